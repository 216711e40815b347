/** A retention period: a fixed time, or a multiple of the days that a variable sets. */
export type Period =
  | { readonly minutes: number }
  | { readonly days: number }
  | { readonly setting: 'WEBHOOKS_KEPT_DAYS' | 'WEBHOOK_UNKNOWN_KEPT_DAYS'; readonly times: number };

/** Rows of one table. `where` holds further conditions, in SQL; $1 is the end of the period. */
interface Rows {
  readonly table: string;
  readonly where?: string;
}

/** Deletes rows of platforms by the creation time in their UUIDv7. */
export interface Deletion extends Rows {
  readonly kind: 'delete';
}

/** Sets columns of rows of platforms to these SQL values, by the creation time in their UUIDv7. */
export interface Clearing extends Omit<Rows, 'where'> {
  readonly kind: 'clear';
  readonly set: Readonly<Record<string, string>>;
}

/** Deletes rows of a table of the installation by its column `window_ends`. */
export interface Expiry extends Rows {
  readonly kind: 'expire';
}

export type Removal = Deletion | Clearing | Expiry;

/** Webhooks to an unknown address belong to no platform: their platform_id is the nil UUID. */
const NO_PLATFORM = '00000000-0000-0000-0000-000000000000';

export interface RetentionRule {
  /** Stable: the progress of the job is stored under it. */
  readonly name: string;
  /** What is stored, as text. */
  readonly what: string;
  /** Where: the table, or the place outside the database. */
  readonly where: string;
  readonly period: Period;
  /** From when the period counts. */
  readonly since: string;
  /** Why it may be kept so long, and must not be longer. */
  readonly reason: string;
  /** Null: this job does not remove it. `reason` says what does, or why nothing does. */
  readonly removal: Removal | null;
}

/**
 * The retention policy: all stored personal data, how long and why. One job enforces it (`jobs/enforce-retention.ts`);
 * the table in docs/security.md is made of it, and a test compares the two. New personal data gets a row here first.
 */
export const RETENTION_POLICY: readonly RetentionRule[] = [
  {
    name: 'mails',
    what: 'Mails to people with an account: kind and instants; what a mail says only until it was sent, encrypted',
    where: 'mails',
    period: { days: 90 },
    since: 'the mail',
    reason: 'to answer whether a mail was sent',
    removal: { kind: 'delete', table: 'mails' },
  },
  {
    name: 'listExports',
    what: 'Files of lists that people asked for: whose, with which filters',
    where: 'list_exports',
    period: { days: 8 },
    since: 'the request',
    reason: 'a link to a file is valid for seven days; the audit log says who asked',
    removal: { kind: 'delete', table: 'list_exports' },
  },
  {
    name: 'listExportParts',
    what: 'The rows of these files',
    where: 'list_export_parts',
    period: { days: 8 },
    since: 'the request',
    reason: 'as above',
    removal: { kind: 'delete', table: 'list_export_parts' },
  },
  {
    name: 'savedViews',
    what: 'Saved views of lists: whose, their names and filters, which can hold what somebody searched for',
    where: 'saved_views',
    period: { days: 3_653 },
    since: 'creation',
    reason: 'A setting of the account (LGPD art. 7 V), which its person removes. No job deletes them',
    removal: null,
  },
  {
    name: 'accountLinks',
    what: 'Links to set a password or to sign in: whose they are, the digest of the token',
    where: 'account_links',
    period: { days: 30 },
    since: 'the mail',
    reason: 'to answer whether a link was used',
    removal: { kind: 'delete', table: 'account_links' },
  },
  {
    name: 'passkeyChallenges',
    what: 'Challenges of passkeys that nobody answered: the digest of a token, the domain',
    where: 'passkey_challenges',
    period: { days: 1 },
    since: 'the question',
    reason: 'An answered challenge is deleted at once; one that is not is valid for five minutes',
    removal: { kind: 'delete', table: 'passkey_challenges' },
  },
  {
    name: 'platformEntries',
    what: 'Permissions of masters to enter a platform that were not used: the digest of a token, the name of the master',
    where: 'platform_entries',
    period: { days: 1 },
    since: 'the permission',
    reason: 'A used permission is deleted at once; one that is not is valid for two minutes',
    removal: { kind: 'delete', table: 'platform_entries' },
  },
  {
    name: 'bankAccounts',
    what: 'Bank accounts and PIX keys of sellers, also removed ones: holder, document, numbers',
    where: 'bank_accounts',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Tax and accounting duties: where money was paid to (CTN arts. 173, 174; LGPD arts. 7 II, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'withdrawals',
    what: 'Withdrawals: whose, amounts, where to (encrypted; masked in lists), what the provider said',
    where: 'withdrawals, payouts, payout_news',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Tax and accounting duties: what was paid to whom (CTN arts. 173, 174; LGPD arts. 7 II, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'anticipations',
    what: 'Anticipations: whose, amounts, the sales and rates, what staff wrote',
    where: 'anticipations, anticipation_sales, anticipation_rates',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Tax and accounting duties: what was paid to whom at which price (CTN arts. 173, 174; LGPD arts. 7 II, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'disputes',
    what: 'Disputes of payments and their history: amounts, deadlines, what staff and sellers wrote and attached',
    where: 'disputes, dispute_events, dispute_files',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Evidence of why money went back (CTN arts. 173, 174; LGPD arts. 7 II, 7 VI, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'sellerDocuments',
    what: 'Documents of sellers with their files, also superseded ones: identity, face, address, reviews',
    where: 'seller_documents, seller_document_states',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Evidence of who sells and is paid (Lei 9.613 art. 10; LGPD arts. 7 II, 11 II a, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'emailConfirmations',
    what: 'Codes that confirm e-mail addresses: whose they are, the digest, what a seller entered who registered',
    where: 'email_confirmations',
    period: { days: 1 },
    since: 'the mail',
    reason: 'a code is valid for half an hour',
    removal: { kind: 'delete', table: 'email_confirmations' },
  },
  {
    name: 'auditLog',
    what: 'The audit log: the ids of people, their addresses, what they changed',
    where: 'audit_log',
    period: { days: 3_653 },
    since: 'the record',
    reason:
      'to show who did what with money and rights, as long as the sales are kept. No job deletes them: a removed record breaks the chain',
    removal: null,
  },
  {
    name: 'abandonedCarts',
    what: 'Abandoned carts: name, CPF, e-mail, phone',
    where: 'abandoned_carts',
    period: { days: 90 },
    since: 'the last change',
    reason: 'Legitimate interest in one follow-up (LGPD art. 7 IX); no contract exists (arts. 15, 16)',
    removal: { kind: 'delete', table: 'abandoned_carts', where: 'updated_at < $1' },
  },
  {
    name: 'unclaimedCards',
    what: 'Kept cards that no purchase has used',
    where: 'stored_cards',
    period: { minutes: 30 },
    since: 'creation',
    reason: 'A card number is kept for a purpose only (PCI DSS 3.2.1); the purchase follows within minutes',
    removal: { kind: 'delete', table: 'stored_cards', where: 'owner is null' },
  },
  {
    name: 'sessions',
    what: 'Sessions of signed-in people: network address and browser',
    where: 'sessions',
    period: { days: 30 },
    since: 'expiry',
    reason: 'Security of accounts (LGPD art. 7 IX); the sign-in log records them for longer',
    removal: { kind: 'delete', table: 'sessions', where: 'expires_at < $1' },
  },
  {
    name: 'rememberedDevices',
    what: 'Browsers on which people skip the second factor: network address and browser',
    where: 'remembered_devices',
    period: { days: 1 },
    since: 'expiry',
    reason: 'Security of accounts (LGPD art. 7 IX); the sign-in log records their use for longer',
    removal: { kind: 'delete', table: 'remembered_devices', where: 'expires_at < $1' },
  },
  {
    name: 'signInLog',
    what: 'Attempts to sign in: account, network address and browser',
    where: 'sign_in_log',
    period: { days: 183 },
    since: 'creation',
    reason: 'Marco Civil art. 15 demands six months',
    removal: { kind: 'delete', table: 'sign_in_log' },
  },
  {
    name: 'blockedNetworks',
    what: 'Networks that a master blocked: network address, who blocked it and why',
    where: 'blocked_networks',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Security of accounts (LGPD art. 7 IX): to show who could not sign in, and why. No job deletes them: the audit log, which names them, is kept as long',
    removal: null,
  },
  {
    name: 'webhooksOfStrangers',
    what: 'Webhooks to no address of ours',
    where: 'webhook_records',
    period: { setting: 'WEBHOOK_UNKNOWN_KEPT_DAYS', times: 1 },
    since: 'arrival',
    reason: 'Security of the service (LGPD art. 7 IX)',
    removal: {
      kind: 'delete',
      table: 'webhook_records',
      where: `state = 'QUARANTINED' and platform_id = '${NO_PLATFORM}'`,
    },
  },
  {
    name: 'webhooksUnderstood',
    what: 'Webhooks that were understood',
    where: 'webhook_records',
    period: { setting: 'WEBHOOKS_KEPT_DAYS', times: 1 },
    since: 'arrival',
    reason: 'Proof of what a provider said, for disputes with it (LGPD art. 7 VI)',
    removal: {
      kind: 'delete',
      table: 'webhook_records',
      where: `state in ('APPLIED', 'DUPLICATE', 'IGNORED')`,
    },
  },
  {
    name: 'webhooksForStaff',
    what: 'Webhooks that staff must look at',
    where: 'webhook_records',
    period: { setting: 'WEBHOOKS_KEPT_DAYS', times: 2 },
    since: 'arrival',
    reason: 'As above, and staff may still be looking at them',
    removal: {
      kind: 'delete',
      table: 'webhook_records',
      where: `(state in ('UNKNOWN_WORD', 'FAILED') or (state = 'QUARANTINED' and platform_id <> '${NO_PLATFORM}'))`,
    },
  },
  {
    name: 'velocityCounters',
    what: 'Velocity counters: keyed digests of address, e-mail, phone, CPF and card',
    where: 'velocity_counters',
    period: { minutes: 60 },
    since: 'the end of the window',
    reason: 'Prevention of fraud (LGPD art. 7 IX); of no use after the window',
    removal: {
      kind: 'expire',
      table: 'velocity_counters',
      where: '(paused_until is null or paused_until < $1)',
    },
  },
  {
    name: 'providerQueries',
    what: 'When providers were queried because of unsigned webhooks',
    where: 'provider_queries',
    period: { minutes: 60 },
    since: 'the end of the window',
    reason: 'No personal data; not needed after the window',
    removal: { kind: 'expire', table: 'provider_queries' },
  },
  {
    name: 'velocityBlocks',
    what: 'Refusals by velocity limits: masked subject, or network address',
    where: 'velocity_blocks',
    period: { days: 90 },
    since: 'creation',
    reason:
      'Prevention of fraud (LGPD art. 7 IX): answering buyers who ask, and recognising repeated attacks',
    removal: { kind: 'delete', table: 'velocity_blocks' },
  },
  {
    name: 'blockedBuyers',
    what: 'Buyers whom staff refuse: e-mail address and document',
    where: 'blocked_buyers',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Prevention of fraud (LGPD art. 7 IX): somebody who was refused must not buy again until staff lift it. No job deletes them',
    removal: null,
  },
  {
    name: 'orderTraces',
    what: 'Orders: network address, device fingerprints, referring page, campaign query',
    where: 'orders',
    period: { days: 540 },
    since: 'creation',
    reason:
      'Evidence in card disputes, which schemes accept for up to 540 days (LGPD art. 7 VI); longer than the 6 months of Marco Civil art. 15',
    removal: {
      kind: 'clear',
      table: 'orders',
      set: { customer_ip: 'null', finger_prints: `'[]'`, referer: 'null', utm_query: 'null' },
    },
  },
  {
    name: 'sales',
    what: 'Orders, payments, refunds and the ledger: buyer, amounts, delivery address; parcels, notes, requests for refunds',
    where:
      'orders, payments, attempts, refunds, sales, sales_days, seller_sales_days, sale_partners, shipments, sale_notes, refund_requests, returned_items, refund_challenges, ledger_transfers, ledger_entries, ledger_releases, ledger_debts, ledger_advances, ledger_earned_days, debt_write_offs, balance_adjustments, charges, charge_events, charge_payments, platform_plans, platform_invoices, platform_invoice_events, statement_files, statement_lines, statement_differences',
    period: { days: 3_653 },
    since: 'creation',
    reason:
      'Tax and accounting duties (CTN arts. 173, 174; Código Civil arts. 205, 1194; LGPD arts. 7 II, 16 I). No job deletes them: nothing is ten years old yet',
    removal: null,
  },
  {
    name: 'logs',
    what: 'Logs: network addresses and request ids, redacted of everything else that is personal',
    where: 'standard output',
    period: { days: 183 },
    since: 'writing',
    reason: 'Marco Civil art. 15 demands six months. Deleted by the collector of standard output',
    removal: null,
  },
];

/** The period in words. */
export function periodText(period: Period): string {
  if ('minutes' in period) return `${period.minutes} minutes`;
  if ('days' in period) return `${period.days} days`;
  return period.times === 1 ? `\`${period.setting}\`` : `${period.times} × \`${period.setting}\``;
}

/** The policy as the table of docs/security.md, one line for each row. */
export function policyTable(rules: readonly RetentionRule[] = RETENTION_POLICY): string[] {
  const cells = rules.map(({ what, where, period, since, reason, removal }) => [
    what,
    removal ? `\`${where}\`` : where,
    periodText(period),
    since,
    removal === null ? 'no' : removal.kind === 'clear' ? 'cleared' : 'deleted',
    reason,
  ]);
  const rows = [['what', 'where', 'kept for', 'since', 'by the job', 'reason'], ...cells];
  return rows.map((row) => row.join(' | '));
}
