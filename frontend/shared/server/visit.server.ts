import type { Locale } from '@guiche/checkout-rules';
import type { AppLoadContext } from '@remix-run/node';

/** Our log, as loaders use it. */
interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

declare module '@remix-run/server-runtime' {
  /** Data of the current request that server.mjs passes to every loader and action. */
  interface AppLoadContext {
    readonly requestId: string;
    readonly clientIp: string;
    readonly secure: boolean;
    readonly host: string;
    readonly nonce: string;
    /** Those that the platform of the host offers. Left out: all. */
    readonly languages?: readonly Locale[];
    /** The built product, not a developer's server. */
    readonly production: boolean;
    readonly apiUrl: string;
    /** Proves to the API that the host name of a call comes from this server. */
    readonly internalSecret: string;
    /** Where buyers find the site, without a slash at the end: links that leave it begin so. */
    readonly publicWebUrl: string;
    /** `GUICHE_MODE=demo`: pages that only help developers exist. */
    readonly demo: boolean;
    readonly simulatorUrl: string | undefined;
    readonly log: Log;
  }
}

export type Visit = AppLoadContext;

/**
 * The parts of a request that are needed to answer it: any `Request` fits, and the web server can pass it without creating
 * one.
 */
export interface RequestArguments {
  readonly method: string;
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
}
