import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { statusAt } from '../world/charge.js';
import type { ChargeEvent, ChargeStatus } from '../world/charge.js';
import { PixHouse } from '../world/pix-house.js';
import type { News, PixCharge, PixOrder } from '../world/pix-house.js';
import { PixWire } from '../world/pix-wire.js';
import { reaisNumber } from '../world/reais.js';

const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'Pendente',
  PAID: 'Aprovado',
  DECLINED: 'refused',
  EXPIRED: 'refused',
  CANCELED: 'refused',
  PARTIALLY_REFUNDED: 'Aprovado',
  REFUNDED: 'refunded',
  CHARGEBACK: 'cancelled',
};

/** The secret of every simulated merchant, which travels in the body of its webhooks. */
const IPN_SECRET = 'ipn-secret-of-the-tests';

/** SAQPAY: a sale is answered with a list, reais as numbers, webhooks to the panel's address; nothing can be asked. */
export class Saqpay extends PixHouse {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /venda', 'create', async (request) => {
      const { id, pixCode: emv } = await this.book(readOrder(request));
      return [{ id, emv }];
    });
  }

  protected chargeNews(charge: PixCharge, event: ChargeEvent): News {
    return {
      body: {
        transaction_id: charge.id,
        partner_conciliation_id: charge.externalRef,
        transaction_amount: reaisNumber(charge.amount),
        transaction_status: WORDS[statusAt(charge, this.world.now())],
        payment_date: charge.paidAt,
        // An impostor does not know the secret.
        ipn_secret: event.id.startsWith('forged') ? 'guessed' : IPN_SECRET,
      },
    };
  }

  protected payoutNews(): undefined {
    return undefined;
  }
}

function readOrder(request: FastifyRequest): PixOrder {
  const wire = new PixWire(fields(request.body), refuse);
  return {
    tenant: merchant(request),
    amount: wire.reais('valor'),
    externalRef: wire.text('partnerConciliationId'),
    buyer: { name: wire.text('nomeCliente'), document: wire.optionalCpf('cpf'), email: null },
    postbackUrl: null,
  };
}

function merchant({ headers }: FastifyRequest): string {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic' || !text(token)) throw refuse(401, 'Unauthorized');
  return token ?? '';
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
