import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from './shop.js';

interface Saved {
  readonly cartId?: string;
  readonly code?: string;
  readonly errors?: Record<string, string[]>;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const offerId = OFFERS.digital.id;
const put = (cart: object) => shop.send<Saved>('PUT', '/api/checkout/abandoned-carts', cart);
const enabled = (id: string) => shop.send('GET', `/api/checkout/${id}/abandoned-cart-enabled`);
const carts = () =>
  shop.rows(
    `select id, platform_id, offer_id, name, document, email, phone, amount::int, currency, utm_query from abandoned_carts order by id`,
  );
const setEnabled = (on: boolean) =>
  shop.rows('update products set abandoned_cart_enabled = $1 where id = $2', [on, OFFERS.digital.productId]);

describe('a cart that may be abandoned', () => {
  it('the first save returns an id, later ones reuse it and keep earlier values (C4.33, C4.34, C3.92, C3.93, C3.94, C3.95, C3.96, C3.97, C3.98, C3.99, C7.50, C7.51, C7.52, C7.53, C7.54, C7.55, C7.56, C7.57, C7.58)', async () => {
    const first = await put({ offerId, email: 'maria@exemplo.com.br', name: 'Maria', cartAmt: 9700 });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const { cartId } = first.body;
    expect(cartId).toMatch(/^[\da-f-]{36}$/);

    const second = await put({
      ...{
        cartId,
        offerId,
        email: 'maria@exemplo.com.br',
        phone: '(11) 98765-4321',
        document: '529.982.247-25',
      },
      ...{ cartAmt: 11690, utmQuery: 'utm_source=instagram' },
    });
    expect(second.body).toEqual({ cartId });
    expect(await carts()).toEqual([
      {
        ...{ id: cartId, platform_id: PLATFORM_A, offer_id: offerId, name: 'Maria', document: '52998224725' },
        ...{ email: 'maria@exemplo.com.br', phone: '11987654321', amount: 11690, currency: 'BRL' },
        utm_query: 'utm_source=instagram',
      },
    ]);
  });

  it('another buyer’s id, or one of another offer, starts a new cart', async () => {
    const mine = (await put({ offerId, email: 'ana@exemplo.com.br' })).body.cartId;
    const before = await carts();
    const other = OFFERS.digitalOfB.id;
    for (const cartId of [mine, '019aa1d0-0000-7000-8000-00000000ffff', 'not-an-id']) {
      const answer = await put({ cartId, offerId: other, email: 'eve@exemplo.com.br' });
      expect(answer.status).toBe(200);
      expect(answer.body.cartId).not.toBe(cartId);
    }
    const after = await carts();
    expect(after).toHaveLength(before.length + 3);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it.each([
    ['nothing to reach anybody by', { name: 'Maria' }],
    ['half an address', { email: 'maria@' }],
    ['a phone of 10 digits', { phone: '1134567890' }],
  ])('%s is refused, and nothing is stored (C5.38, C9.8)', async (_, contact) => {
    const before = await carts();
    const answer = await put({ offerId, ...contact });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation']);
    expect(answer.body.errors).toEqual({ email: ['E-mail inválido'] });
    expect(await carts()).toEqual(before);
  });

  it.each([
    ['a negative amount', { cartAmt: -1 }],
    ['an amount with a fraction', { cartAmt: 1.5 }],
    ['NUL in the name', { name: 'a\u0000b' }],
    ['a name that is an object', { name: { $ne: null } }],
  ])('%s is refused, and nothing is stored', async (_, bad) => {
    const before = await carts();
    expect((await put({ offerId, email: 'maria@exemplo.com.br', ...bad })).status).toBe(422);
    expect(await carts()).toEqual(before);
  });

  it('an unknown offer is 404, read or saved (C7.48)', async () => {
    expect((await put({ offerId: 'nope', email: 'maria@exemplo.com.br' })).status).toBe(404);
    expect((await enabled('nope')).status).toBe(404);
  });

  it('the seller’s flag is shown, and takes effect immediately (C7.49)', async () => {
    expect((await enabled(offerId)).body).toEqual({ enabled: true });
    await setEnabled(false);
    const refused = await untilRefused();
    expect([refused.status, refused.body.code]).toEqual([409, 'abandonedCartDisabled']);
    expect((await enabled(offerId)).body).toEqual({ enabled: false });
    const kept = await carts();
    expect((await put({ offerId, email: 'tarde@exemplo.com.br' })).status).toBe(409);
    expect(await carts()).toEqual(kept);
    await setEnabled(true);
  });
});

/** The catalog's change travels by notification; the moment before it arrives the old flag still holds. */
async function untilRefused() {
  let answer = await put({ offerId, email: 'maria@exemplo.com.br' });
  await shop.until(async () => {
    answer = await put({ offerId, email: 'maria@exemplo.com.br' });
    return answer.status !== 200;
  });
  return answer;
}
