/** Addresses of the site. `query` is kept as the visitor came with it, e.g. `?utm_source=x` or an empty string. */
export const paths = {
  checkout: (checkoutId: string, query = '') => `/checkout/${encodeURIComponent(checkoutId)}${query}`,
  payment: (paymentId: string, query = '') => `/checkout/payment/${encodeURIComponent(paymentId)}${query}`,
  paymentState: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}`,
  paymentEvents: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}/events`,
};
