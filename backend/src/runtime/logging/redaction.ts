import { types } from 'node:util';
import { redactor } from '@guiche/gateway-kit';

/** What a name ends with whose value never reaches a log, wherever and however spelt: `api_key`, `apiKey`, `X-Api-Key`. */
const SECRET_NAME =
  /(?:authorization|cookie|password|passphrase|secret|token|(?:api|access|private|authorization)[-_]?key|credentials|pfx|signature|cpf|cnpj|document|phone|email|credit[-_]?card|card[-_]?number|cvv|cvc|ccv|security[-_]?code|holder[-_]?name|raw[-_]?body)$|^(?:body|number|pan|holder)$/i;

/** Deeper values are not logged. */
const DEEPEST = 5;

/**
 * A net below the rule that bodies and headers are not logged at all. One walk over the few fields of a line: the log's own
 * redaction looks for every name at every depth, and cost more than all else that a line costs.
 */
export function withoutSecrets(fields: object, depth = 1): Record<string, unknown> {
  const shown = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    SECRET_NAME.test(name) ? '[redacted]' : withoutSecretsInside(value, depth),
  ]);
  return Object.fromEntries(shown) as Record<string, unknown>;
}

function withoutSecretsInside(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || types.isDate(value)) return value;
  if (isError(value)) return describeError(value);
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (depth === DEEPEST) return '[deep]';
  // What writes itself is no more to be trusted than its fields.
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return withoutSecretsInside(value.toJSON(), depth + 1);
  if (Array.isArray(value)) return value.map((one) => withoutSecretsInside(one, depth + 1));
  return withoutSecrets(value, depth + 1);
}

/** What `fetch` throws when it is out of time is no native error. */
const isError = (value: unknown): value is Error =>
  types.isNativeError(value) || value instanceof DOMException;

const IN_TEXT: readonly [RegExp, string][] = [
  [/([?&][\w.-]*(?:token|key|secret|password|signature|credential)=)[^&\s"']+/gi, '$1[redacted]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/(\/\/[^/\s:@]*:)[^\s/]+@/g, '$1[redacted]@'],
];

const withoutPeople = redactor([]);

/** Takes secrets out of a sentence: query strings, authorization values, passwords in addresses, documents, cards. */
export function redactText(text: string): string {
  const clean = IN_TEXT.reduce((one, [pattern, replacement]) => one.replace(pattern, replacement), text);
  return withoutPeople(clean);
}

/** Errors of libraries carry whole requests and statement parameters: only what names the mistake is kept. */
function describeError(error: unknown): unknown {
  if (!isError(error)) return typeof error === 'string' ? redactText(error) : undefined;
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
