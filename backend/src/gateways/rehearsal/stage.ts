import {
  GatewayRunner,
  TransportError,
  chargedCurrencies,
  type AnyGateway,
  type CardData,
  type CardVault,
  type ChargeIntent,
  type GatewayAccount,
  type Json,
  type WireLogEntry,
  type WireRequest,
  type WireResponse,
} from '@guiche/gateway-kit';
import type { Exchange, Example } from './examples.js';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CARD_ID,
  SAMPLE_CARD_TOKEN,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_RECEIVER,
  SAMPLE_REGISTRATION,
  SAMPLE_WITHDRAW,
  sampleQuery,
  sampleReceiverQuery,
  sampleRefund,
  sampleWithdrawQuery,
} from './samples.js';

/** What a scripted provider does instead of its example's reply. */
export type StageFault = { readonly status: number; readonly body: string } | TransportError;

/** A provider that replies in the order of a script and records the requests. Token calls are answered at any time. */
export function stage(
  exchanges: readonly Exchange[],
  logins: Exchange | readonly Exchange[] = [],
  Runner: typeof GatewayRunner = GatewayRunner,
  card: CardData = SAMPLE_CARD,
) {
  const script = [...exchanges];
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const faults = new Map<number, StageFault>();

  const reply = (request: WireRequest): WireResponse => {
    const login = [logins].flat().find(({ request: { url } }) => url === request.url);
    if (login) return wire(login.reply);
    sent.push(request);
    const fault = faults.get(sent.length - 1);
    const exchange = script[sent.length - 1];
    if (fault instanceof TransportError) throw fault;
    if (fault) return { ...fault, headers: {} };
    // Requests without an example are not answered: the provider hangs.
    if (!exchange) throw new TransportError('timeout', `no example of ${request.method} ${request.url}`);
    return wire(exchange.reply);
  };

  const runner = new Runner({
    transport: { send: async (request) => reply(request) },
    now: () => SAMPLE_CHARGE.createdAt,
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    cards: vaultOf(card),
    files: { keep: ({ name }) => Promise.resolve(`https://files.example/${name}`) },
  });
  return { runner, sent, log, faults };
}

/** A vault of one card: a token is valid for its own account only. */
const vaultOf = (card: CardData): CardVault => ({
  seal: (_, boundTo) => sealedFor(boundTo),
  open: (token, boundTo) => {
    if (token !== sealedFor(boundTo)) throw new Error('not a token of this account');
    return card;
  },
});

const sealedFor = (boundTo: string): string => `sealed for ${boundTo}`;

/** The token of the sample card for this gateway. */
export const cardTokenFor = ({ manifest }: AnyGateway, { platformId, id }: GatewayAccount): string =>
  manifest.cards === 'local' ? sealedFor(`${platformId}/${id}`) : SAMPLE_CARD_ID.cardToken;

const wire = ({ status, body = null, file }: Exchange['reply']): WireResponse => ({
  status,
  headers: {},
  body: body === null ? '' : JSON.stringify(body),
  ...(file === undefined ? {} : { file: Buffer.from(file) }),
});

/** The sample in a currency of this gateway: reais if possible. */
export function inItsCurrency({ manifest }: AnyGateway, sample: ChargeIntent): ChargeIntent {
  const charged = chargedCurrencies(manifest, sample.paymentMethod);
  const [first = sample.currency] = charged;
  return charged.some((currency) => currency === sample.currency) ? sample : { ...sample, currency: first };
}

/** Runs the operation of an example, with its intent. */
export function runOperation(
  runner: GatewayRunner,
  gateway: AnyGateway,
  account: GatewayAccount,
  { capability, intent }: Pick<Example, 'capability' | 'intent'>,
): Promise<object> {
  const given = (name: string): string => (typeof intent[name] === 'string' ? intent[name] : `${name}-1`);
  const cardToken = cardTokenFor(gateway, account);
  switch (capability) {
    case 'chargePix':
      return runner.charge(gateway, account, { ...inItsCurrency(gateway, SAMPLE_CHARGE), ...intent });
    case 'chargeCard':
      return runner.charge(gateway, account, {
        ...inItsCurrency(gateway, SAMPLE_CARD_CHARGE),
        ...ownCard(gateway, cardToken),
        ...intent,
      });
    case 'chargeBillet':
      return runner.charge(gateway, account, {
        ...inItsCurrency(gateway, SAMPLE_BILLET_CHARGE),
        ...intent,
      });
    case 'query':
      return runner.query(gateway, account, { ...sampleQuery(given('reference')), ...intent });
    case 'find':
      return runner.query(gateway, account, { ...SAMPLE_QUERY, ...intent });
    case 'refund':
      return runner.refund(gateway, account, { ...sampleRefund(given('reference')), ...intent });
    case 'registerWebhook':
      return runner.registerWebhook(gateway, account, { ...SAMPLE_REGISTRATION, ...intent });
    case 'createCardToken':
      return runner.createCardToken(gateway, account, { ...SAMPLE_CARD_TOKEN, ...intent });
    case 'createCardId':
      return runner.createCardId(gateway, account, { ...SAMPLE_CARD_ID, cardToken, ...intent });
    case 'withdraw':
      return runner.withdraw(gateway, account, { ...SAMPLE_WITHDRAW, ...intent });
    case 'queryWithdraw':
      return runner.queryWithdraw(gateway, account, {
        ...sampleWithdrawQuery(given('withdrawId')),
        ...intent,
      });
    case 'createReceiver':
      return runner.createReceiver(gateway, account, { ...SAMPLE_RECEIVER, ...intent });
    case 'queryReceiver':
      return runner.queryReceiver(gateway, account, {
        ...sampleReceiverQuery(given('receiverId')),
        ...intent,
      });
    default:
      throw new Error(`no sample intent for ${capability}: add one to samples.ts`);
  }
}

/** Where a provider stores cards, a charge names a stored one; elsewhere it has the token. */
const ownCard = (gateway: AnyGateway, cardToken: string): { cardId: string } | { cardToken: string } =>
  gateway.createCardId ? { cardId: 'card-1' } : { cardToken };

/** A request in the format of the examples. */
export function asInAnExample({ method, url, body, headers }: WireRequest): Exchange['request'] {
  if (body === undefined) return { method, url };
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return { method, url, body: isForm ? body : (JSON.parse(body) as Json) };
}
