import { isCnpj, isCpf, isDocument, isFormattedCep, isPhone } from '@guiche/brazil';
import { isEmail } from './email.js';
import type { FieldRule, FieldRules, ListRule, NumberRule, TextFormat, TextRule } from './rules.js';
import { singleLine } from './single-line.js';

/** Why a value is refused. Each has its message: `problemTexts`. */
export type FieldProblem =
  | 'required'
  | 'wrongType'
  | 'tooShort'
  | 'tooLong'
  | 'tooLow'
  | 'tooHigh'
  | 'notOffered'
  | 'tooMany'
  | 'invalid'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidDocument'
  | 'invalidPostcode'
  | 'invalidUrl';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const FORMATS: Readonly<
  Record<TextFormat, readonly [isValid: (text: string) => boolean, problem: FieldProblem]>
> = {
  email: [isEmail, 'invalidEmail'],
  phone: [isPhone, 'invalidPhone'],
  cpf: [isCpf, 'invalidDocument'],
  cnpj: [isCnpj, 'invalidDocument'],
  document: [isDocument, 'invalidDocument'],
  postcode: [isFormattedCep, 'invalidPostcode'],
  uuid: [(text) => UUID.test(text), 'invalid'],
  httpsUrl: [(text) => text.startsWith('https://') && URL.canParse(text), 'invalidUrl'],
};

/** The first problem of a value, or undefined for a valid one. The page and the API use this same function. */
export function fieldProblem(rule: FieldRule, value: unknown): FieldProblem | undefined {
  if (value === undefined || value === null) return rule.optional ? undefined : 'required';
  switch (rule.kind) {
    case 'text':
      return textProblem(rule, value, rule.optional === true);
    case 'integer':
    case 'cents':
    case 'basisPoints':
      return numberProblem(rule, value);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'wrongType';
    case 'oneOf':
      return rule.values.some((offered) => offered === value) ? undefined : 'notOffered';
    case 'list':
      return listProblem(rule, value);
  }
}

/** The problems of a form by field; an empty object for a valid form. */
export function formProblems<Rules extends FieldRules>(
  rules: Rules,
  values: { readonly [Field in keyof Rules]?: unknown },
): { [Field in keyof Rules]?: FieldProblem } {
  const problems: { [Field in keyof Rules]?: FieldProblem } = {};
  for (const field of Object.keys(rules) as (keyof Rules)[]) {
    const problem = fieldProblem(rules[field] as FieldRule, values[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

// NUL and half a surrogate pair cannot be stored; other control characters have no place in a name or an address.
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u;

/** Whether a text can be stored as one line. */
export const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && !NOT_PLAIN.test(value);

function textProblem(rule: TextRule, value: unknown, isOptional: boolean): FieldProblem | undefined {
  if (typeof value !== 'string') return 'wrongType';
  const text = rule.opaque ? value : singleLine(value);
  if (text === '' && (isOptional || rule.min === 0)) return undefined;
  if (text === '') return 'required';
  if (text.length > rule.max) return 'tooLong';
  if (text.length < rule.min) return 'tooShort';
  if (!rule.opaque && !isPlainText(text)) return 'invalid';
  if (rule.pattern !== undefined && !new RegExp(`^(?:${rule.pattern})$`, 'u').test(text)) return 'invalid';
  if (rule.format === undefined) return undefined;
  const [isValid, problem] = FORMATS[rule.format];
  return isValid(text) ? undefined : problem;
}

function numberProblem({ min, max }: NumberRule, value: unknown): FieldProblem | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrongType';
  if (value < min) return 'tooLow';
  return value > max ? 'tooHigh' : undefined;
}

function listProblem({ of, maxItems }: ListRule, value: unknown): FieldProblem | undefined {
  if (!Array.isArray(value)) return 'wrongType';
  if (value.length > maxItems) return 'tooMany';
  return value.map((item: unknown) => fieldProblem(of, item)).find((problem) => problem !== undefined);
}
