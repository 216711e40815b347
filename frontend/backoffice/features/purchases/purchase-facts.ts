import type { Tone } from '@guiche/lists';

export type PurchaseStatus = keyof typeof PURCHASE_TONES;

export const PURCHASE_TONES = {
  ...({ PENDING: 'warn', APPROVED: 'ok', REJECTED: 'declined' } as const),
  ...({ REFUNDED: 'returned', CHARGEBACK: 'dispute', CANCELED: 'quiet' } as const),
} satisfies Readonly<Record<string, Tone>>;

/** What the buyer of a purchase that is not paid can do on the page of the payment. */
export function paymentStep(purchase: {
  readonly status: string;
  readonly method: string | null;
  readonly paymentId: string | null;
}): { readonly to: string; readonly label: 'pay' | 'billetCopy' | 'newCode' } | null {
  const { status, method, paymentId } = purchase;
  if (paymentId === null || method === 'CREDIT_CARD') return null;
  const to = `/checkout/payment/${paymentId}`;
  if (status === 'PENDING') return { to, label: method === 'BILLET' ? 'billetCopy' : 'pay' };
  return status === 'CANCELED' ? { to, label: 'newCode' } : null;
}
