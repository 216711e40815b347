import { formatMoney } from '@guiche/money';
import { Loader, Text, ThemeIcon } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from '../../components/icons';
import { usePaymentTexts, useLocale } from '../../i18n/use-texts';
import { showDate } from '../../lib/show-date';
import styles from './outcome-panel.module.css';
import type { Payment } from './payment';
import type { PaymentView } from './payment-view';

type Look = 'good' | 'bad' | 'calm';
type Outcome = Exclude<PaymentView, 'pending'>;

const SIGNS: Record<Outcome, { icon: ComponentType; look: Look }> = {
  confirming: { icon: Loader, look: 'calm' },
  analysing: { icon: Loader, look: 'calm' },
  approved: { icon: CheckIcon, look: 'good' },
  rejected: { icon: CrossIcon, look: 'bad' },
  canceled: { icon: ClockIcon, look: 'calm' },
  refunded: { icon: ReturnIcon, look: 'calm' },
  chargeback: { icon: AlertIcon, look: 'calm' },
};

interface OutcomePanelProps {
  readonly view: Outcome;
  readonly children: ReactNode;
}

/** How it ended, or why we wait: one sign and plain words. */
export function OutcomePanel({ view, children }: OutcomePanelProps) {
  const { icon: Sign, look } = SIGNS[view];
  return (
    <div className={styles.panel}>
      <ThemeIcon className={styles.sign} variant={look}>
        <Sign />
      </ThemeIcon>
      {children}
    </div>
  );
}

interface ReceiptProps {
  readonly payment: Payment;
  readonly productName: string | null;
}

export function Receipt({ payment, productName }: ReceiptProps) {
  const t = usePaymentTexts();
  const locale = useLocale();
  const { amount, currency, nextCharge } = payment;
  return (
    <section className={styles.receipt}>
      <Text component="h2" variant="title" className={styles.heading}>
        {t('receipt')}
      </Text>
      <dl>
        {productName ? <Line name={t('item')} value={productName} /> : null}
        <Line name={t('method')} value={t(`method${payment.method}`)} />
        <Line name={t('paid')} value={formatMoney(amount, currency, locale)} strong />
        {nextCharge ? (
          <Line
            name={t('nextCharge')}
            value={t('nextChargeWhen', {
              price: formatMoney(nextCharge.amount, currency, locale),
              date: showDate(nextCharge.date, locale),
            })}
          />
        ) : null}
        <Line name={t('paymentCode')} value={payment.paymentId} code />
      </dl>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
  readonly code?: boolean;
}

function Line({ name, value, strong = false, code = false }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd className={strong ? styles.strong : code ? styles.code : undefined}>{value}</dd>
    </div>
  );
}
