import { ACTIONS, DEFAULT_LIMITS, SCOPES, type LimitChanges, type Limits } from './limits.js';

/** One number of the velocity limits, as a form has it. */
export interface LimitNumber {
  /** `card_address_attempts`, `offer_declines`. */
  readonly name: string;
  readonly usual: number;
  /** Null: the usual number. */
  readonly changed: number | null;
}

type Path = readonly string[];

/** Every number that a platform can change, in the order of a form. */
const PATHS: readonly Path[] = [
  ...ACTIONS.flatMap((action) =>
    SCOPES.flatMap((scope) =>
      Object.keys(DEFAULT_LIMITS[action][scope] ?? {}).map((count) => [action, scope, count]),
    ),
  ),
  ...Object.keys(DEFAULT_LIMITS.offer).map((count) => ['offer', count]),
];

const at = (limits: LimitChanges | Limits, path: Path): number | undefined =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    limits,
  ) as number | undefined;

/** The numbers of a platform. */
export const limitNumbers = (changes: LimitChanges): LimitNumber[] =>
  PATHS.map((path) => ({
    name: path.join('_'),
    usual: at(DEFAULT_LIMITS, path) ?? 0,
    changed: at(changes, path) ?? null,
  }));

/** What is stored for these numbers; those that are usual are left out. Undefined: one of the names is none. */
export function limitChangesOf(
  numbers: readonly { readonly name: string; readonly value: number }[],
): Record<string, unknown> | undefined {
  const changes: Record<string, unknown> = {};
  for (const { name, value } of numbers) {
    const path = PATHS.find((one) => one.join('_') === name);
    if (!path) return undefined;
    if (at(DEFAULT_LIMITS, path) === value) continue;
    let place = changes;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>;
    place[path.at(-1) ?? ''] = value;
  }
  return changes;
}
