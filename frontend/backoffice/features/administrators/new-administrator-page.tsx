import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FindPlatform } from './find-platform';
import type { FindingReply } from './find-platform-form';
import { ADMINISTRATOR_FORM } from './administrator-forms';
import type { loadNewAdministrator } from './administrators.server';
import { BackLink } from '../../components/back-link';
import type { administratorMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewAdministrator>>;
type Name = keyof typeof ADMINISTRATOR_FORM;

/** Invites an administrator of a platform. */
export function NewAdministratorPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewAdministrator />
    </TextsProvider>
  );
}

function NewAdministrator() {
  const t = useTexts<typeof administratorMessages>();
  const reply = useActionData<FindingReply<Name>>();
  const initial = { platform: '', name: '', email: '' };
  const state = useServerForm({ rules: ADMINISTRATOR_FORM, initial, reply });
  return (
    <>
      <BackLink to="/master-root/administrators">{t('backToAdministrators')}</BackLink>
      <Title order={1} my="md">
        {t('inviteTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('inviteText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ platform: t('platform'), name: t('name'), email: t('email') }}
        submitLabel={t('sendInvitation')}
      >
        <Stack gap="md" maw={480}>
          <FindPlatform state={state} label={t('platform')} unchosen={t('moveChoose')} />
          <TextField state={state} name="name" label={t('name')} />
          <TextField state={state} name="email" label={t('email')} type="email" />
        </Stack>
      </ServerForm>
    </>
  );
}
