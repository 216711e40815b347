const FINDS_PLATFORMS =
  'finds the platforms that have something due; locks nothing, and the claim names the platform';
const IS_ANYTHING_DUE = 'asked once a second for all platforms: whether anything is due';
const FOR_STAFF = 'a command of staff, over all platforms; not beside a sale';
const NO_TENANT_IN_ADDRESS = 'the address holds no platform; read on all shards of a distributed database';

/** SQL on tenant tables that may break a rule, as `<file in backend/src>:<constant or method>`, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'modules/audit/verify-audit-log.ts:HEADS': 'a command checks the chains of all platforms; one row for each',
  'commands/ledger-balances.ts:ACCOUNTS': FOR_STAFF,
  'commands/ledger-balances.ts:CURRENCY': FOR_STAFF,
  'commands/ledger-balances.ts:DIFFERENCES': FOR_STAFF,
  'commands/ledger-balances.ts:TRANSFERS': FOR_STAFF,
  'commands/ledger-rules.ts:LEDGER_RULES': FOR_STAFF,
  'commands/payments-dump.ts:page': FOR_STAFF,
  'modules/ledger/store/due-releases.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/ledger/store/due-releases.ts:RELEASES_DUE': IS_ANYTHING_DUE,
  'modules/ledger/store/journal.ts:DUE': FINDS_PLATFORMS,
  'commands/refunds.ts:[payment]': FOR_STAFF,
  'modules/acquiring/register-webhooks.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/domains/jobs/check-domains.ts:DUE': FINDS_PLATFORMS,
  'modules/mail/delivery/demo-mailbox.ts:LIST':
    'the mailbox of the demonstration shows the mails of all platforms',
  'modules/mail/jobs/send-mails.ts:BRAND': 'a view of the platforms themselves, by their id',
  'modules/mail/store/mails.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/mail/store/mails.ts:MAILS_DUE': IS_ANYTHING_DUE,
  'modules/cards/retire-card-keys.ts:FORGET': FOR_STAFF,
  'modules/cards/retire-card-keys.ts:RETIRE': FOR_STAFF,
  'modules/cards/used-card-payloads.ts:CHARGE_AND_CLAIM':
    'a kept card that is typed again: two statements would be one more than the budget of a purchase',
  'modules/cards/used-card-payloads.ts:EXPIRED_PLATFORMS': FINDS_PLATFORMS,
  'modules/catalog/store/load-offer-snapshot.ts:snapshot': NO_TENANT_IN_ADDRESS,
  'modules/checkout-links/checkout-links.ts:OF_CODE': NO_TENANT_IN_ADDRESS,
  'modules/payment-pages/store/page-approvals.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/payment-pages/store/page-approvals.ts:NEVER_CHECKED': FINDS_PLATFORMS,
  'modules/payments/reconciliation/reconciliations.ts:CHARGED_ACCOUNTS': FINDS_PLATFORMS,
  'modules/payments/reconciliation/reconciliations.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/payments/reconciliation/reconciliations.ts:RECONCILIATIONS_DUE': IS_ANYTHING_DUE,
  'modules/payments/store/due-attempts.ts:ATTEMPTS_DUE': IS_ANYTHING_DUE,
  'modules/payments/store/due-attempts.ts:PLATFORMS': FINDS_PLATFORMS,
  'modules/payments/store/opened-attempts.ts:OPEN_PAYMENT':
    'payment and attempt: two statements would be one more than the budget of a purchase with a kept card',
  'modules/payments/store/payment-views.ts:FIND': NO_TENANT_IN_ADDRESS,
  'modules/payments/store/payment-views.ts:STANDING':
    'a part of the two statements below it, which name the platform',
  'modules/payments/store/refunds.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/payments/store/refunds.ts:REFUNDS_DUE': IS_ANYTHING_DUE,
  'modules/receivers/store/receivers.ts:COLUMNS':
    'a part of the statements below it, which name the platform',
  'modules/orders/store/orders.ts:PLATFORM_OF_OFFER': NO_TENANT_IN_ADDRESS,
  'modules/exports/store/list-exports.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/exports/store/list-exports.ts:EXPORTS_DUE': IS_ANYTHING_DUE,
  'modules/identity/use-cases/end-sessions.ts:FIND': 'a master ends sessions on any platform',
  'modules/platforms/store/setting-changes.ts:DUE': FINDS_PLATFORMS,
  'modules/sales/store/days-of-sales.ts:DAYS': 'a part of the statements below it, which name the platform',
  'modules/sales/store/days-of-sales.ts:countAllSales': FOR_STAFF,
  'modules/disputes/store/disputes.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/disputes/store/disputes.ts:DISPUTES_DUE': IS_ANYTHING_DUE,
  'modules/sales/store/refund-requests.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/sales/store/refund-requests.ts:REFUND_REQUESTS_DUE': IS_ANYTHING_DUE,
  'modules/sales/store/sale-facts.ts:PARTS': 'a part of FACTS below it',
  'modules/sales/store/sale-facts.ts:FACTS': 'a part of the two statements below it, which name the platform',
  'modules/sellers/store/account-terms.ts:DUE': FINDS_PLATFORMS,
  'modules/acquiring/definitions/define-gateway.ts:VERSIONS':
    'the master sees how many accounts of all platforms use a definition',
  'modules/charges/store/charges.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/charges/store/charges.ts:CHARGES_DUE': IS_ANYTHING_DUE,
  'modules/receiver-requests/store/receiver-requests.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/receiver-requests/store/receiver-requests.ts:RECEIVER_REQUESTS_DUE': IS_ANYTHING_DUE,
  'modules/withdrawals/store/payout-news.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/withdrawals/store/payout-news.ts:PAYOUT_NEWS_DUE': IS_ANYTHING_DUE,
  'modules/withdrawals/store/payouts.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/withdrawals/store/payouts.ts:PAYOUTS_DUE': IS_ANYTHING_DUE,
  'modules/withdrawals/store/withdrawals.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/withdrawals/store/withdrawals.ts:WITHDRAWALS_DUE': IS_ANYTHING_DUE,
  'modules/webhooks/store/stored-webhooks.ts:FIND': 'a master looks at a webhook of any platform',
  'modules/webhooks/store/stored-webhooks.ts:NEWEST': 'the master sees the replays of all platforms',
  'modules/webhooks/store/webhook-addresses.ts:ON_ANY_PLATFORM':
    'webhook addresses made before November 2026 hold no platform',
  'modules/webhooks/store/webhook-records.ts:DUE_PLATFORMS': FINDS_PLATFORMS,
  'modules/webhooks/store/webhook-records.ts:WEBHOOKS_DUE': IS_ANYTHING_DUE,
  'runtime/events/event-deliveries.ts:DELIVERIES_DUE': IS_ANYTHING_DUE,
  'runtime/events/event-deliveries.ts:REPLAY':
    'a command of staff sends events to a subscriber again; not beside a sale',
  'runtime/events/event-deliveries.ts:SUBSCRIBERS_DUE': FINDS_PLATFORMS,
  'runtime/events/undispatched-events.ts:PLATFORMS': FINDS_PLATFORMS,
  'runtime/events/undispatched-events.ts:UNDISPATCHED': IS_ANYTHING_DUE,
};
