import { MAX_INSTALLMENTS, WHOLE_IN_BASIS_POINTS } from '@guiche/money';
import type { InstallmentPlan } from './store/platform.entity.js';

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_INSTALLMENTS;
const isFee = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WHOLE_IN_BASIS_POINTS;

/** Validates how buyers pay by card in installments. Returns one message for each problem. */
export function installmentProblems(plan: InstallmentPlan): string[] {
  const { numberOfInstallments, maxInstallmentsWithoutInterest, feeBasisPoints, minInstallmentValue } = plan;
  const problems: string[] = [];
  if (!isCount(numberOfInstallments)) problems.push('the number of installments is 1 to 12');
  if (!isCount(maxInstallmentsWithoutInterest) || maxInstallmentsWithoutInterest > numberOfInstallments)
    problems.push('the installments without interest are 1 to the number of installments');
  if (feeBasisPoints.length !== MAX_INSTALLMENTS || !feeBasisPoints.every(isFee))
    problems.push('there is a fee for each of 12 counts, in basis points');
  if (!Number.isInteger(minInstallmentValue) || minInstallmentValue < 0)
    problems.push('the least installment is an amount in cents');
  return problems;
}
