import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields, inPath, isFields, text } from '../http/fields.js';
import { answerRefusals } from '../http/wire-refusal.js';
import { allows, cancel } from '../simulation/charge-actions.js';
import type { ChargeEvent } from '../simulation/charge.js';
import { unpaid } from '../simulation/charge.js';
import { ChargeBook } from '../simulation/charge-book.js';
import { newPixCode } from '../simulation/pix-code.js';
import type { Provider } from '../simulation/provider.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import { OnzAccounts } from './accounts.js';
import type { OnzBrand } from './brands.js';
import type { CobTerms, OnzCharge } from './charge.js';
import { listCobs } from './cob-list.js';
import { readCob, readTerms } from './cob-request.js';
import { OnzWebhooks } from './hooks.js';
import { serveReceivedPix } from './received-pix.js';
import { refuse, refuseCredentials, refuseMalformed } from './refusal.js';
import { TOKEN_SECONDS, OnzTokens } from './tokens.js';
import { webhookTo, deliveryPolicyOf } from './webhook.js';
import type { WebhookShape } from './webhook.js';
import { cob } from './wire.js';

/** ONZ's QRCodes API: the Central Bank's PIX standard, with tokens of five minutes and the bank's own webhooks. */
export class Onz implements Provider<OnzCharge> {
  readonly name: OnzBrand['name'];
  readonly notifiesCreation = false;
  readonly charges: ChargeBook<OnzCharge>;
  webhookShape: WebhookShape = 'envelope';
  readonly accounts: OnzAccounts;
  private readonly tokens: OnzTokens;
  private readonly hooks = new OnzWebhooks();
  private readonly policy: DeliveryPolicy;
  private lastLocation = 1_123_155;

  constructor(
    brand: OnzBrand,
    private readonly simulation: Simulation,
    dispatcher: WebhookDispatcher,
    options: { rememberedCharges: number; retryScale: number },
  ) {
    this.name = brand.name;
    this.charges = new ChargeBook(options.rememberedCharges);
    this.tokens = new OnzTokens(simulation.now);
    this.policy = deliveryPolicyOf(options.retryScale);
    this.accounts = new OnzAccounts(brand, simulation, dispatcher, this.policy);
  }

  get payouts(): OnzAccounts['payouts'] {
    return this.accounts.payouts;
  }

  serve(scope: FastifyInstance): void {
    const provider = this.name;
    answerRefusals(scope, refuseMalformed);
    scope.post('/oauth/token', { config: { provider, operation: 'token' } }, (request) =>
      this.token(request),
    );
    scope.post('/cob', { config: { provider, operation: 'create' } }, (request, reply) =>
      this.create(request, reply, randomUUID().replaceAll('-', '')),
    );
    scope.put('/cob/:txid', { config: { provider, operation: 'create' } }, (request, reply) =>
      this.put(request, reply),
    );
    scope.patch('/cob/:txid', { config: { provider, operation: 'revise' } }, (request) =>
      this.patch(request),
    );
    scope.get('/cob/:txid', { config: { provider, operation: 'get' } }, (request) => cob(this.own(request)));
    scope.get('/cob', { config: { provider, operation: 'list' } }, (request) =>
      listCobs(this.charges, this.tokens.clientOf(request), request.query),
    );
    this.serveHooks(scope);
    this.accounts.serve(scope);
    serveReceivedPix(scope, {
      simulation: this.simulation,
      provider: this,
      tenantOf: (request) => this.tokens.clientOf(request),
    });
  }

  webhookUrls(charge: OnzCharge): string[] {
    const hook = this.hooks.find(charge.tenant, charge.terms.chave);
    return hook ? [hook.webhookUrl] : [];
  }

  webhooksFor(charge: OnzCharge, event: ChargeEvent): OutgoingWebhook[] {
    return this.webhookUrls(charge)
      .map((url) => webhookTo(url, charge, event, this.webhookShape, this.policy))
      .filter((webhook) => webhook !== null);
  }

  reset(): void {
    this.charges.clear();
    this.tokens.clear();
    this.hooks.clear();
    this.accounts.reset();
    this.webhookShape = 'envelope';
  }

  private serveHooks(scope: FastifyInstance): void {
    const config = { provider: this.name, operation: 'webhook' as const };
    const keyIn = (request: FastifyRequest): string => inPath(request, 'chave');
    scope.put('/webhook/:chave', { config }, (request, reply) => {
      const tenant = this.tokens.clientOf(request);
      this.hooks.register(tenant, keyIn(request), request.body, this.simulation.now());
      return reply.code(200).send();
    });
    scope.get('/webhook/:chave', { config }, (request) =>
      this.hooks.read(this.tokens.clientOf(request), keyIn(request)),
    );
    scope.delete('/webhook/:chave', { config }, (request, reply) => {
      this.hooks.remove(this.tokens.clientOf(request), keyIn(request));
      return reply.code(204).send();
    });
  }

  private token(request: FastifyRequest): object {
    const body = fields(request.body);
    const client = text(body['client_id']);
    const secret = text(body['client_secret']);
    if (!client || !secret || body['grant_type'] !== 'client_credentials') throw refuseCredentials();
    return {
      access_token: this.tokens.issue(client),
      expires_in: TOKEN_SECONDS,
      refresh_expires_in: 0,
      token_type: 'Bearer',
      'not-before-policy': 0,
      scope: 'email profile qrcodes',
    };
  }

  private async create(request: FastifyRequest, reply: FastifyReply, txid: string): Promise<object> {
    const tenant = this.tokens.clientOf(request);
    const terms = readCob(request.body);
    const now = this.simulation.now();
    this.lastLocation += 1;
    const charge: OnzCharge = {
      ...newPixCode(this.name),
      provider: this.name,
      id: txid,
      tenant,
      // The standard has no field for the merchant's reference; clients send it as the first additional information.
      externalRef: terms.infoAdicionais[0]?.valor ?? null,
      buyer: {
        name: terms.devedor?.nome ?? 'Pagador não informado',
        document: terms.devedor?.cpf ?? terms.devedor?.cnpj ?? '',
        email: null,
      },
      terms,
      amount: terms.amount,
      revision: 0,
      locationId: this.lastLocation,
      ...unpaid(now),
      method: 'PIX',
      billet: null,
      card: null,
      expiresAt: new Date(now.getTime() + terms.lifetime * 1_000),
    };
    const answer = cob(charge);
    await this.simulation.booked(this, charge);
    reply.code(201);
    return answer;
  }

  /** Creates, or overwrites an unpaid charge: repeating the call does no harm. */
  private async put(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    const tenant = this.tokens.clientOf(request);
    const txid = inPath(request, 'txid');
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) {
      throw refuse(400, 'CobOperacaoInvalida', 'O txid não respeita o schema.', 'cob.txid');
    }
    const known = this.charges.find(txid);
    if (!known) return this.create(request, reply, txid);
    if (known.tenant !== tenant) throw refuse(400, 'CobOperacaoInvalida', 'O txid já foi usado.', 'cob.txid');
    this.revise(known, readCob(request.body));
    reply.code(201);
    return cob(known);
  }

  private patch(request: FastifyRequest): object {
    const charge = this.own(request);
    const { body } = request;
    if (!isFields(body)) throw refuse(400, 'CobOperacaoInvalida', 'O corpo deve ser um objeto JSON.');
    if (body['status'] === undefined) {
      this.revise(charge, readTerms(body, charge.terms));
      return cob(charge);
    }
    if (body['status'] !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR') {
      throw refuse(400, 'CobOperacaoInvalida', 'O campo cob.status não respeita o schema.', 'cob.status');
    }
    this.assertActive(charge);
    cancel(charge, this.simulation.now());
    charge.revision += 1;
    return cob(charge);
  }

  private revise(charge: OnzCharge, terms: CobTerms): void {
    this.assertActive(charge);
    charge.terms = terms;
    charge.amount = terms.amount;
    charge.expiresAt = new Date(charge.createdAt.getTime() + terms.lifetime * 1_000);
    charge.updatedAt = this.simulation.now();
    charge.revision += 1;
  }

  private assertActive(charge: OnzCharge): void {
    if (allows(charge, 'cancel', this.simulation.now())) return;
    throw refuse(400, 'CobOperacaoInvalida', 'Só uma cobrança ATIVA pode ser revisada.', 'cob.status');
  }

  private own(request: FastifyRequest): OnzCharge {
    const tenant = this.tokens.clientOf(request);
    const charge = this.charges.findOf(tenant, inPath(request, 'txid'));
    if (!charge) throw refuse(404, 'CobNaoEncontrado', 'Nenhuma cobrança com este txid.');
    return charge;
  }
}
