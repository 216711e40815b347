import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentType, isDocument } from '@guiche/brazil';
import { fields, inPath, text } from '../http/fields.js';
import { centsOfNumber } from '../simulation/reais.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';

const TEXTS = [
  'name',
  'email',
  'cpfCnpj',
  'mobilePhone',
  'address',
  'addressNumber',
  'province',
  'postalCode',
] as const;

interface SubAccount {
  readonly tenant: string;
  readonly apiKey: string;
  readonly answer: { readonly id: string; readonly walletId: string };
  readonly street: string;
}

/** The review of a sub-account ends by its street, as no document is looked at. */
const REVIEWS: readonly (readonly [RegExp, string])[] = [
  [/reprovada/i, 'REJECTED'],
  [/em análise/i, 'AWAITING_APPROVAL'],
];

/**
 * Sub-accounts: their key is returned once, and only they can read state and balance. Approved at the first query, unless the street is
 * called "Reprovada" or "Em análise".
 */
export class AsaasAccounts {
  private readonly opened: SubAccount[] = [];

  serve(scope: FastifyInstance): void {
    const config = { provider: 'ASAAS', operation: 'receiver' as const };
    scope.post('/accounts', { config }, (request) => this.open(request));
    scope.get('/accounts/:id', { config }, (request) => {
      const id = inPath(request);
      const tenant = merchant(request);
      const known = this.opened.find(({ answer, tenant: owner }) => answer.id === id && owner === tenant);
      if (!known) throw refuse(404, 'not_found', 'Conta não encontrada.');
      return known.answer;
    });
    scope.get('/myAccount/status', { config }, (request) => {
      const decision = reviewOf(this.own(request));
      return {
        id: randomUUID(),
        commercialInfo: decision,
        bankAccountInfo: decision,
        documentation: decision,
        general: decision,
      };
    });
    scope.get('/finance/balance', { config }, (request) => ({ balance: this.own(request) ? 0 : 1_000_000 }));
  }

  hasWallet(walletId: string): boolean {
    return this.opened.some(({ answer }) => answer.walletId === walletId);
  }

  clear(): void {
    this.opened.length = 0;
  }

  private own(request: FastifyRequest): SubAccount | undefined {
    const key = merchant(request);
    return this.opened.find(({ apiKey }) => apiKey === key);
  }

  private open(request: FastifyRequest): object {
    const wanted = fields(request.body);
    const missing = TEXTS.find((field) => text(wanted[field]) === undefined);
    if (missing) throw refuse(400, `invalid_${missing}`, `O campo ${missing} deve ser informado.`);
    const cpfCnpj = String(wanted['cpfCnpj']);
    if (!isDocument(cpfCnpj)) throw refuse(400, 'invalid_cpfCnpj', 'O CPF ou CNPJ informado é inválido.');
    if (centsOfNumber(wanted['incomeValue']) === undefined) {
      throw refuse(400, 'invalid_incomeValue', 'O campo incomeValue deve ser informado.');
    }
    const answer = {
      object: 'account',
      id: randomUUID(),
      ...Object.fromEntries(TEXTS.map((field) => [field, wanted[field]])),
      personType: documentType(cpfCnpj) === 'CPF' ? 'FISICA' : 'JURIDICA',
      companyType: null,
      country: 'Brasil',
      walletId: randomUUID(),
      accountNumber: { agency: '0001', account: '3514', accountDigit: '3' },
    };
    const apiKey = `$aact_hmlg_${randomUUID()}`;
    this.opened.push({ tenant: merchant(request), apiKey, answer, street: String(wanted['address']) });
    return { ...answer, apiKey };
  }
}

function reviewOf(account: SubAccount | undefined): string {
  if (!account) return 'AWAITING_APPROVAL';
  return REVIEWS.find(([street]) => street.test(account.street))?.[1] ?? 'APPROVED';
}
