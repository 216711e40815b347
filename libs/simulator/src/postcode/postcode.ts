import { formatCep } from '@guiche/brazil';
import type { FastifyInstance } from 'fastify';
import { fields } from '../http/fields.js';
import { ADDRESSES } from './addresses.js';

/** The public postcode service: an unknown code is 200 with `erro`, a malformed one 400. */
export function servePostcodes(scope: FastifyInstance): void {
  scope.get('/ws/:cep/json/', { config: { provider: 'POSTCODE', operation: 'get' } }, (request, reply) => {
    const digits = String(fields(request.params)['cep']).replace('-', '');
    if (!/^\d{8}$/.test(digits)) {
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send('<h1>Http 400</h1><h3>Verifique a URL</h3>');
    }
    const address = ADDRESSES.get(digits);
    return address ? { cep: formatCep(digits), ...address } : { erro: true };
  });
}
