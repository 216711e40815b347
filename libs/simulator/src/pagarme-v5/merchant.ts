import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.js';

/** Any secret key is a valid merchant; its password is empty. */
export function merchant(request: FastifyRequest): string {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  const pair = Buffer.from(encoded ?? '', 'base64').toString();
  if (scheme?.toLowerCase() !== 'basic' || !/^sk_[^:]+:$/.test(pair)) {
    throw refuse(401, 'Authorization has been denied for this request.');
  }
  return pair;
}
