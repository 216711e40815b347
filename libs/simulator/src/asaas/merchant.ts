import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.js';

/** Any key is a valid merchant. */
export function merchant(request: FastifyRequest): string {
  const key = request.headers['access_token'];
  if (key === undefined)
    throw refuse(401, 'access_token_not_found', 'O cabeçalho access_token é obrigatório.');
  if (typeof key !== 'string' || key.trim() === '') {
    throw refuse(401, 'invalid_access_token', 'A chave de API informada é inválida.');
  }
  return key;
}
