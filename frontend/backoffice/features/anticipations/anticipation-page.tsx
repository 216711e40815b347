import { Button, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { anticipationsList } from '@guiche/lists';
import { useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { PercentField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { FormRules } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { ANTICIPATION_DECISION_FORM, CHANGE_RATE_FORM } from './anticipation-forms';
import type { decideAnticipation, loadAnticipation } from './anticipations.server';
import { CoveredSales } from './covered-sales';
import type { decideAnticipationMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadAnticipation>>;
type Reply = Awaited<ReturnType<typeof decideAnticipation>>['data'];

/** An anticipation: the sales that it covers, its risks, and what staff can do about it now. */
export function AnticipationPage() {
  const { row, details } = useLoaderData<Shown>();
  const awaits = row.awaits;
  return (
    <RowPage list={anticipationsList} nextStep={awaits === null ? null : <NextStep />}>
      <Stack gap="md" key={`${row.state} ${row.fee}`}>
        {awaits === null ? null : <DecisionPanel />}
        {awaits === null ? null : <RatePanel />}
        <CoveredSales details={details} salesAt="/admin-root/manage-sales" />
      </Stack>
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof decideAnticipationMessages>();
  const { row } = useLoaderData<Shown>();
  return <>{t(row.awaits === 'SELLER' ? 'nextSeller' : 'nextDecideAnticipation')}</>;
}

const EMPTY = { feeBps: '', reason: '', password: '', code: '' };

function useDecisionForm(of: Reply['of'], rules: FormRules) {
  const reply = useActionData<Reply>();
  const initial = Object.fromEntries(
    Object.keys(rules).map((name) => [name, EMPTY[name as keyof typeof EMPTY]]),
  );
  return useServerForm<string>({ rules, initial, reply: reply?.of === of ? reply.form : undefined });
}

function useLabels() {
  const t = useTexts<typeof decideAnticipationMessages>();
  return { feeBps: t('newRate'), reason: t('reason'), password: t('password'), code: t('code') };
}

function DecisionPanel() {
  const t = useTexts<typeof decideAnticipationMessages>();
  const { row, needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('decision', ANTICIPATION_DECISION_FORM);
  const isOfSeller = row.awaits === 'SELLER';
  return (
    <Panel title={t('decision')}>
      <Stack gap={4} mb="md">
        <Text c="dimmed" size="sm">
          {t('decisionText')}
        </Text>
        {row.people === 'TWO' ? <Text size="sm">{t('twoApprovers')}</Text> : null}
      </Stack>
      <ServerForm
        state={state}
        labels={useLabels()}
        submitLabel={t(isOfSeller ? 'refuse' : 'approve')}
        hidden={{ decision: isOfSeller ? 'refuse' : 'approve' }}
        buttons={
          isOfSeller ? null : (
            <Button type="submit" name="intent" value="refuse" variant="default">
              {t('refuse')}
            </Button>
          )
        }
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function RatePanel() {
  const t = useTexts<typeof decideAnticipationMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const state = useDecisionForm('rate', CHANGE_RATE_FORM);
  const labels = useLabels();
  return (
    <Panel title={t('changeRate')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('changeRateText')}
      </Text>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('offerRate')}
        hidden={{ decision: 'changeRate' }}
      >
        <Stack gap="md" maw={480}>
          <PercentField state={state} name="feeBps" label={labels.feeBps} />
          <ReasonAndProof state={state} needsCode={needsCode} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}
