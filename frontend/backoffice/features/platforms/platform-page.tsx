import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { LinkTabs } from '../../components/link-tabs';
import { StatusMark } from '../../components/status-mark';
import { DocumentField, PhoneField, SwitchField, TextField } from '../../fields/fields';
import { fieldText } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { AccessForm } from './access-form';
import { GatewaysForm } from './gateways-form';
import { LimitsForm } from './limits-form';
import type { platformMessages } from './messages.server';
import { DomainsOfPlatform } from './platform-domains';
import { PLATFORM_DATA_FORM, PLATFORM_PERMISSIONS_FORM, PLATFORM_TABS } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';
import { PlanForm } from './plan-form';
import { SecretForms } from './secret-forms';
import { StatusForms } from './status-forms';
import styles from './platform.module.css';

const TONES = { TRIAL: 'warn', ACTIVE: 'ok', SUSPENDED: 'bad', CLOSED: 'quiet' } as const;

/** One platform, in tabs that are links. */
export function PlatformPage() {
  const { locale, texts } = useLoaderData<PlatformPageData>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Frame />
    </TextsProvider>
  );
}

function Frame() {
  const t = useTexts<typeof platformMessages>();
  const { platform, tab } = useLoaderData<PlatformPageData>();
  const page = `/master-root/platforms/${platform.id}`;
  return (
    <>
      <BackLink to="/master-root/platforms">{t('back')}</BackLink>
      <Group my="md" gap="md">
        <Title order={1}>{platform.name}</Title>
        <StatusMark tone={TONES[platform.status]}>{t(`status_${platform.status}`)}</StatusMark>
      </Group>
      <LinkTabs
        label={t('tabs')}
        tabs={PLATFORM_TABS.map((one) => ({
          to: one === 'data' ? page : `${page}/${one}`,
          label: t(`tab_${one}`),
          current: one === tab,
        }))}
      />
      <Tab key={`${tab} ${platform.version}`} />
    </>
  );
}

function Tab() {
  const { tab, overview, now } = useLoaderData<PlatformPageData>();
  switch (tab) {
    case 'data':
      return (
        <>
          <Facts />
          <DomainsOfPlatform domains={overview?.domains ?? []} now={now} />
          <DataForm />
          <Export />
        </>
      );
    case 'permissions':
      return <PermissionsForm />;
    case 'gateways':
      return <GatewaysForm />;
    case 'limits':
      return <LimitsForm />;
    case 'plan':
      return <PlanForm />;
    case 'secrets':
      return <SecretForms />;
    case 'access':
      return <AccessForm />;
    case 'status':
      return <StatusForms />;
  }
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts() {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { platform, overview } = useLoaderData<PlatformPageData>();
  const changed = platform.limits.filter((limit) => limit.changed !== null).length;
  return (
    <Paper maw={820} mb="lg">
      <dl className={styles.facts}>
        <Fact name={t('host')}>{platform.host ?? '–'}</Fact>
        <Fact name={t('slug')}>{platform.slug}</Fact>
        <Fact name={t('created')}>{showInstant(platform.createdAt, locale)}</Fact>
        <Fact name={t('sellers')}>{overview?.sellers}</Fact>
        <Fact name={t('administrators')}>
          {overview?.administrators}{' '}
          <Anchor component={Link} to={`/master-root/administrators?platform=${platform.id}`} size="sm">
            {t('seeAdministrators')}
          </Anchor>
        </Fact>
        <Fact name={t('limits')}>{changed === 0 ? t('limitsNone') : changed}</Fact>
        <Fact name={t('location')}>{t('locationText')}</Fact>
      </dl>
    </Paper>
  );
}

function DataForm() {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { platform } = useLoaderData<PlatformPageData>();
  const rules = PLATFORM_DATA_FORM;
  const values = { ...platform, reason: '' };
  const initial = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, fieldText(rule, Reflect.get(values, name), locale)]),
  ) as Record<keyof typeof rules, string>;
  const state = useServerForm({ rules, initial, reply: useReplyTo('data') });
  const labels = {
    ...{
      name: t('name'),
      legalName: t('legalName'),
      document: t('document'),
      legalAddress: t('legalAddress'),
    },
    ...{ supportEmail: t('supportEmail'), supportPhone: t('supportPhone'), termsUrl: t('termsUrl') },
    ...{ privacyUrl: t('privacyUrl'), reason: t('reason') },
  };
  return (
    <ServerForm state={state} labels={labels} hidden={{ version: String(platform.version) }}>
      <Stack gap="md" maw={560}>
        <TextField state={state} name="name" label={labels.name} />
        <TextField state={state} name="legalName" label={labels.legalName} />
        <DocumentField state={state} name="document" label={labels.document} />
        <TextField state={state} name="legalAddress" label={labels.legalAddress} />
        <TextField state={state} name="supportEmail" label={labels.supportEmail} type="email" />
        <PhoneField state={state} name="supportPhone" label={labels.supportPhone} />
        <TextField state={state} name="termsUrl" label={labels.termsUrl} />
        <TextField state={state} name="privacyUrl" label={labels.privacyUrl} />
        <TextField state={state} name="reason" label={labels.reason} hint={t('reasonHint')} />
      </Stack>
    </ServerForm>
  );
}

function PermissionsForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  const on = (value: boolean) => (value ? 'on' : '');
  const initial = {
    ...{ pixEnabled: on(platform.pixEnabled), creditCardEnabled: on(platform.creditCardEnabled) },
    ...{ billetEnabled: on(platform.billetEnabled), blockedCashout: on(platform.blockedCashout) },
    ...{ defaultReceiverId: platform.defaultReceiverId ?? '', reason: '' },
  };
  const state = useServerForm({
    rules: PLATFORM_PERMISSIONS_FORM,
    initial,
    reply: useReplyTo('permissions'),
  });
  const labels = {
    ...{ pixEnabled: t('pixEnabled'), creditCardEnabled: t('creditCardEnabled') },
    ...{ billetEnabled: t('billetEnabled'), blockedCashout: t('blockedCashout') },
    ...{ defaultReceiverId: t('defaultReceiverId'), reason: t('reason') },
  };
  return (
    <ServerForm state={state} labels={labels} hidden={{ version: String(platform.version) }}>
      <Stack gap="md" maw={560}>
        <SwitchField state={state} name="pixEnabled" label={labels.pixEnabled} />
        <SwitchField state={state} name="creditCardEnabled" label={labels.creditCardEnabled} />
        <SwitchField state={state} name="billetEnabled" label={labels.billetEnabled} />
        <SwitchField
          state={state}
          name="blockedCashout"
          label={labels.blockedCashout}
          hint={t('blockedCashoutHint')}
        />
        <TextField
          state={state}
          name="defaultReceiverId"
          label={labels.defaultReceiverId}
          hint={t('defaultReceiverIdHint')}
        />
        <TextField state={state} name="reason" label={labels.reason} hint={t('reasonHint')} />
      </Stack>
    </ServerForm>
  );
}

function Export() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  return (
    <Paper component="section" maw={820} mt="xl">
      <Title order={2} mb="xs">
        {t('export')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('exportText')}
      </Text>
      <Button component="a" href={`/master-root/platforms/${platform.id}/file`} variant="default">
        {t('export')}
      </Button>
    </Paper>
  );
}
