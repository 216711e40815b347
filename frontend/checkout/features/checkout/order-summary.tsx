import { nextChargeDate } from '@guiche/checkout-rules';
import { cents, formatMoney, type Cents } from '@guiche/money';
import { ChevronIcon } from '../../components/icons';
import { useLocale } from '../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../messages/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { isInterestFree } from './card/use-installments';
import { useCheckout } from './checkout-context';
import { installmentDifference } from './order-total';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly withSubtotal?: boolean;
  /** A section of its own in most layouts; inside a step its heading is one level below the step's title. */
  readonly heading?: 'h2' | 'h3';
  /** On phones only its total is shown until it is opened. */
  readonly folds?: boolean;
}

/** Every line that makes the total, torn off like the stub of a ticket. */
export function OrderSummary({
  withSubtotal = false,
  heading: Heading = 'h2',
  folds = false,
}: OrderSummaryProps) {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, sum, coupon, charged, choices, live } = useCheckout();
  const free = isInterestFree(offer, Number(choices.cardInstallment));
  const difference = installmentDifference(charged, sum.total, free);
  const money = (amount: Cents) => formatMoney(amount, offer.coin, locale);
  const shippingText = (cost: Cents) => (cost === 0 ? t('freeDelivery') : money(cost));
  const choosesAnything = offer.product.ordersBumps.length > 0 || sum.shippingCost !== undefined;
  return (
    <section className={styles.stub} aria-labelledby="summary-title" data-folds={folds || undefined}>
      {/* A checkbox, because it opens without script and keeps its state when the page is drawn again. */}
      {folds ? (
        <input className={styles.fold} type="checkbox" id="summary-fold" aria-label={t('showSummary')} />
      ) : null}
      <Heading className={styles.title} id="summary-title">
        {folds ? (
          <label className={styles.foldLabel} htmlFor="summary-fold">
            {t('summary')}
            <ChevronIcon />
          </label>
        ) : (
          t('summary')
        )}
      </Heading>
      <dl className={styles.lines}>
        <Line
          name={sum.quantity > 1 ? `${sum.quantity} × ${offer.product.name}` : offer.product.name}
          amount={money(sum.main)}
        />
        {sum.bumps.map((bump) => (
          <Line key={bump.id} name={bump.offer.title} amount={money(bump.offer.price)} />
        ))}
        {withSubtotal ? <Line name={t('subtotal')} amount={money(sum.subtotal)} /> : null}
        {coupon && sum.discount > 0 ? (
          <Line name={t('couponLine', { code: coupon.code })} amount={money(cents(-sum.discount))} />
        ) : null}
        {difference ? <Line name={t(difference.kind)} amount={money(difference.amount)} /> : null}
        {sum.shippingCost === undefined ? null : (
          <Line
            name={t('deliveryCost')}
            amount={sum.awaitsPostcode ? t('deliveryAfterPostcode') : shippingText(sum.shippingCost)}
          />
        )}
      </dl>
      {/* All of it is told when it changes: who only hears a sum does not know which. */}
      <output className={styles.total} form="checkout">
        <span>{t('total')}</span>
        <span className={styles.amount} data-testid="total">
          {charged === undefined ? t('reckoning') : money(charged)}
        </span>
      </output>
      <NextCharge />
      {choosesAnything && !live ? (
        <noscript>
          <p className={styles.withoutScript}>{t('totalWithoutScript')}</p>
        </noscript>
      ) : null}
    </section>
  );
}

/** When a subscription is charged again, and how much (specification, checkout §9). */
function NextCharge() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, today, coupon, sum } = useCheckout();
  if (offer.type !== 'SUBSCRIPTION' || offer.recurrencePrice === null || offer.frequencyInDays === null)
    return null;
  const price = (sum.discount > 0 ? coupon?.recurrencePrice : null) ?? offer.recurrencePrice;
  const date = showDate(nextChargeDate(today, offer.frequencyInDays), locale);
  return (
    <p className={styles.note}>{t('nextCharge', { date, price: formatMoney(price, offer.coin, locale) })}</p>
  );
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
