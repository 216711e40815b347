import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { Payouts } from '../simulation/payouts.js';
import type { Payout } from '../simulation/payouts.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import { withdrawer } from './merchant.js';
import { refuse } from './refusal.js';

interface Transfer extends Payout {
  readonly number: number;
  readonly pixKey: string;
  readonly pixKeyType: string;
  readonly description: string | null;
  readonly postbackUrl: string | null;
  readonly fee: number;
}

const WORDS: Record<Payout['status'], string> = {
  PENDING: 'PENDING_QUEUE',
  PAID: 'COMPLETED',
  REJECTED: 'FAILED',
  CANCELED: 'CANCELLED',
};

const KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'evp', 'copypaste'];

/** `netPayout` states who pays the fee: the recipient, unless the payout must arrive in full. */
const FEE = 130;

/** The family's payouts: `/transfers`, with a key of their own. */
export class ShieldTransfers {
  readonly payouts: Payouts<Transfer>;
  private lastNumber: number;

  constructor(
    private readonly provider: string,
    private readonly simulation: Simulation,
    private readonly dispatcher: WebhookDispatcher,
    private readonly policy: DeliveryPolicy,
  ) {
    this.payouts = new Payouts<Transfer>(simulation);
    this.lastNumber = simulation.now().getTime();
  }

  serve(scope: FastifyInstance, prefix: string): void {
    const at = `${prefix}/transfers`;
    const request = { config: { provider: this.provider, operation: 'payoutGet' as const } };
    scope.post(at, { config: { provider: this.provider, operation: 'payout' } }, (request) =>
      this.create(request),
    );
    scope.get(at, request, (request) => this.list(request));
    scope.get(`${at}/:id`, request, (request) => transfer(this.own(request)));
    scope.post(
      `${at}/:id/cancel`,
      { config: { provider: this.provider, operation: 'payoutCancel' } },
      (request) => this.cancel(request),
    );
  }

  private create(request: FastifyRequest): object {
    const tenant = withdrawer(request);
    const now = this.simulation.now();
    const wanted = readTransfer(request.body);
    this.lastNumber += 1;
    const payout: Transfer = {
      ...wanted,
      id: String(this.lastNumber),
      number: this.lastNumber,
      tenant,
      createdAt: now,
      updatedAt: now,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(payout, (settled) => void this.dispatcher.send(this.webhooksFor(settled)));
    return transfer(payout);
  }

  private list(request: FastifyRequest): object {
    const reference = text(fields(request.query)['externalRef']);
    const own = this.payouts.ofTenant(withdrawer(request));
    return {
      data: own.filter((one) => reference === undefined || one.externalRef === reference).map(transfer),
    };
  }

  private cancel(request: FastifyRequest): object {
    const payout = this.own(request);
    if (payout.status !== 'PENDING') throw refuse(400, 'The transfer cannot be cancelled any more');
    payout.status = 'CANCELED';
    payout.updatedAt = this.simulation.now();
    return transfer(payout);
  }

  private own(request: FastifyRequest): Transfer {
    const payout = this.payouts.findOf(withdrawer(request), inPath(request));
    if (!payout) throw refuse(404, 'Transfer not found');
    return payout;
  }

  private webhooksFor(payout: Transfer): OutgoingWebhook[] {
    if (payout.postbackUrl === null) return [];
    const { number, id, postbackUrl: url } = payout;
    const body = { id: number, type: 'withdraw', objectId: id, url, data: transfer(payout) };
    const about = { provider: this.provider, chargeId: id, event: 'withdraw' };
    return [{ url, headers: {}, body: JSON.stringify(body), about, policy: this.policy }];
  }
}

function readTransfer(
  body: unknown,
): Pick<
  Transfer,
  'amount' | 'pixKey' | 'pixKeyType' | 'description' | 'externalRef' | 'postbackUrl' | 'fee'
> {
  const { method, amount, netPayout, pixKey, pixKeyType, description, externalRef, postbackUrl } =
    fields(body);
  if (method !== 'fiat') throw refuse(400, 'method must be fiat');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(400, 'amount must be a whole number above zero');
  if (typeof netPayout !== 'boolean') throw refuse(400, 'netPayout must be a boolean');
  if (typeof pixKeyType !== 'string' || !KEY_TYPES.includes(pixKeyType))
    throw refuse(400, `pixKeyType must be one of ${KEY_TYPES.join(', ')}`);
  const key = text(pixKey);
  if (key === undefined) throw refuse(400, 'pixKey is required');
  if (['cpf', 'cnpj', 'phone'].includes(pixKeyType) && !/^\+?[0-9A-Z]+$/.test(key))
    throw refuse(400, 'pixKey must come without punctuation');
  if (postbackUrl !== undefined && !isHttpUrl(postbackUrl))
    throw refuse(400, 'postbackUrl must be an address');
  return {
    amount,
    fee: netPayout ? 0 : FEE,
    pixKey: key,
    pixKeyType,
    description: text(description) ?? null,
    externalRef: text(externalRef) ?? null,
    postbackUrl: postbackUrl ?? null,
  };
}

function transfer(payout: Transfer): object {
  return {
    id: payout.number,
    tenantId: 'tenant-1',
    amount: payout.amount,
    netAmount: payout.amount - payout.fee,
    fee: payout.fee,
    currency: 'BRL',
    status: WORDS[payout.status],
    pixKey: payout.pixKey,
    pixKeyType: payout.pixKeyType,
    pixEnd2EndId: payout.endToEndId,
    description: payout.description,
    externalRef: payout.externalRef,
    transferredAt: payout.status === 'PAID' ? payout.updatedAt : null,
    processedAt: payout.status === 'PENDING' ? null : payout.updatedAt,
    canceledAt: payout.status === 'CANCELED' ? payout.updatedAt : null,
    createdAt: payout.createdAt,
    updatedAt: payout.updatedAt,
  };
}
