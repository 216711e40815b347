/** The modules of the backend in order: one may import the index.ts of those before it (CONTRIBUTING.md). */
module.exports = [
  ...['audit', 'protection', 'platforms', 'mail', 'identity'],
  ...['bank-accounts', 'documents', 'ledger', 'review'],
  ...['domains', 'sellers', 'exports', 'lists'],
  ...['receivers', 'catalog', 'visits', 'coupons', 'checkout-links', 'partners'],
  ...['cards', 'acquiring', 'receiver-requests'],
  ...['orders', 'payments'],
  ...['subscriptions', 'withdrawals', 'anticipations', 'charges', 'adjustments', 'settlements', 'webhooks'],
  ...['checkout', 'payment-pages', 'sales', 'disputes', 'customers', 'content', 'retention', 'accounting'],
  ...['reports', 'invoices', 'notifications', 'integrations'],
  ...['producer', 'admin', 'manager', 'master'],
];
