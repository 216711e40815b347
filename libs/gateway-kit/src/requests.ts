/** A provider may offer two APIs with addresses, tokens and certificates of their own (ONZ: QRCodes and Accounts). */
export type Api = 'main' | 'accounts';

/** What JSON can say; fields that are `undefined` are not sent. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [field: string]: Json };

/** One request in the provider's language. The runner adds address, authentication and deadline. */
export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with a slash and follows the base address. Build it with {@link path} when it holds a value. */
  readonly path: string;
  readonly api?: Api;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Sent as application/x-www-form-urlencoded; excludes `body`. */
  readonly form?: Readonly<Record<string, string>>;
  /** Goes out without our authentication: the public key in it is enough, and a secret one is not welcome. */
  readonly anonymous?: boolean;
  /** The secret of a sub-account that speaks here in place of the account itself. Never logged. */
  readonly onBehalfOf?: string;
  /** Answered with a file and not with JSON. */
  readonly file?: boolean;
  /** Carries the headers of the gateway's `sign` (payments.md §7: PIX payouts at Iugu). */
  readonly signed?: boolean;
}

/** The intent cannot be said in this provider's language: refused before anything is sent. */
export class CannotSpell extends Error {
  override readonly name: string = 'CannotSpell';
}

/** The operation is there, but not for this: no call of the provider tells of such a charge (ZENDRY: a card by our key). */
export class NotOffered extends CannotSpell {
  override readonly name = 'NotOffered';
}

/**
 * A path with encoded values: path`/transactions/${id}`. References arrive in unproven webhooks, so an empty one or a dot
 * segment, which would ask another resource, is refused.
 */
export function path(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return texts.reduce((whole, text, index) => whole + segment(values[index - 1] ?? '') + text);
}

function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new CannotSpell(`"${value}" cannot stand in a path`);
  }
  return encodeURIComponent(value);
}
