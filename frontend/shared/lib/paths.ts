/** Addresses of the site. `query` is kept as the visitor came with it, e.g. `?utm_source=x` or an empty string. */
export const paths = {
  language: () => '/language',
  checkout: (checkoutId: string, query = '') => `/checkout/${encodeURIComponent(checkoutId)}${query}`,
  payment: (paymentId: string, query = '') => `/checkout/payment/${encodeURIComponent(paymentId)}${query}`,
  postcode: (digits: string) => `/api/postcodes/${digits}`,
  cardKey: (checkoutId: string) => `/api/checkout/${encodeURIComponent(checkoutId)}/card-key`,
  cardFrame: (checkoutId: string) => `/checkout/${encodeURIComponent(checkoutId)}/card`,
  trackerFrame: (checkoutId: string, tracker: string, query: string) =>
    `/checkout/${encodeURIComponent(checkoutId)}/tracker/${tracker}${query}`,
  installments: (checkoutId: string, orderBumpsIds: readonly string[], fareAmount: number) =>
    `/api/checkout/${checkoutId}/installments?orderBumpsIds=${orderBumpsIds.join(',')}&fareAmount=${fareAmount}`,
  abandonedCartEnabled: (checkoutId: string) => `/api/checkout/${checkoutId}/abandoned-cart-enabled`,
  abandonedCarts: () => '/api/checkout/abandoned-carts',
  paymentState: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}`,
  receipt: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}/receipt`,
  paymentEvents: (paymentId: string) => `/api/checkout/payments/${encodeURIComponent(paymentId)}/events`,
};
