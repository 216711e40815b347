import { Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { invoicesList } from '@guiche/lists';
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
import { INVOICE_FORM } from './invoice-forms';
import type { loadInvoice } from './invoices.server';
import type { invoiceMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadInvoice>>;

/** An invoice: what was done to collect it, and what a master can do now. */
export function InvoicePage() {
  const { row } = useLoaderData<Shown>();
  const isUnpaid = row.state === 'OPEN' || row.state === 'OVERDUE';
  return (
    <RowPage list={invoicesList} nextStep={isUnpaid && row.writeOffBy ? <NextStep /> : null}>
      <Stack gap="md">
        {isUnpaid ? <Decision key={`${row.amount} ${row.attempts} ${row.writeOffBy}`} /> : null}
        <History />
      </Stack>
    </RowPage>
  );
}

function NextStep() {
  const t = useTexts<typeof invoiceMessages>();
  return <>{t('nextConfirm')}</>;
}

function useChoices() {
  const t = useTexts<typeof invoiceMessages>();
  const { row } = useLoaderData<Shown>();
  const actions = [
    ...(['SEND', 'PAID', 'DISCOUNT', 'CANCEL'] as const),
    ...(row.writeOffBy ? (['WRITE_OFF', 'REFUSE_WRITE_OFF'] as const) : (['PROPOSE_WRITE_OFF'] as const)),
  ];
  return actions.map((value) => ({ value, label: t(`action_${value}`) }));
}

function Decision() {
  const t = useTexts<typeof invoiceMessages>();
  const { needsCode } = useLoaderData<Shown>();
  const reply = useActionData<ServerFormReply<keyof typeof INVOICE_FORM>>();
  const state = useServerForm({
    rules: INVOICE_FORM,
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
  const t = useTexts<typeof invoiceMessages>();
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
