import { Button, Group, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { managerWithdrawalsList, withdrawalsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { FormRules } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import type { decideWithdrawalMessages } from './messages.server';
import { BY_HAND_FORM, RESULT_FORM, WITHDRAWAL_DECISION_FORM } from './withdrawal-forms';
import type { decideWithdrawal, loadWithdrawal } from './withdrawals.server';

type Shown = Awaited<ReturnType<ReturnType<typeof loadWithdrawal>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof decideWithdrawal>>>['data'];

const UNDECIDED = ['WAITING', 'IN_AUDIT', 'HALF_APPROVED'];

interface WithdrawalPageProps {
  readonly list: typeof withdrawalsList | typeof managerWithdrawalsList;
}

/** A withdrawal: its risks, and what staff can do about it now. */
export function WithdrawalPage({ list }: WithdrawalPageProps) {
  const { row } = useLoaderData<Shown>();
  const isOpen = UNDECIDED.includes(String(row.state));
  const hasFailed = row.state === 'FAILED';
  const isUnresolved = row.answer === 'UNRESOLVED';
  return (
    <RowPage list={list} nextStep={isOpen || hasFailed || isUnresolved ? <NextStep /> : null}>
      {isOpen || hasFailed ? (
        <Stack gap="md" key={String(row.state)}>
          <DecisionPanel />
          <ByHandPanel />
        </Stack>
      ) : null}
      {row.state === 'READY' ? <CancelPanel /> : null}
      {isUnresolved ? <ResultPanel /> : null}
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { row } = useLoaderData<Shown>();
  if (row.answer === 'UNRESOLVED') return <>{t('nextUnresolved')}</>;
  return <>{t(row.state === 'FAILED' ? 'nextFailed' : 'nextDecide')}</>;
}

const EMPTY = { endToEndId: '', reason: '', password: '', code: '' };

function useDecisionForm(of: Reply['of'], rules: FormRules) {
  const reply = useActionData<Reply>();
  const initial = Object.fromEntries(
    Object.keys(rules).map((name) => [name, EMPTY[name as keyof typeof EMPTY]]),
  );
  return useServerForm<string>({ rules, initial, reply: reply?.of === of ? reply.form : undefined });
}

function useLabels() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  return { endToEndId: t('bankId'), reason: t('reason'), password: t('password'), code: t('code') };
}

function DecisionPanel() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { row, needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('decision', WITHDRAWAL_DECISION_FORM);
  const hasFailed = row.state === 'FAILED';
  return (
    <Panel title={t('decision')}>
      <Stack gap={4} mb="md">
        <Text c="dimmed" size="sm">
          {t('decisionText')}
        </Text>
        {row.people === 'TWO' ? <Text size="sm">{t('twoPeople')}</Text> : null}
      </Stack>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t(hasFailed ? 'retry' : 'approve')}
        hidden={{ decision: hasFailed ? 'retry' : 'approve' }}
        isDecision
        buttons={
          <Group gap="sm">
            {hasFailed || row.state === 'IN_AUDIT' ? null : <Choice intent="audit">{t('audit')}</Choice>}
            <Choice intent="refuse">{t('refuse')}</Choice>
            <Choice intent="cancel">{t('cancelIt')}</Choice>
          </Group>
        }
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

/** It was approved, and is sent next. */
function CancelPanel() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('decision', WITHDRAWAL_DECISION_FORM);
  return (
    <Panel title={t('cancelIt')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('cancelUnsent')}
      </Text>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t('cancelIt')}
        hidden={{ decision: 'cancel' }}
        isDecision
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function Choice({ intent, children }: { readonly intent: string; readonly children: ReactNode }) {
  return (
    <Button type="submit" name="intent" value={intent} variant="default">
      {children}
    </Button>
  );
}

function ByHandPanel() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('byHand', BY_HAND_FORM);
  const labels = useLabels();
  return (
    <Panel title={t('byHand')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('byHandText')}
      </Text>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('recordByHand')}
        hidden={{ decision: 'byHand' }}
      >
        <Stack gap="md" maw={480}>
          <TextField state={state} name="endToEndId" label={labels.endToEndId} />
          <ReasonAndProof state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}

function ResultPanel() {
  const t = useTexts<typeof decideWithdrawalMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('result', RESULT_FORM);
  return (
    <Panel title={t('result')}>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t('wasPaid')}
        hidden={{ decision: 'result' }}
        isDecision
        buttons={<Choice intent="notPaid">{t('wasNotPaid')}</Choice>}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
