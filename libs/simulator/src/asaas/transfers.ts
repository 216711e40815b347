import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pixKeyType, saoPauloDate } from '@guiche/brazil';
import { fields, inPath, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { Payouts } from '../simulation/payouts.js';
import type { Payout } from '../simulation/payouts.js';
import { centsOfNumber, reaisNumber } from '../simulation/reais.js';
import type { Simulation } from '../simulation/simulation.js';
import type { AsaasAccounts } from './accounts.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';

interface Transfer extends Payout {
  readonly type: 'PIX' | 'TED' | 'INTERNAL';
  readonly description: string | null;
}

const WORDS = { PENDING: 'PENDING', PAID: 'DONE', REJECTED: 'FAILED', CANCELED: 'CANCELLED' } as const;
const KEY_TYPES = { CPF: 'CPF', CNPJ: 'CNPJ', EMAIL: 'EMAIL', PHONE: 'PHONE', EVP: 'RANDOM' } as const;

/** Money sent from an Asaas account: to a PIX key, a bank account, or another Asaas wallet. No webhook reports it. */
export class AsaasTransfers {
  readonly payouts: Payouts<Transfer>;

  constructor(
    private readonly simulation: Simulation,
    private readonly accounts: AsaasAccounts,
  ) {
    this.payouts = new Payouts(simulation);
  }

  serve(scope: FastifyInstance): void {
    const provider = 'ASAAS';
    scope.post('/transfers', { config: { provider, operation: 'payout' } }, (request) => this.send(request));
    scope.get('/transfers/:id', { config: { provider, operation: 'payoutGet' } }, (request) => {
      const transfer = this.payouts.findOf(merchant(request), inPath(request));
      if (!transfer) throw refuse(404, 'not_found', 'Transferência não encontrada.');
      return answer(transfer);
    });
  }

  private send(request: FastifyRequest): object {
    const wanted = fields(request.body);
    const amount = centsOfNumber(wanted['value']);
    if (amount === undefined) throw refuse(400, 'invalid_value', 'O valor da transferência é inválido.');
    const type = readTarget(wanted);
    if (type === 'INTERNAL' && !this.accounts.hasWallet(String(wanted['walletId'])))
      throw refuse(400, 'invalid_walletId', 'A carteira informada não existe.');
    const now = this.simulation.now();
    const transfer: Transfer = {
      id: randomUUID(),
      tenant: merchant(request),
      externalRef: text(wanted['externalReference']) ?? null,
      description: text(wanted['description']) ?? null,
      pixKey: text(wanted['pixAddressKey']) ?? null,
      type,
      amount,
      createdAt: now,
      updatedAt: now,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(transfer, () => undefined);
    return answer(transfer);
  }
}

function readTarget(wanted: RequestFields): Transfer['type'] {
  if (text(wanted['walletId'])) return 'INTERNAL';
  const key = text(wanted['pixAddressKey']);
  if (key !== undefined) {
    assertKey(key, wanted['pixAddressKeyType']);
    return 'PIX';
  }
  const account = fields(wanted['bankAccount']);
  const parts = [
    fields(account['bank'])['code'],
    account['ownerName'],
    account['cpfCnpj'],
    account['agency'],
  ];
  if (![...parts, account['account'], account['accountDigit']].every((part) => text(part) !== undefined)) {
    throw refuse(400, 'invalid_bankAccount', 'Informe a chave Pix ou a conta bancária completa.');
  }
  return 'TED';
}

function assertKey(key: string, type: unknown): void {
  const expected = KEY_TYPES[String(type) as keyof typeof KEY_TYPES];
  // Eleven digits may be a CPF by chance and still be a phone: only the merchant knows.
  const looks = pixKeyType(key);
  const fits = looks === expected || (expected === 'PHONE' && /^\d{10,11}$/.test(key));
  if (!expected || !fits) throw refuse(400, 'invalid_pixAddressKey', 'A chave Pix informada é inválida.');
}

function answer(transfer: Transfer): object {
  const { id, amount, status, type } = transfer;
  return {
    object: 'transfer',
    id,
    type,
    dateCreated: saoPauloDate(transfer.createdAt),
    value: reaisNumber(amount),
    netValue: reaisNumber(amount),
    status: WORDS[status],
    transferFee: 0,
    effectiveDate: status === 'PAID' ? saoPauloDate(transfer.updatedAt) : null,
    scheduleDate: null,
    endToEndIdentifier: transfer.endToEndId,
    authorized: true,
    failReason: status === 'REJECTED' ? 'Chave Pix não encontrada.' : null,
    externalReference: transfer.externalRef,
    transactionReceiptUrl: null,
    operationType: type,
    description: transfer.description,
    recurring: null,
  };
}
