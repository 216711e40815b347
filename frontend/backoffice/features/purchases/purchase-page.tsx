import { Button, Text } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { DetailPage } from '../../components/detail-page';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { purchaseMessages } from './messages.server';
import { PURCHASE_TONES, paymentStep, type PurchaseStatus } from './purchase-facts';
import { PurchaseMoney } from './purchase-money';
import { ParcelsPanel, PurchaseProblem, PurchaseReceiptPanel } from './purchase-panels';
import { RefundPanel } from './refund-panel';
import { SubscriptionPanel } from './subscription-panel';
import styles from './purchase.module.css';
import type { loadPurchase } from './purchases.server';

type Shown = Awaited<ReturnType<typeof loadPurchase>>;

export const purchaseTitle = (shown: Pick<Shown, 'purchase'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.purchase.productName} · Guichê` : 'Guichê' },
];

/** One purchase: its state, what it opens, and what the buyer can do. */
export function PurchasePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Purchase />
    </TextsProvider>
  );
}

function Purchase() {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { purchase } = useLoaderData<Shown>();
  const status = purchase.status as PurchaseStatus;
  const step = paymentStep(purchase);
  return (
    <DetailPage
      back={{ to: '/my-purchases', label: t('back') }}
      title={purchase.productName}
      status={<StatusMark tone={PURCHASE_TONES[status]}>{t(`status_${status}`)}</StatusMark>}
      subtitle={
        <>
          {t('order', { code: purchase.code })} · {showInstant(purchase.createdAt, locale)} ·{' '}
          <PurchaseMoney amount={purchase.gross} currency={purchase.currency} /> ·{' '}
          {t('soldBy', { seller: purchase.seller })}
        </>
      }
      actions={
        step ? (
          <Button component="a" href={step.to}>
            {t(step.label)}
          </Button>
        ) : null
      }
    >
      <PurchaseProblem />
      <AccessPanel />
      <ParcelsPanel />
      <SubscriptionPanel />
      <PurchaseReceiptPanel />
      <RefundPanel />
    </DetailPage>
  );
}

function AccessPanel() {
  const t = useTexts<typeof purchaseMessages>();
  const { purchase } = useLoaderData<Shown>();
  const { deliverables, status, shipping } = purchase;
  // Something that is shipped opens nothing.
  if (deliverables.length === 0 && shipping !== null) return null;
  return (
    <Panel title={t('access')}>
      {deliverables.length === 0 ? (
        <Text size="sm">{t(status === 'PENDING' ? 'accessLater' : 'accessNone')}</Text>
      ) : (
        <ul className={styles.deliverables}>
          {deliverables.map(({ title, address, kind }) => (
            <li key={`${title} ${address}`}>
              <span>{title}</span>
              <Button
                component="a"
                href={address}
                {...(kind === 'EXTERNAL' && { target: '_blank', rel: 'noreferrer' })}
                aria-label={`${t(kind === 'FILE' ? 'download' : 'open')}: ${title}`}
              >
                {t(kind === 'FILE' ? 'download' : 'open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
