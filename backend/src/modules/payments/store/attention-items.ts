import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { AttentionKind } from '../domain/standing.js';

// One open item of a kind for an attempt, or with the same words for none, is enough: a provider repeats itself, a person
// should not have to read it twice.
const RAISE = `
insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at)
select $1, $2, $3, $4, $5, $6, $7
where not exists (
  select 1 from attention_items where platform_id = $2 and kind = $3 and attempt_id is not distinct from $5::uuid
    and (attempt_id is not null or detail = $6::jsonb) and resolved_at is null
)`;

export interface CallForAPerson {
  /** `NOT_WRITTEN`: what was learnt could not be written, several times in a row. */
  readonly kind: AttentionKind | 'WEBHOOK_UNMATCHED' | 'NOT_WRITTEN' | 'DISCREPANCY';
  readonly detail: object;
}

/** What a person must look at. Nothing here changes money by itself. */
@Injectable()
export class AttentionItems {
  async raise(
    tx: EntityManager,
    at: { platformId: string; paymentId: string | null; attemptId: string | null; now: Date },
    item: CallForAPerson,
  ): Promise<void> {
    const values = [
      newId(at.now),
      at.platformId,
      item.kind,
      at.paymentId,
      at.attemptId,
      JSON.stringify(item.detail),
      at.now,
    ];
    await statement(tx, { name: 'raise-attention', text: RAISE, values });
  }
}
