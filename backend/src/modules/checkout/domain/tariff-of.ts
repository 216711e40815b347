import type { Cents } from '@guiche/money';
import { cents } from '@guiche/money';

interface Fee {
  readonly bps: number;
  readonly fixed: number;
}

/** A fee for a method, with others in its place for a card paid in so many parts (domain.md §3: by method and count). */
export interface MethodFee extends Fee {
  readonly byInstallments?: Readonly<Record<string, Fee>>;
}

export function tariffOf(
  fee: MethodFee,
  installments: number,
): { readonly bps: number; readonly fixed: Cents } {
  const { bps, fixed } = fee.byInstallments?.[String(installments)] ?? fee;
  return { bps, fixed: cents(fixed) };
}
