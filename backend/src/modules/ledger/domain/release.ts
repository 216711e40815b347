import { cents } from '@guiche/money';
import { bucketOf, type Account, type PersonOwner } from './account.js';
import { leftInAccount } from './left-in-account.js';
import type { Move } from './move.js';

/** What one sale has left for one person in one bucket. */
export interface HeldFunds {
  readonly id: string;
  readonly paymentId: string;
  readonly owner: PersonOwner;
  readonly ownerId: string;
  readonly bucket: 'pending' | 'reserve';
  readonly currency: string;
  /** How often it was released before: a chargeback that is won puts money back. */
  readonly times: number;
}

/**
 * Makes available what the sale has left in the bucket when the accounts are locked: nothing after a refund, less after a part of it,
 * and what a correction or a won chargeback put there.
 */
export function releaseMove(funds: HeldFunds, now: Date): Move {
  const { paymentId, owner, ownerId, bucket, currency, times } = funds;
  const from: Account = { owner, ownerId, bucket };
  const to = bucketOf(from, 'available');
  return {
    kind: bucket === 'pending' ? 'RELEASE' : 'RESERVE_RELEASE',
    key: `${paymentId}/release/${owner}:${ownerId}:${bucket}/${times + 1}`,
    ...{ currency, occurredAt: now, accounts: [from, to] },
    subject: { kind: 'payment', id: paymentId },
    legs: ({ history }) => [{ fact: 'release', from, to, amount: cents(leftInAccount(history, from)) }],
  };
}
