import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, isIsoDate, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { allows, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import { refundedAmount } from '../simulation/charge.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout, PayoutOrder } from '../simulation/pix-provider.js';
import type { Payout } from '../simulation/payouts.js';
import { centsOfNumber, reaisNumber, reaisText } from '../simulation/reais.js';
import { Batches, type Batch, type Transfer } from './batches.js';
import { slipPdf } from './slip-pdf.js';
import { cashIn, cashInRefund, codeOf, slipOf } from './wire.js';

/** Every merchant here gets the same one, known to tests. */
const SIGNATURE_SECRET = 'signature-secret-of-the-tests-0001';
const REPLACED_SECRET = 'signature-secret-of-the-tests-0000';
const TOKEN_MS = 1_800_000;

const TRANSFER_WORDS: Record<Payout['status'], string> = {
  PENDING: 'CRIADO',
  PAID: 'FINALIZADO',
  REJECTED: 'FALHA',
  CANCELED: 'DEVOLVIDO',
};

/** PIX codes in the Central Bank's words, boletos with a paper, payouts in batches; every caller says who it is. */
export class Transfeera extends PixProvider {
  private readonly tokens = new Map<string, { merchant: string; until: Date }>();
  private readonly batches = new Batches();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.route(scope, 'POST /authorization', 'token', (request) => this.token(request));
    this.route(scope, 'POST /pix/qrcode/collection/immediate', 'create', (request) => this.create(request));
    this.route(scope, 'GET /pix/qrcode/:id', 'get', (request) =>
      codeOf(this.own(request, 'PIX'), this.simulation.now()),
    );
    this.route(scope, 'POST /pix/cashin/:id/refund', 'refund', (request) => this.refund(request));
    this.route(scope, 'POST /charges', 'create', (request) => this.createSlip(request));
    this.route(scope, 'GET /charges', 'list', (request) => this.list(request));
    this.route(scope, 'GET /charges/:id', 'get', (request) =>
      slipOf(this.own(request, 'BILLET'), this.simulation.now()),
    );
    this.route(scope, 'GET /charges/:id/pdf', 'qrcode', (request) => {
      const { billet, amount } = this.own(request, 'BILLET');
      return slipPdf(billet?.digitableLine ?? '', reaisText(amount));
    });
    this.route(scope, 'POST /batch', 'payout', (request) => this.openBatch(request));
    this.route(scope, 'POST /batch/:id/close', 'payout', (request) => this.closeBatch(request));
    this.route(scope, 'GET /transfer/:id', 'payoutGet', (request) => this.readTransfer(request));
    this.route(scope, 'POST /webhook', 'webhook', (request) => this.listen(request));
    this.servePanel(scope, (request) => String(request.headers['x-merchant']));
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
    this.batches.clear();
  }

  protected override chargeWebhook(charge: PixCharge, event: ChargeEvent): WebhookMessage | undefined {
    if (charge.method === 'BILLET') {
      const data = { id: `r${charge.id}`, charge_id: charge.id, external_id: charge.externalRef };
      return event.kind === 'paid' ? this.signed('ChargeReceivable', event, data) : undefined;
    }
    if (event.kind === 'paid') return this.signed('CashIn', event, cashIn(charge));
    const back = event.kind === 'refunded' ? charge.moneyBack.at(-1) : undefined;
    return back && this.signed('CashInRefund', event, cashInRefund(charge, back));
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const event = { id: randomUUID(), at: payout.updatedAt };
    const held = this.batches.withTransfer(payout.tenant, payout.id);
    return this.signed('Transfer', event, held ? this.transfer(held.transfer, held.batch) : {});
  }

  /**
   * `t` is in milliseconds, and the bytes are signed as they are sent. The header may contain several signatures and other
   * schemes: here one of a secret that is being replaced, and one of an undocumented scheme.
   */
  private signed(object: string, { id, at }: { id: string; at: Date }, data: object): WebhookMessage {
    const t = this.simulation.now().getTime();
    return {
      body: { id, version: 'v1', account_id: 'd95e7630-1b3c-4ac5-991d-d599d75efdd0', object, date: at, data },
      headers: (body) => {
        const v1 = (secret: string) => createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
        const parts = [`t=${t}`, 'v0=unused', `v1=${v1(REPLACED_SECRET)}`, `v1=${v1(SIGNATURE_SECRET)}`];
        return { 'transfeera-signature': parts.join(',') };
      },
    };
  }

  private token(request: FastifyRequest): object {
    named(request);
    const { grant_type, client_id, client_secret } = fields(request.body);
    const merchant = text(client_id);
    if (grant_type !== 'client_credentials' || !merchant || !text(client_secret))
      throw refuse(401, 'invalid client');
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, { merchant, until: new Date(this.simulation.now().getTime() + TOKEN_MS) });
    return { access_token: token, expires_in: TOKEN_MS / 1000 };
  }

  private merchant(request: FastifyRequest): string {
    named(request);
    const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
    const known = scheme === 'Bearer' ? this.tokens.get(token) : undefined;
    if (!known || known.until <= this.simulation.now()) throw refuse(401, 'invalid token');
    return known.merchant;
  }

  private own(request: FastifyRequest, method: PixCharge['method']): PixCharge {
    const charge = this.charges.findOf(this.merchant(request), inPath(request));
    if (charge?.method !== method) throw refuse(404, 'not found');
    return charge;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const wanted = fields(request.body);
    const amount = centsOfNumber(wanted['original_value']);
    if (amount === undefined) throw refuse(400, 'original_value must be positive');
    if (!text(wanted['pix_key'])) throw refuse(400, 'pix_key is required');
    const txid = text(wanted['txid']) ?? randomUUID().replaceAll('-', '');
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) throw refuse(400, 'txid must have 26 to 35 letters and digits');
    if (this.charges.find(txid)) throw refuse(422, 'txid was used before');
    const { name, document } = fields(wanted['payer']);
    const seconds = typeof wanted['expiration'] === 'number' ? wanted['expiration'] : 86_400;
    const charge = await this.book(
      {
        tenant,
        amount,
        externalRef: text(wanted['integration_id']) ?? null,
        buyer: { name: text(name) ?? '', document: text(document) ?? '', email: null },
        expiresAt: new Date(this.simulation.now().getTime() + seconds * 1000),
        postbackUrl: null,
      },
      txid,
    );
    return codeOf(charge, this.simulation.now());
  }

  private async createSlip(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const wanted = fields(request.body);
    const amount = centsOfNumber(wanted['amount']);
    const { name, tax_id } = fields(wanted['payer']);
    const methods = wanted['payment_methods'];
    if (!Array.isArray(methods) || !methods.includes('boleto'))
      throw refuse(400, 'payment_methods must name boleto');
    if (amount === undefined) throw refuse(400, 'amount must be positive');
    if (!text(name) || !/^\d{11}$|^\d{14}$/.test(String(tax_id))) throw refuse(400, 'payer is required');
    const last = wanted['expiration_date'];
    if (!isIsoDate(wanted['due_date']) || !isIsoDate(last)) throw refuse(400, 'dates are required');
    const charge = await this.book({
      tenant,
      amount,
      method: 'BILLET',
      externalRef: text(wanted['external_id']) ?? null,
      buyer: { name: String(name), document: String(tax_id), email: null },
      expiresAt: new Date(`${last}T23:59:59-03:00`),
      postbackUrl: null,
    });
    return slipOf(charge, this.simulation.now());
  }

  private list(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { external_id } = fields(request.query);
    const found = this.charges.withReference(text(external_id) ?? '');
    return {
      data: found
        .filter((charge) => charge.tenant === tenant && charge.method === 'BILLET')
        .map((charge) => slipOf(charge, this.simulation.now())),
    };
  }

  private refund(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const charge = [...this.charges.newestFirst()].find(
      (one) => one.tenant === tenant && one.endToEndId === inPath(request),
    );
    if (!charge) throw refuse(404, 'cash-in not found');
    const { value, integration_id } = fields(request.body);
    const id = text(integration_id);
    const amount = value === undefined ? charge.paidAmount - refundedAmount(charge) : centsOfNumber(value);
    const now = this.simulation.now();
    if (amount === undefined || amount + refundedAmount(charge) > charge.paidAmount)
      throw refuse(422, 'value is more than what is left');
    if (!allows(charge, 'refund', now)) throw refuse(422, 'nothing is left to give back');
    const back = requestRefund(charge, now, { amount, ...(id ? { id } : {}) });
    this.simulation.notify(this, charge, settleRefund(charge, back, now));
    return { id: `refund-${back.rtrId}`, value: reaisNumber(back.amount) };
  }

  private openBatch(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { name, type, transfers, auto_close } = fields(request.body);
    if (type !== 'TRANSFERENCIA' || !Array.isArray(transfers) || transfers.length === 0)
      throw refuse(400, 'transfers are required');
    const orders = transfers.map((wanted) => this.order(tenant, wanted));
    const keys = transfers.flatMap((wanted) => text(fields(wanted)['idempotency_key']) ?? []);
    const batch = this.batches.open(text(name) ?? '', orders, keys);
    if (!batch) throw refuse(422, 'idempotency_key was used before');
    if (auto_close === true) this.pay(batch);
    const listed = batch.transfers.map((transfer) => this.transfer(transfer, batch));
    return { id: batch.id, name: batch.name, type, transfers: listed };
  }

  private order(tenant: string, wanted: unknown): PayoutOrder {
    const { value, integration_id, destination_bank_account } = fields(wanted);
    const { pix_key, pix_key_type } = fields(destination_bank_account);
    const amount = centsOfNumber(value);
    const pixKey = text(pix_key);
    const known = ['CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'CHAVE_ALEATORIA'].includes(String(pix_key_type));
    if (amount === undefined || !pixKey || !known) throw refuse(400, 'value and pix_key are required');
    return {
      tenant,
      amount,
      pixKey,
      pixKeyType: String(pix_key_type),
      externalRef: text(integration_id) ?? null,
      postbackUrl: null,
    };
  }

  private closeBatch(request: FastifyRequest): object {
    const batch = this.batches.find(this.merchant(request), inPath(request));
    if (!batch) throw refuse(404, 'batch not found');
    if (batch.closed) throw refuse(400, 'batch is closed');
    this.pay(batch);
    return { id: batch.id, status: 'RECEBIDO' };
  }

  private pay(batch: Batch): void {
    batch.closed = true;
    for (const { id, order } of batch.transfers) this.bookPayout(order, id);
  }

  private readTransfer(request: FastifyRequest): object {
    const held = this.batches.withTransfer(this.merchant(request), inPath(request));
    if (!held) throw refuse(404, 'transfer not found');
    return this.transfer(held.transfer, held.batch);
  }

  private transfer({ id, order }: Transfer, batch: Batch): object {
    const payout = this.payouts.findOf(batch.tenant, id);
    return {
      id,
      value: reaisNumber(order.amount),
      status: TRANSFER_WORDS[payout?.status ?? 'PENDING'],
      status_description: payout?.status === 'REJECTED' ? 'Chave não encontrada' : null,
      integration_id: order.externalRef,
      idempotency_key: order.externalRef,
      batch_id: batch.id,
      finish_date: payout?.status === 'PAID' ? payout.updatedAt : null,
      pix_end2end_id: payout?.endToEndId ?? null,
      destination_bank_account: { pix_key: order.pixKey, pix_key_type: order.pixKeyType, status: 'CRIADO' },
    };
  }

  /** The address is tried first, unsigned; one that does not answer 200 is not taken. */
  private async listen(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const { url, object_types } = fields(request.body);
    if (!isHttpUrl(url) || !Array.isArray(object_types))
      throw refuse(400, 'url and object_types are required');
    const { status } = await fetch(url, { method: 'POST', body: '{}' }).catch(() => ({ status: 0 }));
    if (status !== 200) throw refuse(422, 'the address did not answer 200');
    this.listenAt(tenant, url);
    return { id: randomUUID(), signature_secret: SIGNATURE_SECRET };
  }
}

/** Calls without a user agent are refused: "Company (mail@company)". */
function named({ headers }: FastifyRequest): void {
  if (!/\(.+@.+\)/.test(headers['user-agent'] ?? '')) throw refuse(403, 'User-Agent must name the company');
}

const refuse = (status: number, message: string): WireRefusal =>
  new WireRefusal(status, { statusCode: status, message });
