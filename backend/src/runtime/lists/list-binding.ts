import { mayUse, type Area } from '@guiche/access';
import type { ListDefinition } from '@guiche/lists';
import type { Session } from '../access/index.js';
import { runtimeProblem } from '../errors/index.js';

/**
 * What may begin with the text of a search: an expression in lower case, or one of a CPF or CNPJ or of a phone as they are stored, which
 * people type with punctuation.
 */
export type Searched = string | { readonly document: string } | { readonly phone: string };

/**
 * The SQL of a list, written once and constant: what a reader sends is bound as a parameter and never becomes part of it. Expressions
 * name the aliases of `source`.
 */
export interface ListBinding<L extends ListDefinition = ListDefinition> {
  readonly list: L;
  /**
   * Published views with their aliases: `from users_read u left join users_read m on …`. A left join, also where the other row always
   * exists: PostgreSQL leaves it out when rows are only counted. `{platform}` stands for the platform, `{today}` for the day in São Paulo, `{now}` for the instant. A list of
   * sums takes the days of its period as `{from}` and `{to}`, and the first of as many days before as `{before}`.
   */
  readonly source: string;
  readonly id: string;
  /** The column with the platform. Null: the list is of the installation, for masters only. */
  readonly tenant: string | null;
  /** The column with the person whose rows these are, where people see only their own. */
  readonly owner?: string;
  /**
   * Where searches look for the ids of rows: a view whose indexes a search can use, which policies of rows forbid (decision 0226), with the
   * alias of the list. Left out: in the list itself, which is small.
   */
  readonly searchedIn?: string;
  /** A condition that always applies. */
  readonly where?: string;
  readonly columns: Readonly<Record<keyof L['columns'] & string, string>>;
  /** The currency of a row, where rows may have different ones: amounts of two currencies are not added up. */
  readonly currency?: string;
  /** Where a row has several instants of a date: the condition that one of them is from `{from}` on and before `{until}`. */
  readonly periods?: Readonly<Partial<Record<L['dates'][number] & keyof L['columns'] & string, string>>>;
  /** For `search`, what may begin with the text; for `text`, the expression in lower case that is the text. */
  readonly filters: Readonly<Record<keyof L['filters'] & string, string | readonly Searched[]>>;
}

/**
 * Binds a list to its SQL.
 * @throws Error when a list of a platform names no tenant: rows of all platforms would be shown
 */
export function bindList<L extends ListDefinition>(
  list: L,
  sql: Omit<ListBinding<L>, 'list'>,
): ListBinding<L> {
  if (sql.tenant === null && list.area !== 'master')
    throw new Error(`the list ${list.name} of the area ${list.area} names no tenant`);
  const binding: ListBinding<L> = { list, ...sql };
  bindings.set(`${list.area}/${list.name}`, binding as unknown as ListBinding);
  return binding;
}

const bindings = new Map<string, ListBinding>();

/** The list of this name in an area. */
export const boundList = (area: Area, name: string): ListBinding | undefined =>
  bindings.get(`${area}/${name}`);

/**
 * The list of this name in the area of a session, if the person may read it (or have its file), as its own routes decide it.
 * @throws Problem notFound, notAllowed
 */
export function allowedList(session: Session, name: string, what: 'page' | 'file' = 'page'): ListBinding {
  const binding = boundList(session.area, name);
  if (!binding) throw runtimeProblem('notFound');
  const { flag: ofPage, exportFlag = ofPage } = binding.list;
  const flag = what === 'file' ? exportFlag : ofPage;
  if (flag !== undefined && session.area === 'admin' && !session.person.flags.has(flag))
    throw runtimeProblem('notAllowed', { members: { flag } });
  const { teamScope } = binding.list;
  if (session.member && !(teamScope && mayUse(session.member.role, teamScope, 'READ')))
    throw runtimeProblem('notForMembers');
  return binding;
}
