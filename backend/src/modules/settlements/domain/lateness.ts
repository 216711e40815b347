import { addDays } from '@guiche/brazil';

/** Days of grace: banks are closed at weekends and on holidays. */
const GRACE_DAYS = 5;
const DAYS_OF_INSTALLMENT = 30;

/** The last day on which a settlement is not late: a Pix the same day, a boleto the next, a card thirty days for each installment. */
export function lastDayToSettle(approvedOn: string, method: string, installment: number): string {
  const days = { PIX: 0, BILLET: 1, CREDIT_CARD: DAYS_OF_INSTALLMENT * installment }[method] ?? 0;
  return addDays(approvedOn, days + GRACE_DAYS);
}
