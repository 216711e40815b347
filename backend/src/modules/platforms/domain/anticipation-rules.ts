/** Whether and at which price sellers are paid before the day of release. Cents of the real, basis points. */
export interface AnticipationRules {
  readonly anticipationsEnabled: boolean;
  /** How much of the share of a card sale can be paid early. */
  readonly anticipationLimitBps: number;
  /** What it costs, of the amount. */
  readonly anticipationFeeBps: number;
  /** The least amount. */
  readonly anticipationMinAmount: number;
  /** Requests up to this amount without any risk are pre-approved by rule. 0: none. */
  readonly anticipationPreApproveLimit: number;
  /** From this amount on two people approve. */
  readonly anticipationFourEyesFrom: number;
}

/** Those of a platform that has set none (decision 0181): it pays with its own money, so it decides first. */
const DEFAULT_ANTICIPATION_RULES: AnticipationRules = {
  anticipationsEnabled: false,
  anticipationLimitBps: 6_000,
  anticipationFeeBps: 549,
  anticipationMinAmount: 1_000,
  anticipationPreApproveLimit: 0,
  anticipationFourEyesFrom: 1_000_000,
};

/** The rules in effect, of what a platform has set. */
export const anticipationRulesOf = (set: Partial<AnticipationRules>): AnticipationRules => ({
  ...DEFAULT_ANTICIPATION_RULES,
  ...set,
});

/** What is wrong with rules; one line for each problem. The form checks each field alone. */
export function anticipationRuleProblems(set: Partial<AnticipationRules>): string[] {
  const { anticipationsEnabled, ...amounts } = anticipationRulesOf(set);
  const whole = Object.entries(amounts).filter(([, value]) => !Number.isSafeInteger(value) || value < 0);
  return [
    ...whole.map(([name]) => `${name}: a whole number`),
    ...(typeof anticipationsEnabled === 'boolean' ? [] : ['anticipationsEnabled: yes or no']),
    ...(amounts.anticipationLimitBps <= 10_000 ? [] : ['anticipationLimitBps: at most 100 %']),
    ...(amounts.anticipationFeeBps < 10_000 ? [] : ['anticipationFeeBps: less than 100 %']),
    ...(amounts.anticipationMinAmount >= 1 ? [] : ['anticipationMinAmount: at least one cent']),
  ];
}
