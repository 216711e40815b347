import type { FastifyRequest } from 'fastify';
import { text } from '../http/fields.js';
import { refuse } from './refusal.js';

/** Any pair of keys is a valid merchant; the second part may be empty, as some clients send it. */
export function merchant(request: FastifyRequest): string {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  const pair = Buffer.from(encoded ?? '', 'base64').toString();
  if (scheme?.toLowerCase() !== 'basic' || !/^[^:]+:/.test(pair)) throw refuse(401, 'Unauthorized');
  return pair;
}

/** Money goes out only with a third key. */
export function withdrawer(request: FastifyRequest): string {
  const tenant = merchant(request);
  if (text(request.headers['x-withdraw-key']) === undefined) throw refuse(403, 'The withdraw key is missing');
  return tenant;
}
