import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDocument, pixKeyType } from '@guiche/brazil';
import { fields, inPath, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { Payouts } from '../simulation/payouts.js';
import type { Payout } from '../simulation/payouts.js';
import { centsOfNumber } from '../simulation/reais.js';
import type { Simulation } from '../simulation/simulation.js';
import type { IuguAccounts } from './accounts.js';
import type { IuguBrand } from './charge.js';
import { hexId } from './hex-id.js';
import { tokenOf } from './merchant.js';
import { invalid, refuse } from './refusal.js';

interface Transfer extends Payout {
  /** A transfer to any payee, or the account's own money to its own bank. */
  readonly type: 'pix' | 'ted' | 'own';
}

const TRANSFER_WORDS = { PENDING: 'pending', PAID: 'done', REJECTED: 'rejected', CANCELED: 'cancelled' };
const REQUEST_WORDS = { PENDING: 'pending', PAID: 'accepted', REJECTED: 'rejected', CANCELED: 'rejected' };
const KEY_TYPES: Readonly<Record<string, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  email: 'EMAIL',
  phone: 'PHONE',
  evp: 'RANDOM',
};

/** Payouts of an account: signed transfers in cents, and signed requests of the account's own money in reais. */
export class IuguTransfers {
  readonly payouts: Payouts<Transfer>;

  constructor(
    private readonly provider: IuguBrand,
    private readonly simulation: Simulation,
    private readonly accounts: IuguAccounts,
  ) {
    this.payouts = new Payouts(simulation);
  }

  serve(scope: FastifyInstance): void {
    const paying = { config: { provider: this.provider, operation: 'payout' as const } };
    const reading = { config: { provider: this.provider, operation: 'payoutGet' as const } };
    scope.post('/transfer_requests', paying, (request, reply) => this.transfer(request, reply));
    scope.get('/transfer_requests/:id', reading, (request) => transferAnswer(this.own(request)));
    scope.post('/accounts/:id/request_withdraw', paying, (request) => this.request(request));
    scope.get('/withdraw_requests/:id', reading, (request) => requestAnswer(this.own(request)));
  }

  private own(request: FastifyRequest): Transfer {
    const found = this.payouts.findOf(tokenOf(request), inPath(request));
    if (!found) throw refuse(404, 'Not Found');
    return found;
  }

  private async transfer(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const tenant = this.accounts.signed(request);
    const wanted = fields(request.body);
    const amount = wanted['amount_cents'];
    if (!Number.isSafeInteger(amount) || Number(amount) < 1) throw invalid('amount_cents', 'não é válido');
    const receiver = fields(wanted['receiver']);
    if (!text(receiver['name']) || !isDocument(String(receiver['cpf_cnpj'])))
      throw invalid('receiver', 'não é válido');
    const type = readTarget(wanted['transfer_type'], receiver);
    const reference = text(wanted['external_reference']) ?? null;
    const key = text(fields(receiver['pix'])['key']) ?? null;
    void reply.code(202);
    return transferAnswer(this.book(tenant, type, Number(amount), reference, key));
  }

  private async request(request: FastifyRequest): Promise<object> {
    const tenant = this.accounts.signed(request);
    if (this.accounts.withLiveToken(tenant).id !== inPath(request)) throw refuse(404, 'Account Not Found');
    const { amount, custom_variables } = fields(request.body);
    const cents = centsOfNumber(amount);
    if (cents === undefined || cents < 500) throw invalid('amount', 'deve ser maior ou igual a 5');
    const [variable] = Array.isArray(custom_variables) ? custom_variables.map(fields) : [];
    const { id } = this.book(tenant, 'own', cents, text(variable?.['value']) ?? null, null);
    return { id, amount };
  }

  private book(
    tenant: string,
    type: Transfer['type'],
    amount: number,
    externalRef: string | null,
    pixKey: string | null,
  ): Transfer {
    const now = this.simulation.now();
    const about = { createdAt: now, updatedAt: now, status: 'PENDING' as const, endToEndId: null };
    const payout: Transfer = { id: hexId(), tenant, type, amount, externalRef, pixKey, ...about };
    this.payouts.book(payout, () => undefined);
    return payout;
  }
}

function readTarget(type: unknown, receiver: RequestFields): 'pix' | 'ted' {
  if (type === 'ted') {
    const { compe, branch, account } = fields(receiver['bank']);
    if (![compe, branch, account].every((part) => text(part))) throw invalid('receiver.bank', 'não é válido');
    return type;
  }
  const pix = fields(receiver['pix']);
  const key = String(pix['key']);
  if (type !== 'pix' || pixKeyType(key) !== KEY_TYPES[String(pix['type'])])
    throw invalid('receiver.pix', 'não é válido');
  return type;
}

const transferAnswer = (transfer: Transfer): object => ({
  transfer_request_id: transfer.id,
  status: TRANSFER_WORDS[transfer.status],
  amount_cents: transfer.amount,
  transfer_type: transfer.type,
  end_to_end_id: transfer.endToEndId,
  external_reference: transfer.externalRef,
  receipt_url: null,
  created_at: transfer.createdAt,
});

const requestAnswer = ({ id, status, amount, createdAt, updatedAt }: Transfer): object => ({
  id,
  status: REQUEST_WORDS[status],
  amount: `R$ ${(amount / 100).toFixed(2).replace('.', ',')}`,
  feedback: status === 'REJECTED' ? 'CH11' : null,
  created_at: createdAt,
  updated_at: updatedAt,
});
