import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { GenericRestOptions } from './options.js';

/** Every part of the options that may be left out, at any depth. */
export type Told<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: Told<T[K]> }
    : T;

/** A provider's options as a person or a file writes them: an id, a name, and what differs from the default protocol. */
export type GenericRestData = Told<GenericRestOptions> & { readonly id: string; readonly name: string };

/** Throws, naming every field that is wrong, unknown, or missing. */
export function optionsOf(data: GenericRestData): GenericRestOptions {
  const options = plainToInstance(GenericRestOptions, data, { exposeDefaultValues: true });
  const problems = validateSync(options, { whitelist: true, forbidNonWhitelisted: true }).flatMap((error) =>
    described(error),
  );
  const repeated = repeatedWords(options);
  if (repeated.length > 0) problems.push(`words: ${repeated.join(', ')} stand under two statuses`);
  if (problems.length > 0) throw new Error(`${data.id}: ${problems.join('; ')}`);
  return options;
}

function described({ property, constraints, children }: ValidationError, above = ''): string[] {
  const where = above + property;
  const own = Object.values(constraints ?? {}).map((text) =>
    text.startsWith(property) ? above + text : `${where}: ${text}`,
  );
  return [...own, ...(children ?? []).flatMap((child) => described(child, `${where}.`))];
}

function repeatedWords({ words }: GenericRestOptions): string[] {
  const { PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED } = words;
  const all = [PENDING, APPROVED, REFUNDED, CHARGEBACK, REJECTED].flat().map((word) => word.toLowerCase());
  return all.filter((word, index) => all.indexOf(word) !== index);
}
