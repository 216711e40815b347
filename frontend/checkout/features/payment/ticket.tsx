import { formatMoney } from '@guiche/money';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import type { PaymentData } from './payment';
import styles from './ticket.module.css';
import { Text } from './parts/text';

interface TicketProps {
  readonly payment: PaymentData;
  /** The items; null if the offer was deleted. */
  readonly productName: string | null;
  /** The deadline of the payment; null if unknown. */
  readonly deadline: ReactNode;
  /** The buyer's steps in the bank's app, in this order. */
  readonly steps: readonly string[];
  /** The body has one column, on wide screens too. */
  readonly single?: boolean;
  readonly children: ReactNode;
}

/** The payment slip: the amount and its deadline on the stub, the code on the body, and the instructions below. */
export function Ticket({ payment, productName, deadline, steps, single = false, children }: TicketProps) {
  const t = usePaymentTexts();
  return (
    <>
      <div className={styles.stub}>
        {productName ? <Text className={styles.product}>{productName}</Text> : null}
        <Text className={styles.amountLabel} look="dimmed">
          {t('amount')}
        </Text>
        <Text className={styles.amount} data-testid="amount">
          {formatMoney(payment.amount, payment.currency, useLocale())}
        </Text>
        {deadline}
      </div>
      <div className={styles.body} data-single={single || undefined}>
        {children}
      </div>
      <section className={styles.how}>
        <Text as="h2" look="title" className={styles.howTitle}>
          {t('howTitle')}
        </Text>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Text className={styles.after} look="dimmed">
          {t('afterPaying')}
        </Text>
      </section>
    </>
  );
}
