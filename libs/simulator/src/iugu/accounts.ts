import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDocument } from '@guiche/brazil';
import { fields, inPath, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { Simulation } from '../simulation/simulation.js';
import type { IuguBrand } from './charge.js';
import { hexId } from './hex-id.js';
import { PublicKeys, tokenOf } from './merchant.js';
import { invalid, refuse } from './refusal.js';

interface SubAccount {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly liveToken: string;
  readonly userToken: string;
  verified: RequestFields | null;
}

const TEXTS = [
  'business_type',
  'street',
  'number',
  'district',
  'cep',
  'city',
  'state',
  'bank',
  'bank_ag',
  'bank_cc',
];
const FILES = ['identification', 'selfie', 'address_proof', 'balance_sheet'];

/**
 * Sub-accounts of a marketplace. Their tokens are returned once; an account that sent its documents is verified at
 * the next query.
 */
export class IuguAccounts {
  readonly keys = new PublicKeys();
  private readonly opened: SubAccount[] = [];

  constructor(
    private readonly provider: IuguBrand,
    private readonly simulation: Simulation,
  ) {}

  serve(scope: FastifyInstance): void {
    const config = { provider: this.provider, operation: 'receiver' as const };
    scope.post('/marketplace/create_account', { config }, (request) => this.open(request));
    scope.post('/accounts/:id/request_verification', { config }, (request) => this.verify(request));
    scope.put('/payments/pix', { config }, (request) => {
      const { enable } = fields(request.body);
      if (typeof enable !== 'boolean') throw invalid('enable', 'não pode ficar em branco');
      return { enabled: this.withLiveToken(tokenOf(request)) && enable };
    });
    scope.post('/accounts/configuration', { config }, (request) => {
      this.signed(request);
      return { ...fields(request.body), id: this.withLiveToken(tokenOf(request)).id };
    });
    scope.get('/accounts/:id', { config }, (request) => this.show(request));
    // Simulates the page where a merchant registers its public key.
    scope.put('/panel/public-key', { config: { ...config, operation: 'webhook' } }, (request) => {
      this.keys.register(tokenOf(request), fields(request.body)['publicKey']);
      return {};
    });
  }

  /** The token that speaks, once its signature is proven; sub-accounts sign with the key of their marketplace. */
  signed(request: FastifyRequest): string {
    const token = tokenOf(request);
    const owner = this.opened.find(({ liveToken }) => liveToken === token)?.owner ?? token;
    this.keys.assertSigned(request, token, owner, this.simulation.now());
    return token;
  }

  withLiveToken(token: string): SubAccount {
    const account = this.opened.find(({ liveToken }) => liveToken === token);
    if (!account) throw refuse(401, 'Unauthorized');
    return account;
  }

  clear(): void {
    this.opened.length = 0;
    this.keys.clear();
  }

  private open(request: FastifyRequest): object {
    const owner = this.signed(request);
    const name = text(fields(request.body)['name']);
    if (!name || !/^[\p{L} ]+$/u.test(name)) throw invalid('name', 'aceita somente letras e espaços');
    const account = {
      id: hexId(),
      owner,
      name,
      liveToken: randomUUID(),
      userToken: randomUUID(),
      verified: null,
    };
    this.opened.push(account);
    return {
      account_id: account.id,
      name,
      live_api_token: account.liveToken,
      test_api_token: randomUUID(),
      user_token: account.userToken,
    };
  }

  private verify(request: FastifyRequest): object {
    const token = tokenOf(request);
    const id = inPath(request);
    const account = this.opened.find((one) => one.id === id && one.userToken === token);
    if (!account) throw refuse(401, 'Unauthorized');
    if (account.verified) throw refuse(400, 'Conta já possui verificação');
    const { data, files } = fields(request.body);
    account.verified = readVerification(fields(data), fields(files));
    return { id: hexId(), data, account_id: id, created_at: this.simulation.now() };
  }

  private show(request: FastifyRequest): object {
    const token = tokenOf(request);
    const id = inPath(request);
    const account = this.opened.find((one) => one.id === id && [one.liveToken, one.owner].includes(token));
    if (!account) throw refuse(404, 'Account Not Found');
    const { verified } = account;
    return {
      id,
      name: account.name,
      'can_receive?': verified !== null,
      'is_verified?': verified !== null,
      last_verification_request_status: verified ? 'accepted' : null,
      last_verification_request_data: verified,
      last_verification_request_feedback: null,
      balance: verified ? 'R$ 10.000,00' : 'R$ 0,00',
      protected_balance: 'R$ 0,00',
      payable_balance: 'R$ 0,00',
      receivable_balance: 'R$ 0,00',
      commission_balance: 'R$ 0,00',
    };
  }
}

function readVerification(data: RequestFields, files: RequestFields): RequestFields {
  const isPerson = data['person_type'] === 'Pessoa Física';
  if (!isPerson && data['person_type'] !== 'Pessoa Jurídica') throw invalid('person_type', 'não é válido');
  if (!isDocument(String(data[isPerson ? 'cpf' : 'cnpj']))) throw invalid('cpf', 'não é válido');
  for (const field of [...TEXTS, isPerson ? 'name' : 'company_name']) {
    if (!text(data[field])) throw invalid(field, 'não pode ficar em branco');
  }
  if (typeof data['physical_products'] !== 'boolean' || typeof data['automatic_transfer'] !== 'boolean')
    throw invalid('physical_products', 'não é válido');
  for (const field of [...FILES, ...(isPerson ? [] : ['social_contract'])]) {
    if (!/^data:[\w.+-]+\/[\w.+-]+;name=[^;,]+;base64,[\w+/]+=*$/.test(String(files[field])))
      throw invalid(`files.${field}`, 'não é válido');
  }
  return data;
}
