import { createHash } from 'node:crypto';
import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, statement } from '../../../database/index.js';
import { Envelope, type SealedColumn } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { WebhookState } from './webhook-record.entity.js';

/** A delivery to an address of ours, and whose address that is. */
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
  /** Nobody else takes it before then. */
  readonly claimedUntil: Date;
  /** How much of it is kept in memory while it waits: characters as it came, bytes as it is sealed. */
  readonly size: number;
  /** What was delivered. Throws when no key of ours unseals it: that holds up nobody else. */
  readonly open: () => WebhookDelivery;
}

export interface Arrival {
  readonly provider: string;
  readonly token: string;
  readonly delivery: WebhookDelivery;
  readonly sourceKey: Buffer;
  readonly now: Date;
  /** When it is looked at, unless whoever keeps it understands it before. */
  readonly dueAt: Date;
  /** Whether a delivery to no address of ours is kept too. */
  readonly keepStrangers: boolean;
}

/** `refused`: to no address of ours, and strangers are not kept now. */
export type Kept =
  | { readonly to: 'us'; readonly record: StoredWebhook }
  | { readonly to: 'nobody' }
  | { readonly to: 'refused' };

/** What became of a delivery. `dueAt` set: it is looked at again then. */
export interface WebhookResult {
  readonly state: WebhookState;
  readonly detail: string | null;
  readonly dueAt: Date | null;
  /** The attempt it tells of, as far as it is known. */
  readonly attemptId: string | null;
  /** It was not looked at: this is no try. */
  readonly untried?: boolean;
}

export interface FinishedWebhook extends WebhookResult {
  readonly id: string;
}

// One statement finds out whose addresses they are and keeps the deliveries. An address was made either for one attempt (it
// travelled with the charge) or for an account (it was registered). A delivery to nobody is kept as what it is; nothing will
// look at it. Each address is looked up by itself, lest a plan made once for any number of them reads every attempt there is.
const RECEIVE = `
insert into webhook_records (id, provider, token, sealed, body_hash, received_at, platform_id, gateway_account_id, attempt_id, state,
  detail, due_at, processed_at, source_key)
select d.id, d.provider, d.token, d.sealed, d.body_hash, d.received_at, address.platform_id, address.gateway_account_id, address.attempt_id,
  case when address.platform_id is null then 'QUARANTINED' else 'RECEIVED' end,
  case when address.platform_id is null then 'unknown address' end,
  case when address.platform_id is not null then d.due_at end,
  case when address.platform_id is null then d.received_at end, d.source_key
from unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::timestamptz[], $7::timestamptz[], $8::boolean[], $9::bytea[])
  as d(id, provider, token, sealed, body_hash, received_at, due_at, kept_of_strangers, source_key)
left join lateral (
  select platform_id, gateway_account_id, id as attempt_id from attempts_read where webhook_token = d.token and provider = d.provider
  union all
  select platform_id, id, null from gateway_accounts_read where webhook_token = d.token and provider = d.provider
  limit 1
) address on true
where address.platform_id is not null or d.kept_of_strangers
returning id, platform_id as "platformId", gateway_account_id as "gatewayAccountId", attempt_id as "attemptId"`;

/** Whether any delivery is due at $1. */
export const WEBHOOKS_DUE = `select from webhook_records where due_at between '-infinity' and $1`;

// Planned once for any values, two things would read every record there ever was: ids that are a join and not an array, and a
// range without a beginning, which PostgreSQL takes for a third of the table.
const CLAIM_DUE = `
update webhook_records set due_at = $2
where id = any (array(
  select id from webhook_records where due_at between '-infinity' and $1 and gateway_account_id <> all ($4::uuid[])
  order by due_at limit $3 for update skip locked
))
returning id, provider, platform_id as "platformId", gateway_account_id as "gatewayAccountId", attempt_id as "attemptId", tries, sealed,
  token, source_key as "sourceKey"`;

// Only what is still claimed as it was when it was taken: what ran out meanwhile may be somebody else's.
const RELEASE = `
update webhook_records set due_at = $3
where id = any (array(
  select r.id from webhook_records r join unnest($1::uuid[], $2::timestamptz[]) as claimed(id, until) on r.id = claimed.id
  where r.id = any ($1::uuid[]) and r.due_at = claimed.until and r.state = 'RECEIVED'
  order by r.id for no key update of r
))`;

// By an array too, lest a plan made once reads every record there ever was. Locked in the order of their ids, as by the rotation of
// keys and by whoever finishes some of them too: two callers wait for each other in one direction only.
// The queries of their attempts, which end with them, are locked in the order of their ids, as where they begin.
const FINISH = `
with ended as (
  update provider_queries set open_until = null, answered_at = begun_at where attempt_id = any (array(
    select attempt_id from provider_queries where attempt_id = any ($8::uuid[]) order by attempt_id for no key update
  ))
)
update webhook_records r set state = f.state, detail = f.detail, attempt_id = coalesce(r.attempt_id, f.attempt_id), due_at = f.due_at,
  tries = r.tries + case when f.untried then 0 else 1 end, processed_at = $6
from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::timestamptz[], $7::boolean[])
  as f(id, state, detail, attempt_id, due_at, untried)
where r.id = any (array(
  select id from webhook_records where id = any ($1::uuid[]) and state = 'RECEIVED' order by id for no key update
)) and r.id = f.id`;

/** PostgreSQL keeps no NUL in a text. An address that holds one is none of ours, and is told apart by the mark left in its place. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

const context = (id: string): string => `webhook_records:${id}`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_WEBHOOKS: readonly SealedColumn[] = [
  { table: 'webhook_records', column: 'sealed', context },
];

/** All null: no address of ours. */
interface KeptRow {
  readonly id: string;
  readonly platformId: string | null;
  readonly gatewayAccountId: string | null;
  readonly attemptId: string | null;
}

interface NewRow {
  readonly arrival: Arrival;
  readonly id: string;
  readonly provider: string;
  readonly token: string;
  readonly sealed: Buffer;
  readonly bodyHash: Buffer;
}

interface ClaimedRow extends Omit<StoredWebhook, 'open' | 'size' | 'claimedUntil'> {
  readonly sealed: Buffer;
}

/** What providers delivered, raw, for as long as it is kept. */
@Injectable()
export class WebhookRecords {
  constructor(
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
  ) {}

  /**
   * Keeps deliveries before anything tries to understand them. One statement, committed when this resolves; when it throws,
   * none of them is kept. Tells in their order what became of each.
   */
  async receive(arrivals: readonly Arrival[]): Promise<Kept[]> {
    const rows = arrivals.map((arrival) => this.rowOf(arrival));
    const column = <C extends keyof NewRow>(name: C): NewRow[C][] => rows.map((row) => row[name]);
    const kept = await this.transactions.single<KeptRow>({
      name: 'receive-webhooks',
      text: RECEIVE,
      values: [
        column('id'),
        column('provider'),
        column('token'),
        column('sealed'),
        column('bodyHash'),
        arrivals.map(({ now }) => now),
        arrivals.map(({ dueAt }) => dueAt),
        arrivals.map(({ keepStrangers }) => keepStrangers),
        arrivals.map(({ sourceKey }) => sourceKey),
      ],
    });
    const byId = new Map(kept.map((row) => [row.id, row]));
    return rows.map(({ id, arrival }) => keptAs(byId.get(id), arrival));
  }

  /** Takes due deliveries of other accounts than these, for so long: should the taker die, they are due again then. */
  async claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { most: number; notOf: readonly string[] },
  ): Promise<StoredWebhook[]> {
    const rows = await this.transactions.single<ClaimedRow>({
      name: 'claim-due-webhooks',
      text: CLAIM_DUE,
      values: [now, until, most, notOf],
    });
    return rows.map(({ sealed, ...record }) => ({
      ...record,
      claimedUntil: until,
      size: sealed.length,
      open: () => this.unseal(record.id, sealed),
    }));
  }

  /** Gives back what is claimed still: it is due at once. */
  async release(claimed: readonly StoredWebhook[], now: Date): Promise<void> {
    if (claimed.length === 0) return;
    await this.transactions.single({
      name: 'release-webhooks',
      text: RELEASE,
      values: [claimed.map(({ id }) => id), claimed.map(({ claimedUntil }) => claimedUntil), now],
    });
  }

  /** Notes what became of each delivery, and that the queries about these attempts were answered. One statement. */
  async finish(
    tx: EntityManager,
    finished: readonly FinishedWebhook[],
    now: Date,
    answered: readonly string[] = [],
  ): Promise<void> {
    const column = <C extends keyof FinishedWebhook>(name: C): FinishedWebhook[C][] =>
      finished.map((one) => one[name]);
    await statement(tx, {
      name: 'finish-webhooks',
      text: FINISH,
      values: [
        column('id'),
        column('state'),
        column('detail'),
        column('attemptId'),
        column('dueAt'),
        now,
        finished.map(({ untried }) => untried === true),
        answered,
      ],
    });
  }

  private rowOf(arrival: Arrival): NewRow {
    const id = newId(arrival.now);
    return {
      arrival,
      id,
      provider: storable(arrival.provider),
      token: storable(arrival.token),
      sealed: this.envelope.seal(JSON.stringify(arrival.delivery), context(id)),
      bodyHash: createHash('sha256').update(arrival.delivery.rawBody).digest(),
    };
  }

  private unseal(id: string, sealed: Buffer): WebhookDelivery {
    return JSON.parse(this.envelope.open(sealed, context(id)).toString('utf8')) as WebhookDelivery;
  }
}

function keptAs(row: KeptRow | undefined, { provider, token, sourceKey, dueAt, delivery }: Arrival): Kept {
  if (!row) return { to: 'refused' };
  const { id, platformId, gatewayAccountId, attemptId } = row;
  if (platformId === null || gatewayAccountId === null) return { to: 'nobody' };
  const known = { id, provider, token, sourceKey, platformId, gatewayAccountId, attemptId, tries: 0 };
  return {
    to: 'us',
    record: { ...known, claimedUntil: dueAt, size: delivery.rawBody.length, open: () => delivery },
  };
}
