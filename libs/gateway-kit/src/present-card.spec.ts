import { describe, expect, it } from '@jest/globals';
import { account as acme } from '../test/acme.js';
import { CARD_ACME, CardAcme, cardCharge } from '../test/card-acme.js';
import { CARD, vault } from '../test/cards.js';
import type { CardIdIntent, CardIdOutcome, CardTokenIntent, CardTokenOutcome } from './cards.js';
import { Gateway, type AnyGateway } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import type { ChargeOperation, Operation } from './operations.js';
import { GatewayRunner } from './runner.js';
import { TransportError, type WireRequest, type WireResponse } from './transport.js';
import type { WireLogEntry } from './wire-log.js';

const chargeCard: ChargeOperation = {
  send: ({ cardId, cardToken, cardCustomer }, { card }) => ({
    method: 'POST',
    path: '/charges',
    body: { cardId, cardToken, of: cardCustomer, pan: card?.cardNumber },
  }),
  read: (body) => ({ kind: 'settled', reference: body.text('id') }),
};

abstract class ChargingAcme extends CardAcme {
  readonly chargeCard = chargeCard;
}

@Gateway({ ...CARD_ACME, id: 'SEALED', cards: 'local' })
class SealedGateway extends ChargingAcme {}

@Gateway({ ...CARD_ACME, id: 'BROWSER', cards: 'browser' })
class BrowserGateway extends ChargingAcme {}

@Gateway({ ...CARD_ACME, id: 'TOKEN', cards: 'provider' })
class TokenGateway extends ChargingAcme {
  readonly createCardToken: Operation<CardTokenIntent, CardTokenOutcome> = {
    send: ({ card, customer, customerIp, address }) => ({
      method: 'POST',
      path: '/tokens',
      body: {
        pan: card.cardNumber,
        code: card.cvv,
        of: customer.name,
        ip: customerIp,
        zip: address?.zipCode,
      },
    }),
    read: (body) => ({ kind: 'tokenized', cardToken: body.text('token') }),
    readError: (status) => (status === 402 ? { kind: 'declined', reason: 'cardRefused' } : undefined),
  };
}

@Gateway({ ...CARD_ACME, id: 'TOKEN_OF_A_CUSTOMER', cards: 'provider' })
class CustomersTokenGateway extends TokenGateway {
  override readonly createCardToken: Operation<CardTokenIntent, CardTokenOutcome> = {
    ...new TokenGateway().createCardToken,
    read: (body) => ({ kind: 'tokenized', cardToken: body.text('token'), cardCustomer: 'cus-1' }),
  };
}

@Gateway({ ...CARD_ACME, id: 'STORED', cards: 'provider' })
class StoringGateway extends TokenGateway {
  readonly createCardId: Operation<CardIdIntent, CardIdOutcome> = {
    send: ({ cardToken, customer }) => ({
      method: 'POST',
      path: '/cards',
      body: { token: cardToken, of: customer.name },
    }),
    read: (body) => ({ kind: 'stored', cardId: body.text('cardId') }),
  };
}

@Gateway({ ...CARD_ACME, id: 'CHECKING', cards: 'provider', checksCards: true })
class CheckingGateway extends TokenGateway {}

@Gateway({ ...CARD_ACME, id: 'CHECKING_SEALED', cards: 'local', checksCards: true })
class CheckingSealedGateway extends ChargingAcme {}

/** Responses are distinguished by the path alone. */
const account = { ...acme, baseAddress: 'http://acme.test' };

const CHARGE: ChargeIntent = {
  ...cardCharge,
  customerIp: '203.0.113.10',
  address: {
    zipCode: '01310100',
    address: 'Avenida Paulista',
    number: '1',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
};

type Answers = Record<string, () => Promise<WireResponse>>;

const answer =
  (body: object, status = 200) =>
  (): Promise<WireResponse> =>
    Promise.resolve({ status, headers: {}, body: JSON.stringify(body) });

const OBLIGING: Answers = {
  '/tokens': answer({ token: 'tok-1' }),
  '/cards': answer({ cardId: 'card-9' }),
  '/charges': answer({ id: 'c1' }),
};

function stand(answers: Answers = {}, cardDeadlineMs = 1_000) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: (request) => {
        sent.push(request);
        const { pathname } = new URL(request.url);
        return (answers[pathname] ?? OBLIGING[pathname] ?? answer({}, 404))();
      },
    },
    now: () => new Date(0),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    cardDeadlineMs,
    cards: vault,
  });
  const charge = (gateway: AnyGateway, presenting = account, card = CARD) =>
    runner.charge(gateway, presenting, { ...CHARGE, sealedCard: runner.sealCard(account, card) });
  const texts = () =>
    sent.map(({ url, body }) => [new URL(url).pathname, JSON.parse(body ?? '{}') as object]);
  return { charge, sent, log, texts };
}

describe('a sealed card', () => {
  it('a sealed card is charged with its number where we keep the cards (P7.76, P7.77)', async () => {
    const { charge, texts } = stand();
    await expect(charge(new SealedGateway())).resolves.toEqual({ kind: 'settled', reference: 'c1' });
    expect(texts()).toEqual([['/charges', expect.objectContaining({ pan: '4111111111111111' })]]);
  });

  it('becomes a token of the provider first, and the charge never sees its number', async () => {
    const { charge, texts, log } = stand();
    await expect(charge(new TokenGateway())).resolves.toEqual({ kind: 'settled', reference: 'c1' });
    expect(texts()).toEqual([
      [
        '/tokens',
        { pan: '4111111111111111', code: '739', of: 'Ana Souza', ip: '203.0.113.10', zip: '01310100' },
      ],
      ['/charges', { cardToken: 'tok-1' }],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/41111111|739|Ana/);
  });

  it('an encrypted card is charged to the customer of its token, where it is valid for no other', async () => {
    const { charge, texts } = stand();
    await charge(new CustomersTokenGateway());
    expect(texts().slice(1)).toEqual([['/charges', { cardToken: 'tok-1', of: 'cus-1' }]]);
  });

  it('an encrypted card is stored at the provider for the buyer where charges need a stored card (P5.32)', async () => {
    const { charge, texts } = stand();
    await charge(new StoringGateway());
    expect(texts().slice(1)).toEqual([
      ['/cards', { token: 'tok-1', of: 'Ana Souza' }],
      ['/charges', { cardId: 'card-9' }],
    ]);
  });

  it('a sealed card is refused, unsent, where only the browser library makes tokens', async () => {
    const { charge, sent } = stand();
    await expect(charge(new BrowserGateway())).resolves.toMatchObject({ kind: 'refused', reason: 'request' });
    expect(sent).toEqual([]);
  });

  it.each([
    [{ holderName: 'Maria' }, 'P5.26', 'O titular do cartão precisa de nome e sobrenome.'],
    [{ cvv: '73901' }, 'P5.29', 'O código de segurança deve ter de 3 a 4 caracteres.'],
  ])(
    'a sealed card is checked before anything is sent where the provider wants that: %j (%s)',
    async (change, _, detail) => {
      const { charge, sent } = stand();
      for (const gateway of [new CheckingGateway(), new CheckingSealedGateway()])
        await expect(charge(gateway, account, { ...CARD, ...change })).resolves.toEqual({
          kind: 'refused',
          reason: 'request',
          detail,
        });
      expect(sent).toEqual([]);
    },
  );

  it('an encrypted card that was stored without its CVV passes that check', async () => {
    const { cvv: _, ...kept } = CARD;
    const { charge } = stand();
    for (const gateway of [new CheckingGateway(), new CheckingSealedGateway()])
      await expect(charge(gateway, account, kept)).resolves.toMatchObject({ kind: 'settled' });
  });

  it('opens for no other account', async () => {
    const { charge, sent } = stand();
    for (const gateway of [new SealedGateway(), new TokenGateway()])
      await expect(charge(gateway, { ...account, id: 'a2' })).resolves.toMatchObject({ kind: 'refused' });
    expect(sent).toEqual([]);
  });
});

describe('a card that could not be made a token', () => {
  it('because its bank refused it is declined, and nothing is charged', async () => {
    const { charge, texts } = stand({ '/tokens': answer({}, 402) });
    await expect(charge(new TokenGateway())).resolves.toEqual({ kind: 'declined', reason: 'cardRefused' });
    expect(texts().map(([path]) => path)).toEqual(['/tokens']);
  });

  it.each([
    ['the token call', '/tokens', ['/tokens']],
    ['the storing call', '/cards', ['/tokens', '/cards']],
  ])('because %s proved nothing was certainly not charged', async (_what, silent, requested) => {
    const { charge, texts } = stand({
      [silent]: () => Promise.reject(new TransportError('timeout', 'late')),
    });
    await expect(charge(new StoringGateway())).resolves.toEqual({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'before anything was booked: timeout',
    });
    expect(texts().map(([path]) => path)).toEqual(requested);
  });
});

describe('the deadline', () => {
  it('the deadline is one for the token, the stored card and the charge together', async () => {
    const slow = (body: object) => (): Promise<WireResponse> =>
      new Promise((resolve) => setTimeout(() => void answer(body)().then(resolve), 500));
    const { charge, sent } = stand(
      {
        '/tokens': slow({ token: 'tok-1' }),
        '/cards': slow({ cardId: 'card-9' }),
        '/charges': () => new Promise(() => undefined),
      },
      1_800,
    );
    await expect(charge(new StoringGateway())).resolves.toEqual({ kind: 'unknown', why: 'timeout' });
    const [first = 0, second = 0, third = 0] = sent.map(({ timeoutMs }) => timeoutMs);
    expect(first).toBeLessThanOrEqual(1_800);
    expect(second).toBeLessThanOrEqual(1_800 - 490);
    expect(third).toBeLessThanOrEqual(1_800 - 980);
  });
});
