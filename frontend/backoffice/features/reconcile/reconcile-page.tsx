import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { reconcilePeriodRules } from '@guiche/api-client/rules';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { StatementTabs } from '../statements/statement-tabs';
import type { reconcileMessages } from './messages.server';
import type { loadReconciliations, reconcileAgain } from './reconcile.server';
import styles from './reconcile.module.css';

type Shown = Awaited<ReturnType<typeof loadReconciliations>>;
type Run = Shown['runs'][number];
type Reply = Awaited<ReturnType<typeof reconcileAgain>>['data'];

/** The comparisons with the providers, and a form to compare days again. */
export function ReconcilePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Reconciliations />
    </TextsProvider>
  );
}

function Reconciliations() {
  const t = useTexts<typeof reconcileMessages>();
  const { runs } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <StatementTabs current="reconcile" />
      <Again />
      <Title order={2} mt="xl" mb="md">
        {t('runs')}
      </Title>
      {runs.length === 0 ? <Text c="dimmed">{t('empty')}</Text> : null}
      <Stack component="ul" gap="md" className={styles.runs}>
        {runs.map((run) => (
          <RunItem key={`${run.day} ${run.provider} ${run.account}`} run={run} />
        ))}
      </Stack>
    </>
  );
}

function Again() {
  const t = useTexts<typeof reconcileMessages>();
  const reply = useActionData<Reply>();
  const initial = { from: '', until: '', reason: '' };
  const state = useServerForm({ rules: reconcilePeriodRules, initial, reply });
  const labels = { from: t('from'), until: t('until'), reason: t('reason') };
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('again')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('againText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('again')}>
        <Stack gap="md" maw={480}>
          <Group grow align="flex-start">
            <TextField state={state} name="from" label={labels.from} type="date" />
            <TextField state={state} name="until" label={labels.until} type="date" />
          </Group>
          <TextField state={state} name="reason" label={labels.reason} hint={t('reasonHint')} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

function RunItem({ run }: { readonly run: Run }) {
  const t = useTexts<typeof reconcileMessages>();
  const { day, provider, account, finished, differences, differenceCount } = run;
  const { compared, agreeing, unanswered } = run;
  const counts = { compared, agreeing, unanswered, differences: differenceCount };
  return (
    <Paper component="li" maw={960}>
      <Group justify="space-between" mb="xs">
        <Text fw={500}>
          {day.split('-').reverse().join('/')} · {provider} · {account}
        </Text>
        <StatusMark tone={finished ? 'ok' : 'warn'}>{t(finished ? 'finished' : 'running')}</StatusMark>
      </Group>
      <Text size="sm">{t('counts', counts)}</Text>
      {differences.map((difference) => (
        <DifferenceFacts key={difference.paymentId} difference={difference} />
      ))}
      {differenceCount > differences.length ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('firstDifferences', { shown: differences.length, all: differenceCount })}
        </Text>
      ) : null}
    </Paper>
  );
}

const statusIn = (side: object): string => String(Reflect.get(side, 'status') ?? '–');

function DifferenceFacts({ difference }: { readonly difference: Run['differences'][number] }) {
  const t = useTexts<typeof reconcileMessages>();
  const { kind, paymentId, ours, theirs, statusNow } = difference;
  const isCorrected = statusNow !== statusIn(ours);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('difference')}</dt>
        <dd>{t(`kind_${kind}`)}</dd>
      </div>
      <div>
        <dt>{t('payment')}</dt>
        <dd>{paymentId}</dd>
      </div>
      <div>
        <dt>{t('ours')}</dt>
        <dd>{statusIn(ours)}</dd>
      </div>
      <div>
        <dt>{t('theirs')}</dt>
        <dd>{statusIn(theirs)}</dd>
      </div>
      <div>
        <dt>{t('now')}</dt>
        <dd>
          {statusNow} {isCorrected ? `(${t('corrected')})` : ''}
        </dd>
      </div>
    </dl>
  );
}
