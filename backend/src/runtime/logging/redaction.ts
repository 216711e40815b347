import { types } from 'node:util';

/** Names whose values never reach a log, wherever they appear in what is logged. */
const SECRET_NAMES = [
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
];

/** A net below the rule that bodies and headers are not logged at all. */
export const REDACTED_PATHS = SECRET_NAMES.flatMap((name) => {
  const key = `["${name}"]`;
  return [key, `*${key}`, `*.*${key}`];
});

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
