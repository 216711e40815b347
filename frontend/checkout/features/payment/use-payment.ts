import { useCallback, useEffect, useState } from 'react';
import type { CheckNow } from './check-now';
import { fetchPayment, followPayment } from './follow-payment';
import { trueOf, type PaymentData } from './payment';

/** The current state of the payment. Follows it while it can still change. */
export function usePayment(loaded: PaymentData): {
  readonly payment: PaymentData;
  readonly checkNow: CheckNow;
} {
  const [payment, setPayment] = useState(loaded);
  useEffect(() => setPayment(loaded), [loaded]);

  const hear = useCallback((result: PaymentData) => setPayment((known) => trueOf(known, result)), []);
  const { paymentId } = payment;
  const open = payment.status === 'PENDING';
  useEffect(() => (open ? followPayment(paymentId, hear) : undefined), [paymentId, open, hear]);
  const checkNow = useCallback(() => fetchPayment(paymentId, hear), [paymentId, hear]);
  return { payment, checkNow };
}
