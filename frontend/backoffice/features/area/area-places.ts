import type { IconName } from '../../components/icon';

/** The parts of the navigation, in their order. Pages without a place stand in `work`. */
export const SECTIONS = ['first', 'queues', 'people', 'work', 'settings', 'account'] as const;
type Section = (typeof SECTIONS)[number];

interface Place {
  readonly section: Section;
  readonly icon: IconName;
  /** In the bar at the bottom of a phone. */
  readonly isAtHand?: true;
}

/** Where a page stands in the navigation, by its address below the root of the area. */
const PLACES: Readonly<Record<string, Place>> = {
  dashboard: { section: 'first', icon: 'home', isAtHand: true },
  'manage-bank-accounts': { section: 'queues', icon: 'bank' },
  'manage-receivers': { section: 'queues', icon: 'gateway' },
  'manage-withdraws': { section: 'queues', icon: 'payout' },
  'manage-managers-withdraws': { section: 'queues', icon: 'payout' },
  'manage-anticipations': { section: 'queues', icon: 'clock' },
  'document-validation': { section: 'queues', icon: 'document' },
  'review-inbox': { section: 'queues', icon: 'inbox' },
  'balance-adjustments': { section: 'queues', icon: 'scale' },
  refunds: { section: 'queues', icon: 'refund' },
  disputes: { section: 'queues', icon: 'shield' },
  'manage-users': { section: 'people', icon: 'people' },
  'manager-users': { section: 'people', icon: 'people' },
  'manage-managers': { section: 'people', icon: 'people' },
  'manage-functionaries': { section: 'people', icon: 'people' },
  'seller-last-login': { section: 'people', icon: 'key' },
  administrators: { section: 'people', icon: 'people' },
  financial: { section: 'work', icon: 'wallet', isAtHand: true },
  charges: { section: 'work', icon: 'invoice' },
  invoices: { section: 'settings', icon: 'invoice' },
  'seller-revenue': { section: 'people', icon: 'chart' },
  'seller-profit': { section: 'people', icon: 'chart' },
  'seller-negative': { section: 'people', icon: 'percent' },
  'garantee-released': { section: 'work', icon: 'lock' },
  'my-sales': { section: 'work', icon: 'bag', isAtHand: true },
  'manage-sales': { section: 'work', icon: 'bag' },
  'financial/withdrawals': { section: 'work', icon: 'payout' },
  'manage-paid-anticipations': { section: 'work', icon: 'clock' },
  'financial/anticipations': { section: 'work', icon: 'clock' },
  'paid-withdrawals': { section: 'work', icon: 'payout' },
  'paid-managers-withdraws': { section: 'work', icon: 'payout' },
  withdrawals: { section: 'work', icon: 'payout' },
  statement: { section: 'work', icon: 'wallet' },
  'my-products': { section: 'work', icon: 'box' },
  'manage-products': { section: 'work', icon: 'box' },
  coupons: { section: 'work', icon: 'tag' },
  'direct-checkout': { section: 'work', icon: 'link' },
  'create-product': { section: 'work', icon: 'plus' },
  platforms: { section: 'work', icon: 'platform' },
  'webhook-logs': { section: 'work', icon: 'webhook' },
  'session-logs': { section: 'work', icon: 'key' },
  'blocked-buyers': { section: 'people', icon: 'shield' },
  'blocked-networks': { section: 'work', icon: 'shield' },
  'gateway-definitions': { section: 'work', icon: 'gateway' },
  fees: { section: 'settings', icon: 'percent' },
  masters: { section: 'settings', icon: 'key' },
  'export-accounting': { section: 'work', icon: 'document' },
  reconcile: { section: 'work', icon: 'scale' },
  statements: { section: 'work', icon: 'document' },
  'statement-differences': { section: 'work', icon: 'percent' },
  'platform-settings': { section: 'settings', icon: 'settings' },
  'platform-settings/acquirings': { section: 'settings', icon: 'gateway' },
  customization: { section: 'settings', icon: 'settings' },
  domains: { section: 'settings', icon: 'platform' },
  'platform-pixels': { section: 'settings', icon: 'webhook' },
  exports: { section: 'account', icon: 'document' },
  'my-profile/data': { section: 'account', icon: 'account' },
  'my-profile/company': { section: 'account', icon: 'company' },
  'my-profile/documents': { section: 'account', icon: 'document' },
  'my-profile/accounts': { section: 'account', icon: 'bank' },
  'my-profile/receivers': { section: 'account', icon: 'gateway' },
  'my-profile/fees': { section: 'account', icon: 'percent' },
  'my-profile/api-keys': { section: 'account', icon: 'key' },
  'my-profile/team': { section: 'account', icon: 'people' },
};

export const placeOf = (page: string): Place => PLACES[page] ?? { section: 'work', icon: 'list' };
