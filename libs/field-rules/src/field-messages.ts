import { LOCALES, type Locale, type Texts } from '@guiche/i18n';
import type { FieldProblem } from './field-problem.js';
import type { FieldRule } from './rules.js';

const texts = (pt: string, en: string, es: string): Texts => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es });

/** What a form and the API say about each problem of a field. `{min}` and `{max}` are the limits of its rule. */
const MESSAGES: Readonly<Record<FieldProblem, Texts>> = {
  required: texts('Campo obrigatório.', 'This field is required.', 'Campo obligatorio.'),
  wrongType: texts('Formato inválido.', 'Wrong format.', 'Formato no válido.'),
  tooShort: texts(
    'Use no mínimo {min} caracteres.',
    'Use at least {min} characters.',
    'Use al menos {min} caracteres.',
  ),
  tooLong: texts(
    'Use no máximo {max} caracteres.',
    'Use at most {max} characters.',
    'Use como máximo {max} caracteres.',
  ),
  tooLow: texts('O mínimo é {min}.', 'The minimum is {min}.', 'El mínimo es {min}.'),
  tooHigh: texts('O máximo é {max}.', 'The maximum is {max}.', 'El máximo es {max}.'),
  notOffered: texts('Opção inválida.', 'Not one of the options.', 'Opción no válida.'),
  tooMany: texts('São no máximo {max} itens.', 'At most {max} items.', 'Son como máximo {max} elementos.'),
  invalid: texts('Valor inválido.', 'Invalid value.', 'Valor no válido.'),
  invalidEmail: texts('E-mail inválido.', 'Invalid e-mail.', 'Correo electrónico no válido.'),
  invalidPhone: texts('Telefone inválido.', 'Invalid phone number.', 'Teléfono no válido.'),
  invalidDocument: texts('Documento inválido.', 'Invalid document.', 'Documento no válido.'),
  invalidPostcode: texts('CEP inválido.', 'Invalid postcode.', 'Código postal no válido.'),
  invalidUrl: texts('Endereço inválido.', 'Invalid address.', 'Dirección no válida.'),
};

/** The message of a problem in one language. The rule of the field gives the limits that the message names. */
export function problemText(problem: FieldProblem, rule: FieldRule | undefined, locale: Locale): string {
  const limits: Readonly<Record<string, string>> = rule ? limitsOf(rule, problem, locale) : {};
  return MESSAGES[problem][locale].replace(/\{(\w+)\}/g, (_, name: string) => limits[name] ?? '');
}

/** The message of a problem in every language. */
export function problemTexts(problem: FieldProblem, rule?: FieldRule): Texts {
  const all = LOCALES.map((locale) => [locale, problemText(problem, rule, locale)]);
  return Object.fromEntries(all) as Texts;
}

/** A problem of one item of a list has the limits of the item. */
function limitsOf(rule: FieldRule, problem: FieldProblem, locale: Locale): { min?: string; max?: string } {
  switch (rule.kind) {
    case 'text':
    case 'integer':
      return { min: String(rule.min), max: String(rule.max) };
    case 'cents':
    case 'basisPoints':
      return { min: hundredths(rule.min, locale), max: hundredths(rule.max, locale) };
    case 'list':
      return problem === 'tooMany' ? { max: String(rule.maxItems) } : limitsOf(rule.of, problem, locale);
    case 'boolean':
    case 'oneOf':
      return {};
  }
}

/** 123456 is 1234,56 in Portuguese. */
function hundredths(value: number, locale: Locale): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const decimalSign = locale === 'en-US' ? '.' : ',';
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSign}${digits.slice(-2)}`;
}
