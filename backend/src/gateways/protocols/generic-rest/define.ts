import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { GenericRestOptions } from './options.js';

/** Every part of the options that may be left out, at any depth. */
export type PartialOptions<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: PartialOptions<T[K]> }
    : T;

/** A provider's options as a person or a file writes them: an id, a name, and what differs from the default protocol. */
export type GenericRestData = PartialOptions<GenericRestOptions> & {
  readonly id: string;
  readonly name: string;
};

/** Throws, naming every field that is wrong, unknown, or missing. */
export function optionsOf(data: GenericRestData): GenericRestOptions {
  if (!isPlainObject(data)) throw new Error('A definition is a JSON object.');
  const options = plainToInstance(GenericRestOptions, data, { exposeDefaultValues: true });
  const problems = validateSync(options, { whitelist: true, forbidNonWhitelisted: true }).flatMap((error) =>
    described(error),
  );
  // What the parts say together means something only when each of them is what it must be.
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
  // That a part is no object is told already.
  const { nestedValidation: _, ...rules } = constraints;
  const own = Object.values(rules).map((text) =>
    text.startsWith(property) ? above + text : `${where}: ${text}`,
  );
  return [...own, ...(children ?? []).flatMap((child) => described(child, `${where}.`))];
}

/** Two facts in one place, or one inside the other: one of them would not arrive. */
function collisions(group: string, fields: object): string[] {
  const ways = Object.entries(fields) as [string, string][];
  return ways.flatMap(([name, way], index) =>
    ways
      .slice(index + 1)
      .filter(([, other]) => way === other || way.startsWith(`${other}.`) || other.startsWith(`${way}.`))
      .map(([other]) => `${group}: ${name} and ${other} go to the same place`),
  );
}

/** What one request may hold at once. Of the card's own name and its token, a provider takes one. */
function chargeFields({ charge, pixExpiry }: GenericRestOptions): object {
  const { cardToken: _, cardId: __, ...fields } = charge;
  return { ...fields, pixExpiry: pixExpiry.field };
}

function repeatedWords({ words }: GenericRestOptions): string[] {
  const { PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED } = words;
  const all = [PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED].flat().map((word) => word.toLowerCase());
  return all.filter((word, index) => all.indexOf(word) !== index);
}
