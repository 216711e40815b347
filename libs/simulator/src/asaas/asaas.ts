import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qrcode from 'qrcode';
import { fields, inPath, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, cancel, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { unpaid } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { authorise } from '../simulation/cards.js';
import { meansOfPayment } from '../simulation/means.js';
import type { Provider } from '../simulation/provider.js';
import { centsOfNumber } from '../simulation/reais.js';
import { endOfDay } from '../simulation/sao-paulo.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import { AsaasAccounts } from './accounts.js';
import { AsaasCards, refuseCard } from './cards.js';
import type { AsaasCharge } from './charge.js';
import { AsaasCustomers } from './customers.js';
import { AsaasWebhooks } from './hooks.js';
import { listOf } from './list.js';
import { merchant } from './merchant.js';
import { readOrder } from './order.js';
import { refuse, refuseMalformed } from './refusal.js';
import { AsaasTransfers } from './transfers.js';
import { webhookTo, deliveryPolicyOf } from './webhook.js';
import { ourNumber, payment, refunds, statusWord } from './wire.js';

/** ASAAS: a key in a header, decimal reais, customers first, the PIX code by a second call, registered webhooks. */
export class Asaas implements Provider<AsaasCharge> {
  readonly name = 'ASAAS';
  readonly notifiesCreation = true;
  readonly charges: ChargeBook<AsaasCharge>;
  private readonly customers: AsaasCustomers;
  private readonly hooks: AsaasWebhooks;
  private readonly cards = new AsaasCards();
  private readonly accounts = new AsaasAccounts();
  private readonly transfers: AsaasTransfers;
  private readonly policy: DeliveryPolicy;
  private lastInvoice = 5_100;

  constructor(
    private readonly simulation: Simulation,
    dispatcher: WebhookDispatcher,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.charges = new ChargeBook(options.rememberedCharges);
    this.customers = new AsaasCustomers(simulation.now, options.rememberedCharges);
    this.hooks = new AsaasWebhooks(dispatcher);
    this.policy = deliveryPolicyOf(options.retryScale);
    this.transfers = new AsaasTransfers(simulation, this.accounts);
  }

  get payouts(): AsaasTransfers['payouts'] {
    return this.transfers.payouts;
  }

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuseMalformed);
    this.servePayments(scope);
    this.serveBillets(scope);
    for (const available of [this.customers, this.cards, this.hooks, this.transfers, this.accounts])
      available.serve(scope);
  }

  webhookUrls(charge: AsaasCharge): string[] {
    return this.hooks.of(charge.tenant).map(({ url }) => url);
  }

  webhooksFor(charge: AsaasCharge, event: ChargeEvent): OutgoingWebhook[] {
    return this.hooks
      .of(charge.tenant)
      .map((hook) =>
        webhookTo(hook, charge, event, this.simulation.now(), this.policy, () =>
          this.hooks.interrupt(hook.id),
        ),
      )
      .filter((webhook) => webhook !== null);
  }

  reset(): void {
    this.charges.clear();
    this.customers.clear();
    this.hooks.clear();
    this.cards.clear();
    this.accounts.clear();
    this.payouts.reset();
  }

  private servePayments(scope: FastifyInstance): void {
    const provider = this.name;
    const { now } = this.simulation;
    const reading = { config: { provider, operation: 'get' as const } };
    const refunding = { config: { provider, operation: 'refund' as const } };
    const codeRequest = { config: { provider, operation: 'qrcode' as const } };
    scope.post('/payments', { config: { provider, operation: 'create' } }, (request) => this.create(request));
    scope.get('/payments', { config: { provider, operation: 'list' } }, (request) => this.list(request));
    scope.get('/payments/:id', reading, (request) => payment(this.own(request), now()));
    scope.get('/payments/:id/status', reading, (request) => ({
      status: statusWord(this.own(request), now()),
    }));
    scope.get('/payments/:id/pixQrCode', codeRequest, (request) => this.qrCode(request));
    scope.get('/payments/:id/billingInfo', codeRequest, async (request) => ({
      pix: await this.qrCode(request),
      creditCard: null,
      bankSlip: null,
    }));
    scope.post('/payments/:id/refund', refunding, (request) => this.refundOwn(request));
    scope.get('/payments/:id/refunds', { config: { provider, operation: 'refundGet' } }, (request) =>
      listOf(refunds(this.own(request)), request, (refund) => refund),
    );
    scope.delete('/payments/:id', { config: { provider, operation: 'revise' } }, (request) =>
      this.remove(request),
    );
  }

  private serveBillets(scope: FastifyInstance): void {
    const provider = this.name;
    scope.get(
      '/payments/:id/identificationField',
      { config: { provider, operation: 'qrcode' } },
      (request) => {
        const { billet } = this.own(request);
        if (!billet) throw refuse(400, 'invalid_action', 'Somente boletos têm linha digitável.');
        return {
          identificationField: billet.digitableLine.replace(/\D/g, ''),
          nossoNumero: ourNumber(billet),
          barCode: billet.barcode,
        };
      },
    );
    scope.post('/installments/:id/refund', { config: { provider, operation: 'refund' } }, (request) => {
      const tenant = merchant(request);
      const plan = inPath(request);
      for (const charge of this.charges.newestFirst()) {
        if (charge.plan?.id === plan && charge.tenant === tenant) return this.refund(charge, request);
      }
      throw refuse(404, 'not_found', 'Parcelamento não encontrado.');
    });
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = merchant(request);
    const now = this.simulation.now();
    const order = readOrder(request.body, now);
    const customer = this.customers.find(tenant, order.customerId);
    if (!customer) throw refuse(400, 'invalid_customer', 'Customer inválido ou não informado.');
    this.lastInvoice += 1;
    const stored =
      order.method === 'CREDIT_CARD' ? this.cards.ofCharge(tenant, order.customerId, request.body) : null;
    const charge: AsaasCharge = {
      ...unpaid(now),
      ...order,
      ...meansOfPayment(order.method, this.name, stored?.card),
      provider: this.name,
      id: `pay_${randomBytes(8).toString('hex')}`,
      tenant,
      buyer: { name: customer.name, document: customer.cpfCnpj, email: customer.email },
      invoiceNumber: this.lastInvoice,
      cardToken: stored?.cardToken ?? null,
      expiresAt: endOfDay(order.dueDate),
    };
    if (charge.card) authorise(charge, charge.card, now);
    if (charge.status === 'DECLINED') throw refuseCard(charge.refusal);
    const answer = payment(charge, now);
    await this.simulation.booked(this, charge);
    return answer;
  }

  private list(request: FastifyRequest): object {
    const tenant = merchant(request);
    const { externalReference, status, customer } = fields(request.query);
    const reference = text(externalReference);
    const now = this.simulation.now();
    const candidates =
      reference === undefined ? [...this.charges.newestFirst()] : [...this.charges.withReference(reference)];
    const found = candidates
      .filter((charge) => charge.tenant === tenant && charge.status !== 'CANCELED')
      .filter((charge) => status === undefined || statusWord(charge, now) === status)
      .filter((charge) => customer === undefined || charge.customerId === customer);
    return listOf(found, request, (charge) => payment(charge, now));
  }

  private async qrCode(request: FastifyRequest): Promise<object> {
    const { pixCode, dueDate } = this.own(request);
    if (pixCode === null) throw refuse(400, 'invalid_action', 'A cobrança não é Pix.');
    const image = await qrcode.toBuffer(pixCode, { errorCorrectionLevel: 'M', margin: 1, scale: 4 });
    return { encodedImage: image.toString('base64'), payload: pixCode, expirationDate: aYearAfter(dueDate) };
  }

  private refundOwn(request: FastifyRequest): object {
    return this.refund(this.own(request), request);
  }

  private refund(charge: AsaasCharge, request: FastifyRequest): object {
    // A boleto goes back to a bank account that its payer enters on a page of Asaas.
    if (charge.billet) throw refuse(400, 'invalid_action', 'Boletos são estornados em bankSlip/refund.');
    const { value, description } = fields(request.body);
    const amount = value === undefined || value === null ? undefined : centsOfNumber(value);
    if (amount === undefined && value !== undefined && value !== null) {
      throw refuse(400, 'invalid_value', 'O valor do estorno é inválido.');
    }
    const now = this.simulation.now();
    refusable(() => {
      const back = requestRefund(charge, now, { amount, description: text(description) ?? null });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    });
    return payment(charge, now);
  }

  private remove(request: FastifyRequest): object {
    const charge = this.own(request);
    refusable(() => this.simulation.notify(this, charge, cancel(charge, this.simulation.now())));
    return { deleted: true, id: charge.id };
  }

  private own(request: FastifyRequest): AsaasCharge {
    const charge = this.charges.findOf(merchant(request), inPath(request));
    if (!charge) throw refuse(404, 'not_found', 'Cobrança não encontrada.');
    return charge;
  }
}

/** Measured at the real provider: the date beside a PIX code is the due date plus one year, not the expiry. */
function aYearAfter(dueDate: string): string {
  const day = new Date(`${dueDate}T12:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return `${day.toISOString().slice(0, 10)} 23:59:59`;
}

function refusable(act: () => void): void {
  try {
    act();
  } catch (error) {
    throw error instanceof ActRefused ? refuse(400, 'invalid_action', error.message) : error;
  }
}
