import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FindPlatform } from './find-platform';
import { MOVE_FORM } from './administrator-forms';
import type { administratorMessages } from './messages.server';
import type { loadMove, moveAdministrator } from './move.server';

type Shown = Awaited<ReturnType<typeof loadMove>>;
type Reply = Awaited<ReturnType<typeof moveAdministrator>>['data'];

export const moveTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.move)} · Guichê` : 'Guichê' },
];

/** Confirms that an administrator moves to another platform. */
export function MovePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Move />
    </TextsProvider>
  );
}

function Move() {
  const t = useTexts<typeof administratorMessages>();
  const { administrator } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: MOVE_FORM, initial: { platform: '', reason: '' }, reply });
  return (
    <>
      <BackLink to={`/master-root/administrators/${administrator.id}`}>{t('backToAdministrator')}</BackLink>
      <Title order={1} my="md">
        {t('moveWho', { name: administrator.name })}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('moveText', { platform: administrator.platform })}
      </Text>
      <ServerForm
        state={state}
        labels={{ platform: t('platform'), reason: t('reason') }}
        submitLabel={t('move')}
      >
        <Stack gap="md" maw={480}>
          <FindPlatform state={state} label={t('platform')} unchosen={t('moveChoose')} />
          <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
        </Stack>
      </ServerForm>
    </>
  );
}
