import type { SealedColumn } from '../../../runtime/crypto/index.js';

/** What a sealed blob of an account is bound to: it opens in no other row and no other column. */
export const sealContext = (accountId: string, column: string): string =>
  `gateway_accounts:${accountId}:${column}`;

const ofAccounts = (column: string, name: string): SealedColumn => ({
  table: 'gateway_accounts',
  column,
  context: (id) => sealContext(id, name),
});

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_ACQUIRING: readonly SealedColumn[] = [
  ofAccounts('credentials_sealed', 'credentials'),
  ofAccounts('cash_in_certificate_sealed', 'cashInCertificate'),
  ofAccounts('cash_out_certificate_sealed', 'cashOutCertificate'),
  ofAccounts('proxy_sealed', 'proxy'),
  ofAccounts('webhook_auth_token_sealed', 'webhookAuthToken'),
];
