import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM, Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import type { WebhookState } from './webhook-record.entity.js';
import { webhookSealContext } from './webhook-records.js';

/** A stored delivery, as a master looks at it. */
export interface InspectedWebhook {
  readonly id: string;
  readonly platformId: string;
  readonly provider: string;
  /** Null: the address is unknown, and so is the account. */
  readonly gatewayAccountId: string | null;
  readonly attemptId: string | null;
  readonly token: string;
  readonly state: WebhookState;
  readonly detail: string | null;
  readonly receivedAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly resolution: string | null;
  /** @throws Error when no configured key unseals it */
  readonly open: () => WebhookDelivery;
}

/** Which webhooks of a platform are replayed. */
export interface ReplayFilter {
  /** Null: of every provider. */
  readonly provider: string | null;
  readonly states: readonly WebhookState[];
  readonly from: Date;
  readonly until: Date;
}

export interface StartedReplay extends ReplayFilter {
  readonly id: string;
  readonly webhooks: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly now: Date;
}

/** A replay of many, and how far it is. */
export interface ReplayProgress {
  readonly id: string;
  readonly platform: string;
  readonly provider: string | null;
  readonly states: readonly string[];
  readonly from: Date;
  readonly until: Date;
  readonly webhooks: number;
  /** How many of them have a result. Those that another replay took over count as done. */
  readonly done: number;
  readonly applied: number;
  readonly failed: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly createdAt: Date;
}

const FIND = sql<{ id: string }>(
  'inspected-webhook',
  `
select id, platform_id as "platformId", provider, gateway_account_id as "gatewayAccountId", attempt_id as "attemptId", token, sealed, state,
  detail, received_at as "receivedAt", resolved_at as "resolvedAt", resolved_by as "resolvedBy", resolution
from webhook_records where id = :id`,
);

const AGAIN = `state = 'RECEIVED', due_at = :now, detail = null, tries = 0, processed_at = null, resolved_at = null, resolved_by = null,
  resolution = null`;

const REPLAY_ONE = sql<{ id: string; platformId: string; now: Date }>(
  'replay-webhook',
  `update webhook_records set ${AGAIN}
where platform_id = :platformId and id = :id and state <> 'RECEIVED' and gateway_account_id is not null returning id`,
);

interface Range {
  readonly platformId: string;
  readonly provider: string | null;
  readonly states: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

const FITTING = `platform_id = :platformId and received_at >= :from and received_at < :until and state = any (:states::text[])
  and state <> 'RECEIVED' and gateway_account_id is not null and (:provider::text is null or provider = :provider)`;

const COUNT = sql<Range & { most: number }>(
  'count-webhooks-to-replay',
  `select count(*)::int as webhooks from (select from webhook_records where ${FITTING} limit :most) fitting`,
);

const REPLAY_MANY = sql<Range & { replayId: string; now: Date; most: number }>(
  'replay-webhooks',
  `
update webhook_records set ${AGAIN}, replay_id = :replayId
where platform_id = :platformId and id = any (array(
  select id from webhook_records where ${FITTING} order by id limit :most for no key update
)) returning id`,
);

const KEEP_REPLAY = sql<StartedReplay & { platformId: string }>(
  'keep-webhook-replay',
  `
insert into webhook_replays (id, platform_id, provider, states, received_from, received_until, webhooks, reason, requested_by, created_at)
values (:id, :platformId, :provider, :states, :from, :until, :webhooks, :reason, :requestedBy, :now)`,
);

const NEWEST = sql<{ most: number }>(
  'newest-webhook-replays',
  `
select r.id, p.name as platform, r.provider, r.states, r.received_from as "from", r.received_until as "until", r.webhooks,
  r.webhooks - counted.waiting as done, counted.applied, counted.failed, r.reason, r.requested_by as "requestedBy",
  r.created_at as "createdAt"
from webhook_replays r join platforms_read p on p.id = r.platform_id
cross join lateral (
  select count(*) filter (where state = 'RECEIVED')::int as waiting, count(*) filter (where state = 'APPLIED')::int as applied,
    count(*) filter (where state in ('FAILED', 'UNKNOWN_WORD', 'QUARANTINED'))::int as failed
  from webhook_records w where w.platform_id = r.platform_id and w.replay_id = r.id
) counted
order by r.created_at desc, r.id limit :most`,
);

const RESOLVE = sql<{ id: string; platformId: string; by: string; note: string; now: Date }>(
  'resolve-webhook',
  `update webhook_records set resolved_at = :now, resolved_by = :by, resolution = :note
where platform_id = :platformId and id = :id and state <> 'RECEIVED' returning id`,
);

type FoundRow = Omit<InspectedWebhook, 'open'> & { readonly sealed: Buffer };

/** Stored deliveries as masters look at them, replay them and mark them. Beside no sale. */
@Injectable()
export class StoredWebhooks {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly envelope: Envelope,
  ) {}

  async find(id: string): Promise<InspectedWebhook | undefined> {
    const [found] = await this.reads.prepared<FoundRow>(FIND({ id }));
    if (!found) return undefined;
    const { sealed, ...shown } = found;
    const open = () =>
      JSON.parse(this.envelope.open(sealed, webhookSealContext(id)).toString('utf8')) as WebhookDelivery;
    return { ...shown, open };
  }

  /** False: it is being processed, or came to an unknown address. */
  async replayOne({ platformId }: TenantContext, tx: EntityManager, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, REPLAY_ONE({ platformId, id, now }))).length > 0;
  }

  /** Up to `most`. */
  async count({ platformId }: TenantContext, filter: ReplayFilter, most: number): Promise<number> {
    const [found] = await this.reads.prepared<{ webhooks: number }>(COUNT({ platformId, ...filter, most }));
    return found?.webhooks ?? 0;
  }

  /** Returns how many are due now, up to `most`. */
  async replayMany(
    { platformId }: TenantContext,
    tx: EntityManager,
    { filter, ...run }: { filter: ReplayFilter; replayId: string; now: Date; most: number },
  ): Promise<number> {
    return (await statement(tx, REPLAY_MANY({ platformId, ...filter, ...run }))).length;
  }

  async keepReplay({ platformId }: TenantContext, tx: EntityManager, replay: StartedReplay): Promise<void> {
    await statement(tx, KEEP_REPLAY({ ...replay, platformId }));
  }

  /** The newest first, with their progress. */
  replays(most: number): Promise<ReplayProgress[]> {
    return this.transactions.single<ReplayProgress>(NEWEST({ most }));
  }

  /** False: it is being processed. */
  async resolve(
    tx: EntityManager,
    resolved: { id: string; platformId: string; by: string; note: string; now: Date },
  ): Promise<boolean> {
    return (await statement(tx, RESOLVE(resolved))).length > 0;
  }
}

/** Whether a delivery came to an address that no platform has. */
export const isUnaddressed = ({ platformId }: { readonly platformId: string }): boolean =>
  platformId === NO_PLATFORM;
