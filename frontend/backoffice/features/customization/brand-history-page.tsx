import { Alert, Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Differences } from '../settings/differences';
import settings from '../settings/settings.module.css';
import { CustomizationFrame } from './customization-frame';
import type { loadBrandHistory, undoBrandChange } from './customization.server';
import type { customizationMessages } from './messages.server';

type History = Awaited<ReturnType<typeof loadBrandHistory>>;
type Change = History['changes'][number];
type Reply = Awaited<ReturnType<typeof undoBrandChange>>['data'];

/** The changes of the look: who, when, why; each can be undone. */
export function BrandHistoryPage() {
  const { locale, texts } = useLoaderData<History>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <CustomizationFrame tab="history">
        <Changes />
      </CustomizationFrame>
    </TextsProvider>
  );
}

function Changes() {
  const t = useTexts<typeof customizationMessages>();
  const { changes } = useLoaderData<History>();
  const reply = useActionData<Reply>();
  return (
    <>
      <Text role="status" c="var(--ok)" size="sm">
        {reply?.done ? t('undone') : ''}
      </Text>
      {reply?.message ? <Alert color="red" role="alert" mb="md" title={reply.message} /> : null}
      {changes.length === 0 ? <Text c="dimmed">{t('historyEmpty')}</Text> : null}
      <Stack component="ul" gap="md" className={settings.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </Stack>
    </>
  );
}

function ChangeItem({ change }: { readonly change: Change }) {
  const locale = useLocale();
  const t = useTexts<typeof customizationMessages>();
  const { id, createdAt, requestedBy, reason, differences } = change;
  return (
    <Paper component="li" maw={820}>
      <Text size="sm" fw={500} mb="xs">
        {showInstant(createdAt, locale)} {t('by')} {requestedBy}
      </Text>
      <Differences differences={differences} />
      {reason ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('reason')}: {reason}
        </Text>
      ) : null}
      <details className={settings.undo}>
        <summary>{t('undo')}</summary>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Group align="flex-end" mt="xs">
            <TextInput name="reason" label={t('reason')} required minLength={3} maxLength={500} />
            <Button type="submit" name="intent" value="undo" variant="default">
              {t('undo')}
            </Button>
          </Group>
        </Form>
      </details>
    </Paper>
  );
}
