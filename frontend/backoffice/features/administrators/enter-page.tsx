import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ENTER_FORM } from './enter-form';
import type { loadEnter, permitEntry } from './enter.server';
import { BackLink } from '../../components/back-link';
import type { administratorMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadEnter>>;
type Reply = Awaited<ReturnType<typeof permitEntry>>['data'];

export const enterTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.enter)} · Guichê` : 'Guichê' },
];

/** Confirms that a master enters a platform, and then leads to its host. */
export function EnterPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Enter />
    </TextsProvider>
  );
}

function Enter() {
  const t = useTexts<typeof administratorMessages>();
  const { administrator } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <>
      <BackLink to={`/master-root/administrators/${administrator.id}`}>{t('backToAdministrator')}</BackLink>
      <Title order={1} my="md">
        {t('enterAs', { name: administrator.name })}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('enterText')}
      </Text>
      {reply?.address ? <Permitted address={reply.address} /> : <EnterForm reply={reply} />}
    </>
  );
}

function Permitted({ address }: { readonly address: string }) {
  const t = useTexts<typeof administratorMessages>();
  const { administrator } = useLoaderData<Shown>();
  return (
    <Stack gap="md" align="flex-start" maw={480}>
      <Alert color="green" role="status" title={t('enterPermitted')} w="100%" />
      <Button component="a" href={address}>
        {t('enterContinue', { platform: administrator.platform })}
      </Button>
    </Stack>
  );
}

function EnterForm({ reply }: { readonly reply: Reply | undefined }) {
  const t = useTexts<typeof administratorMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: ENTER_FORM, initial, reply });
  return (
    <ServerForm
      state={state}
      labels={{ reason: t('reason'), password: t('ownPassword'), code: t('ownCode') }}
      submitLabel={t('enter')}
    >
      <Stack gap="md" maw={480}>
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
        <PasswordField
          state={state}
          name="password"
          label={t('ownPassword')}
          autoComplete="current-password"
        />
        {needsCode ? (
          <TextField state={state} name="code" label={t('ownCode')} autoComplete="one-time-code" />
        ) : null}
      </Stack>
    </ServerForm>
  );
}
