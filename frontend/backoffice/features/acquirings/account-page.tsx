import {
  Alert,
  Anchor,
  Button,
  Group,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CertificateExpiry } from '../../components/certificate-expiry';
import { SwitchField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { CredentialFields, PlainFields, accountLabels } from './account-fields';
import { accountForm } from './account-form';
import type { loadGatewayAccount } from './acquirings.server';
import { ACCOUNTS_PAGE } from './accounts-page-data';
import { AcquiringsFrame } from './acquirings-frame';
import type { acquiringMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadGatewayAccount>>;

interface AccountReply {
  readonly saved?: ServerFormReply;
  readonly test?: { readonly kind: string; readonly detail: string | null };
  readonly certificate?: { readonly saved: boolean; readonly message: string | null };
}

/** An account at a payment provider. */
export function GatewayAccountPage() {
  const { locale, texts, account, wantsCertificate } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <AcquiringsFrame title={account.name}>
        <ConnectionTest />
        <Costs />
        <AccountSettingsForm key={`${account.id} ${account.version}`} />
        {wantsCertificate ? <Certificates /> : null}
        <WebhookAddress />
      </AcquiringsFrame>
    </TextsProvider>
  );
}

function ConnectionTest() {
  const t = useTexts<typeof acquiringMessages>();
  const test = useActionData<AccountReply>()?.test;
  const isConnected = test?.kind === 'connected';
  return (
    <Group mb="lg" gap="md">
      <Form method="post">
        <Button type="submit" name="intent" value="test" variant="default">
          {t('test')}
        </Button>
      </Form>
      {test ? (
        <Alert color={isConnected ? 'green' : 'red'} role="status" p="xs">
          <Text size="sm">
            {t(`test_${test.kind as 'connected'}`)}
            {test.detail === null ? '' : ` ${test.detail}`}
          </Text>
        </Alert>
      ) : null}
    </Group>
  );
}

function Costs() {
  const t = useTexts<typeof acquiringMessages>();
  const { account } = useLoaderData<Shown>();
  return (
    <>
      {account.costsEntered ? null : (
        <Alert color="yellow" role="note" title={t('costsMissing')} mb="md" maw={820}>
          {t('costsMissingText')}
        </Alert>
      )}
      <Text mb="lg">
        <Anchor component={Link} to={`${ACCOUNTS_PAGE}/${account.id}/costs`}>
          {t('costs')}
        </Anchor>
      </Text>
    </>
  );
}

function AccountSettingsForm() {
  const t = useTexts<typeof acquiringMessages>();
  const { fields, account, initial } = useLoaderData<Shown>();
  const reply = useActionData<AccountReply>()?.saved;
  const state = useServerForm<string>({ rules: accountForm(fields), initial, reply });
  return (
    <ServerForm state={state} labels={accountLabels(fields, t)} hidden={{ version: String(account.version) }}>
      <Stack gap="md" maw={560}>
        <SwitchField state={state} name="active" label={t('activeSwitch')} hint={t('activeHint')} />
        <SwitchField state={state} name="draining" label={t('drainingSwitch')} hint={t('drainingHint')} />
        <PlainFields state={state} evidence={account.evidence} />
        <CredentialFields state={state} fields={fields} secretsSet={account.secretsSet} />
      </Stack>
    </ServerForm>
  );
}

function Certificates() {
  const t = useTexts<typeof acquiringMessages>();
  const { account } = useLoaderData<Shown>();
  const reply = useActionData<AccountReply>()?.certificate;
  return (
    <>
      <Title order={2} mt="xl" mb="xs">
        {t('certificates')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('certificatesText')}
      </Text>
      {reply?.message ? (
        <Alert color="red" role="alert" mb="md">
          {reply.message}
        </Alert>
      ) : null}
      <Text role="status" size="sm" c="var(--ok)">
        {reply?.saved ? t('certificateSaved') : ''}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={820}>
        <CertificateForm
          use="cash-in"
          isSet={account.certificatesSet.cashIn}
          expires={account.certificatesExpire.cashIn}
        />
        <CertificateForm
          use="cash-out"
          isSet={account.certificatesSet.cashOut}
          expires={account.certificatesExpire.cashOut}
        />
      </SimpleGrid>
    </>
  );
}

interface CertificateFormProps {
  readonly use: 'cash-in' | 'cash-out';
  readonly isSet: boolean;
  readonly expires: string | null;
}

function CertificateForm({ use, isSet, expires }: CertificateFormProps) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  const { now } = useLoaderData<Shown>();
  const until = { at: expires === null ? '' : showInstant(expires, locale) };
  const words = { valid: t('certificateValid', until), expired: t('certificateExpired', until) };
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="use" value={use} />
      <Stack gap="sm">
        <Text fw={500}>{t(`certificate_${use}`)}</Text>
        <Text size="sm" c="dimmed">
          {isSet ? t('certificateSet') : t('certificateUnset')}
        </Text>
        {expires === null ? null : <CertificateExpiry at={expires} now={now} words={words} />}
        <TextInput type="file" name="pfx" label={t('certificateFile')} accept=".p12,.pfx" required />
        <PasswordInput name="passphrase" label={t('passphrase')} autoComplete="new-password" />
        <Group>
          <Button type="submit" name="intent" value="certificate" variant="default">
            {t('certificateSave')}
          </Button>
          {isSet ? (
            <Button
              type="submit"
              name="intent"
              value="removeCertificate"
              variant="default"
              c="red"
              formNoValidate
            >
              {t('certificateRemove')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Form>
  );
}

function WebhookAddress() {
  const t = useTexts<typeof acquiringMessages>();
  const { account } = useLoaderData<Shown>();
  return (
    <>
      <Title order={2} mt="xl" mb="xs">
        {t('webhook')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('webhookText')}
      </Text>
      <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        <code>{account.webhookAddress}</code>
      </Text>
    </>
  );
}
