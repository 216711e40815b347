import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { PLATFORM_FORM } from './administrator-forms';
import type { loadNewPlatform } from './administrators.server';
import { BackLink } from '../../components/back-link';
import type { administratorMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewPlatform>>;
type Name = keyof typeof PLATFORM_FORM;

/** Creates a platform with its first administrator. */
export function NewPlatformPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewPlatform />
    </TextsProvider>
  );
}

function NewPlatform() {
  const t = useTexts<typeof administratorMessages>();
  const reply = useActionData<ServerFormReply<Name>>();
  const initial = { name: '', host: '', administratorName: '', administratorEmail: '' };
  const state = useServerForm({ rules: PLATFORM_FORM, initial, reply });
  const labels = {
    name: t('platformName'),
    host: t('host'),
    administratorName: t('administratorName'),
    administratorEmail: t('administratorEmail'),
  };
  return (
    <>
      <BackLink to="/master-root/platforms">{t('backToPlatforms')}</BackLink>
      <Title order={1} my="md">
        {t('platformTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('platformText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('platformCreate')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="name" label={labels.name} />
          <TextField state={state} name="host" label={labels.host} hint={t('hostHint')} />
          <TextField state={state} name="administratorName" label={labels.administratorName} />
          <TextField state={state} name="administratorEmail" label={labels.administratorEmail} type="email" />
        </Stack>
      </ServerForm>
    </>
  );
}
