/** 404: the provider does not know this charge or payout. Shortly after the call that created it this proves nothing. */
export const notFound = (status: number): { readonly kind: 'notFound' } | undefined =>
  status === 404 ? { kind: 'notFound' } : undefined;
