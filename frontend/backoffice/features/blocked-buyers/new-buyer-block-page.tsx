import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { BLOCK_TYPED_BUYER_FORM } from './block-forms';
import type { loadNewBuyerBlock } from './blocked-buyers.server';
import type { blockedBuyerMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewBuyerBlock>>;

/** Blocks a buyer by e-mail address or document. */
export function NewBuyerBlockPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewBuyerBlock />
    </TextsProvider>
  );
}

function NewBuyerBlock() {
  const t = useTexts<typeof blockedBuyerMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof BLOCK_TYPED_BUYER_FORM>>();
  const state = useServerForm({ rules: BLOCK_TYPED_BUYER_FORM, initial: { buyer: '', reason: '' }, reply });
  const labels = { buyer: t('buyer'), reason: t('reason') };
  return (
    <>
      <BackLink to="/admin-root/blocked-buyers">{t('backToBuyers')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('block')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="buyer" label={labels.buyer} hint={t('buyerHint')} />
          <TextField state={state} name="reason" label={labels.reason} />
        </Stack>
      </ServerForm>
    </>
  );
}
