import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { BLOCK_NETWORK_FORM } from './block-forms';
import type { loadNewBlock } from './blocked-networks.server';
import { BackLink } from '../../components/back-link';
import type { blockedNetworkMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewBlock>>;

/** Blocks a network. */
export function NewBlockPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewBlock />
    </TextsProvider>
  );
}

function NewBlock() {
  const t = useTexts<typeof blockedNetworkMessages>();
  const { network } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof BLOCK_NETWORK_FORM>>();
  const state = useServerForm({
    rules: BLOCK_NETWORK_FORM,
    initial: { network, days: '', reason: '' },
    reply,
  });
  const labels = { network: t('network'), days: t('days'), reason: t('reason') };
  return (
    <>
      <BackLink to="/master-root/blocked-networks">{t('backToNetworks')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('block')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="network" label={labels.network} hint={t('networkHint')} />
          <TextField state={state} name="days" label={labels.days} hint={t('daysHint')} />
          <TextField state={state} name="reason" label={labels.reason} />
        </Stack>
      </ServerForm>
    </>
  );
}
