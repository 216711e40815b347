/** A provider may have two APIs with separate addresses, tokens and certificates (ONZ: QRCodes and Accounts). */
export type ProviderApi = 'main' | 'accounts';

/** A JSON value; fields that are `undefined` are not sent. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [field: string]: Json };

/** One request in the provider's format. The session adds address, authentication and deadline. */
export interface GatewayRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with a slash and follows the base address. Use {@link path} when it contains a value. */
  readonly path: string;
  readonly api?: ProviderApi;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
  /** Sent as application/x-www-form-urlencoded; excludes `body`. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent without our authentication: the public key in it is sufficient, and a secret one is not accepted. */
  readonly anonymous?: boolean;
  /** The secret of a sub-account in whose name the request is made. Never logged. */
  readonly onBehalfOf?: string;
  /** Answered with a file instead of JSON. */
  readonly file?: boolean;
  /** Has the headers of the gateway's `sign` (payments.md §7: PIX payouts at Iugu). */
  readonly signed?: boolean;
}

/** The provider does not support this intent: refused before anything is sent. */
export class UnsupportedRequest extends Error {
  override readonly name: string = 'UnsupportedRequest';
}

/** The operation exists, but not for this charge (ZENDRY: a search for a card by our key). */
export class NotOffered extends UnsupportedRequest {
  override readonly name = 'NotOffered';
}

/**
 * A path with encoded values: path`/transactions/${id}`. References arrive in unproven webhooks, so an empty value or
 * a dot segment, which would address another resource, is refused.
 */
export function path(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return texts.reduce((whole, text, index) => whole + segment(values[index - 1] ?? '') + text);
}

function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') {
    throw new UnsupportedRequest(`"${value}" cannot stand in a path`);
  }
  return encodeURIComponent(value);
}
