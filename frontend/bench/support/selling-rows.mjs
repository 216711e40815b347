// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('../../tests/journey').DemoInfo} DemoInfo */

const PHOTO = fs.readFileSync(path.join(import.meta.dirname, '../../tests/files/identity-card.png'));
const BUYERS = ['Marina Duarte', 'Paulo Henrique Lima', 'Rita Prado', 'Caio Andrade'];
const TRIES = 60;

/** @typedef {Record<'producer' | 'customer' | 'admin', Record<string, string>>} SellingScreens  addresses, by who sees them */

/**
 * A course as its seller keeps it after some weeks: sold, with coupons, links, a comparison and an area for its buyers.
 * @param {{ browser: Browser, web: string, demo: DemoInfo }} given
 * @returns {Promise<SellingScreens>}
 */
export async function sellingRows({ browser, web, demo }) {
  const seller = await asPerson(web, 'seller', demo.users.producer);
  const { items } = await seller.get('/api/platform/products');
  const { id: productId } = items.find((/** @type {any} */ { name }) => name === 'Fotografia com o Celular');
  const { items: offers } = await seller.get(`/api/platform/products/${productId}/offers`);
  const offerId = demo.offers.digital;
  await courseOf(seller, productId);
  const discount = { kind: 'PERCENT', percent: 1_000, methods: ['PIX'], productIds: [productId] };
  const coupon = await seller.post('/api/platform/coupons', { code: 'BEMVINDO10', ...discount });
  await seller.post('/api/platform/coupons', {
    code: 'VOLTA20',
    kind: 'AMOUNT',
    amount: 2_000,
    methods: ['PIX', 'CREDIT_CARD'],
  });
  const link = await seller.post('/api/platform/checkout-links', { offerId, name: 'Campanha de novembro' });
  await seller.post('/api/platform/checkout-links', { offerId, name: 'Perfil do Instagram' });
  await comparison(seller, productId, offerId);
  const own = demo.users.customer.email;
  const page = await (await browser.newContext()).newPage();
  for (const [index, name] of BUYERS.entries()) {
    const email = index === 0 ? own : `${name.split(' ')[0]?.toLowerCase()}@exemplo.com.br`;
    await sold(page, { web, demo, name, email, offerId: index < 2 ? offerId : demo.byGateway.HAWKPAY });
  }
  await page.context().close();
  const sales = await until(async () => (await seller.get('/api/platform/sales?status=APPROVED')).items);
  const sale = sales.find((/** @type {any} */ one) => one.offer?.id === offerId) ?? sales[0];
  const customer = await asPerson(web, 'customer', demo.users.customer);
  const { items: purchases } = await customer.get('/api/customer/purchases');
  const [course] = await until(async () => (await customer.get('/api/customer/courses')).items);
  const document = await waitingDocument(web, demo);
  return {
    producer: {
      'own-sales': '/platform/my-sales',
      'own-sale': `/platform/my-sales/${sale.id}`,
      offers: `/platform/my-products/offers/${productId}`,
      offer: `/platform/my-products/offers/${productId}/${offers[0].id}`,
      'order-bumps': `/platform/my-products/order-bumps/${productId}`,
      comparison: `/platform/my-products/checkouts/${productId}/test/${offerId}`,
      coupons: '/platform/coupons',
      coupon: `/platform/coupons/${coupon.id}`,
      links: '/platform/direct-checkout',
      link: `/platform/direct-checkout/${link.id}`,
      'member-areas': '/platform/member-areas',
    },
    customer: {
      purchases: '/my-purchases',
      purchase: `/my-purchases/${purchases[0].id}`,
      course: `/my-purchases/access-purchases/${course.id}`,
      lesson: `/my-purchases/access-purchases/${course.id}/${course.lessons[0].id}`,
    },
    admin: {
      sales: '/admin-root/manage-sales',
      sale: `/admin-root/manage-sales/${sale.id}`,
      document: `/admin-root/document-validation/${document}`,
    },
  };
}

/** Signs in without a browser. @param {string} web @param {string} area @param {{ email: string, password: string }} person */
async function asPerson(web, area, { email, password }) {
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ at,
    /** @type {object | undefined} */ body,
    token = '',
  ) => {
    const answer = await fetch(web + at, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        'accept-language': 'pt-BR',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const { token } =
    area === '' ? { token: '' } : await send('POST', '/api/sessions', { area, email, password });
  return {
    get: (/** @type {string} */ at) => send('GET', at, undefined, token),
    post: (/** @type {string} */ at, /** @type {object} */ body = {}) => send('POST', at, body, token),
    put: (/** @type {string} */ at, /** @type {object} */ body) => send('PUT', at, body, token),
  };
}

/** @typedef {Awaited<ReturnType<typeof asPerson>>} AsPerson */

/** An area with two modules, which the product opens. @param {AsPerson} seller @param {string} productId */
async function courseOf(seller, productId) {
  const title = 'Fotografia com o Celular';
  const { id } = await seller.post('/api/platform/member-areas', { title });
  const area = `/api/platform/member-areas/${id}`;
  const lessons = {
    'Luz e composição': ['Comece por aqui', 'A luz da janela', 'A regra dos terços'],
    Edição: ['Ajustes rápidos', 'Cores que combinam'],
  };
  for (const [module, titles] of Object.entries(lessons)) {
    await seller.post(`${area}/modules`, { title: module });
    const { modules } = await seller.get(area);
    for (const [index, one] of titles.entries()) {
      const lesson = { moduleId: modules.at(-1).id, title: one };
      const { id: lessonId } = await seller.post(`${area}/lessons`, lesson);
      const body =
        'Nesta aula você treina o olhar.\n\nFaça três fotos do mesmo objeto, cada uma com outra luz.';
      const opensAfterDays = module === 'Edição' ? 7 * (index + 1) : 0;
      const written = { ...lesson, body, opensAfterDays, isPublished: true, version: 1 };
      await seller.put(`${area}/lessons/${lessonId}`, written);
    }
  }
  await seller.put(`${area}/products`, { productIds: [productId] });
  const { version } = await seller.get(area);
  await seller.put(area, { title, hasCertificate: true, isPublished: true, version });
}

/** A second checkout of the offer, which is compared with the first. @param {AsPerson} seller @param {string} productId @param {string} offerId */
async function comparison(seller, productId, offerId) {
  const { id } = await seller.post(`/api/platform/products/${productId}/checkouts`, { name: 'Página curta' });
  await seller.post(`/api/platform/checkouts/${id}/publish`, { version: 1 });
  await seller.post(`/api/platform/offers/${offerId}/checkout-tests`, { checkoutId: id });
}

/**
 * Somebody buys by Pix and pays.
 * @param {import('@playwright/test').Page} page
 * @param {{ web: string, demo: DemoInfo, name: string, email: string, offerId: string }} sale
 */
async function sold(page, { web, demo, name, email, offerId }) {
  const answer = await fetch(`${web}/api/checkout/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      ...{ name, email, phone: '11987654321', cpf: '52998224725', offerId, paymentMethod: 'PIX' },
    }),
  });
  const { paymentId, ...told } = await answer.json();
  if (!paymentId) throw new Error(`nothing was sold to ${name}: ${JSON.stringify(told)}`);
  await page.goto(`${demo.simulator}/?q=${encodeURIComponent(name)}`);
  await page.locator('button[data-action=pay]:enabled').first().click();
  await until(async () => {
    const payment = await (await fetch(`${web}/api/checkout/payments/${paymentId}`)).json();
    return payment.status === 'APPROVED' ? [payment] : [];
  });
}

/** A document of a new seller, which staff have to look at. @param {string} web @param {DemoInfo} demo @returns {Promise<string>} */
async function waitingDocument(web, demo) {
  const anybody = await asPerson(web, '', { email: '', password: '' });
  const person = { name: 'Elisa Moraes', document: '39053344705', email: 'elisa@exemplo.com.br' };
  const password = 'vento cobre girassol 27';
  const { registration } = await anybody.post('/api/registrations', {
    ...person,
    phone: '11987654321',
    password,
    acceptsTerms: 'yes',
  });
  const [mail] = await until(async () =>
    (await fetch(`${demo.mailbox}.json?to=${encodeURIComponent(person.email)}`)).json(),
  );
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  await anybody.post('/api/registrations/confirmation', { email: person.email, code, registration });
  const seller = await asPerson(web, 'seller', { email: person.email, password });
  for (const kind of ['photoDocument', 'photoDocumentBack']) {
    const file = { kind, fileName: 'identidade.png', bytes: PHOTO.length };
    const { url } = await seller.post('/api/platform/documents/uploads', file);
    await fetch(new URL(url, web), { method: 'PUT', body: PHOTO, headers: { 'content-type': 'image/png' } });
  }
  const admin = await asPerson(web, 'admin', demo.users.admin);
  const [first] = await until(async () => (await admin.get('/api/admin/documents')).items);
  return first.id;
}

/** Asks until there are some: rows follow events. @param {() => Promise<any[]>} ask @returns {Promise<any[]>} */
async function until(ask) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const found = await ask();
    if (found.length > 0) return found;
    await sleep(500);
  }
  throw new Error('what the pictures show never came');
}
