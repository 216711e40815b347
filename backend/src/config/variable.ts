import type { ValidationError } from 'class-validator';
import { validateSync } from 'class-validator';

/** Where settings come from: `process.env` in a running process, a plain object in a test. */
export type Source = Readonly<Record<string, string | undefined>>;

interface Variable {
  readonly name: string;
  readonly property: string;
  readonly fallback: string | ((source: Source) => string) | undefined;
  readonly parse: (text: string) => unknown;
}

interface VariableOptions {
  /** Text taken when the variable is absent or blank; may be derived from other variables. */
  readonly default?: string | ((source: Source) => string);
  readonly parse?: (text: string) => unknown;
}

type ConfigClass<T> = new () => T;

const variablesOf = new Map<ConfigClass<object>, Variable[]>();

/** Fills a property of a configuration class from one environment variable. */
export function Variable(name: string, options: VariableOptions = {}): PropertyDecorator {
  return (target, property) => {
    const owner = target.constructor as ConfigClass<object>;
    const variables = variablesOf.get(owner) ?? [];
    variables.push({
      name,
      property: String(property),
      fallback: options.default,
      parse: options.parse ?? ((text) => text),
    });
    variablesOf.set(owner, variables);
  };
}

/** The names of all variables a configuration class reads. */
export function variableNames(owner: ConfigClass<object>): string[] {
  return (variablesOf.get(owner) ?? []).map(({ name }) => name);
}

export const integer = (text: string): number => (/^-?\d+$/.test(text) ? Number(text) : Number.NaN);
export const flag = (text: string): unknown => ({ true: true, false: false })[text.toLowerCase()] ?? text;
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
export const address = (text: string): string => text.replace(/\/+$/, '');
export const optional = (text: string): string | null => (text === '' ? null : text);

/** Builds, checks and freezes one configuration object; what is wrong is added to `problems`, one sentence each. */
export function readConfig<T extends object>(type: ConfigClass<T>, source: Source, problems: string[]): T {
  const config = new type();
  const variables = variablesOf.get(type) ?? [];
  for (const { name, property, fallback, parse } of variables) {
    const given = source[name]?.trim();
    const text = given || (typeof fallback === 'function' ? fallback(source) : fallback);
    Reflect.set(config, property, text === undefined ? undefined : parse(text));
  }
  for (const error of validateSync(config, { forbidUnknownValues: false })) {
    const variable = variables.find(({ property }) => property === error.property);
    problems.push(`${variable?.name ?? error.property}: ${sentences(error)}`);
  }
  return Object.freeze(config);
}

function sentences(error: ValidationError): string {
  return Object.values(error.constraints ?? {}).join('; ');
}
