import { createHash } from 'node:crypto';
import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  NO_PLATFORM,
  Transactions,
  claimByPlatform,
  insertRows,
  statement,
  sql,
} from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope, type SealedColumn } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { WebhookAddresses, addressKey, type WebhookAddress } from './webhook-addresses.js';
import type { WebhookState } from './webhook-record.entity.js';

/** A stored delivery to an address that was given to a provider. */
export interface StoredWebhook {
  readonly id: string;
  readonly provider: string;
  readonly platformId: string;
  readonly gatewayAccountId: string;
  /** Null when the address was made for an account, not for one charge. */
  readonly attemptId: string | null;
  /** The last part of the address it was sent to. */
  readonly token: string;
  /** A keyed digest of the sender's network. */
  readonly sourceKey: Buffer | null;
  readonly tries: number;
  /** No other worker claims it before then. */
  readonly claimedUntil: Date;
  /** What it takes in memory while it waits: characters of the body as it arrived, bytes of a sealed one. */
  readonly size: number;
  /** What was delivered. @throws Error when no configured key unseals it */
  readonly open: () => WebhookDelivery;
}

export interface Arrival {
  readonly provider: string;
  readonly token: string;
  readonly delivery: WebhookDelivery;
  readonly sourceKey: Buffer;
  readonly now: Date;
  /** When a worker claims it, unless the process that stored it has processed it before. */
  readonly dueAt: Date;
}

/**
 * What became of an arrival.
 * - `stored`: to a known address.
 * - `quarantined`: stored, its address is unknown, and nothing will process it.
 * - `refused`: its address is unknown, and it was not stored.
 */
export type Received =
  | { readonly kind: 'stored'; readonly record: StoredWebhook }
  | { readonly kind: 'quarantined' }
  | { readonly kind: 'refused' };

/** The result of processing a delivery. `dueAt` set: it is processed again then. */
export interface WebhookResult {
  readonly state: WebhookState;
  readonly detail: string | null;
  readonly dueAt: Date | null;
  /** The attempt it is about, as far as that is known. */
  readonly attemptId: string | null;
  /** It was not processed: this does not count as a try. */
  readonly untried?: boolean;
}

/** Whether the provider proved that it sent a delivery. */
export type WebhookSignature = 'PROVEN' | 'UNPROVEN' | 'FORGED';

export interface FinishedWebhook extends WebhookResult {
  readonly id: string;
  /** Null: it was not read. */
  readonly signature: WebhookSignature | null;
}

const COLUMNS = `id provider token sealed body_hash received_at platform_id gateway_account_id attempt_id
  state detail due_at processed_at source_key`.split(/\s+/);

/** Whether any delivery is due at $1. */
export const WEBHOOKS_DUE = `select from webhook_records where due_at between '-infinity' and $1`;

// A range without a beginning would be planned as a third of the table.
const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-webhooks',
  `
select platform_id as "platformId", count(*)::int as due from (
  select platform_id from webhook_records where due_at between '-infinity' and :now and gateway_account_id <> all (:notOf::uuid[])
  order by due_at limit :most
) oldest group by platform_id`,
);

// Planned once for any values, ids that are a join and not an array would read every record there ever was.
const CLAIM_DUE = sql<{ now: Date; until: Date; due: number; notOf: readonly string[]; platformId: string }>(
  'claim-due-webhooks',
  `
update webhook_records set due_at = :until
where platform_id = :platformId and id = any (array(
  select id from webhook_records
  where platform_id = :platformId and due_at between '-infinity' and :now and gateway_account_id <> all (:notOf::uuid[])
  order by due_at limit :due for update skip locked
))
returning id, provider, platform_id as "platformId", gateway_account_id as "gatewayAccountId", attempt_id as "attemptId", tries, sealed,
  token, source_key as "sourceKey"`,
);

// Only what is still claimed as it was when it was taken: after the claim ended, another process may have claimed it.
const RELEASE = sql<{ ids: string[]; untils: Date[]; now: Date; platformId: string }>(
  'release-webhooks',
  `
update webhook_records set due_at = :now
where platform_id = :platformId and id = any (array(
  select r.id from webhook_records r join unnest(:ids::uuid[], :untils::timestamptz[]) as claimed(id, until) on r.id = claimed.id
  where r.platform_id = :platformId and r.id = any (:ids::uuid[]) and r.due_at = claimed.until and r.state = 'RECEIVED'
  order by r.id for no key update of r
))`,
);

// Locked in the order of their ids, as by the rotation of keys and by other processes that finish some of them: two callers wait for
// each other in one direction only.
const FINISH = sql<{
  ids: string[];
  states: string[];
  details: (string | null)[];
  attemptIds: (string | null)[];
  dueAts: (Date | null)[];
  now: Date;
  untried: boolean[];
  signatures: (string | null)[];
  platformId: string;
}>(
  'finish-webhooks',
  `
update webhook_records r set state = f.state, detail = f.detail, attempt_id = coalesce(r.attempt_id, f.attempt_id), due_at = f.due_at,
  tries = r.tries + case when f.untried then 0 else 1 end, processed_at = :now,
  signature = coalesce(f.signature, r.signature)
from unnest(:ids::uuid[], :states::text[], :details::text[], :attemptIds::uuid[], :dueAts::timestamptz[], :untried::boolean[],
  :signatures::text[]) as f(id, state, detail, attempt_id, due_at, untried, signature)
where r.platform_id = :platformId and r.id = any (array(
  select id from webhook_records where platform_id = :platformId and id = any (:ids::uuid[]) and state = 'RECEIVED'
  order by id for no key update
)) and r.id = f.id`,
);

/** PostgreSQL stores no NUL in a text. No address of ours holds one, so a replacement character takes its place. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

export const webhookSealContext = (id: string): string => `webhook_records:${id}`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_WEBHOOKS: readonly SealedColumn[] = [
  { table: 'webhook_records', column: 'sealed', context: webhookSealContext },
];

interface NewRow {
  readonly arrival: Arrival;
  readonly id: string;
  readonly provider: string;
  readonly token: string;
  readonly sealed: Buffer;
  readonly bodyHash: Buffer;
}

interface Addressed {
  readonly row: NewRow;
  readonly address: WebhookAddress | undefined;
}

interface ClaimedRow extends Omit<StoredWebhook, 'open' | 'size' | 'claimedUntil'> {
  readonly sealed: Buffer;
}

/** The raw webhooks of providers, as long as they are stored. */
@Injectable()
export class WebhookRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly addresses: WebhookAddresses,
    private readonly envelope: Envelope,
  ) {}

  /**
   * Stores deliveries before anything tries to understand them, committed together when this resolves; when it throws, none is stored.
   * Their addresses are looked up first, by one statement for each platform that the tokens name; one more statement stores all.
   * Returns the results in their order.
   * @param admitUnknown how many of so many deliveries to unknown addresses may be stored; the first of them are
   */
  async receive(
    arrivals: readonly Arrival[],
    admitUnknown: (deliveries: number) => Promise<number>,
  ): Promise<Received[]> {
    const rows = arrivals.map((arrival) => this.rowOf(arrival));
    const addresses = await this.addresses.find(rows);
    const addressed = rows.map((row) => ({ row, address: addresses.get(addressKey(row)) }));
    const unknown = addressed.filter(({ address }) => address === undefined);
    const refused = new Set(unknown.slice(await admitUnknown(unknown.length)));
    const kept = addressed.filter((one) => !refused.has(one));
    if (kept.length > 0)
      await this.transactions.single(
        insertRows({
          name: 'receive-webhooks',
          into: 'webhook_records',
          columns: COLUMNS,
          rows: kept.map(valuesOf),
        }),
      );
    return addressed.map((one) => (refused.has(one) ? { kind: 'refused' } : received(one)));
  }

  /** Claims due deliveries, but none of the accounts `notOf`, until `until`: then they are due again, should the worker have died. */
  async claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<StoredWebhook[]> {
    const rows = await claimByPlatform<ClaimedRow>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ now, until, due, notOf, platformId }),
    });
    return rows.map(({ sealed, ...record }) => ({
      ...record,
      claimedUntil: until,
      size: sealed.length,
      open: () => this.unseal(record.id, sealed),
    }));
  }

  /** Releases claimed webhooks: they are due immediately. */
  async release(claimed: readonly StoredWebhook[], now: Date): Promise<void> {
    for (const platformId of new Set(claimed.map((one) => one.platformId))) {
      const theirs = claimed.filter((one) => one.platformId === platformId);
      await this.transactions.single(
        RELEASE({
          ...{ now, platformId, ids: theirs.map(({ id }) => id) },
          untils: theirs.map(({ claimedUntil }) => claimedUntil),
        }),
      );
    }
  }

  /** Writes the results of deliveries of one platform. One statement. */
  async finish(
    { platformId }: TenantContext,
    tx: EntityManager,
    finished: readonly FinishedWebhook[],
    now: Date,
  ): Promise<void> {
    const column = <C extends keyof FinishedWebhook>(name: C): FinishedWebhook[C][] =>
      finished.map((one) => one[name]);
    await statement(
      tx,
      FINISH({
        ...{ platformId, now, ids: column('id'), states: column('state'), details: column('detail') },
        ...{ attemptIds: column('attemptId'), dueAts: column('dueAt') },
        untried: finished.map(({ untried }) => untried === true),
        signatures: column('signature'),
      }),
    );
  }

  private rowOf(arrival: Arrival): NewRow {
    const id = newId(arrival.now);
    return {
      arrival,
      id,
      provider: storable(arrival.provider),
      token: storable(arrival.token),
      sealed: this.envelope.seal(JSON.stringify(arrival.delivery), webhookSealContext(id)),
      bodyHash: createHash('sha256').update(arrival.delivery.rawBody).digest(),
    };
  }

  private unseal(id: string, sealed: Buffer): WebhookDelivery {
    return JSON.parse(this.envelope.open(sealed, webhookSealContext(id)).toString('utf8')) as WebhookDelivery;
  }
}

/** The values of {@link COLUMNS}. */
function valuesOf({ row, address }: Addressed): unknown[] {
  const { id, provider, token, sealed, bodyHash, arrival } = row;
  const { now, dueAt, sourceKey } = arrival;
  const delivered = [id, provider, token, sealed, bodyHash, now];
  if (address === undefined)
    return [...delivered, NO_PLATFORM, null, null, 'QUARANTINED', 'unknown address', null, now, sourceKey];
  const { platformId, gatewayAccountId, attemptId } = address;
  return [...delivered, platformId, gatewayAccountId, attemptId, 'RECEIVED', null, dueAt, null, sourceKey];
}

function received({ row, address }: Addressed): Received {
  const { provider, token, sourceKey, dueAt, delivery } = row.arrival;
  if (address === undefined) return { kind: 'quarantined' };
  const { platformId, gatewayAccountId, attemptId } = address;
  const known = { id: row.id, provider, token, sourceKey, platformId, gatewayAccountId, attemptId, tries: 0 };
  return {
    kind: 'stored',
    record: { ...known, claimedUntil: dueAt, size: delivery.rawBody.length, open: () => delivery },
  };
}
