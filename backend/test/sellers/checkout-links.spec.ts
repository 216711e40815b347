import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, USERS } from '../../src/demo/demo-data.js';
import { cardOrder } from '../purchase/cards.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

const LINKS = '/api/platform/checkout-links';
const DAY_MS = 86_400_000;
const OFFER = String(order()['offerId']);
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

interface OwnLink {
  readonly id: string;
  readonly url: string;
  readonly qrCode: string;
  readonly uses: number;
  readonly paid: number;
  readonly revenue: number;
  readonly code?: string;
}
const make = (change: object = {}) =>
  office.send<OwnLink>(AS_SELLER, 'POST', LINKS, { offerId: OFFER, name: 'Proposta', ...change });
const codeOf = ({ url }: OwnLink): string => url.slice(-10);
const linked = async (change: object = {}) => {
  const { body } = await make(change);
  return { ...body, code: codeOf(body) };
};
const shown = (code: string) =>
  office.shop.send<Readonly<Record<string, unknown>>>('GET', `/api/checkout-links/${code}`);
const buy = async (asked: object): Promise<string> => {
  const { status, body } = await office.shop.buy(order({ ...asked }));
  return status === 201 ? '201' : `${status} ${body.code}`;
};

it('a link fills in what the seller decided, and its quantity is what is bought, divided to the cent', async () => {
  const link = await linked({
    ...{ quantity: 3, buyerName: 'Maria Souza', buyerEmail: 'maria@example.com', method: 'PIX' },
    ...{ utmSource: 'whatsapp', utmCampaign: 'natal 2026', coupon: 'natal' },
  });
  expect(link.url).toMatch(/\/l\/[A-Za-z0-9]{10}$/);
  expect(link.qrCode).toMatch(/^data:image\/png;base64,/);
  expect((await shown(link.code)).body).toEqual({
    ...{ code: link.code, offerId: OFFER, quantity: 3, method: 'PIX', coupon: 'NATAL' },
    ...{ name: 'Maria Souza', email: 'maria@example.com', phone: '', cpf: '' },
    utmQuery: 'utm_source=whatsapp&utm_campaign=natal+2026',
  });
  const { paymentId, payment } = await office.shop.bought(order({ link: link.code }));
  expect(payment.amount).toBe(29_100);
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect((await office.shop.moved(paymentId))['seller pending']).toBe(28_851);
  const { body } = await office.send<OwnLink>(AS_SELLER, 'GET', `${LINKS}/${link.id}`);
  expect(body).toMatchObject({ uses: 1, paid: 1, revenue: 29_100 });
});

it('a card pays the quantity of the link in installments', async () => {
  const { code } = await linked({ quantity: 2 });
  const asked = await cardOrder(office.shop);
  const { body } = await office.shop.send<{ finalValue: number }[]>(
    ...(['GET', `/api/checkout/${OFFER}/installments?link=${code}`] as const),
  );
  expect(body[0]?.finalValue).toBe(19_400);
  expect(await buy({ ...asked, link: code, expectedTotal: 19_400 })).toBe('201');
});

it('of two buyers at once and one use left, exactly one buys, and nothing of the other is written', async () => {
  const { code } = await linked({ maxUses: 1 });
  const before = await office.shop.footprint();
  const answers = await Promise.all([1, 2, 3].map(() => buy({ link: code })));
  expect(answers.sort()).toEqual(['201', '403 linkUsedUp', '403 linkUsedUp']);
  const after = await office.shop.footprint();
  expect((after['orders'] ?? 0) - (before['orders'] ?? 0)).toBe(1);
  expect((await shown(code)).body).toMatchObject({ code: 'linkUsedUp' });
});

it('a link that ended or was paused sells nothing', async () => {
  const ends = new Date(office.shop.clock.now().getTime() + DAY_MS).toISOString();
  const ending = await linked({ expiresAt: ends });
  const paused = await linked();
  expect(await buy({ link: ending.code })).toBe('201');
  expect((await office.send(AS_SELLER, 'POST', `${LINKS}/${paused.id}/pause`)).status).toBe(204);
  expect(await buy({ link: paused.code })).toBe('403 linkOver');
  expect((await office.send(AS_SELLER, 'POST', `${LINKS}/${paused.id}/resume`)).status).toBe(204);
  expect(await buy({ link: paused.code })).toBe('201');
  office.shop.clock.advance(DAY_MS);
  expect(await buy({ link: ending.code })).toBe('403 linkOver');
  expect((await shown(ending.code)).body).toMatchObject({ status: 403, code: 'linkOver' });
});

it('a link that is over or used up leads to the address of its seller, and one that is valid tells none', async () => {
  const after = async (code: string) => {
    const path = `/api/checkout-links/${code}/after-end`;
    const { status, body } = await office.shop.send<{ address?: string | null }>('GET', path);
    return [status, body.address];
  };
  const ended = await linked();
  await office.send(AS_SELLER, 'POST', `${LINKS}/${ended.id}/pause`);
  expect(await after(ended.code)).toEqual([200, null]);

  const address = 'https://video.example/@vendedora';
  const seller = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    office.send<T>(AS_SELLER, method, path, body);
  const offer = (await seller<{ productId: string; version: number }>('GET', `/api/platform/offers/${OFFER}`))
    .body;
  const checkouts = `/api/platform/products/${offer.productId}/checkouts`;
  const { id } = (await seller<{ id: string }>('POST', checkouts, { name: 'Fim' })).body;
  const look = `/api/platform/checkouts/${id}`;
  const unsafe = { expiredLinkUrl: 'https://banco.example@evil.example/', version: 1 };
  expect((await seller('PUT', `${look}/redirection`, unsafe)).status).toBe(422);
  await seller('PUT', `${look}/redirection`, { expiredLinkUrl: address, version: 1 });
  await seller('POST', `${look}/publish`, { version: 2 });
  const chosen = { checkoutId: id, version: offer.version };
  expect((await seller('PUT', `/api/platform/offers/${OFFER}/checkout`, chosen)).status).toBe(204);
  await office.shop.until(async () => (await after(ended.code))[1] === address);
  const once = await linked({ maxUses: 1 });
  expect(await after(once.code)).toEqual([404, undefined]);
  expect(await buy({ link: once.code })).toBe('201');
  expect(await after(once.code)).toEqual([200, address]);
  expect((await after('AAAAAAAAAA'))[0]).toBe(404);

  // Links that ended lead to each other or to themselves at no address; to one that is valid they do.
  const named = await linked();
  const draft = async () => (await seller<{ version: number }>('GET', look)).body.version;
  const leadTo = async (expiredLinkUrl: string) => {
    await seller('PUT', `${look}/redirection`, { expiredLinkUrl, version: await draft() });
    expect((await seller('POST', `${look}/publish`, { version: await draft() })).status).toBeLessThan(300);
  };
  for (const to of [`/l/${named.code}`, `/checkout/${OFFER}?link=${named.code}`]) {
    const url = `https://conecta.example${to}`;
    await leadTo(url);
    await office.shop.until(async () => (await after(once.code))[1] === url);
    await seller('POST', `${LINKS}/${named.id}/pause`);
    expect(await after(once.code)).toEqual([200, null]);
    expect(await after(named.code)).toEqual([200, null]);
    await seller('POST', `${LINKS}/${named.id}/resume`);
  }
  await leadTo(address);
  await office.shop.until(async () => (await after(once.code))[1] === address);

  const block = (blocked: boolean) =>
    office.send(AS_ADMIN, 'PUT', `/api/admin/users/${office.person(AS_SELLER).id}/block`, {
      ...{ blocked, reason: 'Suspeita de fraude' },
    });
  await block(true);
  await office.shop.until(async () => (await after(once.code))[1] === null);
  await block(false);
  office.forget(AS_SELLER);
  await office.shop.until(async () => (await after(once.code))[1] === address);
});

it('a quantity counts against the limit of its offer', async () => {
  const methods = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
  const offer = { type: 'ONE_TIME', price: 1_000, quantityLimit: 5, ...methods };
  const { id, offerId } = (
    await office.send<{ id: string; offerId: string }>(AS_SELLER, 'POST', '/api/platform/products', {
      ...{ name: 'Ingresso', type: 'DIGITAL', offer },
    })
  ).body;
  await office.send(AS_SELLER, 'POST', `/api/platform/products/${id}/steps`, { step: 'publish' });
  const { code } = await linked({ offerId, quantity: 3 });
  expect(await buy({ offerId, link: code })).toBe('201');
  expect(await buy({ offerId, link: code })).toBe('409 soldOut');
  expect(await buy({ offerId })).toBe('201');
});

it('a link leads to its own offer only, and a code that does not exist is not found', async () => {
  const { code } = await linked();
  const before = await office.shop.footprint();
  const other = await office.send<{ items: { offerId: string }[] }>(
    ...([AS_SELLER, 'GET', '/api/platform/coupon-choices'] as const),
  );
  const offerId = other.body.items.find((one) => one.offerId !== OFFER)?.offerId;
  expect(await buy({ offerId, link: code })).toBe('404 notFound');
  expect(await buy({ link: 'AAAAAAAAAA' })).toBe('404 notFound');
  expect((await shown('<b>')).status).toBe(404);
  expect(await office.shop.footprint()).toEqual(before);
});

it('the same key gives the same link, also to two requests at once, and another body is refused', async () => {
  const body = { offerId: OFFER, name: 'Pela API' };
  const session = { area: 'seller', email: office.person(AS_SELLER).email, password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', session)).body;
  const send = (sent: object) =>
    office.sendAs<OwnLink>(token, 'POST', LINKS, sent, undefined, { 'idempotency-key': 'pedido-4711' });
  const [one, other] = await Promise.all([send(body), send(body)]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body.id).toBe(one.body.id);
  expect((await send({ ...body, quantity: 2 })).body.code).toBe('linkKeyReused');
  const stored = await office.shop.rows(`select id from checkout_links where name = 'Pela API'`);
  expect(stored).toEqual([{ id: one.body.id }]);
});

/** Promotes the offer's product for 40 %. */
const AFFILIATE = USERS.find(({ email }) => email === 'afiliada@conecta.example')!;
const CO_PRODUCER = USERS.find(({ email }) => email === 'coprodutor@conecta.example')!;
const creditedBy = async (asked: object) => {
  const { paymentId } = await office.shop.bought(order({ ...asked }));
  const [row] = await office.shop.rows<{ affiliate: string | null; roles: object; notCredited: object }>(
    `select o.affiliate_id as affiliate, jsonb_path_query_array(o.division, '$.shares[*].role') as roles,
       o.division -> 'terms' -> 'notCredited' as "notCredited"
     from orders o join payments p on p.order_id = o.id where p.id = $1`,
    [paymentId],
  );
  return row;
};

it('a link credits its affiliate, whomever the address names, while the affiliation holds (screens.md B20)', async () => {
  const { body } = await office.send<{ items: object[] }>(AS_SELLER, 'GET', `${LINKS}/affiliates`);
  const { id: affiliateId, name } = AFFILIATE;
  expect(body.items).toMatchObject([{ affiliateId, name, products: [expect.any(String)] }]);
  const { code, id } = await linked({ affiliateId });
  const { body: own } = await office.send(AS_SELLER, 'GET', `${LINKS}/${id}`);
  expect(own).toMatchObject({ affiliateId, affiliateName: name });
  // Buyers are not told.
  expect(JSON.stringify((await shown(code)).body)).not.toContain(affiliateId);
  const buyer = { cpf: '11144477735', email: 'other@example.com' };
  const credited = { affiliate: affiliateId, roles: ['producer', 'affiliate'], notCredited: null };
  expect(await creditedBy({ ...buyer, link: code })).toEqual(credited);
  expect(await creditedBy({ ...buyer, link: code, affiliateId: CO_PRODUCER.id })).toEqual(credited);
  const plain = await linked();
  expect(await creditedBy({ ...buyer, link: plain.code, affiliateId })).toEqual(credited);
  expect(await creditedBy({ ...buyer, link: code, email: AFFILIATE.email })).toMatchObject({
    ...{ roles: ['producer'], notCredited: { affiliateId, reason: 'OWN_PURCHASE' } },
  });

  await office.shop.rows(
    `update contracts set state = 'BLOCKED' where kind = 'AFFILIATION' and partner_id = $1`,
    [affiliateId],
  );
  const before = await office.shop.rows('select id from checkout_links order by id');
  expect((await make({ affiliateId })).status).toBe(422);
  expect(await office.shop.rows('select id from checkout_links order by id')).toEqual(before);
});

it('a link names nobody who does not promote the product of its offer', async () => {
  const before = await office.shop.rows('select id from checkout_links order by id');
  for (const affiliateId of [
    CO_PRODUCER.id,
    office.person(AS_SELLER).id,
    '019aa1d0-0000-7000-8000-00000000dead',
  ]) {
    const { status, body } = await office.send<{ errors: object }>(AS_SELLER, 'POST', LINKS, {
      ...{ offerId: OFFER, name: 'Proposta', affiliateId },
    });
    expect([status, body.errors]).toEqual([422, { affiliateId: [expect.stringContaining('não promove')] }]);
  }
  expect(await office.shop.rows('select id from checkout_links order by id')).toEqual(before);
});

it('another seller neither finds a link nor makes one for an offer that is not theirs', async () => {
  const { id } = await linked();
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  const before = await office.shop.rows('select * from checkout_links order by id');
  expect((await office.sendAs(token, 'GET', `${LINKS}/${id}`)).status).toBe(404);
  expect((await office.sendAs(token, 'POST', `${LINKS}/${id}/pause`)).status).toBe(404);
  const foreign = { offerId: OFFER, name: 'Proposta' };
  expect((await office.sendAs(token, 'POST', LINKS, foreign)).status).toBe(404);
  expect((await office.sendAs<object>(token, 'GET', `${LINKS}/affiliates`)).body).toEqual({ items: [] });
  expect(await office.shop.rows('select * from checkout_links order by id')).toEqual(before);
});
