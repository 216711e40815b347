import { useCallback, useEffect, useState } from 'react';
import type { CheckNow } from './check-now';
import { askForPayment, followPayment } from './follow-payment';
import type { Payment } from './payment';

/** The payment as it stands now. Follows it while something can still happen. */
export function usePayment(loaded: Payment): { readonly payment: Payment; readonly checkNow: CheckNow } {
  const [payment, setPayment] = useState(loaded);
  useEffect(() => setPayment(loaded), [loaded]);

  const { paymentId } = payment;
  const open = payment.status === 'PENDING';
  useEffect(() => (open ? followPayment(paymentId, setPayment) : undefined), [paymentId, open]);
  const checkNow = useCallback(() => askForPayment(paymentId, setPayment), [paymentId]);
  return { payment, checkNow };
}
