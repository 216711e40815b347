import { types } from 'node:util';

/** Names whose values never reach a log, wherever they appear in what is logged. */
const SECRET_NAMES = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'secret',
  'clientSecret',
  'client_secret',
  'token',
  'access_token',
  'accessToken',
  'apiKey',
  'api_key',
  'cpf',
  'cnpj',
  'document',
  'userDocument',
  'phone',
  'email',
  'creditCard',
  'cardNumber',
  'card_number',
  'number',
  'cvv',
  'holderName',
  'holderDocument',
  'credentials',
  'body',
  'rawBody',
]);

/** What lies deeper is no log line any more. */
const DEEPEST = 5;

/**
 * A net below the rule that bodies and headers are not logged at all. One walk over the few fields of a line: the log's own
 * redaction looks for every name at every depth, and cost more than all else that a line costs.
 */
export function withoutSecrets(fields: object, depth = 1): Record<string, unknown> {
  const shown = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name,
    SECRET_NAMES.has(name) ? '[redacted]' : withoutSecretsInside(value, depth),
  ]);
  return Object.fromEntries(shown) as Record<string, unknown>;
}

function withoutSecretsInside(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || writesItself(value)) return value;
  if (depth === DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((one) => withoutSecretsInside(one, depth + 1));
  return withoutSecrets(value, depth + 1);
}

/** Dates and addresses; errors, which are described apart. */
function writesItself(value: object): boolean {
  return types.isNativeError(value) || 'toJSON' in value;
}

const IN_TEXT: readonly [RegExp, string][] = [
  [/([?&](?:access_?token|token|api_?key|secret|password|signature)=)[^&\s"']+/gi, '$1[redacted]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/(\/\/[^/\s:@]+:)[^@\s/]+@/g, '$1[redacted]@'],
];

/** Takes secrets out of a sentence: query strings, authorization values, passwords in addresses. */
export function redactText(text: string): string {
  return IN_TEXT.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** Errors of libraries carry whole requests and statement parameters: only what names the mistake is kept. */
export function describeError(error: unknown): unknown {
  if (!types.isNativeError(error)) return typeof error === 'string' ? redactText(error) : undefined;
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
