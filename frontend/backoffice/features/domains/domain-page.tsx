import { Alert, Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { domainsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import { PasswordField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { DOMAIN_DECISION_FORM } from './domain-forms';
import styles from './domain-page.module.css';
import type { DomainReply, loadDomain } from './domains.server';
import type { domainMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadDomain>>;

/** A host: its state, its DNS records, and what can be done with it. */
export function DomainPage() {
  return (
    <RowPage list={domainsList}>
      <Stack gap="lg">
        <RecordsSection />
        <DecisionSection />
      </Stack>
    </RowPage>
  );
}

function RecordsSection() {
  const t = useTexts<typeof domainMessages>();
  const { records } = useLoaderData<Shown>();
  const reply = useActionData<DomainReply>();
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('records')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t(records.length > 0 ? 'recordsText' : 'noRecords')}
      </Text>
      {reply?.problem ? <Alert color="red" role="alert" mb="md" title={reply.problem} /> : null}
      <Stack component="ul" gap="md" className={styles.records}>
        {records.map((record) => (
          <RecordItem key={record.type} record={record} />
        ))}
      </Stack>
      <Form method="post">
        <Group mt="lg" gap="md">
          <Button type="submit" name="intent" value="check" variant="default">
            {t('check')}
          </Button>
          <Text role="status" c="var(--ok)" size="sm">
            {reply?.checked ? t('checked') : ''}
          </Text>
        </Group>
      </Form>
    </Paper>
  );
}

function RecordItem({
  record: { type, name, expected, found, isRight },
}: {
  readonly record: Shown['records'][number];
}) {
  const t = useTexts<typeof domainMessages>();
  const state = isRight ? 'right' : found.length > 0 ? 'wrong' : 'missing';
  return (
    <li className={styles.record}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{type}</Text>
        <StatusMark tone={isRight ? 'ok' : found.length > 0 ? 'bad' : 'warn'}>{t(state)}</StatusMark>
      </Group>
      <dl className={styles.facts}>
        <dt>{t('name')}</dt>
        <dd>
          <Code>{name}</Code>
        </dd>
        <dt>{t('expected')}</dt>
        <dd>
          <Code>{expected}</Code>
        </dd>
        <dt>{t('found')}</dt>
        <dd>{found.length > 0 ? found.map((one) => <Code key={one}>{one}</Code>) : t('nothing')}</dd>
      </dl>
    </li>
  );
}

function DecisionSection() {
  const t = useTexts<typeof domainMessages>();
  const { isDefault } = useLoaderData<Shown>();
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('decide')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t(isDefault ? 'isDefault' : 'decideText')}
      </Text>
      {isDefault ? null : <DecisionForm />}
    </Paper>
  );
}

function DecisionForm() {
  const t = useTexts<typeof domainMessages>();
  const { isVerified, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<DomainReply>()?.form ?? undefined;
  const initial = { reason: '', password: '', code: '' };
  const state = useServerForm({ rules: DOMAIN_DECISION_FORM, initial, reply });
  const remove = (
    <Button type="submit" name="intent" value="remove" variant="default" c="red">
      {t('removeDomain')}
    </Button>
  );
  return (
    <ServerForm
      state={state}
      labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
      submitLabel={t(isVerified ? 'makeDefault' : 'removeDomain')}
      {...(!isVerified && { hidden: { intent: 'remove' } })}
      isDecision={isVerified}
      buttons={isVerified ? remove : null}
    >
      <Stack gap="md" maw={480}>
        <TextField state={state} name="reason" label={t('reason')} hint={t('reasonHint')} />
        <PasswordField state={state} name="password" label={t('password')} autoComplete="current-password" />
        {needsCode ? (
          <TextField state={state} name="code" label={t('code')} autoComplete="one-time-code" />
        ) : null}
      </Stack>
    </ServerForm>
  );
}
