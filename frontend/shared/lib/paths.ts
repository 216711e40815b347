/** Addresses of the site. `query` is the visitor's, unchanged, e.g. `?utm_source=x` or an empty string. */
export const paths = {
  language: () => '/language',
  checkout: (checkoutId: string, query = '') => `/checkout/${encodeURIComponent(checkoutId)}${query}`,
  payment: (paymentId: string, query = '') => `/checkout/payment/${encodeURIComponent(paymentId)}${query}`,
  cardFrame: (checkoutId: string, query = '') => `/checkout/${encodeURIComponent(checkoutId)}/card${query}`,
  trackerFrame: (checkoutId: string, tracker: string, query: string) =>
    `/checkout/${encodeURIComponent(checkoutId)}/tracker/${tracker}${query}`,
  paymentEvents: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}/events`,
};
