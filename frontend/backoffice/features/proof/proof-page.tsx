import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { proofMessages } from './messages.server';
import { PROOF_FORM } from './proof-form';
import type { loadProof, sendProof } from './proof.server';

type Shown = Awaited<ReturnType<typeof loadProof>>;
type Reply = Awaited<ReturnType<ReturnType<typeof sendProof>>>['data'];

export const proofTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** Asks the signed-in person for the password, and for a code where they have a second factor. */
export function ProofPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Proof />
    </TextsProvider>
  );
}

function Proof() {
  const t = useTexts<typeof proofMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: PROOF_FORM, initial: { password: '', code: '' }, reply });
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <ServerForm
        state={state}
        labels={{ password: t('password'), code: t('code') }}
        submitLabel={t('submit')}
      >
        <Stack gap="md" maw={480}>
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
