import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isNewestFirst, summedColumns, type ListState, type Totals } from '@guiche/lists';
import { Reads } from '../../database/index.js';
import { minutes } from '../clock/durations.js';
import { Clock } from '../clock/index.js';
import { runtimeProblem } from '../errors/index.js';
import type { ListBinding } from './list-binding.js';
import { readCursor, writeCursor, type ListCursor } from './list-cursor.js';
import {
  countQuery,
  newerQuery,
  pageQuery,
  rowQuery,
  totalsQuery,
  type ListQuery,
  type ListScope,
} from './list-query.js';

/** A row by the names of its columns. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly id: string };

export interface PageOfList {
  readonly items: readonly ListRow[];
  /** Null: there are no more rows. */
  readonly nextCursor: string | null;
  readonly totals: Totals;
}

/** The sums stand beside them, `sum_{column}`. */
type SummedRows = Readonly<Record<`sum_${string}`, number>> & {
  readonly count: number;
  readonly isShownCurrency: boolean;
};

type SortedRow = ListRow & { readonly sortValue: string };

/** Counting may take so long; then at least {@link COUNTED} rows are known to exist. */
const COUNT_WITHIN_MS = 50;
const COUNTED = 10_000;
/** What took longer is not tried again for so long: its time would be added to every page of the list. */
const TOO_SLOW_FOR_MS = minutes(1);
const MOST_TOO_SLOW = 5_000;
const EXPORT_PAGE = 1_000;

/** Reads lists from a replica, by keyset: a page costs the same wherever it is. */
@Injectable()
export class ListReader {
  private readonly tooSlow = new LRUCache<string, true>({ max: MOST_TOO_SLOW, ttl: TOO_SLOW_FOR_MS });

  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem validation (422): the cursor belongs to no list */
  async page(binding: ListBinding, scope: ListScope, state: ListState): Promise<PageOfList> {
    const after = cursorOf(state);
    const [rows, totals] = await Promise.all([
      this.rowsAfter(binding, scope, state, after, state.limit),
      this.totals(binding, scope, state),
    ]);
    const shown = rows.slice(0, state.limit);
    const last = rows.length > state.limit ? shown.at(-1) : undefined;
    return { items: shown.map(withoutSortValue), nextCursor: last ? writeCursor(endOf(last)) : null, totals };
  }

  /** @throws Problem notFound (404): the reader's list has no such row */
  async row(binding: ListBinding, scope: ListScope, id: string): Promise<ListRow> {
    const { text, values } = rowQuery(binding, scope, id, this.clock.now());
    const [row] = await this.reads.primary<ListRow>(text, values);
    if (!row) throw runtimeProblem('notFound');
    return row;
  }

  /** How many rows fit the filters; at most `most` are counted, where it is given. */
  async count(binding: ListBinding, scope: ListScope, state: ListState, most?: number): Promise<number> {
    const now = this.clock.now();
    const { text, values } = countQuery(binding, scope, state, most === undefined ? { now } : { now, most });
    const [counted] = await this.reads.replica<{ count: number }>(text, values);
    return counted?.count ?? 0;
  }

  /**
   * How many rows came before the first that is shown, in a list that is sorted by time, the newest first.
   * @param than the id of the first row; null: none is shown
   * @throws Problem validation: the list is sorted otherwise
   */
  async countNewer(
    binding: ListBinding,
    scope: ListScope,
    state: ListState,
    { than, most }: { readonly than: string | null; readonly most: number },
  ): Promise<number> {
    if (!isNewestFirst(binding.list, state)) throw runtimeProblem('validation');
    const { text, values } = newerQuery(binding, scope, state, { than, most, now: this.clock.now() });
    const [counted] = await this.reads.replica<{ count: number }>(text, values);
    return counted?.count ?? 0;
  }

  /** The rows after the cursor of a state, of which a page may have more than the reader's. */
  async part(
    binding: ListBinding,
    scope: ListScope,
    state: ListState,
    take: number,
  ): Promise<Pick<PageOfList, 'items' | 'nextCursor'>> {
    const rows = await this.rowsAfter(binding, scope, state, cursorOf(state), take);
    const last = rows.length > take ? rows[take - 1] : undefined;
    return {
      items: rows.slice(0, take).map(withoutSortValue),
      nextCursor: last ? writeCursor(endOf(last)) : null,
    };
  }

  /** Every row that fits the filters, read in pages. */
  async *all(binding: ListBinding, scope: ListScope, state: ListState): AsyncGenerator<ListRow> {
    let after: ListCursor | null = null;
    for (;;) {
      const rows: SortedRow[] = await this.rowsAfter(binding, scope, state, after, EXPORT_PAGE);
      yield* rows.slice(0, EXPORT_PAGE).map(withoutSortValue);
      const last = rows[EXPORT_PAGE - 1];
      if (rows.length <= EXPORT_PAGE || !last) return;
      after = endOf(last);
    }
  }

  private rowsAfter(
    binding: ListBinding,
    scope: ListScope,
    state: ListState,
    after: ListCursor | null,
    take: number,
  ): Promise<SortedRow[]> {
    const { text, values } = pageQuery(binding, scope, state, { after, take, now: this.clock.now() });
    return this.reads.replica<SortedRow>(text, values);
  }

  /** With sums where the list has some. A sum reads rows where a count reads an index: too slow for sums, a list may still be counted. */
  private async totals(binding: ListBinding, scope: ListScope, state: ListState): Promise<Totals> {
    const summed = summedColumns(binding.list);
    if (summed.length === 0) return this.counted(binding, scope, state);
    const query = totalsQuery(binding, scope, state, this.clock.now());
    const [all] = (await this.inTime<SummedRows>(totalKey('sums', binding, scope, state), query)) ?? [];
    if (!all) return { ...(await this.counted(binding, scope, state)), sums: null };
    const sums = Object.fromEntries(summed.map((name) => [name, all[`sum_${name}`] ?? 0]));
    return { count: all.count, isExact: true, sums: all.isShownCurrency ? sums : null };
  }

  private async counted(binding: ListBinding, scope: ListScope, state: ListState): Promise<Totals> {
    const now = this.clock.now();
    const all = countQuery(binding, scope, state, { now });
    const [exact] =
      (await this.inTime<{ count: number }>(totalKey('count', binding, scope, state), all)) ?? [];
    if (exact) return { count: exact.count, isExact: true };
    const { text, values } = countQuery(binding, scope, state, { now, most: COUNTED });
    const [some] = await this.reads.replica<{ count: number }>(text, values);
    const count = some?.count ?? 0;
    return { count, isExact: count < COUNTED };
  }

  /** Undefined: it takes, or a moment ago took, longer than a reader waits. */
  private async inTime<Row>(key: string, query: ListQuery): Promise<Row[] | undefined> {
    if (this.tooSlow.has(key)) return undefined;
    const rows = await this.reads.replicaWithin<Row>(COUNT_WITHIN_MS, query);
    if (rows === undefined) this.tooSlow.set(key, true);
    return rows;
  }
}

/** Of the rows that a total is about, wherever the page begins. */
const totalKey = (
  total: 'sums' | 'count',
  { list }: ListBinding,
  scope: ListScope,
  { filters, date, period, from, to }: ListState,
): string => JSON.stringify([total, list.area, list.name, scope, filters, date, period, from, to]);

function cursorOf({ cursor }: ListState): ListCursor | null {
  if (cursor === null) return null;
  const read = readCursor(cursor);
  if (!read) throw runtimeProblem('validation');
  return read;
}

const endOf = ({ sortValue, id }: SortedRow): ListCursor => ({ value: sortValue, id });

function withoutSortValue({ sortValue: _sortValue, ...row }: SortedRow): ListRow {
  return row;
}
