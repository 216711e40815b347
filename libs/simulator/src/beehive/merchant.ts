import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.js';

/** The secret key is the user and the letter x the password. Any key is a known merchant. */
export function merchant(request: FastifyRequest): string {
  const [scheme, encoded] = (request.headers.authorization ?? '').split(' ');
  const [key, password] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':');
  if (scheme?.toLowerCase() !== 'basic' || !key || password !== 'x') throw refuse(401, 'Unauthorized');
  return key;
}
