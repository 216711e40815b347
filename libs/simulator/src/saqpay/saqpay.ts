import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, isIsoDate, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { readCard } from '../simulation/cards.js';
import { statusAt } from '../simulation/charge.js';
import type { ChargeEvent, ChargeStatus } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixOrder } from '../simulation/pix-provider.js';
import { PixWire } from '../simulation/pix-wire.js';
import { reaisNumber } from '../simulation/reais.js';
import { endOfDay } from '../simulation/sao-paulo.js';

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

/**
 * SAQPAY: a sale is answered with a list, reais as numbers, webhooks to the panel's address; there is no query. The
 * answers for boletos and cards were never seen: here they are like a sale, with the line or the status beside the
 * id.
 */
export class Saqpay extends PixProvider {
  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, merchant);
    this.route(scope, 'POST /venda', 'create', async (request) => {
      const { id, pixCode: emv } = await this.book(readOrder(request));
      return [{ id, emv }];
    });
    this.route(scope, 'POST /boleto', 'create', async (request) => {
      const { id, billet } = await this.book(readBoleto(request));
      return [{ id, linhaDigitavel: billet?.digitableLine, url: billet?.url }];
    });
    this.route(scope, 'POST /cartao-credito/parcelado', 'create', async (request) => {
      const charge = await this.book(readCardOrder(request));
      return [{ id: charge.id, status: this.wordOf(charge) }];
    });
  }

  protected chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    return {
      body: {
        transaction_id: charge.id,
        partner_conciliation_id: charge.externalRef,
        transaction_amount: reaisNumber(charge.amount),
        transaction_status: this.wordOf(charge),
        payment_date: charge.paidAt,
        // A forged webhook does not contain the secret.
        ipn_secret: event.id.startsWith('forged') ? 'guessed' : IPN_SECRET,
      },
    };
  }

  protected payoutWebhook(): undefined {
    return undefined;
  }

  private wordOf(charge: PixCharge): string {
    return WORDS[statusAt(charge, this.simulation.now())];
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

function readBoleto(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  const { dueDate } = body;
  if (!isIsoDate(dueDate)) throw refuse(400, 'dueDate is not valid');
  wire.text('cnpj');
  return {
    tenant: merchant(request),
    method: 'BILLET',
    amount: wire.reais('amount'),
    externalRef: wire.text('partnerConciliationId'),
    buyer: { name: wire.text('name'), document: wire.optionalCpf('document'), email: null },
    postbackUrl: null,
    expiresAt: endOfDay(dueDate),
  };
}

function readCardOrder(request: FastifyRequest): PixOrder {
  const body = fields(request.body);
  const wire = new PixWire(body, refuse);
  const { customer, creditCard } = fields(body['creditCardDataPayment']);
  const payer = new PixWire(fields(customer), refuse);
  const { installments, chargeDay } = body;
  if (!Number.isSafeInteger(installments) || !isIsoDate(chargeDay))
    throw refuse(400, 'installments and chargeDay are required');
  wire.text('cnpj');
  wire.text('partnerId');
  return {
    tenant: merchant(request),
    method: 'CREDIT_CARD',
    card: cardIn(creditCard),
    amount: wire.reais('amount'),
    externalRef: wire.text('partnerConciliationId'),
    buyer: { name: payer.text('name'), document: payer.optionalCpf('documentNumber'), email: null },
    postbackUrl: null,
  };
}

function cardIn(value: unknown) {
  const { number, holder, expiresAt, cvv } = fields(value);
  const [year, month] = /^\d{4}-\d{2}$/.test(String(expiresAt)) ? String(expiresAt).split('-') : [];
  const card = readCard(String(number), String(holder), Number(month), Number(year));
  if (!card || !/^\d{3,4}$/.test(String(cvv))) throw refuse(400, 'creditCard is not valid');
  return card;
}

function merchant({ headers }: FastifyRequest): string {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic' || !text(token)) throw refuse(401, 'Unauthorized');
  return token ?? '';
}

const refuse = (status: number, message: string): WireRefusal => new WireRefusal(status, { message });
