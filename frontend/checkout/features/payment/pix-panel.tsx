import { formatMoney } from '@guiche/money';
import { useLocale } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import { CheckNowButton, type CheckNow } from './check-now';
import { CopyCode } from './copy-code';
import { Countdown } from './countdown';
import type { PaymentData } from './payment';
import { Ticket } from './ticket';
import styles from './ticket.module.css';
import { Text } from './parts/text';

interface PixPanelProps {
  readonly payment: PaymentData;
  readonly productName?: string | null;
  readonly drawnAt: string;
  readonly checkNow: CheckNow;
}

/** The PIX to be paid: its code to scan with a phone, or to copy. */
export function PixPanel({ payment, productName = null, drawnAt, checkNow }: PixPanelProps) {
  const t = usePaymentTexts();
  const amount = formatMoney(payment.amount, payment.currency, useLocale());
  return (
    <Ticket
      payment={payment}
      productName={productName}
      deadline={payment.expiresAt ? <Countdown expiresAt={payment.expiresAt} drawnAt={drawnAt} /> : null}
      steps={[t('howOpen'), t('howScan'), t('howConfirm')]}
    >
      {payment.pixQrCode ? (
        <figure className={styles.qr}>
          <img src={payment.pixQrCode} alt={t('qrAlt', { amount })} width={220} height={220} />
          <Text as="figcaption" look="dimmed">
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
    </Ticket>
  );
}
