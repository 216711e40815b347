import {
  cnpjCharacters,
  formatCnpj,
  formatCpf,
  formatDocument,
  phoneText,
  isCpf,
  onlyDigits,
} from '@guiche/brazil';
import type { Locale } from '@guiche/checkout-rules';
import {
  fieldProblem,
  problemLimits,
  singleLine,
  type FieldRule,
  type TextFormat,
  type FIELD_MESSAGES,
} from '@guiche/field-rules';
import type { Translate } from '@guiche/i18n';
import { decimalText, parseDecimal } from './decimal-text';
import type { formMessages } from './messages.server';

/** A rule of a field with one input. */
export type InputRule = Exclude<FieldRule, { readonly kind: 'list' }>;

/** The rules of a form, by the names of its fields. They are those of the API. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, InputRule>>;

type ValueOf<Rule> = Rule extends { readonly kind: 'cents' | 'basisPoints' | 'integer' }
  ? number
  : Rule extends { readonly kind: 'boolean' }
    ? boolean
    : string;

/** The values of a form whose rules all hold, by field. An optional field that is empty is undefined; a switch never is. */
export type FormValues<Rules extends FormRules> = {
  readonly [Name in keyof Rules]:
    | ValueOf<Rules[Name]>
    | (Rules[Name] extends { readonly optional: true } ? undefined : never);
};

/** The value of a field's text: digits, cents, basis points, yes or no, or the text itself. Undefined for an empty field. */
export type FieldValue = string | number | boolean | undefined;

const isDecimal = (rule: InputRule): boolean => rule.kind === 'cents' || rule.kind === 'basisPoints';

/** The value of the text of a field. A text that is not the number its rule requires is returned as it is. */
export function fieldValue(rule: InputRule, text: string, locale: Locale): FieldValue {
  if (rule.kind === 'boolean') return text === 'on';
  const value = singleLine(text);
  if (value === '') return rule.kind === 'text' && rule.min === 0 ? '' : undefined;
  if (rule.kind === 'integer') return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (isDecimal(rule)) return parseDecimal(value, locale) ?? value;
  return rule.kind === 'text' ? withoutPunctuation(rule.format, value) : value;
}

function withoutPunctuation(format: TextFormat | undefined, text: string): string {
  switch (format) {
    case 'cpf':
    case 'phone':
      return onlyDigits(text);
    case 'cnpj':
      return cnpjCharacters(text);
    case 'document':
      return isCpf(text) ? onlyDigits(text) : cnpjCharacters(text);
    default:
      return text;
  }
}

/** The text of a field for a value, as typed. */
export function fieldText(rule: InputRule, value: FieldValue, locale: Locale): string {
  if (value === undefined) return '';
  if (rule.kind === 'boolean') return value === true ? 'on' : '';
  if (isDecimal(rule)) return typeof value === 'number' ? decimalText(value, locale) : String(value);
  const text = String(value);
  switch (rule.kind === 'text' ? rule.format : undefined) {
    case 'cpf':
      return formatCpf(text);
    case 'cnpj':
      return formatCnpj(text);
    case 'document':
      return formatDocument(text);
    case 'phone':
      return phoneText(text);
    default:
      return text;
  }
}

/** The message for the first rule that a text breaks, or undefined. The page and the action use this same function. */
export function fieldMessage(
  rule: InputRule,
  text: string,
  locale: Locale,
  t: Translate<typeof FIELD_MESSAGES & typeof formMessages>,
): string | undefined {
  const value = fieldValue(rule, text, locale);
  if (typeof value === 'string') {
    if (rule.kind === 'cents') return t('notAnAmount');
    if (rule.kind === 'basisPoints') return t('notAPercentage');
    if (rule.kind === 'integer') return t('notANumber');
  }
  const problem = fieldProblem(rule, value);
  return problem && t(problem, problemLimits(rule, problem, locale));
}
