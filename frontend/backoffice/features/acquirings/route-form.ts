import { rules } from '@guiche/field-rules';
import type { FormRules } from '../../forms/field-text';

/** The methods that have a list of accounts. */
export const ROUTED_METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'] as const;

const installments = rules.optional(rules.integer({ min: 1, max: 12 }));
const hour = rules.optional(rules.integer({ min: 0, max: 23 }));
const amount = rules.optional(rules.cents({ min: 1 }));

/** The fields of one line. An empty account removes the line. */
const LINE = {
  account: rules.optional(rules.uuid()),
  position: rules.integer({ min: 1, max: 100 }),
  weight: rules.integer({ min: 1, max: 1_000 }),
  byCost: rules.boolean(),
  minAmount: amount,
  maxAmount: amount,
  minInstallments: installments,
  maxInstallments: installments,
  currencies: rules.optional(
    rules.text({ max: 30, pattern: /^(?:BRL|USD|EUR|MXN)(?:[ ,]+(?:BRL|USD|EUR|MXN))*$/ }),
  ),
  sellers: rules.optional(rules.text({ max: 2_000 })),
  products: rules.optional(rules.text({ max: 500, pattern: /^[A-Fa-f\d]{8}(?:[ ,]+[A-Fa-f\d]{8})*$/ })),
  fromHour: hour,
  toHour: hour,
  brands: rules.optional(rules.text({ max: 120, pattern: /^[a-z\d]+(?:[ ,]+[a-z\d]+)*$/ })),
  bins: rules.optional(rules.text({ max: 500, pattern: /^\d{6,8}(?:[ ,]+\d{6,8})*$/ })),
} as const;

export type LineField = keyof typeof LINE;
export const LINE_FIELDS = Object.keys(LINE) as readonly LineField[];
/** Only cards have these. */
export const CARD_LINE_FIELDS: readonly LineField[] = [
  'minInstallments',
  'maxInstallments',
  'brands',
  'bins',
];

/** The name of a field of a line; lines are counted from 1. */
export const lineName = (line: number, field: LineField): string => `line${line}_${field}`;
export const lineNumbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** A form of so many lines. */
export const routeForm = (count: number): FormRules =>
  Object.fromEntries(
    lineNumbers(count).flatMap((line) => LINE_FIELDS.map((field) => [lineName(line, field), LINE[field]])),
  );
