import { cents, formatMoney, type Cents } from '@guiche/money';
import { documentText } from '../../components/legal-footer';
import { useLocale } from '../../../shared/i18n/use-texts';
import { usePaymentTexts } from '../../messages/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { showDateOf } from '../../../shared/lib/show-date-of';
import type { PaymentData } from './payment';
import type { ReceiptData } from './receipt';
import styles from './receipt-panel.module.css';
import { Text } from './parts/text';

interface ReceiptPanelProps {
  readonly payment: PaymentData;
  /** Null while it is loading or unavailable: then the payment's own data is shown. */
  readonly receipt: ReceiptData | null;
  readonly productName: string | null;
}

/** The receipt: what was paid, for what, when and to whom. No buyer data: a payment link may be shared. */
export function ReceiptPanel({ payment, receipt, productName }: ReceiptPanelProps) {
  const t = usePaymentTexts();
  const locale = useLocale();
  const { amount, currency, nextCharge } = payment;
  const money = (sum: Cents) => formatMoney(sum, currency, locale);
  const paidAt = receipt?.paidAt;
  return (
    <section className={styles.receipt}>
      <Text as="h2" look="title" className={styles.heading}>
        {t('receipt')}
      </Text>
      <dl>
        {receipt ? <Items receipt={receipt} money={money} /> : null}
        {!receipt && productName ? <Line name={t('item')} value={productName} /> : null}
        <Line name={t('paid')} value={money(amount)} strong />
        <Line name={t('method')} value={methodText(payment, receipt, t)} />
        {paidAt ? <Line name={t('paidOn')} value={showDateOf(paidAt, locale)} /> : null}
        {nextCharge ? (
          <Line
            name={t('nextCharge')}
            value={t('nextChargeWhen', {
              price: money(nextCharge.amount),
              date: showDate(nextCharge.date, locale),
            })}
          />
        ) : null}
        <Line name={t('paymentCode')} value={payment.paymentId} code />
      </dl>
      {receipt ? <Seller receipt={receipt} /> : null}
      {payment.status === 'APPROVED' ? (
        <p className={styles.seller}>
          <a href="/request-refund">{t('askRefund')}</a>
        </p>
      ) : null}
    </section>
  );
}

/** One line for each thing bought, then freight and interest. */
function Items({ receipt, money }: { receipt: ReceiptData; money: (sum: Cents) => string }) {
  const t = usePaymentTexts();
  const { items, discount, shipping, delivery, interest } = receipt;
  const freight = delivery ? t('freightBy', { carrier: delivery.description }) : t('freight');
  return (
    <>
      {items.map(({ title, quantity, amount }, place) => (
        <Line
          // The same thing may be bought twice, under one title.
          key={place}
          name={quantity > 1 ? `${quantity} × ${title}` : title}
          value={money(amount)}
        />
      ))}
      {discount > 0 ? <Line name={t('discount')} value={money(cents(-discount))} /> : null}
      {shipping === null ? null : (
        <Line name={freight} value={shipping === 0 ? t('freeFreight') : money(shipping)} />
      )}
      {delivery ? <Line name={t('deliveryTime')} value={delivery.deliveryTime} /> : null}
      {interest > 0 ? <Line name={t('interest')} value={money(interest)} /> : null}
    </>
  );
}

function methodText(
  { method }: PaymentData,
  receipt: ReceiptData | null,
  t: ReturnType<typeof usePaymentTexts>,
): string {
  const name = t(`method${method}`);
  const count = receipt?.installments ?? 1;
  return count > 1 ? t('methodInParts', { method: name, count }) : name;
}

function Seller({ receipt: { legal } }: { receipt: ReceiptData }) {
  const t = usePaymentTexts();
  const { name, document } = legal.seller;
  if (!name) return null;
  return (
    <p className={styles.seller}>
      {t('soldBy', { name })}
      {document ? ` · ${documentText(document)}` : null}
    </p>
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
    <div className={`${styles.line} ${strong ? styles.total : ''}`}>
      <dt>{name}</dt>
      <dd className={strong ? styles.strong : code ? styles.code : undefined}>{value}</dd>
    </div>
  );
}
