import {
  cnpjCharacters,
  formatCnpj,
  formatCpf,
  formatDocument,
  formatPhone,
  isCnpj,
  isCpf,
  isDocument,
  isPhone,
  onlyDigits,
} from '@guiche/brazil';
import { isEmail, type Locale } from '@guiche/checkout-rules';
import { decimalText, parseDecimal } from './decimal-text';

/** What the text of a field stands for. `cents` and `basisPoints` are written as decimals and held as whole numbers. */
export type FieldRule = 'cpf' | 'cnpj' | 'document' | 'email' | 'phone' | 'cents' | 'basisPoints';

/**
 * The rules of one field of a form. They are those of the API: `maxLength`, `minLength`, `pattern`, `minimum` and `maximum` of
 * its description, and `x-rule` for {@link FieldRule}.
 */
export interface FieldRules {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that the whole text matches. */
  readonly pattern?: string;
  readonly rule?: FieldRule;
  /** In cents or basis points. */
  readonly minimum?: number;
  /** In cents or basis points. */
  readonly maximum?: number;
}

/** The rules of a form, by the names of its fields. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRules>>;

export interface FieldProblem {
  readonly code: 'required' | 'tooShort' | 'tooLong' | 'pattern' | 'tooLow' | 'tooHigh' | FieldRule;
  /** What stands in the sentence of this problem. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The value that a text stands for: digits, cents, basis points, or the text itself. Undefined for an empty field. */
export type FieldValue = string | number | undefined;

/** The first rule that a text breaks; undefined where it breaks none. An empty field breaks `required` only. */
export function fieldProblem(rules: FieldRules, text: string, locale: Locale): FieldProblem | undefined {
  const value = text.trim();
  if (value === '') return rules.required ? { code: 'required' } : undefined;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, rule } = rules;
  if (value.length < minLength) return { code: 'tooShort', values: { min: minLength } };
  if (value.length > maxLength) return { code: 'tooLong', values: { max: maxLength } };
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'u').test(value)) return { code: 'pattern' };
  if (rule === 'cents' || rule === 'basisPoints') return numberProblem(rules, rule, value, locale);
  return rule && !IS_VALID[rule](value) ? { code: rule } : undefined;
}

function numberProblem(
  { minimum, maximum }: FieldRules,
  rule: 'cents' | 'basisPoints',
  text: string,
  locale: Locale,
): FieldProblem | undefined {
  const number = parseDecimal(text, locale);
  if (number === undefined) return { code: rule };
  if (minimum !== undefined && number < minimum)
    return { code: 'tooLow', values: { min: decimalText(minimum, locale) } };
  if (maximum !== undefined && number > maximum)
    return { code: 'tooHigh', values: { max: decimalText(maximum, locale) } };
  return undefined;
}

const IS_VALID: Readonly<Record<Exclude<FieldRule, 'cents' | 'basisPoints'>, (text: string) => boolean>> = {
  cpf: isCpf,
  cnpj: isCnpj,
  document: isDocument,
  email: isEmail,
  phone: isPhone,
};

/** The value of a text that breaks no rule. */
export function fieldValue({ rule }: FieldRules, text: string, locale: Locale): FieldValue {
  const value = text.trim();
  if (value === '') return undefined;
  switch (rule) {
    case 'cents':
    case 'basisPoints':
      return parseDecimal(value, locale);
    case 'cpf':
    case 'phone':
      return onlyDigits(value);
    case 'cnpj':
      return cnpjCharacters(value);
    case 'document':
      return isCpf(value) ? onlyDigits(value) : cnpjCharacters(value);
    case 'email':
    case undefined:
      return value;
  }
}

/** The text that a field shows for a value, as a person writes it. */
export function fieldText({ rule }: FieldRules, value: FieldValue, locale: Locale): string {
  if (value === undefined) return '';
  if (rule === 'cents' || rule === 'basisPoints') return decimalText(Number(value), locale);
  const text = String(value);
  if (rule === 'cpf') return formatCpf(text);
  if (rule === 'cnpj') return formatCnpj(text);
  if (rule === 'document') return formatDocument(text);
  return rule === 'phone' ? formatPhone(text) : text;
}
