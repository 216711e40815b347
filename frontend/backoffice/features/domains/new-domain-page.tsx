import { Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { SelectField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { DOMAIN_FORM } from './domain-forms';
import type { loadNewDomain } from './domains.server';
import { BackLink } from '../../components/back-link';
import type { domainMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadNewDomain>>;

const USES = ['CHECKOUT', 'PANEL', 'MEMBERS', 'SHORT_LINKS'] as const;

/** Adds a host to the platform. */
export function NewDomainPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewDomain />
    </TextsProvider>
  );
}

function NewDomain() {
  const t = useTexts<typeof domainMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof DOMAIN_FORM>>();
  const state = useServerForm({ rules: DOMAIN_FORM, initial: { host: '', use: 'CHECKOUT' }, reply });
  const labels = { host: t('host'), use: t('use') };
  return (
    <>
      <BackLink to="/admin-root/domains">{t('backToDomains')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('add')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="host" label={labels.host} hint={t('hostHint')} />
          <SelectField
            state={state}
            name="use"
            label={labels.use}
            choices={USES.map((value) => ({ value, label: t(`use_${value}`) }))}
          />
        </Stack>
      </ServerForm>
    </>
  );
}
