import type { WithdrawalRules } from '../platforms/index.js';
import type { WithdrawalState } from './domain/withdrawal-states.js';

/**
 * What staff should know before they decide. NEW_SELLER: registered less than 30 days ago. NEW_DESTINATION: approved less than seven days
 * ago. FIRST_TO_DESTINATION: nothing was ever paid to it. CHARGEBACKS: above 1 % of the card sales of 90 days. DAILY_CAP: the platform
 * has taken what it pays without a person on a day. BLOCKED: the seller may not withdraw any more.
 */
export type Risk =
  | 'NEW_SELLER'
  | 'NEW_DESTINATION'
  | 'FIRST_TO_DESTINATION'
  | 'CHARGEBACKS'
  | 'DAILY_CAP'
  | 'BLOCKED';

const DAY_MS = 86_400_000;
const NEW_SELLER_MS = 30 * DAY_MS;
const NEW_DESTINATION_MS = 7 * DAY_MS;
const MOST_CHARGEBACK_BPS = 100;

/** What is known of a request. Amounts in cents. */
export interface RequestFacts {
  readonly amount: number;
  /** What the same person has asked for today, without what was refused, canceled or returned. */
  readonly takenToday: number;
  /** The same of the whole platform. */
  readonly takenByAllToday: number;
  readonly now: Date;
  readonly registeredAt: Date;
  readonly chargebackBps: number;
  /** When the destination was approved. */
  readonly approvedAt: Date;
  readonly wasPaidBefore: boolean;
}

export type RequestRefusal = 'belowMinimum' | 'aboveDailyLimit' | 'outsideHours';

/** Why a request is not taken. Null: it is. */
export function refusalOfRequest(
  { amount, takenToday, now }: RequestFacts,
  { minAmount, fee, dailyLimit, fromHour, toHour }: WithdrawalRules,
): RequestRefusal | null {
  const hour = hourInSaoPaulo(now);
  if (hour < fromHour || hour >= toHour) return 'outsideHours';
  if (amount < minAmount || amount <= fee) return 'belowMinimum';
  return takenToday + amount > dailyLimit ? 'aboveDailyLimit' : null;
}

/** Brazil has had no daylight saving time since 2019. */
export const hourInSaoPaulo = (now: Date): number => new Date(now.getTime() - 3 * 3_600_000).getUTCHours();

export function risksOf(facts: RequestFacts, { automaticDailyCap }: WithdrawalRules): Risk[] {
  const age = (since: Date): number => facts.now.getTime() - since.getTime();
  const found: readonly (readonly [Risk, boolean])[] = [
    ['NEW_SELLER', age(facts.registeredAt) < NEW_SELLER_MS],
    ['NEW_DESTINATION', age(facts.approvedAt) < NEW_DESTINATION_MS],
    ['FIRST_TO_DESTINATION', !facts.wasPaidBefore],
    ['CHARGEBACKS', facts.chargebackBps > MOST_CHARGEBACK_BPS],
    ['DAILY_CAP', facts.takenByAllToday + facts.amount > automaticDailyCap],
  ];
  return found.flatMap(([risk, isSo]) => (isSo ? [risk] : []));
}

/** How a taken request begins: paid without a person, looked at closely, or decided about. */
export function firstStateOf(
  amount: number,
  risks: readonly Risk[],
  { autoApproveLimit, auditFrom, fourEyesFrom }: WithdrawalRules,
): {
  readonly state: Extract<WithdrawalState, 'READY' | 'IN_AUDIT' | 'WAITING'>;
  readonly needsTwo: boolean;
} {
  const needsTwo = amount >= fourEyesFrom;
  if (amount >= auditFrom) return { state: 'IN_AUDIT', needsTwo };
  const isAutomatic = amount <= autoApproveLimit && risks.length === 0 && !needsTwo;
  return { state: isAutomatic ? 'READY' : 'WAITING', needsTwo };
}
