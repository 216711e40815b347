import { isDeepStrictEqual } from 'node:util';
import type { ContractSubject } from './subject.js';

/** Problems of a gateway, one sentence each; empty when there are none. */
export type Problems = readonly string[];

/** A check of a gateway, independent of its protocol. Sends nothing over a network. */
export type ContractCheck = (subject: ContractSubject) => Problems | Promise<Problems>;

/** All differences between two values: `body.amount: 49.9 instead of 4990`. */
export function differences(what: string, actual: unknown, expected: unknown): Problems {
  if (isDeepStrictEqual(actual, expected)) return [];
  const [one, other] = [entriesOf(actual), entriesOf(expected)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  const inside = names.flatMap((name) => differences(`${what}.${name}`, one.get(name), other.get(name)));
  return inside.length > 0 ? inside : [`${what}: ${shown(actual)} instead of ${shown(expected)}`];
}

/** The same, for the expected fields only. */
export function unlike(what: string, actual: object, expected: object): Problems {
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(`${what}.${name}`, entriesOf(actual).get(name), value),
  );
}

/** One problem, unless the condition holds. */
export const unless = (holds: boolean, problem: string): Problems => (holds ? [] : [problem]);

/** Runs the checks in sequence and collects their problems. */
export async function each<T>(
  ones: Iterable<T>,
  check: (one: T) => Problems | Promise<Problems>,
): Promise<Problems> {
  const problems: string[] = [];
  for (const one of ones) problems.push(...(await check(one)));
  return problems;
}

/** As stored and sent: dates as text, without undefined fields. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const entriesOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
