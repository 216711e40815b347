import { ExpiringCache } from './expiring-cache.js';

export interface GrantedToken {
  readonly token: string;
  readonly expiresInSeconds: number;
  /** How long before its expiry it is renewed, where the specification states it (OWEMPAY keeps a token 55 minutes). */
  readonly marginSeconds?: number;
}

/**
 * Access tokens. A token is renewed when a fifth of its lifetime, at most one minute, is left: ONZ's tokens live 300
 * s, so a margin of five minutes, seen in a client, would renew on every call.
 */
export class TokenCache {
  private readonly tokens = new ExpiringCache<string>();

  /** `fetch` may reject: then nothing is cached, and all waiting callers get the same rejection. */
  async get(key: string, now: () => Date, fetch: () => Promise<GrantedToken>): Promise<string> {
    return this.tokens.get(key, now, async () => {
      const { token, expiresInSeconds, marginSeconds = Math.min(60, expiresInSeconds / 5) } = await fetch();
      return { value: token, lifeMs: (expiresInSeconds - marginSeconds) * 1000 };
    });
  }

  /** Removes a token that the provider refused, unless it was renewed in between. */
  forget(key: string, refused: string): void {
    this.tokens.forget(key, refused);
  }
}
