const MASK = '***';

// Each pattern starts at a word boundary and has bounded repetition, so that a crafted text cannot cause excessive
// backtracking.
const SECRET_FIELD =
  /("(?:[\w-]{0,64}(?:token|secret|password|passphrase|apikey|api_key|cvv|ccv|cvc|security_?code|verification_?value|cardnumber|card_number|hash|postback|webhook|callback|notification_?url)[\w-]{0,64})"\s*:\s*)("(?:[^"\\]|\\.)*"|[\d.]+)/gi;
const PERSONAL_FIELD =
  /("(?:(?:\w+_)?name(?:display)?|nome|holder(?:name)?|email|phone|mobilephone|telephone|cpf|cnpj|cpfcnpj|document|street|streetnumber|address|addressnumber|neighborhood|district|bairro|province|complement|postalcode|zipcode|cep|bank_ag|bank_cc|birthdate|pagador|monthly_?income|income_?value|annual_?revenue|professional_?occupation)"\s*:\s*)("(?:[^"\\]|\\.)*"|[\d.]+)/gi;
/** A whole file inside a text (a receiver's documents). */
const DATA_URI = /data:[\w.+-]{1,64}\/[\w.+-]{1,128}(?:;[\w-]{1,32}=[^;,"]{0,255}){0,4};base64,[\w+/=]*/g;
const E_MAIL = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/gi;
const CNPJ = /(?<![\w.])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?![\w])/g;
const CPF = /(?<![\w.])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w])/g;
/**
 * The groups of a UUID may contain only digits: its first three are sixteen digits with hyphens, and so are its last
 * two.
 */
const CARD_NUMBER =
  /(?<![\w.]|[\da-f]{8}-(?:[\da-f]{4}-){2})(?!\d{8}-(?:\d{4}-){2}[\da-f]{4}-)\d(?:[ -]?\d){12,18}(?![\w])/gi;

export type Redact = (text: string) => string;

/** Additional values to mask. */
interface SecretText {
  /** Result of {@link encodings}, where the same values are masked in many calls. */
  readonly encoded?: readonly string[];
  /** Masked only as whole words: the three digits of a CVV occur in many other values. */
  readonly words?: readonly string[];
}

/**
 * Masks what must not be logged: values known to be secret or personal, in all encodings of a request, then
 * everything that looks like a secret field, a document, an e-mail or a card number.
 */
export function redactor(
  known: readonly string[],
  { encoded: encoded = [], words = [] }: SecretText = {},
): Redact {
  const values = [...new Set([...encoded, ...encodings(known)])].sort((a, b) => b.length - a.length);
  const alone = words
    .filter((word) => /^\w+$/.test(word))
    .map((word) => new RegExp(`(?<!\\w)${word}(?!\\w)`, 'g'));
  const hide = (text: string, known: string | RegExp): string => text.replaceAll(known, MASK);
  return (text) =>
    [...values, ...alone]
      .reduce(hide, text)
      .replace(DATA_URI, MASK)
      .replace(SECRET_FIELD, `$1"${MASK}"`)
      .replace(PERSONAL_FIELD, `$1"${MASK}"`)
      .replace(E_MAIL, MASK)
      .replace(CARD_NUMBER, MASK)
      .replace(CNPJ, MASK)
      .replace(CPF, MASK);
}

/** Returns all encodings of these values that may occur in a request. */
export function encodings(known: readonly string[]): string[] {
  // Values shorter than four characters would mask half the text; such secrets occur only as fields, which are masked
  // by name. Longer texts are files, which are masked by their form.
  const hidable = known.filter(({ length }) => length >= 4 && length <= 16_384);
  return [...new Set(hidable.flatMap(encodingsOf))];
}

function encodingsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inForm = new URLSearchParams({ '': value }).toString().slice(1);
  return [value, inJson, encodeURIComponent(value), inForm, ...secretsInAddress(value)];
}

/** A webhook address is secret because of its token, and a proxy's because of its password: either may occur alone. */
function secretsInAddress(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { pathname, password } = new URL(value);
  return [...pathname.split('/').filter((segment) => segment.length >= 16), password].filter(Boolean);
}

/** Returns every text inside a value, at any depth: the secrets of credentials, the personal data of an intent. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array)
    return [];
  return Object.values(value).flatMap(textsIn);
}
