import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { AttentionKind } from '../domain/standing.js';

// One open item of a kind for an attempt or a refund of it, or with the same words for none, is enough: a provider repeats
// itself, a person should not have to read it twice.
const RAISE = `
insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at)
select $1, $2, $3, $4, $5, $6, $7
where not exists (
  select 1 from attention_items where platform_id = $2 and kind = $3 and attempt_id is not distinct from $5::uuid
    and (detail = $6::jsonb or attempt_id is not null and detail -> 'refundId' is not distinct from $6::jsonb -> 'refundId')
    and resolved_at is null
)`;

// Of an attempt its lock sees to it that one is raised at a time. Of nothing but an account there is no such lock: of two that look
// at once, neither would see the other's.
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', $1::text, $2::text, $3::text), 0))`;

const ANSWERED = `
update attention_items set resolved_at = $3
where platform_id = $1 and kind = 'UNRESOLVED' and detail ->> 'refundId' = $2 and resolved_at is null`;

export interface CallForAPerson {
  /** `NOT_WRITTEN`: what was learnt could not be written, several times in a row. */
  readonly kind: AttentionKind | 'WEBHOOK_UNMATCHED' | 'NOT_WRITTEN' | 'DISCREPANCY';
  readonly detail: object;
}

/** What a person must look at. Nothing here changes money by itself. */
@Injectable()
export class AttentionItems {
  /** Whoever names a payment and its attempt has locked them before: what names them here locks them in another order. */
  async raise(
    tx: EntityManager,
    at: { platformId: string; paymentId: string | null; attemptId: string | null; now: Date },
    item: CallForAPerson,
  ): Promise<void> {
    const detail = JSON.stringify(item.detail);
    if (at.attemptId === null)
      await statement(tx, {
        name: 'raise-one-at-a-time',
        text: ONE_AT_A_TIME,
        values: [at.platformId, item.kind, detail],
      });
    const values = [newId(at.now), at.platformId, item.kind, at.paymentId, at.attemptId, detail, at.now];
    await statement(tx, { name: 'raise-attention', text: RAISE, values });
  }

  /** What became of a refund of ours is known: whoever was called about it has answered. */
  async resolveRefund(
    tx: EntityManager,
    { platformId, refundId }: { readonly platformId: string; readonly refundId: string },
    now: Date,
  ): Promise<void> {
    const values = [platformId, refundId, now];
    await statement(tx, { name: 'resolve-refund', text: ANSWERED, values });
  }
}
