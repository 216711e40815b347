import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { OFFERS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { EnvelopeCardVault } from '../../src/modules/cards/envelope-card-vault.js';
import { CardKeys, StoredCards } from '../../src/modules/cards/index.js';
import { order, type PurchaseOrder } from './buyer.js';
import { CARDS, card, encryptTo, encrypted, hawkpayToken } from './cards.js';
import { CheckoutHarness, newKey } from './shop.js';
import { onPlatform } from '../support/contexts.js';

const CLUB = OFFERS.subscription.id;
/** Another person: a card belongs to the buyer's document. */
const SOMEBODY_ELSE = { cpf: '11144477735', email: 'joana@example.com', name: 'Joana Prado' };

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const keyOf = async (offerId: string) =>
  (await shop.send<JWK>('GET', `/api/checkout/${offerId}/card-key`)).body;
const byCard = (creditCard: object, changes: PurchaseOrder = {}): PurchaseOrder =>
  order({ offerId: CLUB, paymentMethod: 'CREDIT_CARD', creditCard, ...changes });

describe('the card key', () => {
  it('the card key is a public RSA key, the same for all offers of a platform under an id for each offer, and another for each platform', async () => {
    const key = await keyOf(OFFERS.digital.id);
    expect(key).toEqual({
      kty: 'RSA',
      n: expect.stringMatching(/^[\w-]{342}$/),
      e: 'AQAB',
      kid: expect.stringMatching(/^[0-9a-f-]{36}\.[0-9a-f-]{36}\.[0-9a-z]+\.[\w-]{43}$/),
      use: 'enc',
      alg: 'RSA-OAEP-256',
    });
    const ofPhysical = await keyOf(OFFERS.physical.id);
    expect(ofPhysical).toEqual({ ...key, kid: ofPhysical.kid });
    const [pair, offer] = key.kid?.split('.') ?? [];
    expect([pair, offer]).toEqual([ofPhysical.kid?.split('.')[0], OFFERS.digital.id]);
    expect(ofPhysical.kid?.split('.')[1]).toBe(OFFERS.physical.id);
    const ofB = await keyOf(OFFERS.digitalOfB.id);
    expect([ofB.kid, ofB.n]).not.toEqual([key.kid, key.n]);
  });

  it('the card key is created once, for any number of pages in two processes', async () => {
    await shop.rows('delete from card_keys where platform_id = $1', [PLATFORM_B]);
    const other = await CheckoutHarness.join(shop);
    try {
      const asked = Array.from({ length: 6 }, (_, n) =>
        (n % 2 ? shop.app : other).get(CardKeys).current(onPlatform(PLATFORM_B), OFFERS.digitalOfB.id),
      );
      expect(new Set((await Promise.all(asked)).map(({ n }) => n)).size).toBe(1);
      const [row] = await shop.rows('select count(*)::int as n from card_keys where platform_id = $1', [
        PLATFORM_B,
      ]);
      expect(row).toEqual({ n: 1 });
    } finally {
      await other.stop();
    }
  });

  it('the card key of an unknown offer is 404, and nothing is created', async () => {
    const before = await shop.rows('select count(*) as n from card_keys');
    for (const id of ['x', '019aa1d0-0000-7000-8000-999999999999'])
      expect((await shop.send('GET', `/api/checkout/${id}/card-key`)).status).toBe(404);
    expect(await shop.rows('select count(*) as n from card_keys')).toEqual(before);
  });

  it('stores its private half encrypted', async () => {
    const [row] = await shop.rows<{ text: string; sealed: string }>(
      `select public_jwk::text as text, encode(private_sealed, 'escape') as sealed from card_keys where platform_id = $1`,
      [PLATFORM_A],
    );
    expect(Object.keys(JSON.parse(row?.text ?? '{}') as object).sort()).toEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ]);
    expect(row?.sealed).not.toMatch(/"d"|"kty"/);
  });

  it('a retired card key is not shown any more, and decrypts cards that were encrypted to it', async () => {
    const old = await keyOf(OFFERS.digital.id);
    const token = await encryptTo(old, card());
    await shop.rows('update card_keys set retired_at = now() where platform_id = $1', [PLATFORM_A]);
    await shop.until(async () => (await keyOf(OFFERS.digital.id)).n !== old.n);
    const { body } = await shop.buy(order({ paymentMethod: 'CREDIT_CARD', creditCard: { token } }));
    expect(body.status).toBe('APPROVED');
  });

  it('opens nothing that was encrypted in another way than agreed', async () => {
    const { kid } = await keyOf(OFFERS.digital.id);
    const stranger = await exportJWK(
      (await generateKeyPair('RSA-OAEP-256', { extractable: true })).publicKey,
    );
    const before = await shop.footprint();
    const token = await encryptTo({ ...stranger, kid: kid ?? '' }, card());
    const answer = await shop.buy(order({ paymentMethod: 'CREDIT_CARD', creditCard: { token } }));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code: 'validation' });
    expect(await shop.footprint()).toEqual(before);
  });
});

describe('the installments of an offer', () => {
  const ask = (offerId: string, query = '') =>
    shop.send<
      { installmentNumber: number; installmentValue: number; finalValue: number }[] & { code?: string }
    >('GET', `/api/checkout/${offerId}/installments${query}`);

  it('the installments of an offer are a count, its value and its sum, up to twelve (C3.67, C3.68, C7.3, C7.6, P3.144, P3.145, P3.146)', async () => {
    const { status, body } = await ask(OFFERS.digital.id);
    expect(status).toBe(200);
    expect(body).toHaveLength(12);
    expect([body[0], body[2], body[5], body[11]]).toEqual([
      { installmentNumber: 1, installmentValue: 9_700, finalValue: 9_700 },
      { installmentNumber: 3, installmentValue: 3_233, finalValue: 9_699 },
      { installmentNumber: 6, installmentValue: 1_811, finalValue: 10_866 },
      { installmentNumber: 12, installmentValue: 1_002, finalValue: 12_024 },
    ]);
  });

  it('count the chosen bumps and the chosen fare (C7.4, C7.5, C7.8, C7.9)', async () => {
    const { bumps } = {
      bumps: await shop.rows<{ id: string }>('select id from order_bumps order by position'),
    };
    const withBumps = await ask(OFFERS.digital.id, `?orderBumpsIds=${bumps.map(({ id }) => id).join(',')}`);
    expect(withBumps.body[0]?.finalValue).toBe(9_700 + 1_990 + 2_700);
    expect((await ask(OFFERS.physical.id, '?fareAmount=1990')).body[0]?.finalValue).toBe(8_990 + 1_990);
    expect((await ask(OFFERS.physical.id, '?fareAmount=0')).body[0]?.finalValue).toBe(8_990);
    expect((await ask(OFFERS.digital.id, '?fareAmount=1990')).body[0]?.finalValue).toBe(9_700);
  });

  it('the installments of an offer are the amounts that the purchase charges, for every count', async () => {
    const { body } = await ask(OFFERS.digital.id);
    for (const { installmentNumber, finalValue } of body) {
      const token = await encrypted(shop, card());
      const { payment } = await shop.bought(
        order({
          paymentMethod: 'CREDIT_CARD',
          creditCard: { token, installments: installmentNumber },
          expectedTotal: finalValue,
        }),
      );
      expect(payment.amount).toBe(finalValue);
    }
  });

  it('the installments of an offer of a subscription are one (C9.11)', async () => {
    expect((await ask(CLUB)).body).toEqual([
      { installmentNumber: 1, installmentValue: 2_990, finalValue: 2_990 },
    ]);
  });

  it.each([
    ['an offer nobody has', 'x', '', 404, 'notFound'],
    [
      'a bump of another offer',
      OFFERS.physical.id,
      '?orderBumpsIds=019aa1d0-0000-7000-8000-000000000071',
      422,
      'validation',
    ],
    ['a fare nobody offers', OFFERS.physical.id, '?fareAmount=1', 422, 'errorAddress'],
    ['a negative fare', OFFERS.physical.id, '?fareAmount=-1990', 422, 'validation'],
    ['a fare in words', OFFERS.physical.id, '?fareAmount=x', 422, 'validation'],
  ])('the installments of an offer of %s are refused', async (_what, offerId, query, status, code) => {
    const answer = await ask(offerId, query);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });
});

describe('a card stored for a subscription', () => {
  const keep = (body: object) =>
    shop.send<{ creditCardId: string; code?: string; errors?: object }>(
      'POST',
      '/api/checkout/credit-card-tokens',
      body,
    );
  const kept = async (number: string = CARDS.approves) =>
    (await keep({ offerId: CLUB, token: await encrypted(shop, card(number), CLUB) })).body.creditCardId;

  it('gets an id, from an encrypted card or from the six plain fields (C7.38, C7.39, C7.40, C7.41, C7.42, C7.43, C7.44, C7.45)', async () => {
    const token = await encrypted(shop, card(), CLUB);
    for (const body of [
      { offerId: CLUB, token },
      { offerId: CLUB, ...card() },
    ]) {
      const answer = await keep(body);
      expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({
        status: 201,
        fields: ['creditCardId'],
      });
      const bought = await shop.bought(byCard({ creditCardId: answer.body.creditCardId }));
      expect(bought).toMatchObject({ status: 'APPROVED', method: 'CREDIT_CARD' });
    }
  });

  it('a card stored for a subscription is stored without its security code, and its number is encrypted', async () => {
    const id = await kept();
    const [row] = await shop.rows<{ text: string; owner: string | null; kind: string }>(
      `select encode(sealed, 'escape') as text, owner, kind from stored_cards where id = $1`,
      [id],
    );
    expect(row).toMatchObject({ owner: null, kind: 'CARD' });
    expect(row?.text).not.toContain(CARDS.approves);
    const opened = await shop.app.get(StoredCards).find(onPlatform(PLATFORM_A), CLUB, id, '');
    const sealed = opened?.held.kind === 'sealed' ? opened.held.sealed : '';
    const { cardNumber, ...rest } = shop.app.get(EnvelopeCardVault).open(sealed, `${PLATFORM_A}/in-hand`);
    expect(cardNumber).toBe(CARDS.approves);
    expect(rest).toEqual({
      holderName: 'Maria Aparecida Souza',
      holderDocument: '52998224725',
      expMonth: '12',
      expYear: '31',
    });
  });

  it('a card stored for a subscription with the token of the same page is charged with its security code, and assigned to the buyer (C7.17)', async () => {
    const creditCardId = await kept(CARDS.refuses);
    const token = await encrypted(shop, card(CARDS.approves), CLUB);
    expect((await shop.bought(byCard({ creditCardId, token }))).status).toBe('APPROVED');
    const [row] = await shop.rows('select owner from stored_cards where id = $1', [creditCardId]);
    expect(row).toEqual({ owner: order().cpf });
    expect((await shop.bought(byCard({ creditCardId }))).status).toBe('REJECTED');
  });

  it('a card stored for a subscription is valid for one buyer only, the first', async () => {
    const creditCardId = await kept();
    await shop.bought(byCard({ creditCardId }));
    const before = await shop.footprint();
    const { status, body } = await shop.buy(byCard({ creditCardId }, SOMEBODY_ELSE));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' });
    expect(await shop.footprint()).toEqual(before);
    expect((await shop.bought(byCard({ creditCardId }))).status).toBe('APPROVED');
  });

  it('a card stored for a subscription that two buyers use in parallel is assigned to one, and the other is charged nothing', async () => {
    const creditCardId = await kept();
    const before = await shop.footprint();
    const answers = await Promise.all([
      shop.buy(byCard({ creditCardId })),
      shop.buy(byCard({ creditCardId }, SOMEBODY_ELSE)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await shop.footprint()).orders).toBe((before.orders ?? 0) + 1);
  });

  it.each<[string, () => Promise<object>]>([
    ['of another platform', async () => ({ offerId: OFFERS.digitalOfB.id, creditCardId: await kept() })],
    ['that never was', () => Promise.resolve({ creditCardId: '019aa1d0-0000-7000-8000-999999999999' })],
    ['that is no id', () => Promise.resolve({ creditCardId: 'x' })],
  ])('%s is not there', async (_what, asked) => {
    const { offerId = CLUB, creditCardId } = (await asked()) as { offerId?: string; creditCardId: string };
    const before = await shop.footprint();
    const answer = await shop.send<{ code: string; errors: object }>(
      'POST',
      '/api/checkout/purchase',
      byCard({ creditCardId }, { offerId }),
      { 'idempotency-key': newKey() },
    );
    expect(answer.body).toMatchObject({ code: 'validation', status: 422 });
    expect(Object.keys(answer.body.errors)).toEqual(['creditCard.creditCardId']);
    expect(await shop.footprint()).toEqual(before);
  });

  it('a card stored for a subscription is valid at one account only: if that is inactive, no other account is used', async () => {
    const creditCardId = await kept();
    await shop.rows(`update gateway_accounts set active = false where provider = 'MERCADOPAGO'`);
    await shop.until(async () => (await shop.buy(byCard({ creditCardId }))).status === 422);
    await shop.rows('update gateway_accounts set active = true');
    await shop.until(async () => (await shop.buy(byCard({ creditCardId }))).status === 201);
  });

  it.each<[string, object, number, string, string[]]>([
    [
      'of an offer nobody has is refused, and nothing is kept',
      { offerId: 'x', ...card() },
      404,
      'notFound',
      [],
    ],
    [
      'of an offer without cards is refused, and nothing is kept',
      { offerId: OFFERS.presets.id, ...card() },
      422,
      'errorPaymentNotConfigured',
      [],
    ],
    [
      'without its fields is refused, and nothing is kept',
      { offerId: CLUB },
      422,
      'validation',
      ['cardNumber', 'holderName', 'expMonth', 'expYear', 'cvv'],
    ],
    [
      'with fields of other kinds is refused, and nothing is kept',
      { offerId: CLUB, ...card({} as string, { cvv: [739] }) },
      422,
      'validation',
      ['cardNumber', 'cvv'],
    ],
    [
      'with a CVV of two is refused, and nothing is kept (P5.29)',
      { offerId: CLUB, ...card(CARDS.approves, { cvv: '73' }) },
      422,
      'validation',
      ['cvv'],
    ],
    [
      'with a damaged token is refused, and nothing is kept',
      {
        offerId: CLUB,
        token:
          'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJraWQiOiIwMTlhYTFkMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.a.b.c.d',
      },
      422,
      'validation',
      ['token'],
    ],
  ])('%s', async (_what, body, status, code, fields) => {
    const before = await shop.rows('select count(*) as n from stored_cards');
    const answer = await keep(body);
    expect({
      status: answer.status,
      code: answer.body.code,
      fields: Object.keys(answer.body.errors ?? {}),
    }).toEqual({
      status,
      code,
      fields,
    });
    expect(await shop.rows('select count(*) as n from stored_cards')).toEqual(before);
  });

  it('a token made by the library of a provider is stored for that provider only', async () => {
    const { status, body } = await keep({ offerId: OFFERS.digital.id, token: hawkpayToken(CARDS.approves) });
    expect(status).toBe(201);
    const { paymentId } = await shop.bought(
      byCard({ creditCardId: body.creditCardId }, { offerId: OFFERS.digital.id }),
    );
    expect(await shop.rows('select provider from attempts where payment_id = $1', [paymentId])).toEqual([
      { provider: 'HAWKPAY' },
    ]);
  });
});
