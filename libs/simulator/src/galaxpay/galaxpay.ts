import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, isIsoDate, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import type { ChargeEvent, ChargeMethod } from '../simulation/charge.js';
import { PixProvider, isPositiveCents } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';
import { endOfDay } from '../simulation/sao-paulo.js';
import { GalaxpayCustomers } from './customers.js';
import type { GalaxpayCustomer } from './customers.js';
import { refuse } from './refusal.js';
import { SubAccounts } from './sub-accounts.js';
import { GalaxpayTokens, basic } from './tokens.js';
import { METHODS, cashOut, chargeAnswer, chargeFacts, payment, transaction } from './wire.js';

/** The hash in the panel of every simulated merchant; it proves webhooks. */
const CONFIRM_HASH = 'confirm-hash-of-the-tests-0001';
const EVENTS = ['transaction.updateStatus', 'company.cashOut', 'subscription.addTransaction'];
const KEY_TYPES = ['cpf', 'cnpj', 'email', 'mobilePhone', 'random'];
const DAY_MS = 86_400_000;

/** Cel_Cash: charges with transactions, small integers as ids, a list for every query. */
export class Galaxpay extends PixProvider {
  private readonly tokens = new GalaxpayTokens(this.simulation.now);
  private readonly customers = new GalaxpayCustomers();
  private readonly subAccounts = new SubAccounts(this.simulation.now);
  private readonly hooks = new Map<string, string>();
  private readonly last = { charge: 11, payment: 77 };

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /token', 'token', (request) => this.tokens.grant(request));
    this.serveCustomers(scope);
    this.route(scope, 'POST /charges', 'create', (request) => this.create(request));
    this.route(scope, 'GET /charges', 'get', (request) => this.list(request));
    this.route(scope, 'PUT /charges/:id/:idType/reverse', 'refund', (request) => this.reverse(request));
    this.route(scope, 'POST /pix/payment', 'payout', (request) => this.pay(request));
    this.route(scope, 'PUT /webhooks', 'webhook', (request) => this.listen(request));
  }

  override webhookUrls({ tenant }: PixCharge): string[] {
    const url = this.hooks.get(tenant);
    return url === undefined ? [] : [url];
  }

  override reset(): void {
    super.reset();
    for (const book of [this.tokens, this.customers, this.subAccounts, this.hooks]) book.clear();
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage {
    const confirmHash = event.id.startsWith('forged') ? 'guessed' : CONFIRM_HASH;
    return {
      body: {
        event: 'transaction.updateStatus',
        webhookId: Number(event.id.replace(/\D/g, '').slice(-9)),
        confirmHash,
        Transaction: transaction(charge, this.simulation.now()),
        Charge: chargeFacts(charge),
      },
    };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const webhookId = Number(payout.id);
    return {
      body: { event: 'company.cashOut', webhookId, confirmHash: CONFIRM_HASH, Cashout: cashOut(payout) },
    };
  }

  private serveCustomers(scope: FastifyInstance): void {
    this.route(scope, 'GET /customers', 'customer', (request) => {
      const tenant = this.tokens.holder(request, 'customers.read');
      const { from, limit } = page(request);
      const documents = text(fields(request.query)['documents']) ?? '';
      const found = this.customers.byDocument(tenant, documents).slice(from, from + limit);
      return { totalQtdFoundInPage: found.length, Customers: found };
    });
    this.route(scope, 'POST /customers', 'customer', (request) => ({
      type: true,
      Customer: this.customers.register(this.tokens.holder(request, 'customers.write'), request.body),
    }));
    this.route(scope, 'POST /cards/:id/:idType', 'cardToken', (request) => {
      const tenant = this.tokens.holder(request, 'cards.write');
      return this.customers.store(tenant, inPath(request), idTypeOf(request), request.body);
    });
    this.route(scope, 'POST /company/subaccount', 'receiver', (request) =>
      this.subAccounts.open(this.partner(request, 'company.write'), request.body),
    );
    this.route(scope, 'GET /company/subaccounts', 'receiver', (request) => {
      const { from, limit } = page(request);
      return this.subAccounts.list(this.partner(request, 'company.read'), from, limit);
    });
  }

  private partner(request: FastifyRequest, scope: string): string {
    this.tokens.holder(request, scope);
    const partner = basic(request.headers['authorizationpartner']);
    if (partner === undefined) throw refuse(401, 'AuthorizationPartner inválido.');
    return partner;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.tokens.holder(request, 'charges.write');
    const wanted = fields(request.body);
    const { value: amount, payday, mainPaymentMethodId } = wanted;
    const myId = text(wanted['myId']);
    const method = METHODS[String(mainPaymentMethodId)];
    if (myId === undefined) throw refuse(400, 'myId é obrigatório.', 'myId');
    if (!isPositiveCents(amount)) throw refuse(400, 'O valor é inválido.', 'value');
    if (!isIsoDate(payday)) throw refuse(400, 'A data de vencimento é inválida.', 'payday');
    if (!method) throw refuse(400, 'Forma de pagamento inválida.', 'mainPaymentMethodId');
    if (this.charges.withReference(myId).some((one) => one.tenant === tenant))
      throw refuse(400, 'myId já utilizado.', 'myId');
    const customer = this.customers.named(tenant, wanted['Customer']);
    const { name, document, emails } = customer;
    const order = {
      tenant,
      amount,
      externalRef: myId,
      buyer: { name, document, email: emails[0] ?? null },
      postbackUrl: null,
      ...this.meansIn(wanted, method, customer, payday),
    };
    const charge = await this.book(order, String((this.last.charge += 1)));
    return { type: true, Charge: chargeAnswer(charge, this.simulation.now()) };
  }

  private meansIn(wanted: RequestFields, method: ChargeMethod, customer: GalaxpayCustomer, payday: string) {
    switch (method) {
      case 'PIX': {
        const { type, value } = fields(fields(wanted['PaymentMethodPix'])['Deadline']);
        if (type !== 'days' || typeof value !== 'number' || value < 1)
          throw refuse(400, 'O prazo do Pix é inválido.', 'Deadline');
        return { method, expiresAt: new Date(this.simulation.now().getTime() + value * DAY_MS) };
      }
      case 'BILLET':
        if (!('PaymentMethodBoleto' in wanted)) throw refuse(400, 'PaymentMethodBoleto é obrigatório.');
        return { method, expiresAt: endOfDay(payday) };
      case 'CREDIT_CARD': {
        const { Card, qtdInstallments } = fields(wanted['PaymentMethodCreditCard']);
        if (!Number.isInteger(qtdInstallments)) throw refuse(400, 'Parcelas inválidas.', 'qtdInstallments');
        return { method, card: this.customers.cardFor(customer, Card), expiresAt: endOfDay(payday) };
      }
    }
  }

  private list(request: FastifyRequest): object {
    const tenant = this.tokens.holder(request, 'charges.read');
    const { from, limit } = page(request);
    const { galaxPayIds, myIds } = fields(request.query);
    const ids = text(galaxPayIds)?.split(',');
    const ours = text(myIds)?.split(',');
    const found = [...this.charges.newestFirst()]
      .filter((charge) => charge.tenant === tenant)
      .filter(({ id }) => ids?.includes(id) ?? true)
      .filter(({ externalRef }) => ours?.includes(externalRef ?? '') ?? true)
      .slice(from, from + limit)
      .map((charge) => chargeAnswer(charge, this.simulation.now()));
    return { totalQtdFoundInPage: found.length, Charges: found };
  }

  private reverse(request: FastifyRequest): object {
    const tenant = this.tokens.holder(request, 'charges.write');
    const { valueToReverse: amount } = fields(request.body);
    const charge =
      idTypeOf(request) === 'galaxPayId'
        ? this.charges.findOf(tenant, inPath(request))
        : this.charges.withReference(inPath(request)).find((one) => one.tenant === tenant);
    if (!charge) throw refuse(404, 'Cobrança não encontrada.');
    if (charge.method === 'BILLET') throw refuse(400, 'Um boleto não pode ser estornado.');
    if (amount !== undefined && !isPositiveCents(amount))
      throw refuse(400, 'Valor inválido.', 'valueToReverse');
    const now = this.simulation.now();
    try {
      const back = requestRefund(charge, now, amount === undefined ? {} : { amount });
      this.simulation.notify(this, charge, settleRefund(charge, back, now));
    } catch (error) {
      throw error instanceof ActRefused ? refuse(400, 'Cobrança não pode ser estornada.') : error;
    }
    return { type: true, Charge: chargeAnswer(charge, now) };
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.tokens.holder(request, 'balance.write');
    const { key, type, value: amount, desc } = fields(request.body);
    const pixKey = text(key);
    if (!isPositiveCents(amount)) throw refuse(400, 'Valor inválido.', 'value');
    if (!pixKey || !KEY_TYPES.includes(String(type))) throw refuse(400, 'Chave inválida.', 'key');
    if (['cpf', 'cnpj', 'mobilePhone'].includes(String(type)) && /\D/.test(pixKey))
      throw refuse(400, 'Chave inválida.', 'key');
    const payout = this.bookPayout(
      {
        tenant,
        externalRef: text(desc) ?? null,
        amount,
        pixKey,
        pixKeyType: String(type),
        postbackUrl: this.hooks.get(tenant) ?? null,
      },
      String((this.last.payment += 1)),
    );
    return { type: true, Payment: payment(payout) };
  }

  private listen(request: FastifyRequest): object {
    const tenant = this.tokens.holder(request, 'webhooks.write');
    const { url, events } = fields(request.body);
    if (!isHttpUrl(url)) throw refuse(400, 'URL inválida.', 'url');
    if (!Array.isArray(events) || !events.every((event) => EVENTS.includes(String(event))))
      throw refuse(400, 'Evento inválido.', 'events');
    this.hooks.set(tenant, url);
    return { type: true };
  }
}

const idTypeOf = (request: FastifyRequest): string => {
  const idType = inPath(request, 'idType');
  if (!['galaxPayId', 'myId'].includes(idType)) throw refuse(404, 'Não encontrado.');
  return idType;
};

/** Every list requires a start and a limit. */
function page(request: FastifyRequest): { from: number; limit: number } {
  const { startAt, limit } = fields(request.query);
  const [from, many] = [Number(startAt), Number(limit)];
  if (startAt === undefined || !Number.isInteger(from) || from < 0)
    throw refuse(400, 'startAt é obrigatório.', 'startAt');
  if (!Number.isInteger(many) || many < 1 || many > 100) throw refuse(400, 'limit inválido.', 'limit');
  return { from, limit: many };
}
