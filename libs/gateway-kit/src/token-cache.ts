import { KeptValues } from './kept-values.js';

export interface GrantedToken {
  readonly token: string;
  readonly expiresInSeconds: number;
  /** How long before its end it is renewed, where the specification says (OWEMPAY keeps a token 55 minutes). */
  readonly marginSeconds?: number;
}

/**
 * Access tokens. One is renewed when a fifth of its life, at most a minute, is left: ONZ's live 300 s, so a margin of five
 * minutes, seen in a client, renews on every call.
 */
export class TokenCache {
  private readonly tokens = new KeptValues<string>();

  /** `fetch` may reject: nothing is kept then, and everyone who waited gets the same rejection. */
  async get(key: string, now: () => Date, fetch: () => Promise<GrantedToken>): Promise<string> {
    return this.tokens.get(key, now, async () => {
      const { token, expiresInSeconds, marginSeconds = Math.min(60, expiresInSeconds / 5) } = await fetch();
      return { value: token, lifeMs: (expiresInSeconds - marginSeconds) * 1000 };
    });
  }

  /** Drops a token the provider no longer takes, unless it was renewed meanwhile. */
  forget(key: string, refused: string): void {
    this.tokens.forget(key, refused);
  }
}
