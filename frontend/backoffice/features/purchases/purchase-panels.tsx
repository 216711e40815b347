import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import type { purchaseMessages } from './messages.server';
import { PurchaseMoney } from './purchase-money';
import styles from './purchase.module.css';
import type { PurchaseReply, loadPurchase } from './purchases.server';

type Shown = Awaited<ReturnType<typeof loadPurchase>>;

/** Why something was refused. It takes the focus. */
export function PurchaseProblem() {
  const problem = useActionData<PurchaseReply>()?.problem ?? null;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);
  return problem === null ? null : (
    <Alert ref={alert} tabIndex={-1} color="red" role="alert" title={problem} />
  );
}

/** The parcels of something physical. */
export function ParcelsPanel() {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { purchase } = useLoaderData<Shown>();
  const { shipments, shipping, status } = purchase;
  // What is shipped has an amount for it, if only zero.
  if (shipments.length === 0 && (shipping === null || status !== 'APPROVED')) return null;
  return (
    <Panel title={t('delivery')}>
      {shipments.length === 0 ? <Text size="sm">{t('deliveryNone')}</Text> : null}
      <ul className={styles.deliverables}>
        {shipments.map(({ id, carrier, trackingCode, trackingUrl, shippedAt }) => (
          <li key={id}>
            <span>
              <Text size="sm" fw={500}>
                {carrier} {trackingCode}
              </Text>
              <Text size="xs" c="dimmed">
                {t('sentOn', { date: showInstant(shippedAt, locale) })}
              </Text>
            </span>
            {trackingUrl ? (
              <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
                {t('track')}
              </Anchor>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was bought for how much, and the receipt as a file. */
export function PurchaseReceiptPanel() {
  const t = useTexts<typeof purchaseMessages>();
  const { purchase } = useLoaderData<Shown>();
  const { id, items, discount, shipping, interest, gross, currency, status, approvedAt } = purchase;
  const lines = [
    ...items.map(
      ({ title, quantity, amount }) => [quantity > 1 ? `${quantity} × ${title}` : title, amount] as const,
    ),
    ...(discount === 0 ? [] : [[t('discount'), -discount] as const]),
    ...(shipping === null ? [] : [[t('shipping'), shipping] as const]),
    ...(interest === 0 ? [] : [[t('interest'), interest] as const]),
  ];
  return (
    <Panel
      title={t('receipt')}
      aside={
        approvedAt !== null && status !== 'REJECTED' ? (
          <Anchor href={`/my-purchases/${id}/receipt`} size="sm">
            {t('receiptPdf')}
          </Anchor>
        ) : undefined
      }
    >
      <Stack gap={0}>
        {lines.map(([label, amount]) => (
          <div key={label} className={styles.receiptLine}>
            <span>{label}</span>
            <PurchaseMoney amount={amount} currency={currency} />
          </div>
        ))}
        <div className={styles.receiptLine} data-strong="">
          <span>{t('total')}</span>
          <PurchaseMoney amount={gross} currency={currency} />
        </div>
      </Stack>
    </Panel>
  );
}
