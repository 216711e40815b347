import { createHash } from 'node:crypto';
import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement } from '../../../database/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { WebhookState } from './webhook-record.entity.js';

export interface StoredWebhook {
  readonly id: string;
  readonly provider: string;
  readonly token: string;
  readonly state: WebhookState;
  readonly tries: number;
  readonly receivedAt: Date;
  readonly delivery: WebhookDelivery;
}

/** What became of a delivery. `dueAt` set: it is looked at again then. */
export interface WebhookResult {
  readonly state: WebhookState;
  readonly detail: string | null;
  readonly platformId: string | null;
  readonly gatewayAccountId: string | null;
  readonly attemptId: string | null;
  readonly dueAt: Date | null;
}

const RECEIVE = `
insert into webhook_records (id, provider, token, sealed, body_hash, due_at, received_at) values ($1, $2, $3, $4, $5, $6, $7)`;

const FIND = `
select id, provider, token, sealed, state, tries, received_at as "receivedAt" from webhook_records where id = $1`;

const FINISH = `
update webhook_records set state = $2, detail = $3, platform_id = $4, gateway_account_id = $5, attempt_id = $6, due_at = $7,
  tries = tries + 1, processed_at = $8
where id = $1 and state = 'RECEIVED'`;

const CLAIM_DUE = `
update webhook_records set due_at = $2
where id in (select id from webhook_records where due_at <= $1 order by due_at limit $3 for update skip locked)
returning id`;

/** PostgreSQL keeps no NUL in a text. An address that holds one is none of ours, and is told apart by the mark left in its place. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');

const context = (id: string): string => `webhook_records:${id}`;

/** Every delivery that ever arrived, raw. */
@Injectable()
export class WebhookRecords {
  constructor(
    private readonly reads: Reads,
    private readonly envelope: Envelope,
  ) {}

  /** Keeps the delivery before anything tries to understand it. Returns its id. */
  async receive(
    tx: EntityManager,
    at: { provider: string; token: string; now: Date; dueAt: Date },
    delivery: WebhookDelivery,
  ): Promise<string> {
    const id = newId(at.now);
    const sealed = this.envelope.seal(JSON.stringify(delivery), context(id));
    const bodyHash = createHash('sha256').update(delivery.rawBody).digest();
    const values = [id, storable(at.provider), storable(at.token), sealed, bodyHash, at.dueAt, at.now];
    await statement(tx, { name: 'receive-webhook', text: RECEIVE, values });
    return id;
  }

  async find(id: string): Promise<StoredWebhook | undefined> {
    const [row] = await this.reads.primary<Omit<StoredWebhook, 'delivery'> & { sealed: Buffer }>(FIND, [id]);
    if (!row) return undefined;
    const { sealed, ...record } = row;
    const delivery = JSON.parse(this.envelope.open(sealed, context(id)).toString('utf8')) as WebhookDelivery;
    return { ...record, delivery };
  }

  async finish(tx: EntityManager, id: string, result: WebhookResult, now: Date): Promise<void> {
    const { state, detail, platformId, gatewayAccountId, attemptId, dueAt } = result;
    const values = [id, state, detail, platformId, gatewayAccountId, attemptId, dueAt, now];
    await statement(tx, { name: 'finish-webhook', text: FINISH, values });
  }

  async claimDue(tx: EntityManager, now: Date, until: Date, limit: number): Promise<{ id: string }[]> {
    return statement(tx, { name: 'claim-due-webhooks', text: CLAIM_DUE, values: [now, until, limit] });
  }
}
