import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DELIVERY_OPTIONS, OFFERS, ORDER_BUMPS } from '../../src/demo/demo-data.js';
import { order, physicalOrder } from './buyer.js';
import { CheckoutHarness } from './shop.js';

const [, LIGHT_GUIDE] = ORDER_BUMPS;
const [, SEDEX] = DELIVERY_OPTIONS;
const LEGAL = {
  seller: {
    name: 'Ana Beatriz Lima Cursos Ltda.',
    document: '19131243000197',
    address: 'Rua Aspicuelta, 120, São Paulo, SP, 05433-010',
    email: 'contato@anabeatriz.example',
    phone: '11912345678',
  },
  platform: {
    name: 'Conecta Saber Tecnologia Ltda.',
    document: '11222333000181',
    address: 'Av. Paulista, 1000, 8º andar, São Paulo, SP, 01310-100',
    email: 'ajuda@conecta.example',
    phone: '1130031234',
  },
  termsUrl: 'https://conecta.example/termos-de-uso',
  privacyUrl: 'https://conecta.example/privacidade',
};

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const receiptOf = (paymentId: string) =>
  shop.send<Record<string, unknown>>('GET', `/api/checkout/payments/${paymentId}/receipt`);

it('a receipt lists the offer and its bumps at the prices of the order, with seller, platform, terms and guarantee', async () => {
  const { paymentId } = await shop.bought(order({ orderBumpsIds: [LIGHT_GUIDE?.id ?? ''] }));
  await shop.rows(`update offers set price = 4444 where id = $1`, [OFFERS.lightGuide.id]);
  const { status, body } = await receiptOf(paymentId);
  expect(status).toBe(200);
  expect(body).toEqual({
    paymentId,
    orderedAt: shop.clock.now().toISOString(),
    paidAt: null,
    currency: 'BRL',
    items: [
      { title: 'Fotografia com o Celular', quantity: 1, amount: 9_700 },
      { title: 'Guia da luz natural', quantity: 1, amount: 2_700 },
    ],
    shipping: null,
    delivery: null,
    installments: 1,
    interest: 0,
    discount: 0,
    total: 12_400,
    legal: { ...LEGAL, guaranteeDays: 7 },
  });
});

it('a receipt shows the time of payment', async () => {
  const { paymentId } = await shop.bought();
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const [{ approved } = { approved: undefined }] = await shop.rows<{ approved: Date }>(
    'select approved_at as approved from payments where id = $1',
    [paymentId],
  );
  expect((await receiptOf(paymentId)).body).toMatchObject({ paidAt: approved?.toISOString() });
});

it('a receipt of goods names freight, carrier and deadline, and nothing about the buyer', async () => {
  const asked = physicalOrder({ deliveryOptionId: SEDEX?.id, deliveryFare: 3_490 });
  const { paymentId } = await shop.bought(asked);
  const { body } = await receiptOf(paymentId);
  expect(body).toMatchObject({
    items: [{ title: 'Kit Café da Serra', quantity: 1, amount: 8_990 }],
    shipping: 3_490,
    delivery: { description: 'SEDEX', deliveryTime: '2 a 3 dias úteis' },
    total: 12_480,
    legal: { guaranteeDays: 30 },
  });
  const { name, email, phone, cpf, cep, street, district } = asked;
  for (const own of [name, email, phone, cpf, cep, street, district])
    expect(JSON.stringify(body)).not.toContain(own);
});

it.each(['nonsense', '019aa1d0-0000-7000-8000-00000000ffff'])('there is no receipt of %s', async (id) => {
  const { status, body } = await receiptOf(id);
  expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'notFound' });
});

it('an offer names seller, platform, guarantee and the largest number of installments of its price', async () => {
  const { body } = await shop.send<Record<string, unknown>>('GET', `/api/checkout/${OFFERS.digital.id}`);
  expect(body).toMatchObject({
    price: 9_700,
    fakePrice: 19_700,
    legal: { ...LEGAL, guaranteeDays: 7 },
    maxInstallments: { installmentNumber: 12, installmentValue: 1_002, finalValue: 12_024 },
    checkoutBuilderConfig: { logoTopImageURL: '/demo/conecta-saber.svg' },
    product: { shareImage: '/demo/fotografia-com-o-celular.jpg' },
  });
  const { body: subscription } = await shop.send<Record<string, unknown>>(
    'GET',
    `/api/checkout/${OFFERS.subscription.id}`,
  );
  expect(subscription['maxInstallments']).toBeNull();
});

it.each([
  ['products', 'terms_url', 'javascript:alert(1)', 'products_terms_is_page'],
  ['products', 'terms_url', '//evil.example', 'products_terms_is_page'],
  ['products', 'support_email', 'a b', 'products_support_email_is_email'],
  ['products', 'guarantee_days', '8', 'products_guarantee_is_a_window'],
  ['platforms', 'document', '11.222.333/0001-81', 'platforms_document_is_cpf_or_cnpj'],
  ['platforms', 'logo_url', 'https://user@evil.example/a.png', 'platforms_logo_is_picture'],
  ['platforms', 'privacy_url', 'http://conecta.example/', 'platforms_privacy_is_page'],
])('%s.%s = %s is refused by the table', async (table, column, value, check) => {
  const before = await shop.rows(`select id, ${column} from ${table} order by id`);
  await expect(shop.rows(`update ${table} set ${column} = $1`, [value])).rejects.toThrow(check);
  expect(await shop.rows(`select id, ${column} from ${table} order by id`)).toEqual(before);
});
