/** 404 says that the provider knows no such charge or payout. Soon after the call that made it this proves nothing. */
export const notFound = (status: number): { readonly kind: 'notFound' } | undefined =>
  status === 404 ? { kind: 'notFound' } : undefined;
