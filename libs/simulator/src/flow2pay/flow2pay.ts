import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import { WireRefusal, answerRefusals } from '../http/wire-refusal.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { PixProvider } from '../simulation/pix-provider.js';
import type { WebhookMessage, PixCharge, PixPayout } from '../simulation/pix-provider.js';

const EVENTS: Partial<Record<ChargeEvent['kind'], string>> = {
  paid: 'PixIn',
  refunded: 'PixInReversal',
  chargeback: 'PixInReversal',
};

/** The image of a code in the answer; one white pixel is enough for clients that check whether it exists. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A PIX account of the Cartos kind: cents, a token of the account beside the bearer's, refusals with status 200. */
export class Flow2pay extends PixProvider {
  private readonly tokens = new Map<string, string>();
  /** The account token each merchant calls with, which comes back in its webhooks. */
  private readonly accounts = new Map<string, string>();

  serve(scope: FastifyInstance): void {
    answerRefusals(scope, refuse);
    this.servePanel(scope, (request) => text(request.headers['x-merchant']) ?? '');
    this.route(scope, 'POST /no-auth/autenticacao/v1/api/login', 'token', (request) => this.login(request));
    this.route(scope, 'POST /qrcode/v2/gerar', 'create', (request) => this.create(request));
    this.route(scope, 'POST /pix/v1/transferir-reverso', 'refund', (request) => this.refund(request));
    this.route(scope, 'POST /pix/v1/transferir', 'payout', (request) => this.pay(request));
  }

  override reset(): void {
    super.reset();
    this.tokens.clear();
    this.accounts.clear();
  }

  protected override chargeWebhook(
    charge: PixCharge,
    { kind, id, at }: ChargeEvent,
  ): WebhookMessage | undefined {
    const evento = EVENTS[kind];
    if (evento === undefined) return undefined;
    return {
      body: {
        evento,
        token: id.startsWith('forged') ? 'guessed' : this.accounts.get(charge.tenant),
        endToEndId: charge.endToEndId,
        // A reversal may lack it, according to the protocol's documentation.
        ...(kind === 'paid' ? { txid: charge.id } : {}),
        codigoTransacao: `transacao-${charge.id}`,
        valor: kind === 'paid' ? charge.paidAmount : charge.moneyBack.at(-1)?.amount,
        horario: at,
        infoPagador: '',
        pagador: { nome: charge.buyer.name, cpf_cnpj: '***.123.456-**', codigoBanco: '00123456' },
      },
    };
  }

  protected override payoutWebhook(payout: PixPayout): WebhookMessage {
    const paid = payout.status === 'PAID';
    return {
      body: {
        evento: 'PixOut',
        token: this.accounts.get(payout.tenant),
        idEnvio: payout.externalRef,
        endToEndId: payout.endToEndId,
        codigoTransacao: payout.id,
        status: paid ? 'Sucesso' : 'Falha',
        chavePix: payout.pixKey,
        valor: -payout.amount,
        horario: payout.updatedAt,
        erro: paid ? null : { mensagem: 'Conta sem saldo' },
      },
    };
  }

  private login(request: FastifyRequest): object {
    const { clientId, clientSecret } = fields(request.body);
    const merchant = text(clientId);
    if (merchant === undefined || text(clientSecret) === undefined)
      throw refuse(401, 'Cliente não autenticado.');
    const accessToken = randomBytes(24).toString('base64url');
    this.tokens.set(accessToken, merchant);
    const mensagem = 'Cliente de API autenticado com sucesso.';
    return { sucesso: true, mensagem, accessToken, tokenType: 'Bearer' };
  }

  private merchant(request: FastifyRequest): string {
    const [scheme, bearer = ''] = (request.headers.authorization ?? '').split(' ');
    const merchant = scheme?.toLowerCase() === 'bearer' ? this.tokens.get(bearer) : undefined;
    const account = text(request.headers['token']);
    if (merchant === undefined || account === undefined) throw refuse(401, 'Token inválido.');
    this.accounts.set(merchant, account);
    return merchant;
  }

  private async create(request: FastifyRequest): Promise<object> {
    const tenant = this.merchant(request);
    const { valor, tempoExpiracao, comImagem, txId = randomBytes(16).toString('hex') } = fields(request.body);
    if (!isCents(valor)) throw refuse(200, 'Valor inválido.');
    if (typeof tempoExpiracao !== 'number' || tempoExpiracao <= 0) throw refuse(200, 'Expiração inválida.');
    if (typeof txId !== 'string' || !/^[a-zA-Z0-9]{26,36}$/.test(txId)) throw refuse(200, 'txId inválido.');
    if (this.charges.find(txId)) throw refuse(200, 'txId já utilizado.');
    const expiresAt = new Date(this.simulation.now().getTime() + tempoExpiracao * 1_000);
    const buyer = { name: 'TESTE PAGADOR', document: '', email: null };
    const order = { tenant, amount: valor, externalRef: txId, buyer, postbackUrl: null, expiresAt };
    const { id, pixCode } = await this.book(order, txId);
    const mensagem = 'Gerando QRCode com sucesso.';
    const qrcode = { imagem: comImagem === true ? PICTURE : null, emv: pixCode };
    return { sucesso: true, mensagem, txId: id, qrcode };
  }

  private refund(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { endToEnd, valor, idEnvio } = fields(request.body);
    const charge = [...this.charges.newestFirst()].find(
      (one) => one.tenant === tenant && one.endToEndId !== null && one.endToEndId === endToEnd,
    );
    if (!charge || !isCents(valor)) throw refuse(200, 'Transação não encontrada.');
    const now = this.simulation.now();
    try {
      const id = text(idEnvio);
      const known = charge.moneyBack.find((back) => back.id === id);
      if (!known) {
        const back = requestRefund(charge, now, { amount: valor, ...(id ? { id } : {}) });
        this.simulation.notify(this, charge, settleRefund(charge, back, now));
      }
    } catch (error) {
      throw error instanceof ActRefused ? refuse(200, error.message) : error;
    }
    return {
      sucesso: true,
      mensagem: 'Transacão salva com Sucesso',
      codigoTransacao: `reverso-${charge.id}`,
    };
  }

  private pay(request: FastifyRequest): object {
    const tenant = this.merchant(request);
    const { idEnvio, valor, chavePixDestino } = fields(request.body);
    const [externalRef, pixKey] = [text(idEnvio), text(chavePixDestino)];
    if (externalRef === undefined || externalRef.length > 36) throw refuse(200, 'idEnvio inválido.');
    if (pixKey === undefined || !isCents(valor)) throw refuse(200, 'Chave ou valor inválido.');
    if (this.payouts.isTaken(tenant, externalRef))
      throw refuse(200, 'Esse idEnvio não pode ser repetido para o mesmo token');
    const order = { tenant, externalRef, amount: valor, pixKey, pixKeyType: '', postbackUrl: null };
    const { id, createdAt } = this.bookPayout(order);
    const mensagem = 'Transacão salva com Sucesso';
    return { sucesso: true, mensagem, codigoTransacao: id, dataHoraTransacao: createdAt };
  }
}

const isCents = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Most refusals have status 200: clients that check only the status read them as success. */
const refuse = (status: number, mensagem: string): WireRefusal =>
  new WireRefusal(status, { sucesso: false, mensagem });
