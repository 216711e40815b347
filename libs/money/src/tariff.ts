import { cents, type Cents } from './cents.js';

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

/** What is taken of a sale by one method of payment, whether by a platform or by a provider. */
export interface MethodTariff extends KeptTariff {
  /** Instead, for a card paid in so many parts: `{"6": {"bps": 1290, "fixed": 100}}`. */
  readonly byInstallments?: Readonly<Record<string, KeptTariff>>;
}

/** What holds for a card paid in so many parts. Everything else is paid in one. */
export function tariffOf(method: MethodTariff, installments: number): Tariff {
  const { bps, fixed } = method.byInstallments?.[String(installments)] ?? method;
  return { bps, fixed: cents(fixed) };
}
