import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Area } from '@guiche/access';
import { expect, inSimulator, type DemoInfo, type JourneyBuyer } from './journey';
import { onceForAllWorkers } from './once';

const PASSWORD = 'vento cobre girassol 27';
const PHOTO = readFileSync(path.join(import.meta.dirname, 'files/identity-card.png'));

/** The API as one person uses it. Anything but a success fails the test. */
export interface AsPerson {
  get<T>(address: string): Promise<T>;
  post<T = void>(address: string, body?: object): Promise<T>;
  put(address: string, body: object): Promise<void>;
}

/** Sends a request. Anything but a success fails the test. */
async function call<T>(
  request: APIRequestContext,
  method: string,
  address: string,
  { body, token }: { readonly body?: object | undefined; readonly token?: string } = {},
): Promise<T> {
  const answer = await request.fetch(address, {
    method,
    ...(body && { data: body }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  const text = await answer.text();
  expect(answer.ok(), `${method} ${address}: ${answer.status()} ${text}`).toBe(true);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Signs in without a browser. */
export async function asPerson(
  request: APIRequestContext,
  area: Area,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<AsPerson> {
  const body = { area, email, password };
  const { token } = await call<{ token: string }>(request, 'POST', '/api/sessions', { body });
  return {
    get: (address) => call(request, 'GET', address, { token }),
    post: (address, sent = {}) => call(request, 'POST', address, { body: sent, token }),
    put: (address, sent) => call(request, 'PUT', address, { body: sent, token }),
  };
}

export interface OwnProduct {
  readonly seller: AsPerson;
  readonly productId: string;
  readonly offerId: string;
}

/** A product that is sold. */
export async function publishedProduct(
  request: APIRequestContext,
  person: { readonly email: string; readonly password: string },
  mark: string,
): Promise<OwnProduct> {
  const seller = await asPerson(request, 'seller', person);
  const methods = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
  const offer = { type: 'ONE_TIME', price: 9_700, title: 'Acesso completo', ...methods };
  const product = { name: `Curso ${mark}`, type: 'DIGITAL', offer };
  const { id, offerId } = await seller.post<{ id: string; offerId: string }>(
    '/api/platform/products',
    product,
  );
  await seller.post(`/api/platform/products/${id}/steps`, { step: 'publish' });
  return { seller, productId: id, offerId };
}

/** A product that is sold, and opens an area with one lesson. */
export async function publishedCourse(
  request: APIRequestContext,
  { users }: DemoInfo,
  mark: string,
): Promise<OwnProduct> {
  const product = await publishedProduct(request, users.producer, mark);
  const { seller, productId } = product;
  const title = `Aulas ${mark}`;
  const { id } = await seller.post<{ id: string }>('/api/platform/member-areas', { title });
  const area = `/api/platform/member-areas/${id}`;
  await seller.post(`${area}/modules`, { title: 'Primeiro módulo' });
  const { modules } = await seller.get<{ modules: readonly { id: string }[] }>(area);
  const lesson = { moduleId: modules[0]?.id, title: 'Primeira aula' };
  const { id: lessonId } = await seller.post<{ id: string }>(`${area}/lessons`, lesson);
  const written = { ...lesson, body: 'Bem-vindo.', opensAfterDays: 0, isPublished: true, version: 1 };
  await seller.put(`${area}/lessons/${lessonId}`, written);
  await seller.put(`${area}/products`, { productIds: [productId] });
  const { version } = await seller.get<{ version: number }>(area);
  await seller.put(area, { title, hasCertificate: true, isPublished: true, version });
  return product;
}

/** What a seller adds to a product: a look, a pixel, a coupon, a link, and another product beside it. */
export async function addProductsRows(
  { seller, productId, offerId }: OwnProduct,
  mark: string,
): Promise<void> {
  const offer = { type: 'ONE_TIME', price: 2_700, title: 'Guia', pixEnabled: true, creditCardEnabled: true };
  const guide = { name: `Guia ${mark}`, type: 'DIGITAL', offer: { ...offer, billetEnabled: true } };
  const { offerId: extra } = await seller.post<{ offerId: string }>('/api/platform/products', guide);
  const { version } = await seller.get<{ version: number }>(`/api/platform/products/${productId}`);
  await seller.put(`/api/platform/products/${productId}/order-bumps`, { offerIds: [extra], version });
  const look = { name: 'Página nova' };
  const { id } = await seller.post<{ id: string }>(`/api/platform/products/${productId}/checkouts`, look);
  await seller.post(`/api/platform/checkouts/${id}/publish`, { version: 1 });
  const told = { events: ['PURCHASE'], purchaseOn: 'APPROVED', valueSent: 'TOTAL' };
  const pixel = { type: 'FACEBOOK', pixelId: `4712${Date.now()}`, isActive: true, needsConsent: true };
  await seller.post(`/api/platform/products/${productId}/pixels`, { ...pixel, ...told });
  const discount = { kind: 'PERCENT', percent: 1_000, methods: ['PIX'], productIds: [productId] };
  await seller.post('/api/platform/coupons', { code: `AXE-${mark}`, ...discount });
  await seller.post('/api/platform/checkout-links', { offerId, name: `Campanha ${mark}` });
}

/** A member of the producer's team. */
export async function invitedMember(
  request: APIRequestContext,
  { users }: DemoInfo,
  mark: string,
): Promise<void> {
  const seller = await asPerson(request, 'seller', users.producer);
  const member = { name: `Bruna ${mark}`, email: `bruna.${mark}@exemplo.com.br`, role: 'READER' };
  await seller.post('/api/platform/team', { ...member, password: users.producer.password });
}

/** What waits for staff: a document, a receiving account and a question. */
export async function addQueuesRows(request: APIRequestContext, demo: DemoInfo, mark: string): Promise<void> {
  const seller = await asPerson(request, 'seller', await newSeller(request, demo, mark));
  const file = { kind: 'photoDocument', fileName: 'documento.png', bytes: PHOTO.length };
  const { url } = await seller.post<{ url: string }>('/api/platform/documents/uploads', file);
  const sent = await request.put(url, { data: PHOTO, headers: { 'content-type': 'image/png' } });
  expect(sent.ok(), `the document: ${sent.status()}`).toBe(true);
  await seller.post('/api/platform/bank-accounts', {
    kind: 'PIX',
    pixKey: '39053344705',
    password: PASSWORD,
  });
  await seller.post('/api/platform/company/deletion', { reason: 'Exemplo' });
}

/** A pixel, and a functionary with a second factor. */
export async function addSettingsRows(
  request: APIRequestContext,
  demo: DemoInfo,
  mark: string,
): Promise<void> {
  const admin = await asPerson(request, 'admin', demo.users.admin);
  const pixel = { type: 'FACEBOOK', pixelId: `4711${Date.now()}`, label: mark };
  // Not loaded at the checkouts of other tests.
  await admin.post('/api/admin/platform-pixels', { ...pixel, isActive: false, needsConsent: true });
  const email = `olga.${mark}@exemplo.com.br`;
  await admin.post('/api/admin/functionaries', { name: `Olga ${mark}`, email, flags: ['isSalesAvailable'] });
  const token = /token=([\w-]+)/.exec(await mailTo(demo, email))?.[1];
  const chosen = { area: 'admin', token, password: PASSWORD };
  await call(request, 'POST', '/api/passwords', { body: chosen });
  await withSecondFactor(request, 'admin', { email, password: PASSWORD });
}

/** Adds an authenticator, of which nothing is kept. */
export async function withSecondFactor(
  request: APIRequestContext,
  area: Area,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  const person = await asPerson(request, area, account);
  const { password } = account;
  const { secret } = await person.post<{ secret: string }>('/api/second-factor', { password });
  await person.post('/api/second-factor/confirmation', { code: await generate({ secret }) });
}

async function newSeller(request: APIRequestContext, demo: DemoInfo, mark: string) {
  const email = `elisa.axe.${mark}@exemplo.com.br`;
  const person = { name: `Elisa ${mark}`, document: '39053344705', email, phone: '11987654321' };
  const body = { ...person, password: PASSWORD, acceptsTerms: 'yes' };
  const { registration } = await call<{ registration: string }>(request, 'POST', '/api/registrations', {
    body,
  });
  const code = /\b\d{6}\b/.exec(await mailTo(demo, email))?.[0];
  await call(request, 'POST', '/api/registrations/confirmation', {
    body: { email, code, registration },
  });
  return { email, password: PASSWORD };
}

/** The text of the newest mail to an address. Mails are sent by a job. */
async function mailTo({ mailbox }: DemoInfo, email: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailbox}.json?to=${encodeURIComponent(email)}`);
      const [mail] = (await answer.json()) as { readonly text: string }[];
      return (text = mail?.text ?? '');
    })
    .not.toBe('');
  return text;
}

/** Buys an offer by Pix and pays, without a page of the checkout. @returns the id of the payment */
export async function boughtAndPaid(
  page: Page,
  demo: DemoInfo,
  offerId: string,
  buyer: JourneyBuyer,
  affiliateId?: string,
): Promise<string> {
  const { request } = page;
  const answer = await request.post('/api/checkout/purchase', {
    data: { ...buyer, offerId, paymentMethod: 'PIX', ...(affiliateId !== undefined && { affiliateId }) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { paymentId } = (await answer.json()) as { paymentId: string };
  expect(paymentId, `the purchase: ${answer.status()}`).toBeDefined();
  await inSimulator(page.context(), demo, buyer, 'pay');
  const status = async () =>
    ((await (await request.get(`/api/checkout/payments/${paymentId}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe('APPROVED');
  return paymentId;
}

/** A product of another seller that the producer promotes. @returns its offer */
export async function affiliated(
  request: APIRequestContext,
  { users }: DemoInfo,
  mark: string,
): Promise<string> {
  const { seller: owner, productId, offerId } = await publishedProduct(request, users.coproducer, mark);
  const affiliate = await asPerson(request, 'seller', users.producer);
  const { id } = await affiliate.post<{ id: string }>('/api/platform/affiliations', { productId });
  await owner.post(`/api/platform/affiliations/${id}/approve`, {
    ...{ mainBasisPoints: 4_000, password: users.coproducer.password },
  });
  return offerId;
}

/** A sale that the producer made as an affiliate. The checkout learns of the affiliation, and the list of the sale, a moment later. */
export async function soldAsAffiliate(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const { producer } = demo.users as unknown as { readonly producer: { readonly id: string } };
  const offerId = await affiliated(page.request, demo, buyer.name.slice(-6));
  const affiliate = await asPerson(page.request, 'seller', demo.users.producer);
  const count = async () =>
    (await affiliate.get<{ totals: { count: number } }>('/api/platform/partner-sales')).totals.count;
  await expect(async () => {
    await boughtAndPaid(page, demo, offerId, buyer, producer.id);
    await expect.poll(count, { timeout: 10_000 }).toBeGreaterThan(0);
  }).toPass();
}

/** A sale of the producer whose money staff released before its day. */
export async function released(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<string> {
  const { request } = page;
  const payment = await boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, buyer);
  const seller = await asPerson(request, 'seller', demo.users.producer);
  const admin = await asPerson(request, 'admin', demo.users.admin);
  interface Found {
    readonly items: readonly { readonly id: string; readonly code: string }[];
  }
  const soldTo = `/api/platform/sales?q=${encodeURIComponent(buyer.email)}`;
  await expect.poll(async () => (await seller.get<Found>(soldTo)).items.length).toBeGreaterThan(0);
  const [sale] = (await seller.get<Found>(soldTo)).items;
  const { items } = await admin.get<Found>(`/api/admin/garantee-released?q=${sale?.code.toLowerCase()}`);
  const { password } = demo.users.admin;
  for (const { id } of items)
    await admin.post(`/api/admin/garantee-released/${id}/decisions`, {
      ...{ action: 'RELEASE', reason: 'Exemplo', password },
    });
  return payment;
}

/** Withdrawals of the producer: one that waits for staff, and one that they paid by hand. */
export async function withdrawn(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  await released(page, demo, buyer);
  const seller = await asPerson(page.request, 'seller', demo.users.producer);
  const terms = await seller.get<{ destinations: readonly { id: string }[] }>(
    '/api/platform/withdrawal-terms',
  );
  const asked = async (amount: number) => {
    const body = { amount, destination: terms.destinations[0]?.id, requestKey: crypto.randomUUID() };
    const { password } = demo.users.producer;
    return (await seller.post<{ id: string }>('/api/platform/withdrawals', { ...body, password })).id;
  };
  await asked(1_000);
  const admin = await asPerson(page.request, 'admin', demo.users.admin);
  const { password } = demo.users.admin;
  await admin.put(`/api/admin/withdrawals/${await asked(1_100)}/decision`, {
    ...{ action: 'payByHand', reason: 'Exemplo', endToEndId: 'TED 4711', password },
  });
}

/** A sale of the producer by card whose money waits for its day. */
export async function soldByCard(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const card = {
    number: '4111111111111111',
    expMonth: 12,
    expYear: new Date().getFullYear() + 5,
    cvv: '739',
  };
  const holder = { holderName: 'Maria Aparecida Souza' };
  const token = `hash_${Buffer.from(JSON.stringify({ ...card, ...holder })).toString('base64url')}`;
  const answer = await page.request.post('/api/checkout/purchase', {
    data: {
      ...{ ...buyer, offerId: demo.byGateway.HAWKPAY, paymentMethod: 'CREDIT_CARD', creditCard: { token } },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { paymentId } = (await answer.json()) as { paymentId: string };
  const status = async () =>
    ((await (await page.request.get(`/api/checkout/payments/${paymentId}`)).json()) as { status: string })
      .status;
  await expect.poll(status).toBe('APPROVED');
}

/** Anticipations of the producer: one that waits for staff, and one that was paid. */
export async function anticipated(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const seller = await asPerson(page.request, 'seller', demo.users.producer);
  const admin = await asPerson(page.request, 'admin', demo.users.admin);
  const asked = async (): Promise<string> => {
    await soldByCard(page, demo, buyer);
    const { quote } = await seller.get<{ quote: { fee: number } | null }>(
      '/api/platform/anticipation-terms?amount=1000',
    );
    const body = { amount: 1_000, fee: quote?.fee, requestKey: crypto.randomUUID() };
    const { password } = demo.users.producer;
    return (await seller.post<{ id: string }>('/api/platform/anticipations', { ...body, password })).id;
  };
  const { password } = demo.users.admin;
  await admin.put(`/api/admin/anticipations/${await asked()}/decision`, {
    ...{ action: 'approve', reason: 'Exemplo', password },
  });
  await asked();
}

/** Withdrawals of the manager: one that waits for staff, and one that they paid by hand. */
export const managerWithdrew = (page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> =>
  // Two tests that changed the one rule of the manager at a time would refuse each other.
  onceForAllWorkers('manager-withdrew', () => earnAndWithdraw(page, demo, buyer));

/** With a rule while it lasts: nothing is earned by sales of other tests. */
async function earnAndWithdraw(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const admin = await asPerson(page.request, 'admin', demo.users.admin);
  const manager = await asPerson(page.request, 'manager', demo.users.manager);
  const { items } = await admin.get<{ items: readonly { id: string; email: string }[] }>(
    '/api/admin/managers',
  );
  const rule = `/api/admin/managers/${items.find(({ email }) => email === demo.users.manager.email)?.id}/rule`;
  const earn = async (basisPoints: number) => {
    const { newest } = await admin.get<{ newest: string | null }>(rule);
    const basedOn = newest === null ? {} : { basedOn: newest };
    await admin.put(rule, { base: 'GMV', basisPoints, reason: 'Exemplo', ...basedOn });
  };
  interface Terms {
    readonly available: number;
    readonly destinations: readonly { readonly id: string }[];
  }
  const terms = () => manager.get<Terms>('/api/manager/withdrawal-terms');
  await earn(2_500);
  for (let sale = 1; (await terms()).available < 2_100; sale += 1)
    await released(page, demo, { ...buyer, email: `${sale}.${buyer.email}` });
  await earn(0);
  const { destinations } = await terms();
  const asked = async (amount: number) => {
    const body = { amount, destination: destinations[0]?.id, requestKey: crypto.randomUUID() };
    const { password } = demo.users.manager;
    return (await manager.post<{ id: string }>('/api/manager/withdrawals', { ...body, password })).id;
  };
  await asked(1_000);
  await admin.put(`/api/admin/manager-withdrawals/${await asked(1_100)}/decision`, {
    ...{ action: 'payByHand', reason: 'Exemplo', endToEndId: 'TED 4712' },
    password: demo.users.admin.password,
  });
}

/** The affiliate owes a little: a charge was taken from a balance that holds nothing. */
export async function inDebt(request: APIRequestContext, { users }: DemoInfo): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  const { password } = users.admin;
  const reference = `Ajuste ${crypto.randomUUID().slice(0, 8)}`;
  await charge(admin, users, { seller: users.affiliate.email, amount: 500, reference });
  const found = await admin.get<{ items: readonly { readonly id: string }[] }>(
    `/api/admin/charges?q=${encodeURIComponent(reference.toLowerCase())}`,
  );
  await admin.post(`/api/admin/charges/${found.items[0]?.id}/decisions`, {
    ...{ action: 'FROM_BALANCE_OR_DEBT', reason: 'Exemplo', password },
  });
}

/** A change of the producer's balance waits for another person. */
export async function proposedAdjustment(request: APIRequestContext, { users }: DemoInfo): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  await admin.post('/api/admin/balance-adjustments', {
    ...{ seller: users.producer.email, direction: 'CREDIT', amount: 1_500, reason: 'Tarifa cobrada a mais' },
    ...{ requestKey: crypto.randomUUID(), password: users.admin.password },
  });
}

/** A statement of the provider was imported, one of whose sales is unknown. */
export async function importedStatement(
  request: APIRequestContext,
  { users }: DemoInfo,
  mark: string,
): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  const data = Buffer.from(`data;referencia;bruto;taxa\n2026-03-02;${mark};97,00;1,15\n`);
  const [account] = await admin.get<{ id: string }[]>('/api/admin/statement-uploads/accounts');
  const file = { kind: 'PROVIDER_CSV', gatewayAccountId: account?.id, fileName: 'repasses.csv' };
  const { url } = await admin.post<{ url: string }>('/api/admin/statement-uploads', {
    ...{ ...file, bytes: data.length },
  });
  await request.put(url, { data });
}

/** The producer has a charge that is due on a far day. */
export async function charged(request: APIRequestContext, { users }: DemoInfo): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  await charge(admin, users, { seller: users.producer.email, amount: 9_900, reference: '03/2026' });
}

async function charge(
  admin: Awaited<ReturnType<typeof asPerson>>,
  users: DemoInfo['users'],
  of: { readonly seller: string; readonly amount: number; readonly reference: string },
): Promise<void> {
  const dueOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await admin.post('/api/admin/charges', {
    ...{ sellers: of.seller, kind: 'PLAN', reference: of.reference, amount: of.amount, dueOn },
    ...{ requestKey: crypto.randomUUID(), password: users.admin.password },
  });
}

/** The first platform owes the operator a fee, which is due on a far day. */
export async function billedPlatform(request: APIRequestContext, { users }: DemoInfo): Promise<void> {
  const master = await asPerson(request, 'master', users.master);
  const { items } = await master.get<{ items: readonly { readonly id: string; readonly slug: string }[] }>(
    '/api/master/platforms',
  );
  await master.post('/api/master/invoices', {
    ...{
      platform: items.find(({ slug }) => slug === 'conecta')?.id,
      kind: 'SET_UP',
      reference: 'Implantação',
    },
    ...{ amount: 50_000, dueOn: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10) },
    ...{ requestKey: crypto.randomUUID(), password: users.master.password },
  });
}

/** The customer of the demonstration asks for the money of a purchase, which is granted at once. */
export async function askedForRefund(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const { email } = demo.users.customer;
  await boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, { ...buyer, email });
  const customer = await asPerson(page.request, 'customer', demo.users.customer);
  interface Purchases {
    readonly items: readonly { readonly id: string }[];
  }
  const bought = async () => (await customer.get<Purchases>('/api/customer/purchases')).items;
  await expect.poll(async () => (await bought()).length).toBeGreaterThan(0);
  const [purchase] = await bought();
  await customer.post(`/api/customer/purchases/${purchase?.id}/refund-requests`, { reason: 'REGRET' });
}

/** Staff give the money of a payment back, or an amount of it. */
export async function refunded(
  request: APIRequestContext,
  { users }: DemoInfo,
  payment: string,
  amount?: number,
): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  const { password } = users.admin;
  const part = amount === undefined ? {} : { amount, refundId: crypto.randomUUID() };
  await admin.post('/api/admin/refunds', { payment, reason: 'Exemplo', password, ...part });
}

/** A sale of the producer that its buyer disputes. */
export async function disputed(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  const payment = await boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, buyer);
  const admin = await asPerson(page.request, 'admin', demo.users.admin);
  const { password } = demo.users.admin;
  await admin.post('/api/admin/disputes', { payment, reason: 'Exemplo', password });
}

/** The producer opens a receiver at Asaas, once. */
export const openedReceiver = (request: APIRequestContext, { users }: DemoInfo): Promise<void> =>
  onceForAllWorkers('opened-receiver', async () => {
    const { password } = users.producer;
    const seller = await asPerson(request, 'seller', users.producer);
    const own = await seller.get<{
      readonly providers: readonly { readonly gatewayAccountId: string; readonly name: string }[];
      readonly bankAccounts: readonly { readonly id: string; readonly isUsable: boolean }[];
    }>('/api/platform/receivers');
    const asaas = own.providers.find(({ name }) => name === 'Asaas');
    if (!asaas) return;
    await seller.post('/api/platform/receivers', {
      gatewayAccountId: asaas.gatewayAccountId,
      bankAccountId: own.bankAccounts.find(({ isUsable }) => isUsable)?.id,
      ...{ description: 'Cursos', zipcode: '01310-100', street: 'Avenida Paulista', number: '1000' },
      ...{ district: 'Bela Vista', city: 'São Paulo', state: 'SP', phone: '11987654321' },
      ...{ monthlyRevenue: 500_000, password },
    });
  });

/** An address that buys nothing more. */
export async function blockedBuyer(
  request: APIRequestContext,
  { users }: DemoInfo,
  mark: string,
): Promise<void> {
  const admin = await asPerson(request, 'admin', users.admin);
  const buyer = `bloqueado.${mark}@exemplo.com.br`;
  await admin.post('/api/admin/blocked-buyers', { buyer, reason: 'Exemplo' });
}

/** A network of the range for examples. */
export async function blockedNetwork(request: APIRequestContext, { users }: DemoInfo): Promise<void> {
  const master = await asPerson(request, 'master', users.master);
  await master.post('/api/master/blocked-networks', { network: '203.0.113.7', reason: 'Exemplo' });
}
