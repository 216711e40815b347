import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OFFERS, ORDER_BUMPS } from '../../src/demo/demo-data.js';
import { order, physicalOrder, type PurchaseOrder } from './buyer.js';
import { CheckoutHarness, newKey } from './shop.js';

interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly errors?: Record<string, string[]>;
  readonly requestId: string;
}

let shop: CheckoutHarness;
let before: Record<string, number>;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
beforeEach(async () => {
  before = await shop.footprint();
});
afterAll(() => shop.close());

/** Sends the purchase and expects this refusal, without a write or a call. Returns the problem. */
async function refused(asked: unknown, status: number, code: string, headers: Record<string, string> = {}) {
  const answer = await shop.send<ProblemBody>('POST', '/api/checkout/purchase', asked, {
    'idempotency-key': newKey(),
    ...headers,
  });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(answer.body).toMatchObject({ type: `urn:guiche:problem:${code}`, status });
  expect(answer.body.title).toMatch(/^\S.*[.]$/);
  expect(answer.body.requestId).toMatch(/^[\w-]{8,64}$/);
  expect(await shop.footprint()).toEqual(before);
  return answer.body;
}

const without = (field: string, asked: PurchaseOrder = order()): PurchaseOrder =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => name !== field));

const HOSTILE: [string, unknown][] = [
  ['a number', 7],
  ['an object', { $ne: null }],
  ['a list', ['x']],
  ['true', true],
  ['NUL', 'a\u0000bcd'],
  ['half a surrogate pair', 'abc\ud800'],
  ['a control character', 'abc\u001b[2J'],
];

/** Longest value taken, and the code when it is missing (none: it is optional). */
const TEXT_FIELDS: [field: string, longest: number, missing: string | null][] = [
  ['offerId', 100, 'validation'],
  ['email', 254, 'validation'],
  ['name', 30, 'errorFullName'],
  ['phone', 20, 'errorInvalidPhone'],
  ['cpf', 20, 'errorInvalidCpf'],
  ['cep', 9, 'errorAddress'],
  ['street', 150, 'errorAddress'],
  ['number', 20, 'errorAddress'],
  ['complement', 100, null],
  ['district', 100, 'errorAddress'],
  ['city', 100, 'errorAddress'],
  ['state', 2, 'errorAddress'],
  ['utmQuery', 4_000, null],
  ['referer', 2_000, null],
  ['affiliateId', 100, null],
  ['deliveryOptionId', 100, null],
  ['abandonedCartId', 100, null],
];

/** A valid e-mail address of this length, 253 at least: only its length may be invalid. */
const addressOf = (length: number): string =>
  `${'a'.repeat(64)}@${`${'x'.repeat(60)}.`.repeat(3)}${'x'.repeat(length - 252)}.com`;

describe.each(TEXT_FIELDS)('the field %s', (field, longest, missing) => {
  it.each(HOSTILE)('as %s is refused by its name', async (_what, value) => {
    const { errors } = await refused(physicalOrder({ [field]: value }), 422, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  it.each([longest + 1, 60_000])('refuses %i characters with the name of the field', async (length) => {
    const value = field === 'email' ? addressOf(length) : 'x'.repeat(length);
    const { errors } = await refused(physicalOrder({ [field]: value }), 422, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  if (missing !== null) {
    it.each([
      ['missing', without(field, physicalOrder())],
      ['empty', physicalOrder({ [field]: '' })],
      ['blank', physicalOrder({ [field]: '   ' })],
      ['null', physicalOrder({ [field]: null })],
    ])('%s is refused', async (what, asked) => {
      // An empty offer id is unknown.
      const unknownOffer = field === 'offerId' && (what === 'empty' || what === 'blank');
      await refused(asked, unknownOffer ? 404 : 422, unknownOffer ? 'notFound' : missing);
    });
  }
});

describe('the rules of the fields', () => {
  it.each<[string, PurchaseOrder, string]>([
    ['a name of 3 letters is refused (C5.3)', { name: 'Ana' }, 'name'],
    ['a name of 31 letters is refused (C5.4)', { name: 'a'.repeat(31) }, 'name'],
    ['an address that is none is refused (C5.6)', { email: 'maria@' }, 'email'],
    ['two addresses is refused (C5.6)', { email: 'a@b.co\nBcc: c@d.co' }, 'email'],
    ['markup is refused (C5.6)', { email: '<script>alert(1)</script>@x.co' }, 'email'],
    ['another way to pay is refused (C5.7)', { paymentMethod: 'CASH' }, 'paymentMethod'],
    ['a way to pay of the language is refused (C5.7)', { paymentMethod: 'constructor' }, 'paymentMethod'],
    ['no way to pay is refused (C5.7)', { paymentMethod: null }, 'paymentMethod'],
    ['a negative fare is refused', { deliveryFare: -1 }, 'deliveryFare'],
    ['half a cent is refused', { deliveryFare: 0.5 }, 'deliveryFare'],
    ['more money than there is is refused', { deliveryFare: 1e20 }, 'deliveryFare'],
    ['the highest fare there is is refused', { deliveryFare: Number.MAX_SAFE_INTEGER }, 'deliveryFare'],
    ['the highest total there is is refused', { expectedTotal: Number.MAX_SAFE_INTEGER }, 'expectedTotal'],
    ['a fare in words is refused', { deliveryFare: '1990' }, 'deliveryFare'],
    ['a total in words is refused', { expectedTotal: '9700' }, 'expectedTotal'],
    ['a negative total is refused', { expectedTotal: -9_700 }, 'expectedTotal'],
    ['a bump that is no text is refused', { orderBumpsIds: [7] }, 'orderBumpsIds'],
    ['bumps that are no list is refused', { orderBumpsIds: 'x' }, 'orderBumpsIds'],
    [
      'too many bumps is refused',
      { orderBumpsIds: Array<string>(51).fill(ORDER_BUMPS[0].id) },
      'orderBumpsIds',
    ],
    ['a bump nobody has is refused', { orderBumpsIds: ['__proto__'] }, 'orderBumpsIds'],
    ['a bump with NUL is refused', { orderBumpsIds: ['\u0000'] }, 'orderBumpsIds'],
    ['a card that is none is refused', { creditCard: 'x' }, 'creditCard'],
    ['a card without a token is refused', { creditCard: {} }, 'creditCard.token'],
    [
      '13 installments is refused',
      { creditCard: { token: 'x', installments: 13 } },
      'creditCard.installments',
    ],
    ['fingerprints that are no list is refused', { fingerPrints: 'x' }, 'fingerPrints'],
    ['a fingerprint of nobody is refused', { fingerPrints: [{ value: 'x' }] }, 'fingerPrints.0.provider'],
    ['a fingerprint that is null is refused', { fingerPrints: [null] }, 'fingerPrints.0'],
  ])('%s', async (_what, change, field) => {
    const { errors } = await refused(order(change), 422, 'validation');
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(errors?.[field]?.[0]).toMatch(/\S/);
  });

  it.each<[string, PurchaseOrder, string]>([
    ['without a CPF (C5.20)', without('cpf'), 'errorInvalidCpf'],
    ['without a phone (C5.21)', without('phone'), 'errorInvalidPhone'],
    ['with a mobile number that lacks a digit (C5.21)', order({ phone: '1198765432' }), 'errorInvalidPhone'],
    ['with an area code that nobody has (C5.21)', order({ phone: '20987654321' }), 'errorInvalidPhone'],
    ['with a number of another country (C5.21)', order({ phone: '+14155552671' }), 'errorInvalidPhone'],
    ['with a CPF that fails its check (C5.22)', order({ cpf: '52998224724' }), 'errorInvalidCpf'],
    ['with eleven times the same (C5.22)', order({ cpf: '11111111111' }), 'errorInvalidCpf'],
    ['without a name (C5.26)', without('name'), 'errorFullName'],
    ['without a street (C5.27)', without('street', physicalOrder()), 'errorAddress'],
    [
      'by a card nobody can charge (C5.28)',
      order({ offerId: OFFERS.presets.id, paymentMethod: 'CREDIT_CARD', creditCard: { token: 'x' } }),
      'errorPaymentNotConfigured',
    ],
    [
      'by a boleto that is not offered (C4.4)',
      order({ offerId: OFFERS.presets.id, paymentMethod: 'BILLET' }),
      'errorPaymentNotConfigured',
    ],
  ])('%s', async (_what, asked, code) => {
    await refused(asked, 422, code);
  });
});

describe('the request as such', () => {
  it.each<[string, unknown]>([
    ['cut off', '{"offerId": "'],
    ['with a comma too many', '{"offerId": "x",}'],
    ['that tries the prototype', '{"__proto__": {"price": 1}}'],
    ['that tries the constructor', '{"constructor": {"prototype": {"price": 1}}}'],
  ])('JSON %s is 400 malformedJson', async (_what, asked) => {
    await refused(asked, 400, 'malformedJson');
  });

  it.each<[string, unknown]>([
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
  ])('a body that is %s lacks every field', async (_what, asked) => {
    const { errors } = await refused(asked, 422, 'validation');
    expect(Object.keys(errors ?? {})).toEqual(['offerId', 'email', 'paymentMethod']);
  });

  it('over 64 KB is 413, at 64 KB it is read', async () => {
    await refused(order({ utmQuery: 'x'.repeat(65_536) }), 413, 'bodyTooLarge');
    await refused(`{"offerId": "${OFFERS.digital.id}"`.padEnd(65_535) + '}', 422, 'validation');
  });

  it('the request as such of another content type is 415', async () => {
    await refused('offerId=x', 415, 'unsupportedMediaType', {
      'content-type': 'application/x-www-form-urlencoded',
    });
  });

  it('an unknown or invalid offer id is 404 (C2.91)', async () => {
    for (const offerId of ['019aa1d0-0000-7000-8000-999999999999', 'x', "' or 1=1 --", '../61', '%00']) {
      await refused(order({ offerId }), 404, 'notFound');
    }
  });

  it.each([
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'We could not find what you are looking for.'],
    [{ 'accept-language': 'es' }, 'No encontramos lo que busca.'],
    [{ 'accept-language': 'fr' }, 'Não encontramos o que você procura.'],
    [{ 'accept-language': 'en', cookie: 'lang=es-ES' }, 'No encontramos lo que busca.'],
  ] as [Record<string, string>, string][])(
    'the request as such is answered in the language of %j',
    async (headers, title) => {
      const problem = await refused(order({ offerId: 'x' }), 404, 'notFound', headers);
      expect(problem.title).toBe(title);
    },
  );

  it('the request cannot set a price, a status or a platform: unknown properties are dropped', async () => {
    const { payment } = await shop.bought(
      order({
        price: 1,
        amount: 1,
        total: 1,
        status: 'APPROVED',
        platformId: OFFERS.digitalOfB.platformId,
        division: {},
      }),
    );
    expect(payment).toMatchObject({ amount: 9_700, status: 'PENDING' });
  });

  it('stores hostile but storable text unchanged', async () => {
    const name = `Bobby'); DROP TABLE orders;--`;
    const { paymentId } = await shop.bought(
      order({
        name,
        utmQuery: '?a=<b>&c=\\u0000',
        referer: `https://evil.example/'"><script>`,
        affiliateId: '"><img src=x>',
      }),
    );
    const [kept] = await shop.rows(
      `select buyer_name, utm_query, referer, affiliate_id from orders o join payments p on p.order_id = o.id where p.id = $1`,
      [paymentId],
    );
    expect(kept).toEqual({
      buyer_name: name,
      utm_query: '?a=<b>&c=\\u0000',
      referer: `https://evil.example/'%22%3E%3Cscript%3E`,
      affiliate_id: '"><img src=x>',
    });
  });
});

describe('text of one line', () => {
  const ORDERED = `select o.* from orders o join payments p on p.order_id = o.id where p.id = $1`;

  it('single-line text is stored and charged without line breaks, direction marks and invisible characters', async () => {
    const { paymentId } = await shop.bought(
      physicalOrder({
        name: 'Ana\r\nBcc: x \u202eSouza',
        street: 'Rua\u2028A\tB',
        city: 'Sa\u0303o\u200b Paulo',
        complement: '\ufeff\u2066bl. 2\u2069',
        affiliateId: 'af\n1',
        utmQuery: 'utm_source=i\u200eg\r\n',
      }),
    );
    const [kept] = await shop.rows(ORDERED, [paymentId]);
    expect(kept).toMatchObject({
      buyer_name: 'Ana Bcc: x Souza',
      utm_query: 'utm_source=ig',
      affiliate_id: 'af 1',
    });
    expect(kept).toMatchObject({ address: { street: 'Rua A B', city: 'São Paulo', complement: 'bl. 2' } });
    expect(JSON.stringify(await shop.outside.sent('HAWKPAY', '/transactions'))).toContain(
      '"Ana Bcc: x Souza"',
    );
  });

  it.each([
    ['javascript:alert(1)', null],
    ['no address', null],
    ['https://ana:pw@blog.example/x?cpf=52998224725&a=1#b', 'https://blog.example/x?a=1'],
  ])('the referer %s is stored as %s', async (referer, kept) => {
    const { paymentId } = await shop.bought(order({ referer }));
    expect((await shop.rows<{ referer: string | null }>(ORDERED, [paymentId]))[0]?.referer).toBe(kept);
  });

  it('the query of a page is stored without personal data, in an order and an abandoned cart', async () => {
    const utmQuery =
      'utm_source=ig&NOME=Ana&email=ana%40example.com&ref=52998224725&telefone=11987654321&x=1';
    const { paymentId } = await shop.bought(order({ utmQuery }));
    expect((await shop.rows<{ utm_query: string }>(ORDERED, [paymentId]))[0]?.utm_query).toBe(
      'utm_source=ig&x=1',
    );
    const cart = { offerId: OFFERS.digital.id, email: 'ana@example.com', utmQuery };
    const { body } = await shop.send<{ cartId: string }>('PUT', '/api/checkout/abandoned-carts', cart);
    const kept = await shop.rows('select utm_query from abandoned_carts where id = $1', [body.cartId]);
    expect(kept).toEqual([{ utm_query: 'utm_source=ig&x=1' }]);
  });
});

describe('the page of a payment', () => {
  it.each(['x', '019aa1d0-0000-7000-8000-999999999999', '%00', "'--"])(
    'the page of a payment of %s is 404 in all its parts',
    async (id) => {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/events'],
        ['POST', '/renew'],
      ] as const) {
        const { status, body } = await shop.send<ProblemBody>(method, `/api/checkout/payments/${id}${path}`);
        expect({ status, code: body.code }).toEqual({ status: 404, code: 'notFound' });
      }
      expect((await shop.send('GET', `/api/checkout/${id}`)).status).toBe(404);
      expect(await shop.footprint()).toEqual(before);
    },
  );
});
