const MASK = '***';

// Each starts where a word starts and is bounded where it could be tried again and again: a text that somebody made for it
// must not hold up everybody's requests.
const SECRET_FIELD =
  /("(?:[\w-]{0,64}(?:token|secret|password|passphrase|apikey|api_key|cvv|ccv|cvc|security_?code|verification_?value|cardnumber|card_number|hash|postback|webhook|callback|notification_?url)[\w-]{0,64})"\s*:\s*)("(?:[^"\\]|\\.)*"|[\d.]+)/gi;
const PERSONAL_FIELD =
  /("(?:(?:\w+_)?name(?:display)?|nome|holder(?:name)?|email|phone|mobilephone|telephone|cpf|cnpj|cpfcnpj|document|street|streetnumber|address|addressnumber|neighborhood|district|bairro|province|complement|postalcode|zipcode|cep|bank_ag|bank_cc|birthdate|pagador|monthly_?income|income_?value|annual_?revenue|professional_?occupation)"\s*:\s*)("(?:[^"\\]|\\.)*"|[\d.]+)/gi;
/** A whole file inside a text (a receiver's documents). */
const DATA_URI = /data:[\w.+-]{1,64}\/[\w.+-]{1,128}(?:;[\w-]{1,32}=[^;,"]{0,255}){0,4};base64,[\w+/=]*/g;
const E_MAIL = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+\.[\w.-]+/gi;
const CNPJ = /(?<![\w.])\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}(?![\w])/g;
const CPF = /(?<![\w.])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w])/g;
/** The groups of a UUID may happen to hold no letter: its first three are sixteen digits with hyphens, and so are its last two. */
const CARD_NUMBER =
  /(?<![\w.]|[\da-f]{8}-(?:[\da-f]{4}-){2})(?!\d{8}-(?:\d{4}-){2}[\da-f]{4}-)\d(?:[ -]?\d){12,18}(?![\w])/gi;

export type Redact = (text: string) => string;

/** What a redactor is told beside the values that it finds the spellings of itself. */
interface Told {
  /** By {@link spellings}, where the same values are hidden in many calls. */
  readonly spelt?: readonly string[];
  /** Hidden only where they stand alone: the three digits of a CVV are part of too much else. */
  readonly words?: readonly string[];
}

/**
 * Hides what must not reach a log: the values we know to be secret or personal, in any spelling a request gives them, then
 * whatever looks like a secret field, a document, an e-mail or a card number.
 */
export function redactor(known: readonly string[], { spelt = [], words = [] }: Told = {}): Redact {
  const values = [...new Set([...spelt, ...spellings(known)])].sort((a, b) => b.length - a.length);
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

/** Every spelling that a request may give to values that are to be hidden. */
export function spellings(known: readonly string[]): string[] {
  // Below four characters a value would mask half the text; such secrets exist only as fields, which are masked by name.
  // Longer texts are files, which are hidden by their form.
  const hidable = known.filter(({ length }) => length >= 4 && length <= 16_384);
  return [...new Set(hidable.flatMap(spellingsOf))];
}

function spellingsOf(value: string): string[] {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inForm = new URLSearchParams({ '': value }).toString().slice(1);
  return [value, inJson, encodeURIComponent(value), inForm, ...secretsInAddress(value)];
}

/** A webhook address is secret for the token in it, and a proxy's for the password: either may be repeated alone. */
function secretsInAddress(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { pathname, password } = new URL(value);
  return [...pathname.split('/').filter((segment) => segment.length >= 16), password].filter(Boolean);
}

/** Every text inside a value, at any depth: the secrets of credentials, the person in an intent. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array)
    return [];
  return Object.values(value).flatMap(textsIn);
}
