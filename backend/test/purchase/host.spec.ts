import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../src/config/index.js';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order } from './buyer.js';
import { CheckoutHarness, newKey, type CheckoutPurchaseBody } from './shop.js';

const [CONECTA, VITRINE, UNKNOWN, MASTER] = [
  ...['conecta.localhost', 'vitrine.localhost'],
  ...['unknown.localhost', 'master.localhost'],
] as const;
const OF_A = OFFERS.digital.id;
const OF_B = OFFERS.digitalOfB.id;

interface Refused {
  readonly code?: string;
}

let shop: CheckoutHarness;
let secret: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  secret = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
});
afterAll(() => shop.close());

const at = <T = Refused>(host: string, method: string, path: string, body?: object) =>
  shop.send<T>(method, path, body, {
    ...{ 'x-guiche-host': host, 'x-guiche-secret': secret },
    ...(body && { 'idempotency-key': newKey() }),
  });
const buy = (host: string, offerId: string) =>
  at<CheckoutPurchaseBody>(host, 'POST', '/api/checkout/purchase', order({ offerId }));
const payments = () => shop.rows('select id from payments order by id');

describe('at the host of a platform', () => {
  it('its own offers are shown and sold, and those of another platform are not found', async () => {
    expect((await at(CONECTA, 'GET', `/api/checkout/${OF_A}`)).status).toBe(200);
    expect((await buy(CONECTA, OF_A)).status).toBe(201);
    expect((await buy(VITRINE, OF_B)).status).toBe(201);
    const before = await payments();
    for (const [host, offer] of [
      [CONECTA, OF_B],
      [VITRINE, OF_A],
    ] as const) {
      for (const [method, path, body] of [
        ['GET', `/api/checkout/${offer}`, undefined],
        ['GET', `/api/checkout/${offer}/card-key`, undefined],
        ['GET', `/api/checkout/${offer}/installments`, undefined],
        ['POST', '/api/checkout/purchase', order({ offerId: offer })],
        ['POST', '/api/checkout/credit-card-tokens', { offerId: offer, token: 'x' }],
      ] as const) {
        const refused = await at(host, method, path, body);
        expect([path, refused.status]).toEqual([path, 404]);
      }
    }
    expect(await payments()).toEqual(before);
  });

  it('its own payments are shown, and those of another platform are neither shown nor renewed', async () => {
    const { paymentId } = (await buy(CONECTA, OF_A)).body;
    const path = `/api/checkout/payments/${paymentId}`;
    expect((await at(CONECTA, 'GET', path)).status).toBe(200);
    const before = await payments();
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}/receipt`],
      ['GET', `${path}/events`],
      ['POST', `${path}/renew`],
    ] as const) {
      const refused = await at(VITRINE, method, address);
      expect([address, refused.status, refused.body.code]).toEqual([address, 404, 'notFound']);
    }
    expect(await payments()).toEqual(before);
  });

  it('a key that another platform used buys at this one', async () => {
    const key = newKey();
    const send = (host: string, offerId: string) =>
      shop.send<CheckoutPurchaseBody>('POST', '/api/checkout/purchase', order({ offerId }), {
        ...{ 'x-guiche-host': host, 'x-guiche-secret': secret, 'idempotency-key': key },
      });
    const [one, other] = [await send(CONECTA, OF_A), await send(VITRINE, OF_B)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.paymentId).not.toBe(other.body.paymentId);
  });
});

it.each([UNKNOWN, MASTER])('nothing is sold at %s, which belongs to no platform', async (host) => {
  const before = await payments();
  for (const refused of [
    await at(host, 'GET', `/api/checkout/${OF_A}`),
    await at(host, 'POST', '/api/checkout/purchase', order({ offerId: OF_A })),
    await at(host, 'GET', `/api/checkout/${OF_A}/abandoned-cart-enabled`),
  ])
    expect([refused.status, refused.body.code]).toEqual([404, 'unknownHost']);
  expect(await payments()).toEqual(before);
});

it.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])(
  'the address %s of the demonstration sells the offers of every platform',
  async (host) => {
    for (const offer of [OF_A, OF_B]) {
      expect((await at(host, 'GET', `/api/checkout/${offer}`)).status).toBe(200);
      expect((await buy(host, offer)).status).toBe(201);
    }
  },
);

it('showing an offer at the host of its platform sends no statement when warm', async () => {
  const statements = async () => {
    const text = await (await fetch(`${await shop.app.operations()}/metrics`)).text();
    const name = 'guiche_request_statements_sum{route="GET /api/checkout/:checkoutId"}';
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    );
  };
  await at(CONECTA, 'GET', `/api/checkout/${OF_A}`);
  const before = await statements();
  for (let count = 0; count < 5; count += 1) await at(CONECTA, 'GET', `/api/checkout/${OF_A}`);
  expect(await statements()).toBe(before);
});
