import type { AnticipationRules } from '../platforms/index.js';
import type { AnticipationState } from './domain/anticipation-states.js';

/**
 * What staff should know before they decide. NEW_SELLER: registered less than 30 days ago. CHARGEBACKS: above 1 % of the card sales of 90
 * days. DEBT: the seller owes the platform, and the money pays that first. BLOCKED: the seller may not withdraw.
 */
export type AnticipationRisk = 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED';

const NEW_SELLER_MS = 30 * 86_400_000;
const MOST_CHARGEBACK_BPS = 100;

/** What is known of who asks. */
export interface AskingSeller {
  readonly registeredAt: Date;
  readonly chargebackBps: number;
  /** Cents. */
  readonly debt: number;
  readonly isBlocked: boolean;
}

export function risksOfSeller(
  { registeredAt, chargebackBps, debt, isBlocked }: AskingSeller,
  now: Date,
): AnticipationRisk[] {
  const found: readonly (readonly [AnticipationRisk, boolean])[] = [
    ['NEW_SELLER', now.getTime() - registeredAt.getTime() < NEW_SELLER_MS],
    ['CHARGEBACKS', chargebackBps > MOST_CHARGEBACK_BPS],
    ['DEBT', debt > 0],
    ['BLOCKED', isBlocked],
  ];
  return found.flatMap(([risk, isSo]) => (isSo ? [risk] : []));
}

/** How a request begins. A rule pre-approves what one person may approve, where nothing speaks against it. */
export function firstStateOfAnticipation(
  amount: number,
  risks: readonly AnticipationRisk[],
  { anticipationPreApproveLimit, anticipationFourEyesFrom }: AnticipationRules,
): { readonly state: Extract<AnticipationState, 'PENDING' | 'PRE_APPROVED'>; readonly needsTwo: boolean } {
  const needsTwo = amount >= anticipationFourEyesFrom;
  const isByRule = amount <= anticipationPreApproveLimit && risks.length === 0 && !needsTwo;
  return { state: isByRule ? 'PRE_APPROVED' : 'PENDING', needsTwo };
}
