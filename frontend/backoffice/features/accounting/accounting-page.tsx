import { Alert, Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountingFileRequestRules } from '@guiche/api-client/rules';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FileItem, useLookingAgain } from '../exports/exports-page';
import type { askForAccountingFile, loadAccounting } from './accounting.server';
import type { accountingMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadAccounting>>;
type Reply = Awaited<ReturnType<typeof askForAccountingFile>>['data'];

const CONTENTS = ['journal', 'sales', 'fees', 'withdrawals', 'anticipations', 'returns', 'balances'] as const;
const FORMATS = ['csv', 'xlsx', 'json'] as const;

export const accountingTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.accountingTitle)} · Guichê` : 'Guichê' },
];

/** Files for the accountant, and until when the journal is closed (screens.md C10). */
export function AccountingPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Accounting />
    </TextsProvider>
  );
}

function Accounting() {
  const t = useTexts<typeof accountingMessages>();
  const { files, wasAsked } = useLoaderData<Shown>();
  useLookingAgain(files.some(({ endedAt }) => endedAt === null));
  return (
    <>
      <Title order={1} mb="xs">
        {t('accountingTitle')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('accountingText')}
      </Text>
      {wasAsked ? (
        <Alert mb="md" role="status" maw={820}>
          {t('fileAsked')}
        </Alert>
      ) : null}
      <Stack gap="lg" maw={820}>
        <NewFile />
        <ClosedJournal />
        <Panel title={t('files')}>
          {files.length === 0 ? <Text size="sm">{t('noFiles')}</Text> : null}
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {files.map((file) => (
              <FileItem key={file.id} file={file} />
            ))}
          </Stack>
        </Panel>
      </Stack>
    </>
  );
}

function NewFile() {
  const t = useTexts<typeof accountingMessages>();
  const { initial } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: accountingFileRequestRules, initial, reply });
  const labels = { content: t('content'), from: t('from'), to: t('to'), format: t('format') };
  return (
    <Panel title={t('newFile')}>
      <ServerForm state={state} labels={labels} submitLabel={t('makeFile')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <SelectField
            state={state}
            name="content"
            label={labels.content}
            choices={CONTENTS.map((value) => ({ value, label: t(`content_${value}`) }))}
          />
          <SelectField
            state={state}
            name="format"
            label={labels.format}
            choices={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
          />
          <TextField state={state} name="from" type="date" label={labels.from} />
          <TextField state={state} name="to" type="date" label={labels.to} hint={t('toHint')} />
        </SimpleGrid>
      </ServerForm>
    </Panel>
  );
}

function ClosedJournal() {
  const t = useTexts<typeof accountingMessages>();
  const locale = useLocale();
  const { closed } = useLoaderData<Shown>();
  return (
    <Panel title={t('journal')}>
      {closed === null ? (
        <Text size="sm">{t('notClosed')}</Text>
      ) : (
        <>
          <Text size="sm">
            {t('closedUntil', { day: showDate(closed.day, locale), position: closed.position })}
          </Text>
          <Text size="sm" ff="monospace" my="xs" style={{ overflowWrap: 'anywhere' }}>
            {closed.hash}
          </Text>
          <Text size="sm" c="dimmed">
            {t('closedText')}
          </Text>
        </>
      )}
      <Anchor href="/verify-journal.mjs" download size="sm" mt="sm" display="block">
        {t('verifier')}
      </Anchor>
    </Panel>
  );
}
