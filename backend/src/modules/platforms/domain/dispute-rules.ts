/** Deadlines and fees of disputes. Days of America/Sao_Paulo, cents of the real. */
export interface DisputeRules {
  /** Days for the defence against a chargeback, when the provider names no day. */
  readonly chargebackDays: number;
  /** The same for a MED dispute. */
  readonly medDays: number;
  /** What the seller pays for a chargeback, or for a MED dispute, whose money went back. It is returned when the dispute is won. */
  readonly chargebackFee: number;
  readonly medFee: number;
}

/** Those of a platform that has set none (decision 0167). */
export const DEFAULT_DISPUTE_RULES: DisputeRules = {
  chargebackDays: 7,
  medDays: 2,
  chargebackFee: 0,
  medFee: 0,
};

/** The rules in effect, of what a platform has set. */
export const disputeRulesOf = (set: Partial<DisputeRules>): DisputeRules => ({
  ...DEFAULT_DISPUTE_RULES,
  ...set,
});

/** What is wrong with rules; one line for each problem. */
export function disputeRuleProblems(set: Partial<DisputeRules>): string[] {
  const rules = disputeRulesOf(set);
  const whole = Object.entries(rules).filter(([, value]) => !Number.isSafeInteger(value) || value < 0);
  return [
    ...whole.map(([name]) => `${name}: a whole number`),
    ...(rules.chargebackDays >= 1 && rules.chargebackDays <= 120 ? [] : ['chargebackDays: from 1 to 120']),
    ...(rules.medDays >= 1 && rules.medDays <= 120 ? [] : ['medDays: from 1 to 120']),
  ];
}
