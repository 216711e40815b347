import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DELIVERY_OPTIONS,
  OFFERS,
  ORDER_BUMPS,
  PLATFORM_A,
  PLATFORM_B,
  USERS,
} from '../../src/demo/demo-data.js';
import { order, physicalOrder, type PurchaseOrder } from './buyer.js';
import { CheckoutHarness } from './shop.js';

const [PRESETS, LIGHT_GUIDE] = ORDER_BUMPS;
const [PAC, SEDEX, PICK_UP] = DELIVERY_OPTIONS;

let shop: CheckoutHarness;
let before: Record<string, number>;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
beforeEach(async () => {
  before = await shop.footprint();
});
afterAll(() => shop.close());

async function refused(asked: PurchaseOrder, status: number, code: string): Promise<void> {
  const answer = await shop.buy(asked);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(await shop.footprint()).toEqual(before);
}

/** A way to have another product delivered, at a fare that the coffee has too. */
async function deliveryOptionOf(offerId: string): Promise<string> {
  const [option] = await shop.rows<{ id: string }>(
    `insert into delivery_options (id, platform_id, product_id, description, delivery_time, fare_amount, position)
     select gen_random_uuid(), platform_id, product_id, 'PAC', '6 dias', 1990, 1 from offers where id = $1 returning id`,
    [offerId],
  );
  return option?.id ?? '';
}

const placed = (paymentId: string) =>
  shop.rows(
    `select o.items_total::int, o.shipping::int, o.total::int, o.delivery_option_id,
       (select json_agg(json_build_object('title', i.title, 'kind', i.kind, 'price', i.unit_price) order by i.position)
        from order_items i where i.order_id = o.id) as items
     from orders o join payments p on p.order_id = o.id where p.id = $1`,
    [paymentId],
  );

describe('bumps', () => {
  it('bumps are paid with the offer at their own price, each once (C2.97, C7.25, C9.3, P3.170)', async () => {
    const asked = order({ orderBumpsIds: [PRESETS.id, LIGHT_GUIDE.id, PRESETS.id], expectedTotal: 14_390 });
    const { paymentId, payment } = await shop.bought(asked);
    expect(payment.amount).toBe(14_390);
    expect(await placed(paymentId)).toEqual([
      {
        items_total: 14_390,
        shipping: 0,
        total: 14_390,
        delivery_option_id: null,
        items: [
          { title: 'Fotografia com o Celular', kind: 'MAIN', price: 9_700 },
          { title: 'Pacote com 40 filtros prontos', kind: 'BUMP', price: 1_990 },
          { title: 'Guia da luz natural', kind: 'BUMP', price: 2_700 },
        ],
      },
    ]);
    const [charge] = await shop.outside.charges('HAWKPAY');
    expect(charge?.amount).toBe(14_390);
  });

  it.each<[string, PurchaseOrder]>([
    ['of another offer', physicalOrder({ orderBumpsIds: [PRESETS.id] })],
    ['of another platform', order({ offerId: OFFERS.digitalOfB.id, orderBumpsIds: [PRESETS.id] })],
    ['that are an offer, not a bump', order({ orderBumpsIds: [OFFERS.presets.id] })],
    ['of which one is unknown', order({ orderBumpsIds: [PRESETS.id, PLATFORM_A] })],
  ])('%s are refused', async (_what, asked) => {
    await refused(asked, 422, 'validation');
  });
});

describe('shipping', () => {
  it.each<[string, PurchaseOrder, number, string]>([
    ['is the pre-selected fare when none is named (C4.21)', {}, 1_990, PAC.id],
    ['is the fare the buyer chose (C7.30)', { deliveryFare: 3_490 }, 3_490, SEDEX.id],
    ['may be free (C3.64)', { deliveryFare: 0 }, 0, PICK_UP.id],
  ])('%s', async (_what, wish, fare, option) => {
    const { paymentId, payment } = await shop.bought(physicalOrder({ ...wish, expectedTotal: 8_990 + fare }));
    expect(payment.amount).toBe(8_990 + fare);
    expect(await placed(paymentId)).toMatchObject([{ shipping: fare, delivery_option_id: option }]);
  });

  it('shipping of two options at one fare is the one named', async () => {
    const sameFare = '019aa1d0-0000-7000-8000-000000000099';
    await shop.rows(
      `insert into delivery_options (id, platform_id, product_id, description, delivery_time, fare_amount, position)
       select $1, platform_id, product_id, 'Transportadora', '6 dias', 1990, 9 from delivery_options where id = $2`,
      [sameFare, PAC.id],
    );
    const wish = physicalOrder({ deliveryFare: 1_990, deliveryOptionId: sameFare });
    let option: unknown;
    // Until the API has received the new option it is unknown.
    await shop.until(async () => {
      const { status, body } = await shop.buy(wish);
      if (status === 201) option = (await placed(body.paymentId))[0]?.['delivery_option_id'];
      return status === 201;
    });
    expect(option).toBe(sameFare);
    const { paymentId } = await shop.bought(physicalOrder({ deliveryFare: 1_990, deliveryOptionId: PAC.id }));
    expect(await placed(paymentId)).toMatchObject([{ delivery_option_id: PAC.id }]);
  });

  it.each([1, 1_989, 999_999_999])(
    'shipping of %i cents, which no option has, is refused',
    async (deliveryFare) => {
      await refused(physicalOrder({ deliveryFare }), 422, 'errorAddress');
    },
  );

  it.each<[string, () => Promise<string>]>([
    ['of another product', () => deliveryOptionOf(OFFERS.digital.id)],
    ['of another platform', () => deliveryOptionOf(OFFERS.digitalOfB.id)],
    ['that nobody has', () => Promise.resolve(PLATFORM_A)],
    ['that is no id', () => Promise.resolve('__proto__')],
  ])('shipping by an option %s is refused, at a fare of the offer too', async (_what, option) => {
    const deliveryOptionId = await option();
    await refused(physicalOrder({ deliveryOptionId }), 422, 'errorAddress');
    await refused(physicalOrder({ deliveryOptionId, deliveryFare: 1_990 }), 422, 'errorAddress');
    await refused(physicalOrder({ deliveryOptionId, deliveryFare: 0 }), 422, 'errorAddress');
  });

  it('shipping at the fixed price of the offer can be no other, whatever its options cost (C4.24)', async () => {
    await shop.rows('update offers set frete_price = 1500 where id = $1', [OFFERS.physicalInSteps.id]);
    const asked = physicalOrder({ offerId: OFFERS.physicalInSteps.id });
    await shop.until(async () => (await shop.buy({ ...asked, deliveryFare: 0 })).status === 422);
    before = await shop.footprint();
    for (const deliveryFare of [0, 1_499, 1_990])
      await refused({ ...asked, deliveryFare }, 422, 'errorAddress');
    const { payment } = await shop.bought({ ...asked, deliveryFare: 1_500, expectedTotal: 10_490 });
    expect(payment.amount).toBe(10_490);
  });

  it('shipping is never saved by an unfinished postcode', async () => {
    for (const wish of [
      { cep: '1' },
      { cep: '01001-00', deliveryFare: 0 },
      { cep: 'x', deliveryFare: 1_990 },
    ])
      await refused(physicalOrder(wish), 422, 'errorAddress');
  });

  it('needs every part of the address (C5.27)', async () => {
    for (const field of ['cep', 'street', 'number', 'district', 'city', 'state'])
      await refused(physicalOrder({ [field]: ' ' }), 422, 'errorAddress');
  });

  it('shipping of a digital course is zero, whatever the page sends', async () => {
    const { paymentId, payment } = await shop.bought(
      order({ deliveryFare: 1_990, deliveryOptionId: PAC.id, cep: '1' }),
    );
    expect(payment.amount).toBe(9_700);
    expect(await placed(paymentId)).toMatchObject([{ shipping: 0, delivery_option_id: null }]);
  });
});

describe('the total the page shows', () => {
  it.each([9_699, 9_701, 0])(
    'the total the page shows of %i cents is not today’s: 409',
    async (expectedTotal) => {
      await refused(order({ expectedTotal }), 409, 'priceChanged');
    },
  );
});

describe('an affiliate', () => {
  it.each([
    ['that nobody knows', '019aa1d0-0000-7000-8000-999999999999'],
    ['of another platform', USERS.find(({ platformId }) => platformId === PLATFORM_B)?.id],
    ['that is no id', "' or 1=1 --"],
  ])('%s is recorded without a commission: the sale continues (C7.29)', async (_what, affiliateId) => {
    const { paymentId, payment } = await shop.bought(order({ affiliateId }));
    expect(payment.amount).toBe(9_700);
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    // All but the platform's fee of R$ 2,49 is the seller's.
    const { 'seller pending': seller } = await shop.moved(paymentId);
    expect(seller).toBe(9_451);
    expect(
      await shop.rows(
        `select o.affiliate_id, (select count(distinct a.owner_id)::int from ledger_transfers t
           join ledger_accounts a on a.id = t.credit_account_id where t.payment_id = p.id and a.owner = 'seller') as sellers
         from orders o join payments p on p.order_id = o.id where p.id = $1`,
        [paymentId],
      ),
    ).toEqual([{ affiliate_id: affiliateId, sellers: 1 }]);
  });
});

describe('the catalog', () => {
  const changed = (status: number, asked: PurchaseOrder) =>
    shop.until(async () => {
      before = await shop.footprint();
      return (await shop.buy(asked)).status === status;
    });

  it('a new price of the catalog is charged immediately, and the old one is refused', async () => {
    await shop.rows('update offers set price = 10900 where id = $1', [OFFERS.digitalAsaas.id]);
    const asked = order({ offerId: OFFERS.digitalAsaas.id });
    await changed(409, { ...asked, expectedTotal: 9_700 });
    expect((await shop.bought(asked)).payment.amount).toBe(10_900);
    const { body } = await shop.send<{ price: number }>('GET', `/api/checkout/${OFFERS.digitalAsaas.id}`);
    expect(body.price).toBe(10_900);
  });

  it('the catalog with its own account switched off sells through the platform’s oldest active one', async () => {
    await shop.rows(`update gateway_accounts set active = false where provider = 'ASAAS'`);
    const sold = async () => (await shop.bought(order({ offerId: OFFERS.digitalAsaas.id }))).paymentId;
    const providers = async () => {
      const [attempt] = await shop.rows<{ provider: string }>(
        'select provider from attempts where payment_id = $1',
        [await sold()],
      );
      return attempt?.provider;
    };
    await shop.until(async () => (await providers()) === 'HAWKPAY');
    await shop.rows(`update gateway_accounts set active = true where provider = 'ASAAS'`);
    await shop.until(async () => (await providers()) === 'ASAAS');
  });

  it('the catalog at a price below the platform’s own fee is not sold, and nothing is written', async () => {
    await shop.rows('update offers set price = 200 where id = $1', [OFFERS.digitalAsaas.id]);
    const asked = order({ offerId: OFFERS.digitalAsaas.id });
    await changed(422, asked);
    before = await shop.footprint();
    await refused(asked, 422, 'errorPaymentNotConfigured');
    await shop.rows('update offers set price = 9700 where id = $1', [OFFERS.digitalAsaas.id]);
    await changed(409, { ...asked, expectedTotal: 1 });
  });

  it('without PIX on the offer sells no PIX (C4.4)', async () => {
    await shop.rows('update offers set pix_enabled = false where id = $1', [OFFERS.digitalOnz.id]);
    const asked = order({ offerId: OFFERS.digitalOnz.id });
    await changed(422, asked);
    before = await shop.footprint();
    await refused(asked, 422, 'errorPaymentNotConfigured');
  });

  it.each([
    ['credit_card_enabled', 'P3.134, P6.9', 'creditCardEnabled', 'CREDIT_CARD'],
    ['billet_enabled', 'P3.135, P6.10', 'billetEnabled', 'BILLET'],
  ])(
    'the catalog with %s off on the platform sells nothing by it, and shows so (%s)',
    async (column, _, shown, paymentMethod) => {
      const ofOffer = `/api/checkout/${OFFERS.digital.id}`;
      const showsIt = async () => (await shop.send<Record<string, boolean>>('GET', ofOffer)).body[shown];
      await shop.rows(`update offers set ${column} = true where id = $1`, [OFFERS.digital.id]);
      await shop.until(async () => (await showsIt()) === true);
      await shop.rows(`update platforms set ${column} = false where id = $1`, [PLATFORM_A]);
      await shop.until(async () => (await showsIt()) === false);
      before = await shop.footprint();
      await refused(order({ paymentMethod }), 422, 'errorPaymentNotConfigured');
      await shop.rows(`update platforms set ${column} = true where id = $1`, [PLATFORM_A]);
      await shop.rows(`update offers set ${column} = false where id = $1`, [OFFERS.digital.id]);
    },
  );

  it('without PIX on the platform sells no PIX, and shows so (C6.12, P3.136, P6.11)', async () => {
    await shop.rows('update platforms set pix_enabled = false where id = $1', [PLATFORM_A]);
    await changed(422, order());
    before = await shop.footprint();
    await refused(order(), 422, 'errorPaymentNotConfigured');
    const { body } = await shop.send<{ pixEnabled: boolean }>('GET', `/api/checkout/${OFFERS.digital.id}`);
    expect(body.pixEnabled).toBe(false);
    // The other platform continues to sell.
    await shop.bought(order({ offerId: OFFERS.digitalOfB.id }));
  });
});
