import { cents, type Cents } from './cents.js';
import { DEFAULT_CURRENCY } from './currency.js';

/** A percentage of a sale plus a fixed amount. */
export interface Tariff {
  /** Basis points: 990 is 9.9 %. */
  readonly bps: number;
  readonly fixed: Cents;
}

/** As it is kept, in JSON. */
interface KeptTariff {
  readonly bps: number;
  /** Cents. */
  readonly fixed: number;
}

interface CountedTariff extends KeptTariff {
  /** Instead, for a card paid in so many parts: `{"6": {"bps": 1290, "fixed": 100}}`. */
  readonly byInstallments?: Readonly<Record<string, KeptTariff>>;
}

/** What is taken of a sale by one method of payment, whether by a platform or by a provider. Its fixed amounts are centavos. */
export interface MethodTariff extends CountedTariff {
  /** Instead, for sales in another currency, in cents of that: `{"MXN": {"bps": 990, "fixed": 500}}`. */
  readonly currencies?: Readonly<Record<string, CountedTariff>>;
}

/**
 * What holds for a sale in this currency (ISO 4217), by a card paid in so many parts; everything else is paid in one. A
 * percentage is the same in any currency, a fixed amount is not: undefined where there is one, and none was told for this.
 */
export function tariffOf(method: MethodTariff, installments: number, currency: string): Tariff | undefined {
  const told = currency === DEFAULT_CURRENCY ? method : method.currencies?.[currency];
  const holding = told ?? (hasFixedAmount(method) ? undefined : method);
  if (!holding) return undefined;
  const { bps, fixed } = holding.byInstallments?.[String(installments)] ?? holding;
  return { bps, fixed: cents(fixed) };
}

const hasFixedAmount = ({ fixed, byInstallments = {} }: CountedTariff): boolean =>
  fixed !== 0 || Object.values(byInstallments).some((one) => one.fixed !== 0);
