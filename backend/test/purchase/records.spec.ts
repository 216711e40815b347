import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DELIVERY_OPTIONS, OFFERS, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { GatewayAccounts } from '../../src/modules/acquiring/accounts/gateway-accounts.js';
import { OFFER_AT, PROVIDER_NAMES, order, physicalOrder, type PurchaseOrder } from './buyer.js';
import { cardOrder } from './cards.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** A payment with everything it rests on, each look-up through the keys of the records. */
const recordOf = async (paymentId: string): Promise<Record<string, unknown>> => {
  const [record] = await shop.rows(
    `select p.method, p.amount::int, p.pix_code as "pixCode", p.pix_qr_image as "pixQrCode",
       p.expires_at as "expiresAt", a.reference as "transactionId", f.id as "offerId", r.type as "productType",
       u.id as "userId", u.role, u.platform_id as "userPlatformId", l.id as "platformId"
     from payments p join attempts a on a.payment_id = p.id join orders o on o.id = p.order_id
     join offers f on (f.id, f.platform_id) = (o.offer_id, o.platform_id)
     join products r on (r.id, r.platform_id) = (f.product_id, f.platform_id)
     join users u on (u.id, u.platform_id) = (r.producer_id, r.platform_id)
     join platforms l on l.id = r.platform_id where p.id = $1`,
    [paymentId],
  );
  return record ?? {};
};

const producerOf = (platformId: string) =>
  USERS.find((user) => user.platformId === platformId && user.role === 'PRODUCER')?.id;

describe('a sale', () => {
  it.each<[string, string, PurchaseOrder, string, string]>([
    ['of a course', 'P1.1, P1.5, P3.143', order(), 'DIGITAL', PLATFORM_A],
    [
      'of coffee',
      'P1.1, P1.5, P3.143',
      physicalOrder({ deliveryOptionId: DELIVERY_OPTIONS[0].id }),
      'FISICO',
      PLATFORM_A,
    ],
    ['of another platform', 'P3.124', order({ offerId: OFFERS.digitalOfB.id }), 'DIGITAL', PLATFORM_B],
  ])(
    '%s belongs to an offer of a product of a seller of a platform (%s)',
    async (_, _rule, asked, productType, platformId) => {
      const { paymentId } = await shop.bought(asked);
      expect(await recordOf(paymentId)).toMatchObject({
        offerId: asked['offerId'],
        productType,
        userId: producerOf(platformId),
        role: 'PRODUCER',
        userPlatformId: platformId,
        platformId,
      });
    },
  );

  it('the seller and the platform of the product are those of the order (P3.123, P3.35, P7.182, P7.183)', async () => {
    const { paymentId } = await shop.bought();
    const [row] = await shop.rows(
      'select o.producer_id, o.platform_id from orders o join payments p on p.order_id = o.id where p.id = $1',
      [paymentId],
    );
    expect(row).toEqual({ producer_id: producerOf(PLATFORM_A), platform_id: PLATFORM_A });
  });

  it('a sale is in BRL where the offer was written without a currency (P3.46, P9.4)', async () => {
    const offerId = '019aa1d0-0000-7000-8000-0000000000b1';
    await shop.rows(
      `insert into offers (id, platform_id, product_id, title, price, gateway_account_id, created_at)
       select $1, platform_id, product_id, 'Sem moeda', 4700, gateway_account_id, created_at from offers where id = $2`,
      [offerId, OFFERS.digital.id],
    );
    const { payment } = await shop.bought(order({ offerId }));
    expect(payment).toMatchObject({ currency: 'BRL', amount: 4_700, status: 'PENDING' });
  });
});

describe.each(PROVIDER_NAMES)('a payment through %s', (provider) => {
  it('stores the provider’s answer, and shows it permanently (P3.138, P3.139, P3.141, P3.142, P7.184)', async () => {
    const { paymentId, payment } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
    const [charge] = await shop.outside.charges(provider);
    const record = await recordOf(paymentId);
    expect(record).toMatchObject({
      transactionId: await shop.chargeOf(paymentId),
      method: 'PIX',
      pixCode: charge?.pixCode,
      amount: 9_700,
      expiresAt: new Date(payment.expiresAt ?? ''),
    });
    expect(await shop.payment(paymentId)).toEqual(payment);
  });
});

it('stores the QR picture of ASAAS, and draws one where HAWKPAY returns the code only (P3.7, P3.140)', async () => {
  const asaas = await shop.bought(order({ offerId: OFFER_AT.ASAAS }));
  expect((await recordOf(asaas.paymentId))['pixQrCode']).toBe(asaas.payment.pixQrCode);
  const hawkpay = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  expect((await recordOf(hawkpay.paymentId))['pixQrCode']).toBeNull();
  expect(hawkpay.payment.pixQrCode).toMatch(/^data:image\/png;base64,/);
});

describe('the way to pay', () => {
  it.each<[string, () => Promise<PurchaseOrder>]>([
    ['PIX', () => Promise.resolve(order())],
    ['CREDIT_CARD', () => cardOrder(shop)],
    ['BILLET', () => Promise.resolve(order({ paymentMethod: 'BILLET' }))],
  ])('the method may be %s, and the payment shows it (P1.4, P3.1)', async (method, asked) => {
    const { paymentId, payment } = await shop.bought(await asked());
    expect(payment.method).toBe(method);
    expect(await recordOf(paymentId)).toMatchObject({ method });
  });

  it('the way to pay is no other: nothing is written (P1.4, P3.1)', async () => {
    const before = await shop.footprint();
    const { status, body } = await shop.buy(order({ paymentMethod: 'CASH' }));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' });
    expect(await shop.footprint()).toEqual(before);
  });

  it('a card without a number of installments is charged in one (P9.43)', async () => {
    const { paymentId, payment } = await shop.bought(await cardOrder(shop));
    const [placed] = await shop.rows(
      'select o.installments from orders o join payments p on p.order_id = o.id where p.id = $1',
      [paymentId],
    );
    expect({ ...placed, amount: payment.amount }).toEqual({ installments: 1, amount: 9_700 });
  });
});

describe('an offer', () => {
  interface Shown {
    readonly price: number;
    readonly product: { readonly image: string; readonly ordersBumps: readonly object[] };
  }
  const shown = async (id: string) => (await shop.send<Shown>('GET', `/api/checkout/${id}`)).body;

  it('an offer has a title, a price and a fake price in cents, and the picture of its product (P3.160, P3.161, P3.162, P3.163, C3.56, C3.57, C3.58, C3.59)', async () => {
    const { price, product } = await shown(OFFERS.digital.id);
    expect(price).toBe(9_700);
    expect(product.image).toMatch(/^(https:|\/)/);
    expect(product.ordersBumps[0]).toMatchObject({
      offer: {
        title: 'Pacote com 40 filtros prontos',
        price: 1_990,
        fakePrice: 4_990,
        product: { image: expect.any(String) as unknown },
      },
    });
  });

  it('an offer is bought without its bumps where none is chosen (P3.164)', async () => {
    const { payment } = await shop.bought(order({ orderBumpsIds: [] }));
    expect(payment.amount).toBe(9_700);
  });
});

it('a platform that blocks cash-out shows it with each of its accounts, immediately, and the others do not (P3.137, P6.12)', async () => {
  const accounts = shop.app.get(GatewayAccounts);
  const blocked = async (platformId: string) =>
    (await accounts.of(onPlatform(platformId))).map((known) => known.open().account.blockedCashout ?? false);
  expect(await blocked(PLATFORM_A)).not.toContain(true);
  await shop.rows('update platforms set blocked_cashout = true where id = $1', [PLATFORM_A]);
  await shop.until(async () => !(await blocked(PLATFORM_A)).includes(false));
  expect(await blocked(PLATFORM_B)).not.toContain(true);
  await shop.rows('update platforms set blocked_cashout = false where id = $1', [PLATFORM_A]);
  await shop.until(async () => !(await blocked(PLATFORM_A)).includes(true));
});
