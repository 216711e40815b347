import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { PasswordField, SelectField } from '../../fields/fields';
import { CertificateExpiry } from '../../components/certificate-expiry';
import { StatusMark } from '../../components/status-mark';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_SECRET_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';
import styles from './platform.module.css';

type Held = PlatformPageData['secrets'][number]['held'][number];

/** The keys and certificates of the platform: added, used, removed, never shown. */
export function SecretForms() {
  const t = useTexts<typeof platformMessages>();
  const { secrets } = useLoaderData<PlatformPageData>();
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {t('secretsText')}
      </Text>
      {secrets.map(({ name, held }) => (
        <Paper key={name} component="section" maw={820} mb="md">
          <Title order={2} size="h4" mb="xs">
            {t(`secret_${name}`)}
          </Title>
          {held.length === 0 ? (
            <Text c="dimmed" size="sm">
              {t('notSet')}
            </Text>
          ) : (
            <ul className={styles.secrets}>
              {held.map((secret) => (
                <li key={String(secret.isCurrent)}>
                  <SecretState secret={secret} />
                </li>
              ))}
            </ul>
          )}
        </Paper>
      ))}
      <SecretForm />
    </>
  );
}

/** One of the two: whether it is used, who added it, until when it is valid. */
function SecretState({ secret }: { readonly secret: Held }) {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { now } = useLoaderData<PlatformPageData>();
  const { isCurrent, fingerprint, at, by, expiresAt, lastUsedAt } = secret;
  const until = expiresAt === null ? undefined : { at: showInstant(expiresAt, locale) };
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <StatusMark tone={isCurrent ? 'ok' : 'quiet'}>
          {t(isCurrent ? 'secretInUse' : 'secretBeside')}
        </StatusMark>
        {until && expiresAt !== null ? (
          <CertificateExpiry
            at={expiresAt}
            now={now}
            words={{ valid: t('certificateValid', until), expired: t('certificateExpired', until) }}
          />
        ) : null}
      </Group>
      <Text size="sm">
        {at === null || by === null ? t('setUnknown') : t('setBy', { at: showInstant(at, locale), by })}{' '}
        {lastUsedAt === null ? t('secretNotUsed') : t('secretUsed', { at: showInstant(lastUsedAt, locale) })}
      </Text>
      {fingerprint === null ? null : (
        <Text size="xs" c="dimmed" className={styles.fingerprint}>
          SHA-256 {fingerprint}
        </Text>
      )}
    </Stack>
  );
}

function SecretForm() {
  const t = useTexts<typeof platformMessages>();
  const { platform, secrets, needsCode } = useLoaderData<PlatformPageData>();
  const initial = { name: 'privateKey', value: '', reason: '', password: '', code: '' };
  const state = useServerForm({ rules: PLATFORM_SECRET_FORM, initial, reply: useReplyTo('secrets') });
  const choices = secrets.map(({ name }) => ({ value: name, label: t(`secret_${name}`) }));
  const labels = {
    ...{ name: t('secret'), value: t('value'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={{ version: String(platform.version) }}
      submitLabel={t('secretAdd')}
      isDecision
      buttons={<OtherSteps />}
    >
      <Stack gap="md" mb="md" maw={480}>
        <SelectField state={state} name="name" label={labels.name} choices={choices} />
        <PasswordField state={state} name="value" label={labels.value} hint={t('valueHint')} />
      </Stack>
      <ReasonAndProof state={state} needsCode={needsCode} />
      {secrets.some(isOnlyOne) ? (
        <Text size="sm" mt="md" maw={640}>
          {t('removeOnlyText')}
        </Text>
      ) : null}
    </ServerForm>
  );
}

/** The steps that the secrets of the platform allow. The only one is never removed by the button of the one beside. */
function OtherSteps() {
  const t = useTexts<typeof platformMessages>();
  const { secrets } = useLoaderData<PlatformPageData>();
  return (
    <>
      {secrets.some(({ held }) => held.some(({ isCurrent }) => !isCurrent)) ? (
        <>
          <Button type="submit" name="intent" value="use" variant="default">
            {t('secretUse')}
          </Button>
          <Button type="submit" name="intent" value="remove" variant="default">
            {t('remove')}
          </Button>
        </>
      ) : null}
      {secrets.some(isOnlyOne) ? (
        <Button type="submit" name="intent" value="removeOnly" color="red">
          {t('removeOnly')}
        </Button>
      ) : null}
    </>
  );
}

const isOnlyOne = ({ held }: { readonly held: readonly Held[] }): boolean =>
  held.length === 1 && held[0]?.isCurrent === true;
