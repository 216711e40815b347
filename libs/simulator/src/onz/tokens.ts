import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refuseToken } from './refusal.js';

/** How long a token lives; clients must renew in time. */
export const TOKEN_SECONDS = 300;

/** The bearer tokens of one of ONZ's two APIs; each API accepts only its own. */
export class OnzTokens {
  private readonly issued = new Map<string, { client: string; expiresAt: number }>();

  constructor(private readonly now: () => Date) {}

  issue(client: string): string {
    const now = this.now().getTime();
    for (const [token, { expiresAt }] of this.issued) if (expiresAt <= now) this.issued.delete(token);
    const token = randomBytes(32).toString('base64url');
    this.issued.set(token, { client, expiresAt: now + TOKEN_SECONDS * 1_000 });
    return token;
  }

  /** The client the caller's token was issued to; refuses with 401. */
  clientOf(request: FastifyRequest): string {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const known = scheme?.toLowerCase() === 'bearer' ? this.issued.get(token ?? '') : undefined;
    if (!known || known.expiresAt <= this.now().getTime()) throw refuseToken();
    return known.client;
  }

  clear(): void {
    this.issued.clear();
  }
}
