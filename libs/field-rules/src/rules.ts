import { EMAIL_MAX_LENGTH } from './email.js';

/**
 * The rules of a form field, as plain data. A field is declared once, with one of these functions; from that declaration come the
 * check on the page (`fieldProblem`), the validation and the OpenAPI schema of the API (`@Field` of the backend), and the message
 * (`problemTexts`).
 *
 * A field is required unless it is wrapped in {@link optional}. Undefined, null and an empty text count as absent, except that a
 * text with `min: 0` may be empty.
 */
export type FieldRule = (TextRule | NumberRule | BooleanRule | ChoiceRule | ListRule) & {
  readonly optional?: true;
};

/** The rules of a form, by the name of the field. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** What a text must be, beside its length. */
export type TextFormat = 'email' | 'phone' | 'cpf' | 'cnpj' | 'document' | 'postcode' | 'uuid' | 'httpsUrl';

export interface TextRule {
  readonly kind: 'text';
  /** Characters (UTF-16 code units) after normalization. */
  readonly min: number;
  readonly max: number;
  /** The source of a regular expression that must match the whole text. */
  readonly pattern?: string;
  readonly format?: TextFormat;
  /** Not typed by a person: neither normalized nor limited to one line. */
  readonly opaque?: true;
}

export interface NumberRule {
  /** Whole numbers. `cents` is an amount of money; `basisPoints` is a share, of which 10,000 are the whole. */
  readonly kind: 'integer' | 'cents' | 'basisPoints';
  readonly min: number;
  readonly max: number;
}

export interface BooleanRule {
  readonly kind: 'boolean';
}

export interface ChoiceRule {
  readonly kind: 'oneOf';
  readonly values: readonly string[];
}

export interface ListRule {
  readonly kind: 'list';
  readonly of: FieldRule;
  readonly maxItems: number;
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** The largest amount of a field, in cents: a million million. */
export const MAX_CENTS = 1_000_000_000_00;
/** Of a text whose rule names no limit: a form is not a document store. */
const DEFAULT_MAX_LENGTH = 2_000;
const PHONE_MAX_LENGTH = 20;
const DOCUMENT_MAX_LENGTH = 18;
const POSTCODE_LENGTH = 9;
const UUID_LENGTH = 36;

/** One line that a person types. */
export const text = ({
  min = 1,
  max = DEFAULT_MAX_LENGTH,
  pattern,
}: Limits & { pattern?: RegExp } = {}): TextRule => ({
  kind: 'text',
  min,
  max,
  ...(pattern && { pattern: pattern.source }),
});

/** A token, an id or a signed text: passed on as it came. */
export const opaqueText = ({ min = 0, max = DEFAULT_MAX_LENGTH }: Limits = {}): TextRule => ({
  kind: 'text',
  min,
  max,
  opaque: true,
});

const formatted = (format: TextFormat, max: number): TextRule => ({ kind: 'text', min: 1, max, format });

export const email = (): TextRule => formatted('email', EMAIL_MAX_LENGTH);
/** A phone that can be dialled in Brazil, with or without punctuation. */
export const phone = (): TextRule => formatted('phone', PHONE_MAX_LENGTH);
export const cpf = (): TextRule => formatted('cpf', DOCUMENT_MAX_LENGTH);
export const cnpj = (): TextRule => formatted('cnpj', DOCUMENT_MAX_LENGTH);
/** A CPF or a CNPJ. */
export const document = (): TextRule => formatted('document', DOCUMENT_MAX_LENGTH);
/** 99999-999 */
export const postcode = (): TextRule => formatted('postcode', POSTCODE_LENGTH);
export const uuid = (): TextRule => formatted('uuid', UUID_LENGTH);
export const httpsUrl = ({ max = DEFAULT_MAX_LENGTH }: Limits = {}): TextRule => formatted('httpsUrl', max);

/** An amount of money in cents, from zero unless `min` is named. */
export const cents = ({ min = 0, max = MAX_CENTS }: Limits = {}): NumberRule => ({ kind: 'cents', min, max });
/** A share in basis points, from nothing to the whole unless limits are named. */
export const basisPoints = ({ min = 0, max = 10_000 }: Limits = {}): NumberRule => ({
  kind: 'basisPoints',
  min,
  max,
});
export const integer = ({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: Limits = {}): NumberRule => ({ kind: 'integer', min, max });
export const boolean = (): BooleanRule => ({ kind: 'boolean' });
export const oneOf = (values: readonly string[]): ChoiceRule => ({ kind: 'oneOf', values });
export const list = (of: FieldRule, { max = 50 }: { max?: number } = {}): ListRule => ({
  kind: 'list',
  of,
  maxItems: max,
});

/** The same rule for a field that may be absent. */
export const optional = <Rule extends FieldRule>(rule: Rule): Rule & { readonly optional: true } => ({
  ...rule,
  optional: true,
});
