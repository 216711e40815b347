import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { LOGIN_AS_FORM } from './login-as-form';
import type { loadLoginAs } from './login-as.server';
import { BackLink } from '../../components/back-link';
import type { sellerPageMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadLoginAs>>;
type Name = keyof typeof LOGIN_AS_FORM;

export const loginAsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.loginAs)} · Guichê` : 'Guichê' },
];

/** Confirms that staff sign in as a seller. */
export function LoginAsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <LoginAs />
    </TextsProvider>
  );
}

function LoginAs() {
  const t = useTexts<typeof sellerPageMessages>();
  const { seller, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: LOGIN_AS_FORM, initial, reply });
  return (
    <>
      <BackLink to={`/admin-root/manage-users/${seller.id}`}>{t('backToSeller')}</BackLink>
      <Title order={1} my="md">
        {t('loginAs')}: {seller.name}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('loginAsText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        submitLabel={t('loginAs')}
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="reason" label={t('reason')} />
          <PasswordField
            state={state}
            name="password"
            label={t('password')}
            autoComplete="current-password"
          />
          {needsCode ? (
            <TextField state={state} name="code" label={t('code')} autoComplete="one-time-code" />
          ) : null}
        </Stack>
      </ServerForm>
    </>
  );
}
