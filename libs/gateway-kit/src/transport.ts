import type { ClientCertificate } from './account.js';

/** One complete HTTP request. `body` is already serialized. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** The answer is read as bytes, because it is a file. */
  readonly file?: boolean;
  /** The account of the call. Connections are separate per account, so a provider that hangs does not block others. */
  readonly accountId?: string;
  readonly certificate?: ClientCertificate;
  readonly proxy?: string;
}

/**
 * `body` is the received text, truncated at the transport's limit; `file` contains the bytes of a 2xx answer if
 * requested.
 */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly file?: Uint8Array;
}

/** The port to the network. Throws {@link TransportError}; never retries, never follows redirects. */
export interface Transport {
  send(request: WireRequest): Promise<WireResponse>;
}

/** `connection` means that nothing reached the provider (refused, name not found); in all other cases it may have. */
export class TransportError extends Error {
  constructor(
    readonly phase: 'connection' | 'timeout' | 'broken',
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'TransportError';
  }
}
