/** Why somebody owes a charge. NEGATIVE_BALANCE asks for a debt that the ledger has already. */
export const CHARGE_KINDS = [
  ...(['PLAN', 'SET_UP', 'NEGATIVE_BALANCE', 'CHARGEBACK_FEE', 'FINE'] as const),
  ...(['CUSTOM_DOMAIN', 'SERVICES'] as const),
] as const;
/** AGREEMENT: an instalment of a debt, which the agreement makes. */
export type ChargeKind = (typeof CHARGE_KINDS)[number] | 'AGREEMENT';

export type ChargeState = 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF';

/** What staff do with a charge. Of a write-off one person proposes and another one confirms. */
export const CHARGE_ACTIONS = [
  ...(['SEND', 'FROM_BALANCE', 'FROM_BALANCE_OR_DEBT', 'PAID_BY_HAND', 'DISCOUNT', 'CANCEL'] as const),
  ...(['PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'] as const),
] as const;
export type ChargeAction = (typeof CHARGE_ACTIONS)[number];

/** Something can still be paid. */
export const isUnpaid = (state: ChargeState): boolean => state === 'OPEN' || state === 'OVERDUE';

/** What a payment that came or went back changes of a charge. */
export interface StandingOfCharge {
  readonly state: ChargeState;
  readonly endedAt: Date | null;
}

/**
 * Money that went back is owed again. A charge that was given up stays as it was decided: staff look at what went back.
 * @param paid what is paid of it now
 */
export function standingAfterReceipt(
  charge: StandingOfCharge & { readonly amount: number; readonly dueAt: Date },
  paid: number,
  now: Date,
): StandingOfCharge {
  if (isGivenUp(charge.state)) return { state: charge.state, endedAt: charge.endedAt };
  if (paid === charge.amount) return { state: 'PAID', endedAt: now };
  const reopened = charge.dueAt <= now ? 'OVERDUE' : 'OPEN';
  return { state: charge.state === 'PAID' ? reopened : charge.state, endedAt: null };
}

/** Nobody waits for its payment any more. */
export const isGivenUp = (state: ChargeState): boolean => state === 'CANCELED' || state === 'WRITTEN_OFF';
