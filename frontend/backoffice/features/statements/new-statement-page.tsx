import { Alert, Button, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { STATEMENT_KIND_WORDS } from '@guiche/lists';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import type { statementMessages } from './messages.server';
import type { importStatement, loadNewStatement } from './statements.server';

type Shown = Awaited<ReturnType<typeof loadNewStatement>>;
type Reply = Awaited<ReturnType<typeof importStatement>>['data'];

/** Takes the file of a statement. The form holds the file, so it needs no script. */
export function NewStatementPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewStatement />
    </TextsProvider>
  );
}

function NewStatement() {
  const t = useTexts<typeof statementMessages>();
  const reply = useActionData<Reply>();
  return (
    <>
      <BackLink to="/admin-root/statements">{t('backToStatements')}</BackLink>
      <Title order={1} my="md">
        {t('importTitle')}
      </Title>
      <Stack gap={4} mb="md" maw={640}>
        <Text>{t('importText')}</Text>
        <Text size="sm" c="dimmed">
          {t('columnsOfProvider')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('columnsOfBank')}
        </Text>
      </Stack>
      {reply ? <Refused reply={reply} /> : null}
      <StatementForm reply={reply} />
    </>
  );
}

function Refused({ reply: { message, lines } }: { readonly reply: Reply }) {
  const t = useTexts<typeof statementMessages>();
  return (
    <Alert role="alert" color="red" title={message} mb="md" maw={640}>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ place, text }) => (
            <li key={`${place} ${text}`}>{t('lineOfFile', { place: String(place), text })}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

function StatementForm({ reply }: { readonly reply: Reply | undefined }) {
  const t = useTexts<typeof statementMessages>();
  const { accounts } = useLoaderData<Shown>();
  const { values, errors } = reply ?? { values: undefined, errors: {} as Readonly<Record<string, string>> };
  return (
    <Form method="post" encType="multipart/form-data">
      <Stack gap="md" maw={480} align="stretch">
        <NativeSelect
          name="kind"
          label={t('kindOfFile')}
          defaultValue={values?.kind ?? 'PROVIDER_CSV'}
          data={STATEMENT_KIND_WORDS.map((value) => ({ value, label: t(`kindOfFile_${value}`) }))}
        />
        <NativeSelect
          name="gatewayAccountId"
          label={t('gatewayAccount')}
          description={t('gatewayAccountHint')}
          defaultValue={values?.gatewayAccountId ?? ''}
          error={errors.gatewayAccountId}
          data={[
            { value: '', label: '–' },
            ...accounts.map(({ id, name, provider }) => ({ value: id, label: `${name} · ${provider}` })),
          ]}
        />
        <TextInput
          name="bankAccount"
          label={t('bankAccount')}
          description={t('bankAccountHint')}
          maxLength={80}
          defaultValue={values?.bankAccount ?? ''}
          error={errors.bankAccount}
        />
        <TextInput type="file" name="file" label={t('statementFile')} accept=".csv,.txt,.ofx" required />
        <Button type="submit" style={{ alignSelf: 'flex-start' }}>
          {t('sendStatement')}
        </Button>
      </Stack>
    </Form>
  );
}
