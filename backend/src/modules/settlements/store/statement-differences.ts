import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';

export const DIFFERENCE_KINDS = [
  ...(['COST', 'AMOUNT', 'UNKNOWN_SALE', 'SETTLED_TWICE', 'NOT_RETURNED', 'LATE'] as const),
  ...(['NO_SETTLEMENT', 'NO_PAYOUT', 'NOT_IN_BANK'] as const),
] as const;
export type StatementDifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface NewDifference {
  readonly lineId: string;
  readonly kind: StatementDifferenceKind;
  readonly currency: string;
  /** What we expected; null: nothing is known. */
  readonly ours: Cents | null;
  /** What the statement says. */
  readonly theirs: Cents;
}

const COLUMNS = [
  ...['id', 'platform_id', 'line_id', 'kind', 'currency', 'ours', 'theirs', 'state', 'opened_at'],
];

/** What statements say otherwise than the ledger. */
@Injectable()
export class StatementDifferences {
  /** Opens them, each once. */
  async open(
    { platformId }: TenantContext,
    tx: EntityManager,
    now: Date,
    differences: readonly NewDifference[],
  ): Promise<void> {
    if (differences.length === 0) return;
    const rows = differences.map(({ lineId, kind, currency, ours, theirs }) => [
      ...[newId(now), platformId, lineId, kind, currency, ours, theirs, 'OPEN', now],
    ]);
    await statement(
      tx,
      insertRows({
        ...{ name: 'statement-differences', into: 'statement_differences', columns: COLUMNS, rows },
        rest: 'on conflict (platform_id, line_id, kind) do nothing',
      }),
    );
  }
}
