import { Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { chargesList } from '@guiche/lists';
import { DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { Timeline } from '../../components/timeline';
import { MoneyField, SelectField } from '../../fields/fields';
import { ReasonAndProof } from '../../fields/reason-and-proof';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { RowPage } from '../../lists/row-page';
import { CHARGE_FORM } from './charge-forms';
import type { loadCharge } from './charges.server';
import type { chargeMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadCharge>>;

/** A charge: what was done to collect it, and what staff can do now. */
export function ChargePage() {
  const { row } = useLoaderData<Shown>();
  const isUnpaid = row.state === 'OPEN' || row.state === 'OVERDUE';
  return (
    <RowPage list={chargesList} nextStep={isUnpaid && row.writeOffBy ? <NextStep /> : null}>
      <Stack gap="md">
        {isUnpaid ? <Decision key={`${row.amount} ${row.paid} ${row.attempts} ${row.writeOffBy}`} /> : null}
        <History />
      </Stack>
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof chargeMessages>();
  return <>{t('nextConfirm')}</>;
}

function useChoices() {
  const t = useTexts<typeof chargeMessages>();
  const { row } = useLoaderData<Shown>();
  const isDebt = row.kind === 'NEGATIVE_BALANCE';
  const isAgreed = row.kind === 'AGREEMENT';
  const actions = [
    'SEND' as const,
    ...(isDebt ? [] : (['FROM_BALANCE', 'FROM_BALANCE_OR_DEBT'] as const)),
    'PAID_BY_HAND' as const,
    ...(isAgreed ? [] : (['DISCOUNT'] as const)),
    ...(isAgreed || Number(row.paid) > 0 ? [] : (['CANCEL'] as const)),
    ...(row.writeOffBy ? (['WRITE_OFF', 'REFUSE_WRITE_OFF'] as const) : (['PROPOSE_WRITE_OFF'] as const)),
  ];
  return actions.map((value) => ({ value, label: t(`action_${value}`) }));
}

function Decision() {
  const t = useTexts<typeof chargeMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof CHARGE_FORM>>();
  const state = useServerForm({
    rules: CHARGE_FORM,
    initial: { action: 'SEND', amount: '', reason: '', password: '', code: '' },
    reply,
  });
  const labels = {
    ...{ action: t('action'), amount: t('discountAmount'), reason: t('reason') },
    ...{ password: t('password'), code: t('code') },
  };
  return (
    <Panel title={t('decide')}>
      <Text size="sm" mb="md">
        {t('decideText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('save')}>
        <Stack gap="md" maw={480} mb="md">
          <SelectField state={state} name="action" label={labels.action} choices={useChoices()} />
          <MoneyField state={state} name="amount" label={labels.amount} hint={t('discountHint')} />
        </Stack>
        <ReasonAndProof state={state} needsCode={needsCode} />
      </ServerForm>
    </Panel>
  );
}

function History() {
  const t = useTexts<typeof chargeMessages>();
  const word = t as unknown as (key: string) => string;
  const locale = useLocale();
  const { events } = useLoaderData<Shown>();
  const shown = events.map(({ at, what, by, amount, reason }) => ({
    title: word(`event_${what}`),
    at: String(at),
    detail: [amount === null ? '' : formatMoney(cents(amount), DEFAULT_CURRENCY, locale), by, reason ?? '']
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <Panel title={t('history')}>
      <Timeline events={shown} />
    </Panel>
  );
}
