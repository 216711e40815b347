import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NO_PLATFORM, beforeCommit, insertRows, sql, statement } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { actorLabel, type Context } from '../../runtime/context/index.js';
import { CHAIN_START, recordDigest, type AuditRecord, type AuditedValues } from './domain/audit-record.js';
import { auditedChange } from './domain/audited-change.js';

/** What is recorded. The context adds who, for whom, from where and in which request. */
export interface AuditEntry {
  /** What was done, in plain words of the code: `user.signedIn`, `platforms.changed`. */
  readonly action: string;
  /** The kind of thing it was done to, and its id. */
  readonly subject?: string;
  readonly subjectId?: string;
  readonly before?: AuditedValues | null;
  readonly after?: AuditedValues | null;
  /** Why, as the person said. */
  readonly reason?: string | null;
}

type Unchained = Omit<AuditRecord, 'position'>;

const LOCK_HEAD = sql<{ platformId: string; start: Buffer }>(
  'lock-audit-head',
  `insert into audit_heads (platform_id, position, digest) values (:platformId, 0, :start)
on conflict (platform_id) do update set position = audit_heads.position
returning position, digest`,
);

const MOVE_HEAD = sql<{ platformId: string; position: number; digest: Buffer }>(
  'move-audit-head',
  'update audit_heads set position = :position, digest = :digest where platform_id = :platformId',
);

const COLUMNS = [
  ...['platform_id', 'position', 'at', 'actor', 'acting_for', 'action', 'subject', 'subject_id'],
  ...['before', 'after', 'reason', 'ip', 'request_id', 'previous_digest', 'digest'],
];

const reasons = new WeakMap<EntityManager, string>();

/** Why the rows of the open transaction are changed, for every record of it that gives no reason of its own. */
export function because(tx: EntityManager, reason: string | null): void {
  if (reason !== null) reasons.set(tx, reason);
}

/**
 * Records what people do, in the transaction that does it. A record contains the digest of the one before it on the same platform; the
 * chain is checked by `npm run audit:verify`.
 */
@Injectable()
export class AuditLog {
  private readonly waiting = new WeakMap<EntityManager, Unchained[]>();

  constructor(private readonly clock: Clock) {}

  /** Adds a record to the open transaction. It is written last, so the chain of a platform is locked for a moment only. */
  record(ctx: Context, tx: EntityManager, entry: AuditEntry): void {
    const waiting = this.waiting.get(tx);
    const record = this.unchained(ctx, entry);
    if (waiting) {
      waiting.push(record);
      return;
    }
    this.waiting.set(tx, [record]);
    beforeCommit(() => this.write(tx));
  }

  private unchained(ctx: Context, entry: AuditEntry): Unchained {
    return {
      platformId: ctx.platformId ?? NO_PLATFORM,
      at: this.clock.now(),
      actor: ctx.recordedActor,
      actingFor: ctx.actingFor ? actorLabel(ctx.actingFor) : null,
      action: entry.action,
      subject: entry.subject ?? null,
      subjectId: entry.subjectId ?? null,
      ...auditedChange(entry.before ?? null, entry.after ?? null),
      reason: entry.reason ?? null,
      ip: ctx.ip,
      requestId: ctx.requestId,
    };
  }

  /** Platforms in the order of their ids: two transactions lock the same chains in the same order. */
  private async write(tx: EntityManager): Promise<void> {
    const reason = reasons.get(tx) ?? null;
    const records = (this.waiting.get(tx) ?? []).map((record) => ({
      ...record,
      reason: record.reason ?? reason,
    }));
    this.waiting.delete(tx);
    const platforms = [...new Set(records.map(({ platformId }) => platformId))].sort();
    for (const platformId of platforms)
      await append(
        tx,
        platformId,
        records.filter((record) => record.platformId === platformId),
      );
  }
}

async function append(tx: EntityManager, platformId: string, records: readonly Unchained[]): Promise<void> {
  const locked = await statement<{ position: number; digest: Buffer }>(
    tx,
    LOCK_HEAD({ platformId, start: CHAIN_START }),
  );
  let [head] = locked;
  if (!head) throw new Error('the head of the audit log is missing');
  const rows: unknown[][] = [];
  for (const unchained of records) {
    const record: AuditRecord = { ...unchained, position: head.position + 1 };
    const digest = recordDigest(record, head.digest);
    rows.push([...valuesOf(record), head.digest, digest]);
    head = { position: record.position, digest };
  }
  await statement(tx, insertRows({ name: 'add-audit-records', into: 'audit_log', columns: COLUMNS, rows }));
  await statement(tx, MOVE_HEAD({ platformId, ...head }));
}

const valuesOf = (record: AuditRecord): unknown[] => [
  ...[record.platformId, record.position, record.at, record.actor, record.actingFor, record.action],
  ...[record.subject, record.subjectId, record.before, record.after],
  ...[record.reason, record.ip, record.requestId],
];
