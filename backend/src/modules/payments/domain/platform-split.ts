import type { ChargeSplit } from '@guiche/gateway-kit';
import { cents, type Cents } from '@guiche/money';

/** What must be known of how a sale is divided. */
interface Divided {
  readonly shares: readonly { readonly role: string; readonly amount: Cents }[];
  readonly gatewayCost: Cents;
  readonly financing?: { readonly gatewayCost: Cents };
}

/**
 * The part of a charge in a seller's name that is not the seller's, for the platform's own receiver. The provider takes its
 * cost from the account that charges, so the cost stays there, and the seller is left with what the books say.
 */
export function platformSplit(total: Cents, division: Divided, recipientId: string): readonly ChargeSplit[] {
  const seller = division.shares.find(({ role }) => role === 'producer')?.amount ?? 0;
  const cost = division.gatewayCost + (division.financing?.gatewayCost ?? 0);
  const amount = cents(total - seller - cost);
  const bearing = { chargeProcessingFee: false, chargeRemainder: false, liable: false };
  return amount > 0 ? [{ recipientId, amount, type: 'FIXED', ...bearing }] : [];
}
