import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { Payouts } from '../simulation/payouts.js';
import type { Payout } from '../simulation/payouts.js';
import type { Simulation } from '../simulation/simulation.js';
import { newId } from './customers.js';
import { merchant } from './merchant.js';
import { invalid, refuse } from './refusal.js';
import { readRegistration } from './registration.js';

interface Withdrawal extends Payout {
  readonly recipient: string;
}

interface Recipient {
  readonly id: string;
  readonly tenant: string;
  readonly answer: object;
}

const WORDS = {
  PENDING: 'pending_transfer',
  PAID: 'transferred',
  REJECTED: 'failed',
  CANCELED: 'canceled',
} as const;

/** Sellers of a merchant, active at the first query, and the withdrawals of their balances. */
export class Recipients {
  readonly payouts: Payouts<Withdrawal>;
  private readonly known: Recipient[] = [];
  private lastWithdrawal = 65_485;

  constructor(
    private readonly provider: string,
    private readonly simulation: Simulation,
  ) {
    this.payouts = new Payouts(simulation);
  }

  serve(scope: FastifyInstance): void {
    const config = { provider: this.provider, operation: 'receiver' as const };
    scope.post('/recipients', { config }, (request) => this.register(request));
    scope.get('/recipients/:id', { config }, (request) => ({
      ...this.own(request).answer,
      status: 'active',
    }));
    scope.get('/recipients/:id/balance', { config }, (request) => ({
      currency: 'BRL',
      available_amount: this.own(request) ? 1_000_000 : 0,
      waiting_funds_amount: 0,
      transferred_amount: 0,
    }));
    const paying = { config: { provider: this.provider, operation: 'payout' as const } };
    scope.post('/recipients/:id/withdrawals', paying, (request) => this.withdraw(request));
    const reading = { config: { provider: this.provider, operation: 'payoutGet' as const } };
    scope.get('/recipients/:id/withdrawals/:withdrawal', reading, (request) => {
      const found = this.payouts.findOf(merchant(request), inPath(request, 'withdrawal'));
      if (found?.recipient !== inPath(request)) throw refuse(404, 'Withdrawal not found.');
      return answer(found);
    });
  }

  clear(): void {
    this.known.length = 0;
    this.payouts.reset();
  }

  private own(request: FastifyRequest): Recipient {
    const id = inPath(request);
    const tenant = merchant(request);
    const found = this.known.find((recipient) => recipient.id === id && recipient.tenant === tenant);
    if (!found) throw refuse(404, 'Recipient not found.');
    return found;
  }

  private register(request: FastifyRequest): object {
    const { code, register_information: information, default_bank_account: account } = fields(request.body);
    const { type, document, email, name } = readRegistration(information);
    const { bank, branch_number, account_number, holder_document } = fields(account);
    const bankIsWhole = /^\d{3}$/.test(String(bank)) && text(branch_number) && text(account_number);
    if (!bankIsWhole || holder_document !== document) {
      throw invalid('default_bank_account', 'The default_bank_account field is not valid.');
    }
    const id = newId('re');
    const shown = {
      id,
      name,
      email,
      code: text(code) ?? null,
      document,
      type: type === 'corporation' ? 'company' : type,
      payment_mode: 'bank_transfer',
      default_bank_account: account,
      register_information: information,
    };
    this.known.push({ id, tenant: merchant(request), answer: shown });
    return { ...shown, status: 'registration' };
  }

  private withdraw(request: FastifyRequest): object {
    const recipient = this.own(request).id;
    const { amount, metadata } = fields(request.body);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) {
      throw invalid('amount', 'The amount field must be above zero.');
    }
    this.lastWithdrawal += 1;
    const now = this.simulation.now();
    const withdrawal: Withdrawal = {
      id: String(this.lastWithdrawal),
      tenant: merchant(request),
      recipient,
      externalRef: text(fields(metadata)['withdrawReference']) ?? null,
      pixKey: null,
      amount,
      createdAt: now,
      updatedAt: now,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(withdrawal, () => undefined);
    return answer(withdrawal);
  }
}

const answer = ({ id, amount, status, recipient, createdAt, updatedAt }: Withdrawal): object => ({
  id,
  gateway_id: id,
  amount,
  status: WORDS[status],
  type: 'ted',
  fee: 367,
  funding_date: status === 'PAID' ? updatedAt : null,
  source: { source_id: recipient, type: 'recipient' },
  target: { target_id: '17346045', type: 'bank_account' },
  metadata: [],
  created_at: createdAt,
  updated_at: updatedAt,
});
