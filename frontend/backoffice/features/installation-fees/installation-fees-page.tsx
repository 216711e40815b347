import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { Differences } from '../settings/differences';
import { FeeFields } from '../settings/setting-fields';
import styles from '../settings/settings.module.css';
import { FEE_FORM } from './fee-form';
import type { changeInstallationFees, loadInstallationFees } from './installation-fees.server';
import type { installationFeesMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadInstallationFees>>;
type Reply = Awaited<ReturnType<typeof changeInstallationFees>>['data'];
type Messages = typeof installationFeesMessages;

/** What platforms without own fees take of a sale. */
export function InstallationFeesPage() {
  const { locale, texts, newest } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Intro />
      <FeesForm key={newest ?? ''} />
      <History />
    </TextsProvider>
  );
}

function Intro() {
  const t = useTexts<Messages>();
  const { platforms, sellers } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="md">
        {t('feesTitle')}
      </Title>
      <Text c="dimmed" mb="lg" maw={820}>
        {t('feesText')} {t('feesFor', { platforms, sellers })}
      </Text>
    </>
  );
}

function FeesForm() {
  const t = useTexts<Messages>();
  const { labels, initial, newest } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({ rules: FEE_FORM, initial, reply: reply?.form ?? undefined });
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={newest === null ? {} : { basedOn: newest }}
      buttons={
        <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
          {t('preview')}
        </Button>
      }
    >
      <FeeFields state={state} labels={labels} />
      <Preview preview={reply?.preview ?? null} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="lg" maw={820} style={{ alignItems: 'end' }}>
        <TextField
          {...{ state, name: 'validFrom', type: 'date' }}
          label={t('setting_validFrom')}
          hint={t('validFromHint')}
        />
        <TextField state={state} name="reason" label={t('setting_reason')} hint={t('reasonHint')} />
      </SimpleGrid>
    </ServerForm>
  );
}

function Preview({ preview }: { readonly preview: Reply['preview'] }) {
  const t = useTexts<Messages>();
  if (!preview) return null;
  const { differences, platforms, sellers } = preview;
  return (
    <Alert title={t('previewTitle')} mt="lg" maw={820} role="status" color="accent">
      {differences.length === 0 ? <Text size="sm">{t('previewNone')}</Text> : null}
      <Differences differences={differences} />
      <Text size="sm" mt="xs">
        {t('feesFor', { platforms, sellers })}
      </Text>
    </Alert>
  );
}

function History() {
  const t = useTexts<Messages>();
  const { history } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        {t('feesHistory')}
      </Title>
      <Text role="status" c="var(--ok)" size="sm">
        {reply?.done ? t('undone') : ''}
      </Text>
      {reply?.message ? (
        <Alert color="red" role="alert" mb="md">
          {reply.message}
        </Alert>
      ) : null}
      {history.length === 0 ? <Text c="dimmed">{t('feesNoHistory')}</Text> : null}
      <Stack component="ul" gap="md" className={styles.changes}>
        {history.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </Stack>
    </section>
  );
}

function Version({ version }: { readonly version: Shown['history'][number] }) {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { id, createdAt, createdBy, reason, differences, validFrom, canceledAt, isInEffect } = version;
  const state = canceledAt
    ? t('state_canceled')
    : isInEffect
      ? `${t('state_applied')} ${showInstant(validFrom, locale)}`
      : `${t('state_scheduled')}: ${showInstant(validFrom, locale)}`;
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={500}>
          {showInstant(createdAt, locale)} {t('by')} {createdBy}
        </Text>
        <Text size="sm" c="dimmed">
          {state}
        </Text>
      </Group>
      <Differences differences={differences} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('setting_reason')}: {reason}
      </Text>
      {canceledAt === null && !isInEffect ? (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="cancel" variant="default" size="xs" mt="sm">
            {t('cancel')}
          </Button>
        </Form>
      ) : null}
    </Paper>
  );
}
