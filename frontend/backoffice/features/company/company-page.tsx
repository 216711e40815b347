import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { PhoneField, SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { browserName } from '../account/browser-name';
import styles from '../settings/settings.module.css';
import { COMPANY_FORM, DELETION_FORM, EVENTS, NOTIFICATIONS_FORM } from './company-forms';
import type { CompanyReply, loadCompany } from './company.server';
import type { companyMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadCompany>>;

export const companyTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

function useReply(of: CompanyReply['of']) {
  const reply = useActionData<CompanyReply>();
  return reply?.of === of ? reply.form : undefined;
}

/** The business of a seller, the mails they want, who signed in, and their data. */
export function CompanyPage() {
  const { locale, texts, version } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Heading />
      <Stack gap="lg" maw={820}>
        <CompanyForm key={`company ${version}`} />
        <NotificationsForm key={`notifications ${version}`} />
        <SignIns />
        <OwnData />
      </Stack>
    </TextsProvider>
  );
}

function Heading() {
  const t = useTexts<typeof companyMessages>();
  return (
    <Title order={1} mb="lg">
      {t('title')}
    </Title>
  );
}

function CompanyForm() {
  const t = useTexts<typeof companyMessages>();
  const { company, version } = useLoaderData<Shown>();
  const state = useServerForm({ rules: COMPANY_FORM, initial: company, reply: useReply('company') });
  const labels = {
    ...{ tradeName: t('tradeName'), address: t('address') },
    ...{ supportEmail: t('supportEmail'), supportPhone: t('supportPhone') },
  };
  return (
    <Panel title={t('company')}>
      <ServerForm state={state} labels={labels} hidden={{ intent: 'company', version: String(version) }}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <TextField state={state} name="tradeName" label={labels.tradeName} />
          <TextField state={state} name="address" label={labels.address} />
          <TextField state={state} name="supportEmail" label={labels.supportEmail} type="email" />
          <PhoneField state={state} name="supportPhone" label={labels.supportPhone} />
        </SimpleGrid>
      </ServerForm>
    </Panel>
  );
}

function NotificationsForm() {
  const t = useTexts<typeof companyMessages>();
  const { notifications, version } = useLoaderData<Shown>();
  const state = useServerForm({
    rules: NOTIFICATIONS_FORM,
    initial: notifications,
    reply: useReply('notifications'),
  });
  const labels = Object.fromEntries(EVENTS.map((event) => [event, t(event)])) as Record<
    (typeof EVENTS)[number],
    string
  >;
  const choices = [
    { value: 'NONE', label: t('mode_NONE') },
    { value: 'EMAIL', label: t('mode_EMAIL') },
  ];
  return (
    <Panel title={t('notifications')}>
      <ServerForm
        state={state}
        labels={labels}
        hidden={{ intent: 'notifications', version: String(version) }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          {EVENTS.map((event) => (
            <SelectField key={event} state={state} name={event} label={labels[event]} choices={choices} />
          ))}
        </SimpleGrid>
      </ServerForm>
    </Panel>
  );
}

function SignIns() {
  const t = useTexts<typeof companyMessages>();
  const locale = useLocale();
  const { signIns } = useLoaderData<Shown>();
  return (
    <Panel title={t('signIns')}>
      <Stack component="ul" gap="sm" className={styles.changes}>
        {signIns.map(({ at, result, ip, userAgent }) => (
          <li key={`${at} ${result}`}>
            <Text size="sm" fw={500}>
              {t(`result_${result}`)}
            </Text>
            <Text size="sm" c="dimmed">
              {showInstant(at, locale)} · {browserName(userAgent) ?? '–'} · {ip ?? '–'}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function OwnData() {
  const t = useTexts<typeof companyMessages>();
  const reply = useReply('deletion');
  const state = useServerForm({ rules: DELETION_FORM, initial: { reason: '' }, reply });
  return (
    <Panel title={t('ownData')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('exportText')}
      </Text>
      <Button component="a" href="/platform/my-profile/export" variant="default" mb="lg">
        {t('export')}
      </Button>
      <Text size="sm" c="dimmed" mb="sm">
        {t('deletionText')}
      </Text>
      <ServerForm
        state={state}
        labels={{ reason: t('reason') }}
        hidden={{ intent: 'deletion' }}
        submitLabel={t('askForDeletion')}
      >
        <TextField state={state} name="reason" label={t('reason')} />
      </ServerForm>
    </Panel>
  );
}
