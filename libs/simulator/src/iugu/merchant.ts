import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { text } from '../http/fields.js';
import { refuse } from './refusal.js';

const FIVE_MINUTES = 5 * 60_000;

/** Any token, as the user of a Basic pair with an empty password, is a valid merchant. */
export function tokenOf(request: FastifyRequest): string {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [, token] = /^([^:]+):$/.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  if (scheme?.toLowerCase() !== 'basic' || !token) throw refuse(401, 'Unauthorized');
  return token;
}

/** The public keys merchants have registered in the panel, by their token. */
export class PublicKeys {
  private readonly keys = new Map<string, KeyObject>();

  register(token: string, pem: unknown): void {
    try {
      this.keys.set(token, createPublicKey(text(pem) ?? ''));
    } catch {
      throw refuse(422, { public_key: ['não é válida'] });
    }
  }

  /** The call must be signed by `owner`, over its method, path, token, instant and body exactly as they arrived. */
  assertSigned(request: FastifyRequest, token: string, owner: string, now: Date): void {
    const time = text(request.headers['request-time']) ?? '';
    const [, signature] = /^signature=(.+)$/.exec(text(request.headers['signature']) ?? '') ?? [];
    const key = this.keys.get(owner);
    const [path] = request.url.split('?');
    const sent = [`${request.method}|${path}`, `${token}|${time}`, request.rawText].join('\n');
    const isTimely =
      /[+-]\d{2}:\d{2}$/.test(time) && Math.abs(Date.parse(time) - now.getTime()) <= FIVE_MINUTES;
    const isTheirs =
      key && signature && verify('RSA-SHA256', Buffer.from(sent), key, Buffer.from(signature, 'base64'));
    if (!isTimely || !isTheirs) throw refuse(401, 'Invalid signature');
  }

  clear(): void {
    this.keys.clear();
  }
}
