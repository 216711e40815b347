import { saoPauloDate } from '@guiche/brazil';
import { nextChargeDate } from '@guiche/checkout-rules';

/** TRIAL to ENDED as in domain.md §5. A canceled subscription stays canceled: a returning buyer makes a new purchase. */
export type SubscriptionStatus = 'TRIAL' | 'ACTIVE' | 'DELAYED' | 'CANCELED' | 'EXPIRED' | 'ENDED';

/** Calendar date in São Paulo, YYYY-MM-DD, of the second charge: the day the first was paid plus the interval (checkout.md §9). */
export function secondChargeDate(paidAt: Date, frequencyInDays: number): string {
  return nextChargeDate(saoPauloDate(paidAt), frequencyInDays);
}
