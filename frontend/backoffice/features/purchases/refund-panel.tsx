import { Checkbox, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { LongTextField, SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { purchaseMessages } from './messages.server';
import styles from './purchase.module.css';
import type { PurchaseReply, loadPurchase } from './purchases.server';
import { REQUEST_REASONS, REFUND_REQUEST_FORM } from './refund-request-form';

type Shown = Awaited<ReturnType<typeof loadPurchase>>;

/** How a request for the money stands, what the buyer has a right to, and the form. */
export function RefundPanel() {
  const t = useTexts<typeof purchaseMessages>();
  const { purchase } = useLoaderData<Shown>();
  const { request, mayAsk } = purchase.refund;
  if (!request && !mayAsk) return null;
  return (
    <Panel title={t('refund')}>
      <Stack gap="sm">
        {request ? <RequestState /> : null}
        {mayAsk ? (
          <>
            <Rights />
            <RequestForm />
          </>
        ) : null}
      </Stack>
    </Panel>
  );
}

function RequestState() {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { purchase } = useLoaderData<Shown>();
  const request = purchase.refund.request;
  if (!request) return null;
  const { protocol, state, decision, createdAt } = request;
  return (
    <div>
      <Text size="sm" fw={500}>
        {t(`requestState_${state}`)}
      </Text>
      <Text size="xs" c="dimmed">
        {t('protocol', { protocol, date: showInstant(createdAt, locale) })}
      </Text>
      {decision === null || state !== 'REFUSED' ? null : (
        <Text size="sm">{t('answer', { text: decision })}</Text>
      )}
    </div>
  );
}

function Rights() {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { purchase } = useLoaderData<Shown>();
  const { until, isGranted } = purchase.refund;
  if (until === null) return <Text size="sm">{t('refundNotSent')}</Text>;
  const date = showInstant(until, locale);
  return <Text size="sm">{t(isGranted ? 'refundUntil' : 'refundLate', { date })}</Text>;
}

function RequestForm() {
  const t = useTexts<typeof purchaseMessages>();
  const { purchase } = useLoaderData<Shown>();
  const reply = useActionData<PurchaseReply>()?.form ?? undefined;
  const initial = { reason: 'REGRET', details: '', pixKey: '' };
  const state = useServerForm({ rules: REFUND_REQUEST_FORM, initial, reply });
  const labels = { reason: t('refundReason'), details: t('refundDetails'), pixKey: t('pixKey') };
  return (
    <details className={styles.ask} open={reply !== undefined}>
      <summary>{t('askRefund')}</summary>
      <Text size="sm" c="dimmed" my="sm">
        {t('refundConfirm')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('askRefund')} hidden={{ intent: 'refund' }}>
        <Stack gap="sm" maw={480}>
          <ItemsToReturn />
          <SelectField
            state={state}
            name="reason"
            label={labels.reason}
            choices={REQUEST_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
          />
          <LongTextField state={state} name="details" label={labels.details} />
          {purchase.method === 'BILLET' ? (
            <TextField state={state} name="pixKey" label={labels.pixKey} hint={t('pixKeyHint')} />
          ) : null}
        </Stack>
      </ServerForm>
    </details>
  );
}

/** One item is everything, so only several are chosen from. */
function ItemsToReturn() {
  const t = useTexts<typeof purchaseMessages>();
  const { purchase } = useLoaderData<Shown>();
  const { items } = purchase.refund;
  if (items.length < 2) return null;
  return (
    <fieldset className={styles.items}>
      <legend>{t('refundItems')}</legend>
      <input type="hidden" name="chosen" value="on" />
      <Stack gap="xs">
        {items.map(({ id, title, isReturned }) => (
          <Checkbox
            key={id}
            name="item"
            value={id}
            defaultChecked={!isReturned}
            disabled={isReturned}
            label={isReturned ? t('refundItemReturned', { title }) : title}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
