export interface GrantedToken {
  readonly token: string;
  readonly expiresInSeconds: number;
  /** How long before its end it is renewed, where the specification says (OWEMPAY keeps a token 55 minutes). */
  readonly marginSeconds?: number;
}

interface Token {
  readonly value: string;
  readonly goodUntil: number;
}

/**
 * Access tokens in memory, one flight at a time per key: ten purchases that find no token make one token call.
 * A token is renewed when a fifth of its life, at most a minute, is left: ONZ's live 300 s, so a margin of five minutes,
 * seen in a client, renews on every call.
 */
export class TokenCache {
  private readonly tokens = new Map<string, Token>();
  private readonly flights = new Map<string, Promise<string>>();

  /** `fetch` may reject: nothing is kept then, and everyone who waited gets the same rejection. */
  async get(key: string, now: () => Date, fetch: () => Promise<GrantedToken>): Promise<string> {
    const kept = this.tokens.get(key);
    if (kept && now().getTime() < kept.goodUntil) return kept.value;

    const flying = this.flights.get(key);
    if (flying) return flying;
    const flight = this.fly(key, now, fetch).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** Drops a token the provider no longer takes, unless it was renewed meanwhile. */
  forget(key: string, refused: string): void {
    if (this.tokens.get(key)?.value === refused) this.tokens.delete(key);
  }

  private async fly(key: string, now: () => Date, fetch: () => Promise<GrantedToken>): Promise<string> {
    // The life counts from before the call: the provider's clock started somewhere in between.
    const askedAt = now().getTime();
    const granted = await fetch();
    const { token, expiresInSeconds } = granted;
    const marginSeconds = granted.marginSeconds ?? Math.min(60, expiresInSeconds / 5);
    this.tokens.set(key, { value: token, goodUntil: askedAt + (expiresInSeconds - marginSeconds) * 1000 });
    return token;
  }
}
