import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { PayoutOrder, PixPayout } from '../simulation/pix-provider.js';
import { PixWire } from '../simulation/pix-wire.js';
import { reaisNumber } from '../simulation/reais.js';

const WORDS = { PENDING: 'PROCESSING', PAID: 'COMPLETED', REJECTED: 'FAILED', CANCELED: 'CANCELED' };

/** LEXXEN's banking API: a token for CNPJ and key, payouts under the merchant's own identifier, and nothing else. */
export class Lexxen extends PixProvider {
  private readonly tokens = new Map<string, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /auth', 'token', (request) => {
      const wire = new PixWire(fields(request.body), refuse);
      wire.text('publicKey');
      const token = randomUUID();
      this.tokens.set(token, wire.text('cnpj'));
      return { token, expiresIn: 300 };
    });
    this.route(scope, 'POST /transaction/pix-out', 'payout', (request) => {
      const order = readPayout(request, this.merchant(request));
      const known = this.find(order.tenant, order.externalRef);
      return transaction(known ?? this.bookPayout(order));
    });
    this.route(scope, 'GET /transaction/identifier/:id', 'payoutGet', (request) => {
      const payout = this.find(this.merchant(request), inPath(request));
      if (!payout) throw refuse(404, 'not found');
      return transaction(payout);
    });
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
  }

  protected chargeWebhook(): undefined {
    return undefined;
  }

  protected payoutWebhook(): undefined {
    return undefined;
  }

  private find(tenant: string, identifier: string | null): PixPayout | undefined {
    return this.payouts.ofTenant(tenant).find(({ externalRef }) => externalRef === identifier);
  }

  private merchant({ headers }: FastifyRequest): string {
    const merchant = this.tokens.get((headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!merchant) throw refuse(401, 'Unauthorized');
    return merchant;
  }
}

const transaction = ({ externalRef: identifier, amount, status }: PixPayout): object => ({
  identifier,
  amount: reaisNumber(amount),
  status: WORDS[status],
});

function readPayout(request: FastifyRequest, tenant: string): PayoutOrder {
  const wire = new PixWire(fields(request.body), refuse);
  const pixKey = wire.text('pixKey');
  const pixKeyType = wire.text('pixKeyType');
  if (pixKeyType === 'PHONE' && !/^\+55\d{10,11}$/.test(pixKey)) throw refuse(400, 'pixKey is not a phone');
  const amount = wire.reais('amount');
  return { tenant, amount, externalRef: wire.text('identifier'), pixKey, pixKeyType, postbackUrl: null };
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
