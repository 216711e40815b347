import { formatMoney } from '@guiche/money';
import { LinkButton } from '../../components/button';
import { usePaymentTexts, useLocale } from '../../i18n/use-texts';
import { Countdown } from './countdown';
import type { Payment } from './payment';
import { PixCode } from './pix-code';
import styles from './pending-panel.module.css';

interface PendingPanelProps {
  readonly payment: Payment;
  readonly drawnAt: string;
  readonly checkNow: () => void;
}

/** The PIX to be paid: a ticket with the sum on its stub and the code on its body. */
export function PendingPanel({ payment, drawnAt, checkNow }: PendingPanelProps) {
  const t = usePaymentTexts();
  const amount = formatMoney(payment.amount, payment.currency, useLocale());
  return (
    <>
      <div className={styles.stub}>
        <p className={styles.amountLabel}>{t('amount')}</p>
        <p className={styles.amount} data-testid="amount">
          {amount}
        </p>
        {payment.expiresAt ? <Countdown expiresAt={payment.expiresAt} drawnAt={drawnAt} /> : null}
      </div>
      <div className={styles.body}>
        {payment.pixQrCode ? (
          <figure className={styles.qr}>
            <img src={payment.pixQrCode} alt={t('qrAlt', { amount })} width={220} height={220} />
            <figcaption>{t('qrHint')}</figcaption>
          </figure>
        ) : null}
        <div className={styles.actions}>
          {payment.pixCode ? <PixCode code={payment.pixCode} /> : null}
          <LinkButton look="quiet" href="" onClick={checkNow}>
            {t('checkNow')}
          </LinkButton>
          <p className={styles.watching}>
            <span className={styles.pulse} />
            {t('watching')}
          </p>
        </div>
      </div>
      <section className={styles.how}>
        <h2>{t('howTitle')}</h2>
        <ol>
          <li>{t('howOpen')}</li>
          <li>{t('howScan')}</li>
          <li>{t('howConfirm')}</li>
        </ol>
      </section>
    </>
  );
}
