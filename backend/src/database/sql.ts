import { withNamedParameters, type Sql } from './named-parameters.js';

export type { Sql };

const texts = new Map<string, string>();

/** The text of every statement that this process compiled, by name. A test prepares each on the migrated schema. */
export const compiledStatements = (): ReadonlyMap<string, string> => texts;

/**
 * Compiles a statement with named parameters (`where id = :id`) to PostgreSQL's positional ones. Call it when a file is loaded:
 * binding the values then costs no parsing. A parameter may stand in several places; its value is sent once.
 *
 * `name` is unique for the text, at most 63 characters: PostgreSQL keeps the plan under it.
 *
 *     const FIND = sql<{ id: string; platformId: string }>('find-order', `select … where id = :id and platform_id = :platformId`);
 *     await reads.prepared<OrderRow>(FIND({ id, platformId }));
 *
 * @throws Error when the name has another text already; when values are bound: one is missing, or one is given that the text does not
 *   use
 */
export function sql<P extends object>(name: string, text: string): Sql<P> {
  const statement = withNamedParameters<P>(name, text);
  if ((texts.get(name) ?? statement.text) !== statement.text)
    throw new Error(`there are two statements ${name}`);
  texts.set(name, statement.text);
  return statement.bind;
}
