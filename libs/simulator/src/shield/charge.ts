import type { Charge } from '../simulation/charge.js';

/** Data of a charge that a brand repeats in its answers. */
export interface ShieldCharge extends Charge {
  readonly number: number;
  readonly installments: number;
  readonly postbackUrl: string | null;
  readonly customerId: number;
  readonly metadata: string | null;
  /** As the answer writes it: a bare date, or an instant when the code lives less than a day. */
  readonly expirationDate: string;
}
