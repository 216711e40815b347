import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.js';

/** The user is the secret key, the password the letter x. Any key is a valid merchant. */
export function merchant(request: FastifyRequest): string {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  const [key, password] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':');
  if (scheme?.toLowerCase() !== 'basic' || !key || password !== 'x') throw refuse(401, 'Unauthorized');
  return key;
}
