export interface PaymentOfOrder {
  readonly status: string;
  readonly approvedAt: Date | null;
}

/** What the payments of an order open: everything since an instant (null: unknown), or nothing, and why. */
export type AccessOfOrder =
  | { readonly kind: 'all'; readonly since: Date | null }
  | { readonly kind: 'none'; readonly reason: 'REFUNDED' | 'CHARGEBACK' | 'OTHER' };

/** An order is open while one of its payments is approved, so a payment that was made twice may be returned once. */
export function accessOfOrder(payments: readonly PaymentOfOrder[]): AccessOfOrder {
  const approved = payments.filter(({ status }) => status === 'APPROVED');
  if (approved.length > 0) {
    const times = approved.flatMap(({ approvedAt }) => (approvedAt ? [approvedAt.getTime()] : []));
    return { kind: 'all', since: times.length > 0 ? new Date(Math.min(...times)) : null };
  }
  const has = (status: string) => payments.some((payment) => payment.status === status);
  if (has('CHARGEBACK')) return { kind: 'none', reason: 'CHARGEBACK' };
  return { kind: 'none', reason: has('REFUNDED') ? 'REFUNDED' : 'OTHER' };
}
