import { API_SEGMENTS, type Area, type Flag, type TeamScope } from '@guiche/access';
import type { Column, ValueOf } from './column.js';
import type { Filter } from './filter.js';
import type { ListPeriod } from './period.js';

/**
 * A list of the back office, declared once. From it come the API route and its validation, the CSV file, and the page with its
 * filters, columns and addresses.
 */
export interface ListDefinition {
  readonly area: Area;
  /** The last segment of its API address: `/api/{area}/{name}`. */
  readonly name: string;
  /** The address of its page below the root of the area. A row has its own page there, where `rowPage` says so. */
  readonly page: string;
  /** Left out of the navigation: another page leads to it. */
  readonly isInMenu?: false;
  /** The permission that a functionary needs. */
  readonly flag?: Flag;
  /** The permission for the CSV file, where it is another one. */
  readonly exportFlag?: Flag;
  /** The part of a seller's account that it shows, where members of the team may see it. */
  readonly teamScope?: TeamScope;
  readonly columns: Readonly<Record<string, Column>>;
  /** The column with the address of a picture, which is drawn before the first column. */
  readonly picture?: string;
  readonly filters: Readonly<Record<string, Filter>>;
  /** The columns with an instant that a period can be about; the first is the default. */
  readonly dates: readonly string[];
  /** Each row sums up the days of a period, this one where the reader names none. Then `dates` names only what the days are of. */
  readonly sumsOf?: ListPeriod;
  readonly defaultSort: Sort;
  /** The segment between the list and its rows in the addresses of their pages; none by default. */
  readonly rowFolder?: string;
  /** The first column links to a page about the row; with a column and a value, only of rows that have it. */
  readonly rowPage?: 'all' | { readonly column: string; readonly value: string };
  /** What can be done with several rows at once. */
  readonly bulk?: BulkAction;
}

/** An action on several rows: those that the reader selects, or all that match the filters. */
export interface BulkAction {
  /** The last segment of its API address, `/api/{area}/{list}/bulk/{name}`, and the end of its messages, `bulk_{name}`. */
  readonly name: string;
  /** The rows that it is for: the value of a filter, which is named like its column. */
  readonly rows: { readonly filter: string; readonly value: string };
  /** It moves money, so it asks for the password again. */
  readonly needsProof?: true;
}

/** The most rows of one bulk action. */
export const MOST_IN_BULK = 1_000;

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** Declares a list. A filter must not be named like a parameter that every list has. */
export const defineList = <const L extends ListDefinition>(list: L): L => list;

/** A row as the API writes it. */
export type RowOf<L extends ListDefinition> = { readonly id: string } & {
  readonly [Name in keyof L['columns']]: ValueOf<L['columns'][Name]>;
};

/** How many rows fit the filters: all of them, or at least so many where counting would take too long. */
export interface Totals {
  readonly count: number;
  readonly isExact: boolean;
  /**
   * Of a list with columns that are added up: their sums in cents over all rows that fit. Null: adding takes too long, or the rows have
   * different currencies.
   */
  readonly sums?: Readonly<Record<string, number>> | null;
}

/** The columns of money that are added up. */
export const summedColumns = ({ columns }: Pick<ListDefinition, 'columns'>): string[] =>
  Object.keys(columns).filter((name) => columns[name]?.sum);

/** A file of more rows than these is made by a job. */
export const MOST_STREAMED = 50_000;

/** The address of a list in the API: `/api/admin/users`. */
export const listAddress = ({ area, name }: Pick<ListDefinition, 'area' | 'name'>): string =>
  `/api/${API_SEGMENTS[area]}/${name}`;
