import { saoPauloDate } from '@guiche/brazil';
import { nextChargeDate } from '@guiche/checkout-rules';

/** TRIAL to ENDED as in domain.md §5. A subscription that was canceled stays so: whoever comes back buys anew. */
export type SubscriptionStatus = 'TRIAL' | 'ACTIVE' | 'DELAYED' | 'CANCELED' | 'EXPIRED' | 'ENDED';

/** Calendar date in São Paulo, YYYY-MM-DD, of the second charge: the day the first was paid plus the interval (checkout.md §9). */
export function secondChargeDate(paidAt: Date, frequencyInDays: number): string {
  return nextChargeDate(saoPauloDate(paidAt), frequencyInDays);
}
