import type { EntityManager } from 'typeorm';
import { rules } from '@guiche/field-rules';
import { MOST_IN_BULK, readListState } from '@guiche/lists';
import { Field } from '../http/index.js';
import { runtimeProblem } from '../errors/index.js';
import type { ListBinding } from './list-binding.js';
import { selectionQuery, type ListScope } from './list-query.js';

const MOST_IDS = 100;

/** The rows of a bulk action, and why it is done. */
export class BulkActionDto {
  @Field(rules.optional(rules.list(rules.uuid(), { max: MOST_IDS })), {
    description: 'The rows that were selected. Left out: all rows that fit `query`.',
  })
  ids?: string[];

  @Field(rules.optional(rules.text({ max: 2_000 })), {
    description: 'The filters, as the query of the list.',
  })
  query?: string;

  @Field(rules.integer({ min: 1, max: MOST_IN_BULK }), {
    description: 'How many rows the person saw. With another number of rows nothing is done.',
  })
  count: number;

  @Field(rules.text({ min: 3, max: 1_000 }), { description: 'Why; recorded with your name.' })
  reason: string;
}

/** How many rows a bulk action changed. */
export interface BulkResult {
  readonly done: number;
}

/**
 * The ids of the selected rows, read in the transaction that changes them.
 * @throws Problem selectionChanged: other rows than the person saw fit now, e.g. because somebody else has changed one; validation
 */
export async function selectedIds(
  tx: EntityManager,
  binding: ListBinding,
  scope: ListScope & { readonly now: Date },
  selection: Pick<BulkActionDto, 'ids' | 'query' | 'count'>,
): Promise<string[]> {
  const { bulk } = binding.list;
  if (!bulk) throw new Error(`the list ${binding.list.name} has no bulk action`);
  const { state, invalid } = readListState(binding.list, new URLSearchParams(selection.query ?? ''));
  if (invalid.length > 0) throw runtimeProblem('validation');
  const filters = { ...state.filters, [bulk.rows.filter]: [bulk.rows.value] };
  const { text, values } = selectionQuery(
    binding,
    scope,
    { ...state, filters },
    {
      ids: selection.ids ?? null,
      most: MOST_IN_BULK + 1,
      now: scope.now,
    },
  );
  const rows = await tx.query<{ id: string }[]>(text, values);
  if (rows.length !== selection.count)
    throw runtimeProblem('selectionChanged', { members: { count: rows.length } });
  return rows.map(({ id }) => id);
}
