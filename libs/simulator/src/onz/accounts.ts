import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields, inPath, isHttpUrl, text } from '../http/fields.js';
import { endToEndId } from '../simulation/pix-ids.js';
import { centsOfNumber } from '../simulation/reais.js';
import type { Simulation } from '../simulation/simulation.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import { Payouts } from '../simulation/payouts.js';
import type { OnzBrand } from './brands.js';
import { payoutAnswer, payoutAccepted, onzPayoutWebhook } from './payout-wire.js';
import type { OnzPayout } from './payout-wire.js';
import { refuse, refuseCredentials } from './refusal.js';
import { TOKEN_SECONDS, OnzTokens } from './tokens.js';

/** ONZ's other product, the Accounts API: payouts by PIX key, with separate tokens and webhooks. */
export class OnzAccounts {
  readonly payouts: Payouts<OnzPayout>;
  private readonly tokens: OnzTokens;
  private readonly hooks = new Map<string, string>();
  private lastId = 1_448_624;

  constructor(
    private readonly brand: OnzBrand,
    private readonly simulation: Simulation,
    private readonly dispatcher: WebhookDispatcher,
    private readonly policy: DeliveryPolicy,
  ) {
    this.tokens = new OnzTokens(simulation.now);
    this.payouts = new Payouts<OnzPayout>(simulation);
  }

  serve(scope: FastifyInstance): void {
    const provider = this.brand.name;
    const reading = { config: { provider, operation: 'payoutGet' as const } };
    const hooking = { config: { provider, operation: 'webhook' as const } };
    scope.post('/accounts/oauth/token', { config: { provider, operation: 'token' } }, (request) =>
      this.token(request),
    );
    scope.post(
      '/accounts/pix/payments/dict',
      { config: { provider, operation: 'payout' } },
      (request, reply) => this.pay(request, reply),
    );
    scope.get('/accounts/pix/payments/:id', reading, (request) => this.read(request, 'id'));
    scope.get('/accounts/pix/payments/idempotencyKey/:id', reading, (request) =>
      this.read(request, 'idempotencyKey'),
    );
    for (const kind of ['transfer', 'cashout']) {
      scope.post(`/accounts/webhooks/${kind}`, hooking, (request) => this.listen(request, kind));
    }
  }

  reset(): void {
    this.payouts.reset();
    this.hooks.clear();
    this.tokens.clear();
  }

  private token(request: FastifyRequest): object {
    const body = fields(request.body);
    const camelCase = this.brand.accountsLogin === 'camelCase';
    const client = text(body[camelCase ? 'clientId' : 'client_id']);
    const secret = text(body[camelCase ? 'clientSecret' : 'client_secret']);
    const grant = body[camelCase ? 'grantType' : 'grant_type'];
    if (!client || !secret || grant !== 'client_credentials') throw refuseCredentials();
    const scope = text(body['scope']) ?? 'api-account pix.write pix.read';
    if (!camelCase) {
      return {
        access_token: this.tokens.issue(client),
        expires_in: TOKEN_SECONDS,
        token_type: 'Bearer',
        scope,
      };
    }
    return {
      accessToken: this.tokens.issue(client),
      expiresAt: Math.floor(this.simulation.now().getTime() / 1_000) + TOKEN_SECONDS,
      refreshExpiresIn: 0,
      tokenType: 'Bearer',
      scope,
    };
  }

  /** The same idempotency key gives the same payout; with another body it is refused. */
  private pay(request: FastifyRequest, reply: FastifyReply): object {
    const tenant = this.tokens.clientOf(request);
    const idempotencyKey = text(request.headers['x-idempotency-key']);
    if (idempotencyKey === undefined) throw invalid('O cabeçalho x-idempotency-key é obrigatório.');
    const wanted = readPayout(request.body);
    reply.code(202);
    const known = this.payouts.ofTenant(tenant).find((payout) => payout.idempotencyKey === idempotencyKey);
    if (known) {
      if (known.amount === wanted.amount && known.pixKey === wanted.pixKey) return payoutAccepted(known);
      throw refuse(409, 'RequisicaoInvalida', 'A chave de idempotência já foi usada com outro pedido.');
    }
    this.lastId += 1;
    const createdAt = this.simulation.now();
    const payout: OnzPayout = {
      ...wanted,
      id: endToEndId(createdAt),
      number: this.lastId,
      tenant,
      idempotencyKey,
      externalRef: idempotencyKey,
      createdAt,
      updatedAt: createdAt,
      status: 'PENDING',
      endToEndId: null,
    };
    this.payouts.book(payout, (settled) => void this.dispatcher.send(this.webhooksFor(settled)));
    return payoutAccepted(payout);
  }

  private webhooksFor(payout: OnzPayout): OutgoingWebhook[] {
    const body = onzPayoutWebhook(payout);
    const url = this.hooks.get(`${payout.tenant} ${body.type.toLowerCase()}`);
    if (url === undefined) return [];
    const about = { provider: this.brand.name, chargeId: payout.id, event: body.type };
    return [{ url, headers: {}, body: JSON.stringify(body), about, policy: this.policy }];
  }

  private read(request: FastifyRequest, by: 'id' | 'idempotencyKey'): object {
    const tenant = this.tokens.clientOf(request);
    const wanted = inPath(request);
    const payout = this.payouts.ofTenant(tenant).find((known) => known[by] === wanted);
    if (!payout) throw refuse(404, 'NaoEncontrado', 'Nenhum pagamento com este identificador.');
    return { data: payoutAnswer(payout) };
  }

  private listen(request: FastifyRequest, kind: string): object {
    const tenant = this.tokens.clientOf(request);
    const { uri } = fields(request.body);
    if (!isHttpUrl(uri)) throw refuse(400, 'WebhookOperacaoInvalida', 'O campo uri não respeita o schema.');
    this.hooks.set(`${tenant} ${kind}`, uri);
    return { uri, method: 'POST', enabled: true };
  }
}

function readPayout(body: unknown): Pick<OnzPayout, 'pixKey' | 'amount' | 'description'> {
  const { pixKey, payment, description, priority = 'NORM', creditorDocument } = fields(body);
  const key = text(pixKey);
  const { currency, amount } = fields(payment);
  const cents = centsOfNumber(amount);
  if (key === undefined) throw invalid('O campo pixKey é obrigatório.');
  if (currency !== 'BRL') throw invalid('O campo payment.currency deve ser BRL.');
  if (cents === undefined) throw invalid('O campo payment.amount deve ser um número em reais.');
  if (typeof description === 'string' && description.length > 140)
    throw invalid('description até 140 caracteres.');
  if (priority !== 'NORM' && priority !== 'HIGH') throw invalid('O campo priority deve ser NORM ou HIGH.');
  if (priority === 'HIGH' && !text(creditorDocument)) throw invalid('HIGH exige creditorDocument.');
  return { pixKey: key, amount: cents, description: text(description) ?? null };
}

function invalid(detail: string): Error {
  return refuse(400, 'RequisicaoInvalida', detail);
}
