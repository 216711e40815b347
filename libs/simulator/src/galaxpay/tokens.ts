import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import { refuse } from './refusal.js';

const LIFE_SECONDS = 600;

interface Granted {
  readonly galaxId: string;
  readonly scope: ReadonlySet<string>;
  readonly until: number;
}

/** Ten minutes for a Basic pair, and only for what the scope list names. */
export class GalaxpayTokens {
  private readonly granted = new Map<string, Granted>();

  constructor(private readonly now: () => Date) {}

  grant(request: FastifyRequest): object {
    const { grant_type: grant, scope } = fields(request.body);
    const galaxId = basic(request.headers.authorization);
    const requested = text(scope);
    if (galaxId === undefined) throw refuse(401, 'Unauthorized');
    if (grant !== 'authorization_code' || requested === undefined) throw refuse(400, 'invalid grant');
    const access_token = randomBytes(24).toString('base64url');
    const until = this.now().getTime() + LIFE_SECONDS * 1_000;
    this.granted.set(access_token, { galaxId, scope: new Set(requested.split(' ')), until });
    return { access_token, token_type: 'Bearer', expires_in: LIFE_SECONDS, scope: requested };
  }

  /** The caller; refuses a token that is unknown, expired, or issued for another scope. */
  holder(request: FastifyRequest, scope: string): string {
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const found = scheme === 'Bearer' ? this.granted.get(token) : undefined;
    if (!found || found.until <= this.now().getTime()) throw refuse(401, 'Token inválido.');
    if (!found.scope.has(scope)) throw refuse(403, `O token não tem o escopo ${scope}.`);
    return found.galaxId;
  }

  clear(): void {
    this.granted.clear();
  }
}

/** The first half of a Basic pair of which neither half is empty. */
export function basic(header: unknown): string | undefined {
  const encoded = /^(?:Basic )?(\S+)$/.exec(String(header ?? ''))?.[1] ?? '';
  return /^([^:]+):.+$/.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}
