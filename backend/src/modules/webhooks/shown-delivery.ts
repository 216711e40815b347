import { redactor, type GatewayAccount, type WebhookDelivery } from '@guiche/gateway-kit';

const MASK = '***';
/** Longer bodies are cut: a page is no download. */
const MOST_CHARACTERS = 100_000;
const SECRET_HEADER = /auth|token|secret|signature|sign$|cookie|key|hash|hmac|password/i;

/** A delivery as a page may show it: no secret, no card, no document. */
export interface ShownDelivery {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly query: readonly { readonly name: string; readonly value: string }[];
  readonly body: string;
  readonly isCut: boolean;
}

/** Masks what the wire log masks, and every header that may prove something. JSON is indented. */
export function shownDelivery(
  { headers, query = {}, rawBody }: WebhookDelivery,
  secrets: readonly string[],
): ShownDelivery {
  const redact = redactor(secrets);
  const masked = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      value: SECRET_HEADER.test(name) ? MASK : redact(value),
    }));
  const body = redact(indented(rawBody));
  return {
    headers: masked(headers),
    query: masked(query),
    body: body.slice(0, MOST_CHARACTERS),
    isCut: body.length > MOST_CHARACTERS,
  };
}

/** The texts of an account that no page may show. */
export const secretsOf = ({ credentials, webhookAuthToken }: GatewayAccount): string[] => [
  ...Object.values(credentials).filter((value) => typeof value === 'string'),
  webhookAuthToken,
];

/** The command that sends a delivery again, without its secrets: `<token>` and the masked headers are filled in by hand. */
export function curlOf(address: string, { headers, body }: ShownDelivery): string {
  const kept = headers.filter(({ name }) => !OF_THE_CONNECTION.has(name));
  return [
    `curl -X POST ${quoted(address)}`,
    ...kept.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(' \\\n  ');
}

const OF_THE_CONNECTION = new Set(['host', 'content-length', 'connection', 'accept-encoding']);

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** JSON with one field in each line. A number that would change stays as it came, so the whole body does. */
function indented(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const isExact = JSON.stringify(value) === text.replaceAll(OUTSIDE_OF_TEXTS, '$1');
    return isExact ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}

/** White space between the parts of JSON; a text of it is matched first, and kept. */
const OUTSIDE_OF_TEXTS = /("(?:[^"\\]|\\.)*")|\s+/g;
