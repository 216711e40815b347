import { isSafeProviderUrl } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { useLocale } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import { CheckNowButton, type CheckNow } from './check-now';
import { CopyCode } from './copy-code';
import { dueDateText } from './deadline-text';
import type { PaymentData } from './payment';
import { Ticket } from './ticket';
import styles from './ticket.module.css';
import { Text } from './parts/text';
import { ActionLink } from './parts/action';

interface BilletPanelProps {
  readonly payment: PaymentData;
  readonly productName?: string | null;
  readonly checkNow: CheckNow;
  /** In the demonstration the simulator on this machine plays the provider. */
  readonly isDemo: boolean;
}

/** The bank slip to be paid: its line to copy, its bars to read and its PDF. */
export function BilletPanel({ payment, productName = null, checkNow, isDemo }: BilletPanelProps) {
  const t = usePaymentTexts();
  const { billetCode, billetBarcode, billetUrl, expiresAt } = payment;
  const locale = useLocale();
  const amount = formatMoney(payment.amount, payment.currency, locale);
  return (
    <Ticket
      single
      payment={payment}
      productName={productName}
      deadline={
        expiresAt ? <Text look="soft">{t('billetDue', { date: dueDateText(expiresAt, locale) })}</Text> : null
      }
      steps={[t('billetHowOpen'), t('billetHowPaste'), t('billetHowWait')]}
    >
      <div className={styles.actions}>
        {billetCode ? (
          <CopyCode
            code={billetCode}
            label={t('billetLabel')}
            copyWords={t('billetCopy')}
            copiedHint={t('billetCopiedHint')}
          />
        ) : null}
        {billetBarcode ? (
          <figure className={styles.bars}>
            <img src={billetBarcode} alt={t('barcodeAlt', { amount })} width={425} height={64} />
            <Text as="figcaption" look="dimmed">
              {t('barcodeHint')}
            </Text>
          </figure>
        ) : null}
        {billetUrl && isSafeProviderUrl(billetUrl, { isDemo }) ? (
          <ActionLink look="light" href={billetUrl} target="_blank" rel="noopener noreferrer">
            {t('billetOpen')}
          </ActionLink>
        ) : null}
        <CheckNowButton checkNow={checkNow} notYet="notYetBillet" />
      </div>
    </Ticket>
  );
}
