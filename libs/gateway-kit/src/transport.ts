import type { ClientCertificate } from './account.js';

/** One HTTP request, fully spelt. `body` is already serialised. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** The answer is wanted as bytes, because it is a file. */
  readonly file?: boolean;
  /** Whose call it is: connections are kept apart by account, so that a provider that hangs holds up nobody else. */
  readonly accountId?: string;
  readonly certificate?: ClientCertificate;
  readonly proxy?: string;
}

/** `body` is the text as received, cut at the transport's size limit; `file` its bytes, where a 2xx answer was wanted so. */
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

/** `connection` means nothing reached the provider (refused, name not found); everything else may have. */
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
