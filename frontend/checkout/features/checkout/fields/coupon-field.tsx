import type { PaymentMethod } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { useLocale } from '../../../../shared/i18n/use-texts';
import { CheckoutTextField } from '../../../components/fields/text-field';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import { COUPON_INTENT, type CouponIntent } from '../coupon-intent';
import styles from './coupon-field.module.css';

const METHOD_NAMES = {
  PIX: 'methodPix',
  CREDIT_CARD: 'methodCard',
  BILLET: 'methodBillet',
} as const satisfies Record<PaymentMethod, string>;

/** Where a coupon is typed. Once one counts, what it takes off. It works without script: its buttons send the form. */
export function CouponField() {
  const t = useCheckoutTexts();
  const { offer, coupon, form, problems } = useCheckout();
  if (coupon) return <CouponThatCounts />;
  if (!offer.takesCoupons && !problems.coupon) return null;
  return (
    <details className={styles.fold} open={problems.coupon ? true : undefined}>
      <summary className={styles.ask}>{t('couponAsk')}</summary>
      <div className={styles.row}>
        <CheckoutTextField
          name="coupon"
          label={t('coupon')}
          defaultValue={form.coupon}
          problem={problems.coupon}
          maxLength={60}
          autoComplete="off"
          optional=" "
        />
        <CouponButton intent="applyCoupon">{t('couponApply')}</CouponButton>
      </div>
    </details>
  );
}

function CouponThatCounts() {
  const t = useCheckoutTexts();
  const { coupon } = useCheckout();
  const words = useEffectInWords();
  if (!coupon) return null;
  return (
    <div className={styles.applied}>
      <input type="hidden" name="coupon" value={coupon.code} />
      <input type="hidden" name="shownCoupon" value={coupon.code} />
      <output className={styles.words} form="checkout">
        {words}
      </output>
      <CouponButton intent="removeCoupon">{t('couponRemove')}</CouponButton>
    </div>
  );
}

/** What the coupon does to what is chosen now. */
function useEffectInWords(): string {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, coupon, sum, choices } = useCheckout();
  if (!coupon) return '';
  const { code, methods } = coupon;
  if (sum.discount > 0)
    return t('couponApplied', { code, amount: formatMoney(sum.discount, offer.coin, locale) });
  if (methods.includes(choices.paymentMethod)) return t('couponIdle', { code });
  return t('couponMethods', { code, methods: methods.map((method) => t(METHOD_NAMES[method])).join(', ') });
}

function CouponButton({ intent, children }: { intent: CouponIntent; children: string }) {
  const { sending } = useCheckout();
  return (
    <button
      className={styles.button}
      type="submit"
      name={COUPON_INTENT}
      value={intent}
      aria-disabled={sending || undefined}
    >
      {children}
    </button>
  );
}
