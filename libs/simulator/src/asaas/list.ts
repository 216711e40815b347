import type { FastifyRequest } from 'fastify';
import { fields } from '../http/fields.js';
import { refuse } from './refusal.js';

/** One page of a list, in Asaas's envelope; `limit` is 10 by default, at most 100. */
export function listOf<T>(found: readonly T[], request: FastifyRequest, answer: (item: T) => object): object {
  const query = fields(request.query);
  const limit = wholeNumber(query['limit'], 10);
  const offset = wholeNumber(query['offset'], 0);
  if (limit === 0 || limit > 100) throw refuse(400, 'invalid_object', 'O campo limit vai de 1 a 100.');
  return {
    object: 'list',
    hasMore: found.length > offset + limit,
    totalCount: found.length,
    limit,
    offset,
    data: found.slice(offset, offset + limit).map(answer),
  };
}

function wholeNumber(value: unknown, missing: number): number {
  if (value === undefined) return missing;
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) {
    throw refuse(400, 'invalid_object', 'limit e offset devem ser números inteiros.');
  }
  return Number(value);
}
