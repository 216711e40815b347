import { cents, type Cents } from '@guiche/money';

/** What a payment of a charge brought before. */
export interface BookedReceipt {
  readonly received: Cents;
  /** How much of it paid the charge; the rest is the seller's. */
  readonly applied: Cents;
}

/** What changes now. All amounts are zero or more. */
export interface ReceiptChange {
  /** Money that came: what pays the charge, and what is too much and becomes the seller's. */
  readonly pays: Cents;
  readonly surplus: Cents;
  /** Money that went back: what the seller had got of it, and what had paid the charge. */
  readonly surplusBack: Cents;
  readonly unpays: Cents;
}

/**
 * What is booked when the provider has so much for this payment now. What is left to pay was read under the lock of the charge: of two
 * payments of one charge the second finds nothing left, and its money is the seller's.
 */
export function receiptChange(booked: BookedReceipt, has: Cents, leftToPay: Cents): ReceiptChange {
  const came = Math.max(0, has - booked.received);
  const pays = Math.min(came, leftToPay);
  const went = Math.max(0, booked.received - has);
  const surplusBack = Math.min(went, booked.received - booked.applied);
  return {
    pays: cents(pays),
    surplus: cents(came - pays),
    surplusBack: cents(surplusBack),
    unpays: cents(went - surplusBack),
  };
}

export const isReceiptChanged = (change: ReceiptChange): boolean =>
  Object.values(change).some((amount: number) => amount > 0);
