import { Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { KeptFields, useKeptFields } from '../../forms/kept-fields';
import { Differences } from './differences';
import type { settingsMessages } from './messages.server';
import { SettingsFrame } from './settings-frame';
import styles from './settings.module.css';
import type { changeSettingHistory, loadSettingHistory } from './settings.server';

type History = Awaited<ReturnType<typeof loadSettingHistory>>;
type Change = History['changes'][number];
type Reply = Awaited<ReturnType<typeof changeSettingHistory>>['data'];

/** The changes of the settings: those in effect, those to come, and those that were canceled. */
export function SettingHistoryPage() {
  const { locale, texts } = useLoaderData<History>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <SettingsFrame tab="history">
        <Changes />
      </SettingsFrame>
    </TextsProvider>
  );
}

function Changes() {
  const t = useTexts<typeof settingsMessages>();
  const { changes } = useLoaderData<History>();
  const reply = useActionData<Reply>();
  return (
    <>
      <Text role="status" c="var(--ok)" size="sm">
        {reply?.done ? t('undone') : ''}
      </Text>
      {reply?.message ? (
        <Alert color="red" role="alert" mb="md">
          {reply.message}
        </Alert>
      ) : null}
      {changes.length === 0 ? <Text c="dimmed">{t('historyEmpty')}</Text> : null}
      <Stack component="ul" gap="md" className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </Stack>
    </>
  );
}

function ChangeItem({ change }: { readonly change: Change }) {
  const locale = useLocale();
  const t = useTexts<typeof settingsMessages>();
  const { createdAt, requestedBy, reason, differences } = change;
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={500}>
          {showInstant(createdAt, locale)} {t('by')} {requestedBy}
        </Text>
        <Text size="sm" c="dimmed">
          <ChangeState change={change} />
        </Text>
      </Group>
      <Differences differences={differences} />
      {reason ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('setting_reason')}: {reason}
        </Text>
      ) : null}
      <ChangeAction change={change} />
    </Paper>
  );
}

function ChangeState({ change: { appliedAt, canceledAt, validFrom } }: { readonly change: Change }) {
  const locale = useLocale();
  const t = useTexts<typeof settingsMessages>();
  if (canceledAt) return t('state_canceled');
  if (appliedAt) return `${t('state_applied')} ${showInstant(appliedAt, locale)}`;
  return `${t('state_scheduled')}: ${showInstant(validFrom, locale)}`;
}

function ChangeAction({ change: { id, appliedAt, canceledAt } }: { readonly change: Change }) {
  const t = useTexts<typeof settingsMessages>();
  if (canceledAt) return null;
  if (!appliedAt)
    return (
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="cancel" variant="default" size="xs" mt="sm">
          {t('cancel')}
        </Button>
      </Form>
    );
  return <UndoForm id={id} />;
}

const UNDO_FIELDS = ['id', 'reason'];

function UndoForm({ id }: { readonly id: string }) {
  const t = useTexts<typeof settingsMessages>();
  const kept = useKeptFields(UNDO_FIELDS, { id });
  return (
    <details className={styles.undo} open={kept !== null || undefined}>
      <summary>{t('undo')}</summary>
      <Form method="post">
        <KeptFields names={UNDO_FIELDS} isKept={kept !== null} />
        <input type="hidden" name="id" value={id} />
        <Group align="flex-end" mt="xs">
          <TextInput
            name="reason"
            label={t('setting_reason')}
            defaultValue={kept?.reason}
            required
            minLength={3}
            maxLength={500}
          />
          <Button type="submit" name="intent" value="undo" variant="default">
            {t('undo')}
          </Button>
        </Group>
      </Form>
    </details>
  );
}
