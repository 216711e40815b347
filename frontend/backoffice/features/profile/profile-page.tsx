import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { DocumentField, PhoneField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { profileMessages } from './messages.server';
import { PROFILE_FORM } from './profile-form';
import type { loadProfile, saveProfile } from './profile.server';

type Profile = Awaited<ReturnType<ReturnType<typeof loadProfile>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof saveProfile>>>['data'];

export const profileTitle = (shown: Profile | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** What a person says about themselves. */
export function ProfilePage() {
  const { locale, texts, version } = useLoaderData<Profile>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProfileForm key={version} />
    </TextsProvider>
  );
}

function ProfileForm() {
  const t = useTexts<typeof profileMessages>();
  const { initial, email, version, hasDocument } = useLoaderData<Profile>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: PROFILE_FORM, initial, reply });
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {email}
      </Text>
      <ServerForm
        state={state}
        labels={{ name: t('name'), phone: t('phone'), document: t('document') }}
        hidden={{ version: String(version), ...(hasDocument && { document: initial.document }) }}
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="name" label={t('name')} autoComplete="name" />
          <PhoneField state={state} name="phone" label={t('phone')} />
          {hasDocument ? (
            <Text size="sm">
              {t('document')}: <b>{initial.document}</b>
              <br />
              <Text component="span" size="sm" c="dimmed">
                {t('documentKept')}
              </Text>
            </Text>
          ) : (
            <DocumentField state={state} name="document" label={t('document')} hint={t('documentHint')} />
          )}
        </Stack>
      </ServerForm>
    </>
  );
}
