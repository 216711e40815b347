import { formatMoney } from '@guiche/money';
import { Text } from '@mantine/core';
import { usePaymentTexts, useLocale } from '../../i18n/use-texts';
import { CheckNowButton, type CheckNow } from './check-now';
import { CopyCode } from './copy-code';
import { Countdown } from './countdown';
import type { Payment } from './payment';
import styles from './pending-panel.module.css';

interface PendingPanelProps {
  readonly payment: Payment;
  readonly drawnAt: string;
  readonly checkNow: CheckNow;
}

/** The PIX to be paid: a ticket with the sum on its stub and the code on its body. */
export function PendingPanel({ payment, drawnAt, checkNow }: PendingPanelProps) {
  const t = usePaymentTexts();
  const amount = formatMoney(payment.amount, payment.currency, useLocale());
  return (
    <>
      <div className={styles.stub}>
        <Text className={styles.amountLabel} variant="dimmed">
          {t('amount')}
        </Text>
        <Text className={styles.amount} data-testid="amount">
          {amount}
        </Text>
        {payment.expiresAt ? <Countdown expiresAt={payment.expiresAt} drawnAt={drawnAt} /> : null}
      </div>
      <div className={styles.body}>
        {payment.pixQrCode ? (
          <figure className={styles.qr}>
            <img src={payment.pixQrCode} alt={t('qrAlt', { amount })} width={220} height={220} />
            <Text component="figcaption" variant="dimmed">
              {t('qrHint')}
            </Text>
          </figure>
        ) : null}
        <div className={styles.actions}>
          {payment.pixCode ? (
            <CopyCode
              code={payment.pixCode}
              label={t('codeLabel')}
              copyWords={t('copy')}
              copiedHint={t('copiedHint')}
            />
          ) : null}
          <CheckNowButton checkNow={checkNow} notYet="notYet" />
        </div>
      </div>
      <section className={styles.how}>
        <Text component="h2" variant="title" className={styles.howTitle}>
          {t('howTitle')}
        </Text>
        <ol>
          <li>{t('howOpen')}</li>
          <li>{t('howScan')}</li>
          <li>{t('howConfirm')}</li>
        </ol>
      </section>
    </>
  );
}
