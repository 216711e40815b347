import type { Charge } from '../world/charge.js';

/** What HAWKPAY keeps beside the charge itself, to repeat it in its answers. */
export interface HawkpayCharge extends Charge {
  readonly provider: 'HAWKPAY';
  readonly number: number;
  readonly postbackUrl: string | null;
  readonly customerId: number;
  readonly metadata: string | null;
  /** As the answer writes it: a bare date, or an instant when the code lives less than a day. */
  readonly expirationDate: string;
}
