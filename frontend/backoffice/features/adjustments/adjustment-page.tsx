import { Button } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { balanceAdjustmentsList } from '@guiche/lists';
import { DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { ADJUSTMENT_FORM } from './adjustment-forms';
import type { loadAdjustment } from './adjustments.server';
import type { adjustmentMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadAdjustment>>;

/** An adjustment: what was proposed, and the decision of another person. */
export function AdjustmentPage() {
  const { row } = useLoaderData<Shown>();
  const isOpen = row.state === 'PROPOSED';
  return (
    <RowPage list={balanceAdjustmentsList} nextStep={isOpen ? <NextStep /> : null}>
      {isOpen ? <Decision /> : null}
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof adjustmentMessages>();
  const locale = useLocale();
  const { row } = useLoaderData<Shown>();
  const amount = formatMoney(cents(Number(row.amount)), DEFAULT_CURRENCY, locale);
  return (
    <>{t(row.direction === 'CREDIT' ? 'nextCredit' : 'nextDebit', { seller: String(row.seller), amount })}</>
  );
}

function Decision() {
  const t = useTexts<typeof adjustmentMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply>();
  const state = useServerForm<string>({
    rules: ADJUSTMENT_FORM,
    initial: { reason: '', password: '', code: '' },
    reply,
  });
  const refuse = (
    <Button type="submit" name="intent" value="REFUSE" variant="default">
      {t('refuse')}
    </Button>
  );
  return (
    <Panel title={t('decide')}>
      <ServerForm
        state={state}
        labels={{ reason: t('reason'), password: t('password'), code: t('code') }}
        submitLabel={t('confirm')}
        hidden={{ decision: 'CONFIRM' }}
        isDecision
        buttons={refuse}
      >
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}
