import type { Statement } from './statement.js';

/** A statement whose parameters are bound by name. */
export type Sql<P extends object> = (values: P) => Statement;

// What stands in a string, a quoted name, a comment or a dollar-quoted body is no parameter; `::` is a cast.
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$|::|:([A-Za-z]\w*)|\$\d+/g;

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
  if (name.length > 63) throw new Error(`the name of statement ${name} has more than 63 characters`);
  const parameters: string[] = [];
  const compiled = text.replace(TOKENS, (token: string, _tag: unknown, parameter: string | undefined) => {
    if (/^\$\d/.test(token)) throw new Error(`statement ${name}: ${token} has no name`);
    if (parameter === undefined) return token;
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  if ((texts.get(name) ?? compiled) !== compiled) throw new Error(`there are two statements ${name}`);
  texts.set(name, compiled);
  return (values) => ({ name, text: compiled, values: bound(name, parameters, values) });
}

function bound(name: string, parameters: readonly string[], given: object): unknown[] {
  const values = given as Readonly<Record<string, unknown>>;
  const unused = Object.keys(values).find((key) => !parameters.includes(key));
  if (unused !== undefined) throw new Error(`statement ${name} has no parameter ${unused}`);
  return parameters.map((parameter) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`statement ${name}: parameter ${parameter} is missing`);
    return value;
  });
}
