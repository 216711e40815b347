/** Deadlines and fees of disputes and refunds. Days of America/Sao_Paulo, cents of the real. */
export interface DisputeRules {
  /** Days for the defence against a chargeback, when the provider names no day. */
  readonly chargebackDays: number;
  /** The same for a MED dispute. */
  readonly medDays: number;
  /** What the seller pays for a chargeback, or for a MED dispute, whose money went back. It is returned when the dispute is won. */
  readonly chargebackFee: number;
  readonly medFee: number;
  /** The two fees are borne by all who earned with the sale, each by the own part; else by the producer. */
  readonly disputeFeeShared: boolean;
  /** What the seller pays for a sale whose money went back to the buyer, once, without a dispute. */
  readonly refundFee: number;
  /**
   * A seller or a card brand is over the limit in a month with at least so many chargebacks …
   * 0: nobody is watched.
   */
  readonly chargebackLimitCount: number;
  /** … whose amount is at least this part of the card sales of the month, in basis points. */
  readonly chargebackLimitBps: number;
}

/** Fees that one seller has in the place of those of the platform. */
export type OwnDisputeFees = Partial<Pick<DisputeRules, 'chargebackFee' | 'medFee' | 'refundFee'>>;

/** Those of a platform that has set none (decision 0167). */
export const DEFAULT_DISPUTE_RULES: DisputeRules = {
  chargebackDays: 7,
  medDays: 2,
  chargebackFee: 0,
  medFee: 0,
  disputeFeeShared: false,
  refundFee: 0,
  chargebackLimitCount: 5,
  // 1.5 % of the value of cards (domain.md).
  chargebackLimitBps: 150,
};

/** The rules in effect: what a seller has goes before what the platform has set. */
export const disputeRulesOf = (set: Partial<DisputeRules>, own: OwnDisputeFees = {}): DisputeRules => ({
  ...DEFAULT_DISPUTE_RULES,
  ...set,
  ...own,
});

/** What is wrong with rules; one line for each problem. */
export function disputeRuleProblems(set: Partial<DisputeRules>): string[] {
  const rules = disputeRulesOf(set);
  const { disputeFeeShared, ...numbers } = rules;
  const whole = Object.entries(numbers).filter(([, value]) => !Number.isSafeInteger(value) || value < 0);
  return [
    ...(typeof disputeFeeShared === 'boolean' ? [] : ['disputeFeeShared: true or false']),
    ...whole.map(([name]) => `${name}: a whole number`),
    ...(rules.chargebackDays >= 1 && rules.chargebackDays <= 120 ? [] : ['chargebackDays: from 1 to 120']),
    ...(rules.chargebackLimitBps <= 10_000 ? [] : ['chargebackLimitBps: at most the whole']),
    ...(rules.medDays >= 1 && rules.medDays <= 120 ? [] : ['medDays: from 1 to 120']),
  ];
}
