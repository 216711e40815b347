import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields, isHttpUrl, text } from '../http/fields.js';
import { endToEndId } from '../world/pix-ids.js';
import { centsOfNumber } from '../world/reais.js';
import type { World } from '../world/world.js';
import type { Courier } from '../webhooks/courier.js';
import type { Letter, Manners } from '../webhooks/letter.js';
import type { PayoutOutcome } from '../world/payouts.js';
import { payoutAnswer, payoutAccepted } from './payout-wire.js';
import type { Payout } from './payout-wire.js';
import { refuse, refuseCredentials } from './refusal.js';
import { TOKEN_SECONDS, Tokens } from './tokens.js';

/** How long the bank takes to settle or reject a payout it accepted. */
const SETTLEMENT_MS = 200;

/** ONZ's other product, the Accounts API: payouts by PIX key, with its own tokens and its own webhooks. */
export class OnzAccounts {
  /** What becomes of the payouts asked for from now on. */
  outcome: PayoutOutcome = 'settle';
  private readonly tokens: Tokens;
  private readonly payouts: Payout[] = [];
  private readonly hooks = new Map<string, string>();
  private lastId = 1_448_624;

  constructor(
    private readonly world: World,
    private readonly courier: Courier,
    private readonly manners: Manners,
  ) {
    this.tokens = new Tokens(world.now);
  }

  serve(scope: FastifyInstance): void {
    const provider = 'ONZ';
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
    scope.get('/accounts/pix/payments/:id', reading, (request) => this.read(request, 'endToEndId'));
    scope.get('/accounts/pix/payments/idempotencyKey/:id', reading, (request) =>
      this.read(request, 'idempotencyKey'),
    );
    for (const kind of ['transfer', 'cashout']) {
      scope.post(`/accounts/webhooks/${kind}`, hooking, (request) => this.listen(request, kind));
    }
  }

  reset(): void {
    this.outcome = 'settle';
    this.payouts.length = 0;
    this.hooks.clear();
    this.tokens.clear();
  }

  private token(request: FastifyRequest): object {
    const { clientId, clientSecret, grantType, scope } = fields(request.body);
    const client = text(clientId);
    if (!client || !text(clientSecret) || grantType !== 'client_credentials') throw refuseCredentials();
    return {
      accessToken: this.tokens.issue(client),
      expiresAt: Math.floor(this.world.now().getTime() / 1_000) + TOKEN_SECONDS,
      refreshExpiresIn: 0,
      tokenType: 'Bearer',
      scope: text(scope) ?? 'api-account pix.write pix.read',
    };
  }

  /** The same idempotency key gives the same payout; with another body it is refused. */
  private pay(request: FastifyRequest, reply: FastifyReply): object {
    const tenant = this.tokens.clientOf(request);
    const idempotencyKey = text(request.headers['x-idempotency-key']);
    if (idempotencyKey === undefined) throw invalid('O cabeçalho x-idempotency-key é obrigatório.');
    const wanted = readPayout(request.body);
    reply.code(202);
    const known = this.payouts.find((p) => p.tenant === tenant && p.idempotencyKey === idempotencyKey);
    if (known) {
      if (known.amount === wanted.amount && known.pixKey === wanted.pixKey) return payoutAccepted(known);
      throw refuse(409, 'RequisicaoInvalida', 'A chave de idempotência já foi usada com outro pedido.');
    }
    this.lastId += 1;
    const createdAt = this.world.now();
    const identity = {
      id: this.lastId,
      tenant,
      idempotencyKey,
      createdAt,
      endToEndId: endToEndId(createdAt),
    };
    const payout: Payout = { ...wanted, ...identity, status: 'PENDING' };
    this.payouts.push(payout);
    void this.settleLater(payout, this.outcome);
    return payoutAccepted(payout);
  }

  private async settleLater(payout: Payout, outcome: PayoutOutcome): Promise<void> {
    if (outcome === 'wait') return;
    await this.world.later(SETTLEMENT_MS, () => {
      payout.status = outcome === 'settle' ? 'LIQUIDATED' : 'REJECTED';
      void this.courier.send(this.letters(payout));
    });
  }

  private letters(payout: Payout): Letter[] {
    const [kind, type] = payout.status === 'LIQUIDATED' ? ['transfer', 'TRANSFER'] : ['cashout', 'CASHOUT'];
    const url = this.hooks.get(`${payout.tenant} ${kind}`);
    if (url === undefined) return [];
    const message = payout.status === 'REJECTED' ? { message: 'Chave Pix não encontrada' } : {};
    const body = { data: { ...payoutAnswer(payout), ...message, webhookType: type }, type };
    const about = { provider: 'ONZ', chargeId: payout.endToEndId, event: type };
    return [{ url, headers: {}, body: JSON.stringify(body), about, manners: this.manners }];
  }

  private read(request: FastifyRequest, by: 'endToEndId' | 'idempotencyKey'): object {
    const tenant = this.tokens.clientOf(request);
    const wanted = text(fields(request.params)['id']);
    const payout = this.payouts.find((known) => known.tenant === tenant && known[by] === wanted);
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

function readPayout(body: unknown): Pick<Payout, 'pixKey' | 'amount' | 'description'> {
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
