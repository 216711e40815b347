import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { loadAccess, takeAccess } from './access.server';
import { ACCESS_FORM } from './functionary-form';
import { BackLink } from '../../components/back-link';
import type { functionaryMessages } from './messages.server';

type Shown = Awaited<ReturnType<ReturnType<typeof loadAccess>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof takeAccess>>>['data'];

export const accessTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts[shown.step])} · Guichê` : 'Guichê' },
];

/** Confirms that a functionary is removed, or their second factor. */
export function AccessPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Access />
    </TextsProvider>
  );
}

function Access() {
  const t = useTexts<typeof functionaryMessages>();
  const { person, step, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: ACCESS_FORM, initial, reply });
  return (
    <>
      <BackLink to={`/admin-root/manage-functionaries/${person.id}`}>{t('backToPerson')}</BackLink>
      <Title order={1} my="md">
        {t(step)}: {person.name}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t(`${step}Text`)}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        submitLabel={t(step)}
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
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
