import type { Statement } from './statement.js';

/** A statement whose parameters are bound by name. */
export type Sql<P extends object> = (values: P) => Statement;

// What stands in a string, a quoted name, a comment or a dollar-quoted body is no parameter; `::` is a cast.
const TOKENS =
  /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$|::|:([A-Za-z]\w*)|\$\d+/g;

/**
 * The text of a statement with PostgreSQL's positional parameters, and a function that binds values to them.
 *
 * @throws Error for a positional parameter, or a name that PostgreSQL would cut off
 */
export function withNamedParameters<P extends object>(
  name: string,
  text: string,
): { text: string; bind: Sql<P> } {
  if (name.length > 63) throw new Error(`the name of statement ${name} has more than 63 characters`);
  const parameters: string[] = [];
  const compiled = text.replace(TOKENS, (token: string, _tag: unknown, parameter: string | undefined) => {
    if (/^\$\d/.test(token)) throw new Error(`statement ${name}: ${token} has no name`);
    if (parameter === undefined) return token;
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return {
    text: compiled,
    bind: (values) => ({ name, text: compiled, values: bound(name, parameters, values) }),
  };
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
