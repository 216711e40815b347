import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCnpj } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import type { Simulation } from '../simulation/simulation.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';

interface Marketplace {
  readonly id: string;
  readonly tenant: string;
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** Sellers of a split acquirer. A new one is pending; the next query finds it active. */
export class Marketplaces {
  private readonly opened: Marketplace[] = [];

  constructor(
    private readonly provider: string,
    private readonly simulation: Simulation,
  ) {}

  serve(scope: FastifyInstance): void {
    const config = { config: { provider: this.provider, operation: 'receiver' as const } };
    scope.post('/marketplaces', config, (request) => this.open(request));
    scope.get('/marketplaces/:id', config, (request) => this.read(request));
  }

  clear(): void {
    this.opened.length = 0;
  }

  private open(request: FastifyRequest): object {
    const tenant = merchant(request);
    const wanted = fields(request.body);
    const { type, number } = fields(wanted['document']);
    if (type !== 'cnpj' || typeof number !== 'string' || !isCnpj(number))
      throw refuse(422, 'document must be a CNPJ');
    for (const field of ['name', 'email', 'phone', 'priceRange']) {
      if (text(wanted[field]) === undefined) throw refuse(422, `${field} is required`);
    }
    const { bankCode, agency, accountNumber, accountDigit } = fields(wanted['bankAccount']);
    if (![bankCode, agency, accountNumber, accountDigit].every((value) => text(value) !== undefined))
      throw refuse(422, 'bankAccount is not complete');
    const marketplace = { id: randomUUID(), tenant, wanted, createdAt: this.simulation.now() };
    this.opened.push(marketplace);
    return answer(marketplace, 'pending');
  }

  private read(request: FastifyRequest): object {
    const tenant = merchant(request);
    const id = text(fields(request.params)['id']);
    const found = this.opened.find((one) => one.tenant === tenant && one.id === id);
    if (!found) throw refuse(404, 'Marketplace not found');
    return answer(found, 'active');
  }
}

const answer = ({ id, wanted, createdAt }: Marketplace, status: string): object => ({
  id,
  name: wanted['name'],
  email: wanted['email'],
  document: wanted['document'],
  status,
  balance: 0,
  createdAt,
});
