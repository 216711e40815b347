import { Button, Paper, Stack, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { PasswordField, SelectField } from '../../fields/fields';
import { CertificateExpiry } from '../../components/certificate-expiry';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_SECRET_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';
import styles from './platform.module.css';

type Secret = PlatformPageData['platform']['secrets'][number];

/** The keys and certificates of the platform: set, replaced, removed, never shown. */
export function SecretForms() {
  const t = useTexts<typeof platformMessages>();
  const { platform } = useLoaderData<PlatformPageData>();
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {t('secretsText')}
      </Text>
      <Paper maw={820} mb="lg">
        <dl className={styles.facts}>
          {platform.secrets.map((secret) => (
            <div key={secret.name}>
              <dt>{t(`secret_${secret.name}`)}</dt>
              <dd>
                <SecretState secret={secret} />
              </dd>
            </div>
          ))}
        </dl>
      </Paper>
      <SecretForm />
    </>
  );
}

function SecretState({ secret: { isSet, at, by, expiresAt } }: { readonly secret: Secret }) {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { now } = useLoaderData<PlatformPageData>();
  if (!isSet) return <>{t('notSet')}</>;
  if (at === null || by === null) return <>{t('isSet')}</>;
  const set = t('setBy', { at: showInstant(at, locale), by });
  if (expiresAt === null) return <>{set}</>;
  const until = { at: showInstant(expiresAt, locale) };
  const words = { valid: t('certificateValid', until), expired: t('certificateExpired', until) };
  return (
    <>
      {set} <CertificateExpiry at={expiresAt} now={now} words={words} />
    </>
  );
}

function SecretForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform, needsCode } = useLoaderData<PlatformPageData>();
  const initial = { name: 'privateKey', value: '', reason: '', password: '', code: '' };
  const state = useServerForm({ rules: PLATFORM_SECRET_FORM, initial, reply: useReplyTo('secrets') });
  const choices = platform.secrets.map(({ name }) => ({ value: name, label: t(`secret_${name}`) }));
  const labels = {
    ...{ name: t('secret'), value: t('value'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={{ version: String(platform.version) }}
      submitLabel={t('set')}
      buttons={
        <Button type="submit" name="intent" value="remove" variant="default">
          {t('remove')}
        </Button>
      }
    >
      <Stack gap="md" mb="md" maw={480}>
        <SelectField state={state} name="name" label={labels.name} choices={choices} />
        <PasswordField state={state} name="value" label={labels.value} hint={t('valueHint')} />
      </Stack>
      <ReasonAndProof state={state} needsCode={needsCode} />
    </ServerForm>
  );
}
