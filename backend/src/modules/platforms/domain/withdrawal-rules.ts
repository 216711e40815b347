/** Which withdrawals are taken, and which of them a person decides about. Amounts in cents of the real, hours of America/Sao_Paulo. */
export interface WithdrawalRules {
  /** The least amount. */
  readonly minAmount: number;
  /** What each withdrawal costs. It is taken out of the amount. */
  readonly fee: number;
  /** The most that one person withdraws on a day. */
  readonly dailyLimit: number;
  /** Once the platform has taken so much on a day, every further withdrawal waits for a person. */
  readonly automaticDailyCap: number;
  /** Requests are taken from this hour on, 0 to 23 … */
  readonly fromHour: number;
  /** … and before this one, 1 to 24. */
  readonly toHour: number;
  /** Withdrawals up to this amount without any risk are paid without a person. 0: none. */
  readonly autoApproveLimit: number;
  /** From this amount on two people decide. */
  readonly fourEyesFrom: number;
  /** From this amount on a withdrawal goes to audit first. */
  readonly auditFrom: number;
}

/** Those of a platform that has set none (decision 0168). */
export const DEFAULT_WITHDRAWAL_RULES: WithdrawalRules = {
  minAmount: 1_000,
  fee: 0,
  dailyLimit: 5_000_000,
  automaticDailyCap: 50_000_000,
  fromHour: 0,
  toHour: 24,
  autoApproveLimit: 0,
  fourEyesFrom: 1_000_000,
  auditFrom: 2_000_000,
};

/**
 * The rules in effect, of what a platform has set.
 * @param ownFee what one seller pays instead; a withdrawal is then more than it, whatever the platform's least amount
 */
export function withdrawalRulesOf(
  set: Partial<WithdrawalRules>,
  ownFee: number | null = null,
): WithdrawalRules {
  const rules = { ...DEFAULT_WITHDRAWAL_RULES, ...set };
  if (ownFee === null) return rules;
  return { ...rules, fee: ownFee, minAmount: Math.max(rules.minAmount, ownFee + 1) };
}

/** What is wrong with rules; one line for each problem. The form checks each field alone. */
export function withdrawalRuleProblems(set: Partial<WithdrawalRules>): string[] {
  const rules = withdrawalRulesOf(set);
  const whole = Object.entries(rules).filter(([, value]) => !Number.isSafeInteger(value) || value < 0);
  return [
    ...whole.map(([name]) => `${name}: a whole number`),
    ...(rules.minAmount > rules.fee ? [] : ['minAmount: more than the fee']),
    ...(rules.dailyLimit >= rules.minAmount ? [] : ['dailyLimit: not less than minAmount']),
    ...(rules.fromHour < rules.toHour && rules.toHour <= 24 ? [] : ['toHour: after fromHour, at most 24']),
  ];
}
