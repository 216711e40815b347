import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';
import type { ValueTransformer } from 'typeorm';
import { cents } from '@guiche/money';
import type { Cents } from '@guiche/money';

/**
 * `bigint` is read as a number, and a value too large for one is an error instead of a rounded sum. The driver reads it as
 * text, so a missing conversion would turn '10' + '5' into '105' cents.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === (types.builtins.INT8 as number)
      ? safeInteger
      : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a safe integer`);
  return value;
}

/** For money columns of entities: `@Column('bigint', { transformer: centsColumn })`. Null stays null. */
export const centsColumn: ValueTransformer = {
  to: (value: Cents | null | undefined) => (value === null || value === undefined ? value : cents(value)),
  from: (value: string | number | null | undefined) =>
    value === null || value === undefined ? value : cents(Number(value)),
};
