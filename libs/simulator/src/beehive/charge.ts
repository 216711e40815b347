import type { Charge } from '../simulation/charge.js';

/** Data of a charge that a brand repeats in its answers. */
export interface BeehiveCharge extends Charge {
  readonly number: number;
  readonly installments: number;
  readonly postbackUrl: string | null;
  readonly metadata: string | null;
  readonly ip: string | null;
  readonly splits: readonly { readonly recipientId: number | string; readonly amount: number }[];
}
