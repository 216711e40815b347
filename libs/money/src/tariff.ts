import { cents, type Cents } from './cents.js';
import { DEFAULT_CURRENCY } from './currency.js';

/** A percentage of a sale plus a fixed amount. */
export interface Tariff {
  /** Basis points: 990 is 9.9 %. */
  readonly bps: number;
  readonly fixed: Cents;
}

/** The stored JSON form. */
interface TariffSnapshot {
  readonly bps: number;
  /** Cents. */
  readonly fixed: number;
}

interface CountedTariff extends TariffSnapshot {
  /** Overrides for a card paid in this number of installments: `{"6": {"bps": 1290, "fixed": 100}}`. */
  readonly byInstallments?: Readonly<Record<string, TariffSnapshot>>;
}

/** The fee of a platform or the cost of a provider for one payment method. Its fixed amounts are centavos. */
export interface MethodTariff extends CountedTariff {
  /** Overrides for cards of a brand, in small letters: `{"amex": {"bps": 499, "fixed": 39}}`. They hold before the others, in reais only. */
  readonly brands?: Readonly<Record<string, CountedTariff>>;
  /** Overrides for sales in another currency, in its cents: `{"MXN": {"bps": 990, "fixed": 500}}`. */
  readonly currencies?: Readonly<Record<string, CountedTariff>>;
}

/**
 * Returns the tariff for a sale in this currency (ISO 4217) with this number of installments (1 except for cards). A
 * percentage applies to any currency, a fixed amount does not: undefined where there is a fixed amount without a
 * value for this currency.
 * @param brand of the card, where it is known
 */
export function tariffOf(
  method: MethodTariff,
  installments: number,
  currency: string,
  brand?: string,
): Tariff | undefined {
  const ofBrand = brand === undefined ? undefined : method.brands?.[brand];
  const given = currency === DEFAULT_CURRENCY ? (ofBrand ?? method) : method.currencies?.[currency];
  const holding = given ?? (hasFixedAmount(method) ? undefined : method);
  if (!holding) return undefined;
  const { bps, fixed } = holding.byInstallments?.[String(installments)] ?? holding;
  return { bps, fixed: cents(fixed) };
}

const hasFixedAmount = ({ fixed, byInstallments = {} }: CountedTariff): boolean =>
  fixed !== 0 || Object.values(byInstallments).some((one) => one.fixed !== 0);
