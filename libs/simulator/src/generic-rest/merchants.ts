import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import type { GenericRestBrand } from './brands.js';
import { refuse } from './refusal.js';

const LIFE_SECONDS = 3_600;

/** The caller: by a key in a header, or by a token issued for client credentials. */
export class Merchants {
  private readonly tokens = new Map<string, { client: string; goodUntil: number }>();

  constructor(
    private readonly auth: GenericRestBrand['auth'],
    private readonly now: () => Date,
  ) {}

  grant(body: unknown): object {
    const { grant_type: grant, client_id, client_secret } = fields(body);
    const client = text(client_id);
    if (grant !== 'client_credentials') throw refuse(400, 'unsupported_grant_type');
    if (client === undefined || text(client_secret) === undefined) throw refuse(401, 'invalid_client');
    const access_token = randomUUID();
    this.tokens.set(access_token, { client, goodUntil: this.now().getTime() + LIFE_SECONDS * 1_000 });
    return { access_token, token_type: 'Bearer', expires_in: LIFE_SECONDS };
  }

  of({ headers }: FastifyRequest): string {
    const given =
      typeof this.auth === 'object'
        ? text(headers[this.auth.header])
        : /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    const tenant = this.auth === 'oauth' ? this.clientOf(given ?? '') : given;
    if (tenant === undefined) throw refuse(401, 'Unauthorized');
    return tenant;
  }

  reset(): void {
    this.tokens.clear();
  }

  private clientOf(token: string): string | undefined {
    const granted = this.tokens.get(token);
    return granted && granted.goodUntil > this.now().getTime() ? granted.client : undefined;
  }
}
