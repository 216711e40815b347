import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { GenericRestOptions } from './options.js';

/** All parts of the options are optional, at any depth. */
export type PartialOptions<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: PartialOptions<T[K]> }
    : T;

/** A provider's options in a file: an id, a name, and the differences from the default protocol. */
export type GenericRestData = PartialOptions<GenericRestOptions> & {
  readonly id: string;
  readonly name: string;
};

/** Throws with the names of all wrong, unknown or missing fields. */
export function optionsOf(data: GenericRestData): GenericRestOptions {
  if (!isPlainObject(data)) throw new Error('A definition is a JSON object.');
  const options = plainToInstance(GenericRestOptions, data, { exposeDefaultValues: true });
  const problems = validateSync(options, { whitelist: true, forbidNonWhitelisted: true }).flatMap((error) =>
    described(error),
  );
  // Combined rules apply only when each part is valid.
  if (problems.length === 0) problems.push(...contradictions(options));
  if (problems.length > 0) throw new Error(`${data.id ?? 'Without an id'}: ${problems.join('; ')}`);
  return options;
}

const isPlainObject = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function contradictions(options: GenericRestOptions): string[] {
  const repeated = repeatedWords(options);
  return [
    ...(repeated.length > 0 ? [`words: ${repeated.join(', ')} stand under two statuses`] : []),
    ...collisions('charge', chargeFields(options)),
    ...collisions('withdraw', options.withdraw),
  ];
}

function described({ property, constraints = {}, children }: ValidationError, above = ''): string[] {
  const where = above + property;
  // That a part is not an object is already reported.
  const { nestedValidation: _, ...rules } = constraints;
  const own = Object.values(rules).map((text) =>
    text.startsWith(property) ? above + text : `${where}: ${text}`,
  );
  return [...own, ...(children ?? []).flatMap((child) => described(child, `${where}.`))];
}

/** Two fields in one place, or one inside the other: one of them would be lost. */
function collisions(group: string, fields: object): string[] {
  const ways = Object.entries(fields) as [string, string][];
  return ways.flatMap(([name, way], index) =>
    ways
      .slice(index + 1)
      .filter(([, other]) => way === other || way.startsWith(`${other}.`) || other.startsWith(`${way}.`))
      .map(([other]) => `${group}: ${name} and ${other} go to the same place`),
  );
}

/** The fields that one request may contain together. A provider takes either the card's id or its token. */
function chargeFields({ charge, pixExpiry }: GenericRestOptions): object {
  const { cardToken: _, cardId: __, ...fields } = charge;
  return { ...fields, pixExpiry: pixExpiry.field };
}

function repeatedWords({ words }: GenericRestOptions): string[] {
  const { PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED } = words;
  const all = [PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED].flat().map((word) => word.toLowerCase());
  return all.filter((word, index) => all.indexOf(word) !== index);
}
