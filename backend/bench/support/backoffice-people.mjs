// @ts-check
/**
 * Those who look at the pages: of each area the person with the most rows behind them, because pages are slow for these. They sign in by
 * the password of the demonstration's person of the same area. The rows that no volume makes are added through the API.
 */
import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { inRoot } from '../../../libs/tooling/src/workspace.mjs';
import { payAutomatically } from './buyer.mjs';
import { addMoneyRows } from './money-rows.mjs';

const PHOTO = inRoot('frontend/tests/files/identity-card.png');
const PATIENCE_MS = 30_000;

/** Of each area whose rows grow with the platform: the person with the most of them. */
const BUSIEST = {
  seller: `select producer_id from sales where platform_id = $1 group by producer_id order by count(*) desc limit 1`,
  manager: `select manager_id from users where platform_id = $1 and role = 'PRODUCER' and manager_id is not null
    group by manager_id order by count(*) desc limit 1`,
  customer: `select u.id from users u join orders o on o.platform_id = u.platform_id and lower(o.buyer_email) = lower(u.email)
    where u.platform_id = $1 and u.role = 'CUSTOMER' group by u.id order by count(*) desc limit 1`,
};

/** @typedef {{ email: string, password: string }} Person */
/** @typedef {import('./platform.mjs').BenchPlatform} BenchPlatform */

/**
 * @param {BenchPlatform} platform
 * @returns {Promise<Record<'seller' | 'manager' | 'customer' | 'admin' | 'master', Person>>}
 */
export async function busiestPeople({ database, info: { users } }) {
  const { producer, manager, customer, admin, master } = users;
  if (!producer || !manager || !customer || !admin || !master)
    throw new Error('the demonstration lacks people');
  /** @type {(area: keyof typeof BUSIEST, like: Person) => Promise<Person>} */
  const busiest = async (area, like) => {
    const { rows: models } = await database.query(
      `select platform_id, password_hash from users where email = $1 and password_hash is not null limit 1`,
      [like.email],
    );
    const { rows } = await database.query(
      `update users set password_hash = $2 where platform_id = $1 and id = (${BUSIEST[area]}) returning email`,
      [models[0].platform_id, models[0].password_hash],
    );
    return rows[0] ? { email: rows[0].email, password: like.password } : like;
  };
  return {
    seller: await busiest('seller', producer),
    manager: await busiest('manager', manager),
    customer: await busiest('customer', customer),
    ...{ admin, master },
  };
}

/**
 * One row of each kind that has a page of its own and that sales in volume do not make.
 * @param {BenchPlatform} platform
 * @param {{ seller: Person, customer: Person, admin: Person, master: Person }} people
 */
export async function addRowsOfPages({ web, simulator, info }, { seller, customer, admin, master }) {
  const { producer } = info.users;
  if (!producer) throw new Error('the demonstration lacks its producer');
  const mark = Date.now().toString(36);
  const owner = await asPerson(web, 'seller', seller);
  const course = await addCourse(owner, mark);
  await addParcel(owner, mark);
  await addProductRows(owner, course, mark);
  const member = { name: 'Bruna Leitora', email: `bruna.${mark}@exemplo.com.br`, role: 'READER' };
  await owner.post('/api/platform/team', { ...member, password: seller.password });
  await addDocument(web, owner);
  await payAutomatically(simulator, 0);
  const paidPayment = await bought(web, course.offerId, customer.email);
  const staff = await asPerson(web, 'admin', admin);
  const payment = await bought(web, course.offerId, customer.email);
  await staff.post('/api/admin/refunds', { payment, reason: 'Exemplo', password: admin.password });
  const pixel = { type: 'FACEBOOK', pixelId: `4711${Date.now()}`, label: mark };
  await staff.post('/api/admin/platform-pixels', { ...pixel, isActive: false, needsConsent: true });
  await addSecondFactor(web, info.users.functionary);
  const installation = await asPerson(web, 'master', master);
  const network = `203.0.113.${Date.now() % 250}`;
  await installation.post('/api/master/blocked-networks', { network, reason: 'Exemplo' });
  await addAffiliation(web, owner, info.users.coproducer, mark);
  const buyer = await asPerson(web, 'customer', customer);
  // The newest purchase: its buyer asks for the money.
  await bought(web, course.offerId, customer.email);
  await addMoneyRows(
    {
      seller: { person: seller, api: owner },
      // With a document and an approved account at a bank, which sellers made in volume lack.
      registered: { person: producer, api: await asPerson(web, 'seller', producer) },
      admin: { person: admin, api: staff },
      master: { person: master, api: installation },
      customer: { person: customer, api: buyer },
    },
    { mark, paidPayment, web },
  );
}

/** @typedef {Awaited<ReturnType<typeof asPerson>>} AsPerson */

/**
 * The API as one person uses it. Anything but a success is thrown.
 * @param {string} web
 * @param {string} area
 * @param {Person} person
 */
async function asPerson(web, area, { email, password }) {
  const { token } = await call(web, 'POST', '/api/sessions', { body: { area, email, password } });
  return {
    /** @param {string} address */
    get: (address) => call(web, 'GET', address, { token }),
    /** @param {string} address @param {object} [body] */
    post: (address, body = {}) => call(web, 'POST', address, { body, token }),
    /** @param {string} address @param {object} body */
    put: (address, body) => call(web, 'PUT', address, { body, token }),
  };
}

/**
 * @param {string} web
 * @param {string} method
 * @param {string} address
 * @param {{ body?: object, token?: string, headers?: Record<string, string> }} options
 * @returns {Promise<any>}
 */
async function call(web, method, address, { body, token, headers = {} }) {
  const answer = await fetch(`${web}${address}`, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${address} was answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A product that is sold, and opens an area with one lesson.
 * @param {AsPerson} seller
 * @param {string} mark
 * @returns {Promise<{ productId: string, offerId: string }>}
 */
async function addCourse(seller, mark) {
  const methods = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
  const offer = { type: 'ONE_TIME', price: 9_700, title: 'Acesso completo', ...methods };
  const product = { name: `Curso ${mark}`, type: 'DIGITAL', offer };
  const { id: productId, offerId } = await seller.post('/api/platform/products', product);
  await seller.post(`/api/platform/products/${productId}/steps`, { step: 'publish' });
  const title = `Aulas ${mark}`;
  const { id } = await seller.post('/api/platform/member-areas', { title });
  const area = `/api/platform/member-areas/${id}`;
  await seller.post(`${area}/modules`, { title: 'Primeiro módulo' });
  const { modules } = await seller.get(area);
  const lesson = { moduleId: modules[0].id, title: 'Primeira aula' };
  const { id: lessonId } = await seller.post(`${area}/lessons`, lesson);
  const written = { ...lesson, body: 'Bem-vindo.', opensAfterDays: 0, isPublished: true, version: 1 };
  await seller.put(`${area}/lessons/${lessonId}`, written);
  await seller.put(`${area}/products`, { productIds: [productId] });
  const { version } = await seller.get(area);
  await seller.put(area, { title, hasCertificate: true, isPublished: true, version });
  return { productId, offerId };
}

/**
 * What a seller adds to a product: another one beside it, a look, a pixel, a coupon and a link.
 * @param {AsPerson} seller
 * @param {{ productId: string, offerId: string }} product
 * @param {string} mark
 */
async function addProductRows(seller, { productId, offerId }, mark) {
  const guide = { type: 'ONE_TIME', price: 2_700, title: 'Guia', pixEnabled: true, creditCardEnabled: true };
  const { offerId: extra } = await seller.post('/api/platform/products', {
    ...{ name: `Guia ${mark}`, type: 'DIGITAL', offer: { ...guide, billetEnabled: true } },
  });
  const { version } = await seller.get(`/api/platform/products/${productId}`);
  await seller.put(`/api/platform/products/${productId}/order-bumps`, { offerIds: [extra], version });
  const look = { name: 'Página nova' };
  const { id } = await seller.post(`/api/platform/products/${productId}/checkouts`, look);
  await seller.post(`/api/platform/checkouts/${id}/publish`, { version: 1 });
  const told = { events: ['PURCHASE'], purchaseOn: 'APPROVED', valueSent: 'TOTAL' };
  const pixel = { type: 'FACEBOOK', pixelId: `4712${Date.now()}`, isActive: true, needsConsent: true };
  await seller.post(`/api/platform/products/${productId}/pixels`, { ...pixel, ...told });
  const discount = { kind: 'PERCENT', percent: 1_000, methods: ['PIX'], productIds: [productId] };
  await seller.post('/api/platform/coupons', { code: `BENCH-${mark}`.toUpperCase(), ...discount });
  await seller.post('/api/platform/checkout-links', { offerId, name: `Campanha ${mark}` });
}

/**
 * A product of another seller that the seller promotes.
 * @param {string} web
 * @param {AsPerson} affiliate
 * @param {Person | undefined} other
 * @param {string} mark
 */
async function addAffiliation(web, affiliate, other, mark) {
  if (!other) throw new Error('the demonstration has no other seller');
  const owner = await asPerson(web, 'seller', other);
  const { productId } = await addCourse(owner, `parceria ${mark}`);
  const { id } = await affiliate.post('/api/platform/affiliations', { productId });
  const terms = { mainBasisPoints: 4_000, password: other.password };
  await owner.post(`/api/platform/affiliations/${id}/approve`, terms);
}

/** A physical product, which has a page for its delivery. @param {AsPerson} seller @param {string} mark */
async function addParcel(seller, mark) {
  const offer = { type: 'ONE_TIME', price: 5_900, title: 'Caixa', pixEnabled: true };
  const methods = { creditCardEnabled: false, billetEnabled: false };
  await seller.post('/api/platform/products', {
    ...{ name: `Kit ${mark}`, type: 'FISICO', offer: { ...offer, ...methods } },
  });
}

/** @param {string} web @param {AsPerson} seller */
async function addDocument(web, seller) {
  const photo = fs.readFileSync(PHOTO);
  const file = { kind: 'photoDocument', fileName: 'documento.png', bytes: photo.length };
  const { url } = await seller.post('/api/platform/documents/uploads', file);
  const sent = await fetch(new URL(url, web), {
    method: 'PUT',
    body: photo,
    headers: { 'content-type': 'image/png' },
  });
  if (!sent.ok) throw new Error(`the document was answered ${sent.status}: ${await sent.text()}`);
}

/**
 * Buys by Pix, which the simulator pays.
 * @param {string} web
 * @param {string} offerId
 * @param {string} email
 * @returns {Promise<string>} the id of the payment
 */
async function bought(web, offerId, email) {
  const buyer = { name: 'Maria da Silva', email, phone: '11987654321', cpf: '52998224725' };
  const { paymentId } = await call(web, 'POST', '/api/checkout/purchase', {
    body: { ...buyer, offerId, paymentMethod: 'PIX', orderBumpsIds: [] },
    headers: { 'idempotency-key': randomUUID() },
  });
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status } = await call(web, 'GET', `/api/checkout/payments/${paymentId}`, {});
    if (status === 'APPROVED') return paymentId;
    if (performance.now() > until) throw new Error(`the payment ${paymentId} is ${status}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/**
 * A functionary's second factor has a page on which staff remove it.
 * @param {string} web
 * @param {Person | undefined} functionary
 */
async function addSecondFactor(web, functionary) {
  if (!functionary) throw new Error('the demonstration has no functionary');
  const person = await asPerson(web, 'admin', functionary).catch((error) => {
    // A database that was kept from the last run.
    if (error.message.includes('secondFactorRequired')) return undefined;
    throw error;
  });
  if (person === undefined) return;
  const { secret } = await person.post('/api/second-factor', { password: functionary.password });
  await person.post('/api/second-factor/confirmation', { code: await generate({ secret }) });
}
