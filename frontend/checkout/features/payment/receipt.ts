import type { components } from '@guiche/api-client';
import { useEffect, useState } from 'react';
import { callApi } from '../../../shared/lib/browser-api';
import type { PaymentData } from './payment';

/** The items of a payment. No buyer data. Amounts are cents. */
export type ReceiptData = components['schemas']['ReceiptDto'];

/** Whether a payment in this state has a receipt to show: money was taken, whatever became of it afterwards. */
export const hasReceipt = ({ status }: Pick<PaymentData, 'status'>): boolean =>
  status === 'APPROVED' || status === 'REFUNDED' || status === 'CHARGEBACK';

/** The receipt loaded with the page or, if the payment was made while the page was open, requested then. */
export function useReceipt(payment: PaymentData, loaded: ReceiptData | null): ReceiptData | null {
  const [receipt, setReceipt] = useState(loaded);
  const { paymentId } = payment;
  const wanted = hasReceipt(payment) && receipt?.paymentId !== paymentId;
  useEffect(() => {
    if (!wanted) return undefined;
    const gone = new AbortController();
    void ask(paymentId, gone.signal).then((answer) => {
      if (answer && !gone.signal.aborted) setReceipt(answer);
    });
    return () => gone.abort();
  }, [paymentId, wanted]);
  return receipt?.paymentId === paymentId ? receipt : null;
}

/** Null without an answer: the page then shows the payment's own data. */
async function ask(paymentId: string, signal: AbortSignal): Promise<ReceiptData | null> {
  const answer = await callApi('get', '/api/checkout/payments/{paymentId}/receipt', {
    params: { paymentId },
    signal,
  });
  return answer.ok ? answer.data : null;
}
