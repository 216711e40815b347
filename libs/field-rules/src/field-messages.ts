import { defineMessages, type Locale, type Texts } from '@guiche/i18n';
import { formatTexts } from '@guiche/i18n/compile';
import type { FieldProblem } from './field-problem.js';
import type { FieldRule } from './rules.js';

/** The message for each problem of a field. `min` and `max` are the limits of its rule ({@link problemLimits}). */
export const FIELD_MESSAGES = defineMessages({
  required: {
    'pt-BR': 'Campo obrigatório.',
    'en-US': 'This field is required.',
    'es-ES': 'Campo obligatorio.',
  },
  wrongType: { 'pt-BR': 'Formato inválido.', 'en-US': 'Wrong format.', 'es-ES': 'Formato no válido.' },
  tooShort: {
    'pt-BR': 'Use no mínimo {min, plural, one {# caractere} other {# caracteres}}.',
    'en-US': 'Use at least {min, plural, one {# character} other {# characters}}.',
    'es-ES': 'Use al menos {min, plural, one {# carácter} other {# caracteres}}.',
  },
  tooLong: {
    'pt-BR': 'Use no máximo {max, plural, one {# caractere} other {# caracteres}}.',
    'en-US': 'Use at most {max, plural, one {# character} other {# characters}}.',
    'es-ES': 'Use como máximo {max, plural, one {# carácter} other {# caracteres}}.',
  },
  tooLow: { 'pt-BR': 'O mínimo é {min}.', 'en-US': 'The minimum is {min}.', 'es-ES': 'El mínimo es {min}.' },
  tooHigh: {
    'pt-BR': 'O máximo é {max}.',
    'en-US': 'The maximum is {max}.',
    'es-ES': 'El máximo es {max}.',
  },
  notOffered: {
    'pt-BR': 'Opção inválida.',
    'en-US': 'Not one of the options.',
    'es-ES': 'Opción no válida.',
  },
  tooMany: {
    'pt-BR': 'Informe no máximo {max, plural, one {# item} other {# itens}}.',
    'en-US': 'At most {max, plural, one {# item} other {# items}}.',
    'es-ES': 'Indique como máximo {max, plural, one {# elemento} other {# elementos}}.',
  },
  invalid: { 'pt-BR': 'Valor inválido.', 'en-US': 'Invalid value.', 'es-ES': 'Valor no válido.' },
  invalidEmail: {
    'pt-BR': 'E-mail inválido.',
    'en-US': 'Invalid e-mail.',
    'es-ES': 'Correo electrónico no válido.',
  },
  invalidPhone: {
    'pt-BR': 'Telefone inválido.',
    'en-US': 'Invalid phone number.',
    'es-ES': 'Teléfono no válido.',
  },
  invalidDocument: {
    'pt-BR': 'Documento inválido.',
    'en-US': 'Invalid document.',
    'es-ES': 'Documento no válido.',
  },
  invalidPostcode: {
    'pt-BR': 'CEP inválido.',
    'en-US': 'Invalid postcode.',
    'es-ES': 'Código postal no válido.',
  },
  invalidUrl: {
    'pt-BR': 'Endereço inválido.',
    'en-US': 'Invalid address.',
    'es-ES': 'Dirección no válida.',
  },
} as const satisfies Readonly<Record<FieldProblem, Texts>>);

/** The message of a problem in every language. Uses the ICU parser: for servers. */
export function problemTexts(problem: FieldProblem, rule?: FieldRule): Texts {
  const text = (locale: Locale) =>
    formatTexts(FIELD_MESSAGES[problem], rule ? problemLimits(rule, problem, locale) : {})[locale];
  return { 'pt-BR': text('pt-BR'), 'en-US': text('en-US'), 'es-ES': text('es-ES') };
}

/** The limits of a rule as its message shows them: numbers, or amounts in the language of the reader. */
export function problemLimits(
  rule: FieldRule,
  problem: FieldProblem,
  locale: Locale,
): { readonly min: string | number; readonly max: string | number } {
  switch (rule.kind) {
    case 'text':
    case 'integer':
      return { min: rule.min, max: rule.max };
    case 'cents':
    case 'basisPoints':
      return { min: hundredths(rule.min, locale), max: hundredths(rule.max, locale) };
    case 'list':
      // A problem of one item has the limits of the item.
      return problem === 'tooMany' ? { min: 0, max: rule.maxItems } : problemLimits(rule.of, problem, locale);
    case 'boolean':
    case 'oneOf':
      return { min: '', max: '' };
  }
}

/** 123456 is 1234,56 in Portuguese. */
function hundredths(value: number, locale: Locale): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const decimalSign = locale === 'en-US' ? '.' : ',';
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSign}${digits.slice(-2)}`;
}
