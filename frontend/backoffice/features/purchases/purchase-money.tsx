import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney } from '@guiche/money';
import { useLocale } from '../../../shared/i18n/use-texts';

/** An amount in the currency of the purchase. */
export function PurchaseMoney({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  const known = CURRENCIES.find((one) => one === currency) ?? DEFAULT_CURRENCY;
  return (
    <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(cents(amount), known, useLocale())}
    </span>
  );
}
