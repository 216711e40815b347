/** Persons have balances; system owners (platform, gateway, buyer, bank) only pass money on. */
export type PersonOwner = 'seller' | 'manager';
export type SystemOwner = 'platform' | 'gateway' | 'buyer' | 'bank';
export type Bucket =
  | 'pending'
  | 'available'
  | 'reserve'
  | 'blocked'
  | 'debt'
  | 'receivable'
  | 'cost'
  | 'revenue'
  | 'loss'
  | 'rounding'
  | 'refund_due'
  | 'cash'
  | 'payout_due';

/** Where the money of a person may be. */
export type PersonBucket = 'pending' | 'available' | 'reserve' | 'blocked' | 'debt';

/** An account by its name, within one platform and currency: `seller:{id}:pending`, `platform:revenue`. */
export interface Account {
  readonly owner: PersonOwner | SystemOwner;
  /** The seller, the manager or the gateway account; null for the platform, its buyers and its bank. */
  readonly ownerId: string | null;
  readonly bucket: Bucket;
}

export const platform = (bucket: 'revenue' | 'loss' | 'rounding'): Account => ({
  owner: 'platform',
  ownerId: null,
  bucket,
});
export const gateway = (accountId: string, bucket: 'receivable' | 'cost'): Account => ({
  owner: 'gateway',
  ownerId: accountId,
  bucket,
});
export const seller = (sellerId: string, bucket: PersonBucket): Account => ({
  owner: 'seller',
  ownerId: sellerId,
  bucket,
});
export const manager = (managerId: string, bucket: PersonBucket): Account => ({
  owner: 'manager',
  ownerId: managerId,
  bucket,
});
export const REFUND_DUE: Account = { owner: 'buyer', ownerId: null, bucket: 'refund_due' };
export const BANK_CASH: Account = { owner: 'bank', ownerId: null, bucket: 'cash' };
/** Money that left an available balance and has not arrived yet. */
export const PAYOUT_DUE: Account = { owner: 'bank', ownerId: null, bucket: 'payout_due' };
export const PLATFORM_LOSS = platform('loss');
export const PLATFORM_REVENUE = platform('revenue');
export const PLATFORM_ROUNDING = platform('rounding');

/** The account's one name, spelt as the database spells it. */
export function nameOf({ owner, ownerId, bucket }: Account): string {
  return ownerId === null ? `${owner}:${bucket}` : `${owner}:${ownerId}:${bucket}`;
}

export function isPerson({ owner }: Account): boolean {
  return owner === 'seller' || owner === 'manager';
}

/** Another bucket of the same person. */
export function bucketOf(person: Account, bucket: Bucket): Account {
  return { ...person, bucket };
}

export function distinct(accounts: readonly Account[]): Account[] {
  return [...new Map(accounts.map((account) => [nameOf(account), account])).values()];
}
