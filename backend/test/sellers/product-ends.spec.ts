import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEMO_PASSWORD, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { ProductEnds } from '../../src/modules/catalog/index.js';
import { EndAnnouncedProducts } from '../../src/modules/partners/jobs/end-announced-products.js';
import { Contracts } from '../../src/modules/partners/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { order } from '../purchase/buyer.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import { waitForLockWaiter } from '../support/lock-waiter.js';

const PRODUCTS = '/api/platform/products';
const AFFILIATIONS = '/api/platform/affiliations';
const PROMOTED = '/api/platform/affiliated-products?columns=name,ends,link';
const DAY_MS = 86_400_000;
const AFFILIATE = USERS.find(({ email }) => email === 'afiliada@conecta.example')!;
const TERMS = {
  type: 'ONE_TIME',
  price: 9_700,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: false,
};

interface Product {
  readonly status: string;
  readonly affiliates: number;
  readonly endsAt: string | null;
  readonly endsBy: string | null;
}
interface Affiliation {
  readonly id: string;
  readonly productId: string;
  readonly state: string;
  readonly versions: readonly {
    readonly number: number;
    readonly terms: object | null;
    readonly canceledAt: string | null;
  }[];
}

let office: BackOffice;
let affiliateToken = '';
const start = () => office.shop.clock.now().getTime();

beforeAll(async () => {
  office = await BackOffice.open();
  await signIn();
});
afterAll(() => office.close());

async function signIn(): Promise<void> {
  const body = { area: 'seller', email: AFFILIATE.email, password: DEMO_PASSWORD };
  affiliateToken = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body
    .token;
}
const seller = <T = { readonly code: string }>(method: string, path: string, body?: object) =>
  office.send<T>(AS_SELLER, method, path, body);
const affiliate = <T = { readonly code: string }>(method: string, path: string, body?: object) =>
  office.sendAs<T>(affiliateToken, method, path, body);
/** Sessions end while time passes. */
async function moveBy(ms: number): Promise<void> {
  office.shop.clock.set(new Date(start() + ms));
  office.forget(AS_SELLER);
  await signIn();
  await office.shop.announceCatalogChange();
}
const sweep = () => office.shop.app.get(EndAnnouncedProducts).sweep(office.shop.clock.now());
const show = async (id: string) => (await seller<Product>('GET', `${PRODUCTS}/${id}`)).body;
const announce = (id: string, by: string) => seller('POST', `${PRODUCTS}/${id}/end`, { by });
const affiliationTo = async (id: string) =>
  (await affiliate<{ items: Affiliation[] }>('GET', AFFILIATIONS)).body.items.find(
    ({ productId }) => productId === id,
  )!;
const mails = async () =>
  (
    await office.shop.rows<{ kind: string }>(
      `select kind from mails where platform_id = $1 and kind like 'product%' order by id`,
      [PLATFORM_A],
    )
  ).map(({ kind }) => kind);
/** All that an announcement may write. */
const stored = async () =>
  office.shop.rows(
    `select (select jsonb_agg(p order by id) from products p) as products, (select jsonb_agg(v order by v.contract_id, v.number) from contract_versions v)
       as versions, (select jsonb_agg(c order by id) from contracts c) as contracts, (select count(*) from mails) as mails`,
  );

/** A product on sale, and somebody who promotes it for 40 %. */
async function promoted(name: string): Promise<{ id: string; offerId: string }> {
  const product = { name, type: 'DIGITAL', offer: TERMS };
  const { id, offerId } = (await seller<{ id: string; offerId: string }>('POST', PRODUCTS, product)).body;
  expect((await seller('POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' })).status).toBe(204);
  const asked = await affiliate<{ id: string }>('POST', AFFILIATIONS, { productId: id });
  const approval = { mainBasisPoints: 4000 };
  expect((await seller('POST', `${AFFILIATIONS}/${asked.body.id}/approve`, approval)).status).toBe(204);
  await office.shop.announceCatalogChange();
  return { id, offerId };
}
async function rolesOfSale(offerId: string): Promise<readonly string[]> {
  const { paymentId } = await office.shop.bought(
    order({ offerId, orderBumpsIds: [], affiliateId: AFFILIATE.id }),
  );
  const [row] = await office.shop.rows<{ roles: string[] }>(
    `select array(select share ->> 'role' from jsonb_array_elements(o.division -> 'shares') share) as roles
     from orders o join payments p on p.order_id = o.id and p.platform_id = o.platform_id where p.id = $1`,
    [paymentId],
  );
  return row?.roles ?? [];
}

it('a product with affiliates is neither paused nor deleted without a notice, and one without is not announced (B6)', async () => {
  const { id } = await promoted('Curso de cerâmica');
  const alone = { name: 'Curso de costura', type: 'DIGITAL', offer: TERMS };
  const other = (await seller<{ id: string }>('POST', PRODUCTS, alone)).body.id;
  const before = await stored();
  expect(await seller('POST', `${PRODUCTS}/${id}/steps`, { step: 'pause' })).toMatchObject({
    ...{ status: 409, body: { code: 'productHasAffiliates' } },
  });
  expect(await seller('DELETE', `${PRODUCTS}/${id}`)).toMatchObject({
    ...{ status: 409, body: { code: 'productHasAffiliates' } },
  });
  expect((await announce(other, 'pause')).body.code).toBe('productStepRefused');
  expect((await announce(other, 'delete')).body.code).toBe('productWithoutAffiliates');
  expect((await announce(id, 'sell')).status).toBe(422);
  expect((await affiliate('POST', `${PRODUCTS}/${id}/end`, { by: 'pause' })).status).toBe(404);
  expect((await seller('DELETE', `${PRODUCTS}/${id}/end`)).body.code).toBe('productDoesNotEnd');
  expect(await stored()).toEqual(before);
});

const REFUSED = { status: 409, body: { code: 'productHasAffiliates' } };
it.each([
  ['paused', 'POST', '/steps', { step: 'pause' }, REFUSED],
  ['deleted', 'DELETE', '', undefined, REFUSED],
  ['announced to end', 'POST', '/end', { by: 'pause' }, { status: 201 }],
] as const)(
  'an affiliate who joins while a product is %s counts (B6)',
  async (step, method, path, body, answer) => {
    const product = { name: `Curso que foi ${step}`, type: 'DIGITAL', offer: TERMS };
    const { id } = (await seller<{ id: string }>('POST', PRODUCTS, product)).body;
    expect((await seller('POST', `${PRODUCTS}/${id}/steps`, { step: 'publish' })).status).toBe(204);
    const [dataSource, contracts] = [office.shop.app.get(DataSource), office.shop.app.get(Contracts)];
    const ctx = onPlatform(PLATFORM_A);
    await inAnotherTransaction(dataSource, async (other) => {
      await contracts.lock(ctx, other.manager, id);
      const ending = seller(method, `${PRODUCTS}/${id}${path}`, body);
      await waitForLockWaiter(dataSource);
      const now = office.shop.clock.now();
      await contracts.add(ctx, other.manager, {
        ...{ id: newId(now), kind: 'AFFILIATION', state: 'ACTIVE', endsAt: null, now },
        ...{ productId: id, producerId: office.person(AS_SELLER).id, partnerId: AFFILIATE.id },
      });
      await other.commitTransaction();
      expect(await ending).toMatchObject(answer);
    });
    expect(await show(id)).toMatchObject({ status: 'ACTIVE', affiliates: 1 });
  },
);

it('an announced deletion lets the link sell and pay for three days, then the product is deleted (B6)', async () => {
  const { id, offerId } = await promoted('Curso de bordado');
  const endsAt = new Date(start() + 3 * DAY_MS).toISOString();
  const announced = await seller<{ endsAt: string }>('POST', `${PRODUCTS}/${id}/end`, { by: 'delete' });
  expect(announced).toMatchObject({ status: 201, body: { endsAt } });
  expect(await show(id)).toMatchObject({ status: 'ACTIVE', affiliates: 1, endsAt, endsBy: 'delete' });
  const { id: contract, versions } = await affiliationTo(id);
  expect(versions).toMatchObject([{ number: 1 }, { number: 2, terms: null, canceledAt: null }]);
  const list = await affiliate<{ items: { name: string; ends: string; link: string }[] }>('GET', PROMOTED);
  const row = list.body.items.find(({ name }) => name === 'Curso de bordado');
  expect(row).toMatchObject({ ends: endsAt, link: expect.stringContaining(offerId) });
  await office.shop.eventually(
    `select kind from mails where kind = 'productDeleted' and platform_id = '${PLATFORM_A}'`,
    { kind: 'productDeleted' },
  );

  // Nothing shortens or lengthens what was announced.
  const before = await stored();
  expect((await announce(id, 'pause')).body.code).toBe('productEnds');
  expect(
    (await seller('POST', `${AFFILIATIONS}/${contract}/versions`, { mainBasisPoints: 100 })).body.code,
  ).toBe('productIsEnding');
  expect((await seller('DELETE', `${AFFILIATIONS}/${contract}/versions/2`)).body.code).toBe(
    'productIsEnding',
  );
  expect(await stored()).toEqual(before);

  await moveBy(3 * DAY_MS - 1);
  await sweep();
  expect((await show(id)).status).toBe('ACTIVE');
  expect((await office.shop.send('GET', `/api/checkout/${offerId}`)).status).toBe(200);
  await moveBy(1);
  await Promise.all([sweep(), sweep()]);
  expect((await seller('GET', `${PRODUCTS}/${id}`)).status).toBe(404);
  expect(await office.shop.rows('select status, ends_at from products where id = $1', [id])).toEqual([
    { status: 'DELETED', ends_at: null },
  ]);
  const ended = await office.shop.rows(
    `select after ->> 'status' as status from audit_log where action = 'product.ended' and subject_id = $1`,
    [id],
  );
  expect(ended).toEqual([{ status: 'DELETED' }]);
});

it('a product that is sold within its notice pays the affiliate, stops to the instant and is kept as paused (B6)', async () => {
  const { id, offerId } = await promoted('Curso de crochê');
  expect((await announce(id, 'delete')).status).toBe(201);
  await office.shop.announceCatalogChange();
  expect(await rolesOfSale(offerId)).toContain('affiliate');
  await moveBy(3 * DAY_MS);
  // No job has run: the page sells nothing more.
  const page = await office.shop.send<{ code: string }>('GET', `/api/checkout/${offerId}`);
  expect(page.body.code).toBe('offerOver');
  await sweep();
  expect(await show(id)).toMatchObject({ status: 'PAUSED', affiliates: 0, endsAt: null, endsBy: null });
  expect((await affiliationTo(id)).state).toBe('EXPIRED');
  const { items } = (await affiliate<{ items: { name: string }[] }>('GET', PROMOTED)).body;
  expect(items.map(({ name }) => name)).not.toContain('Curso de crochê');

  // It is sold again, without the affiliate, who may ask anew.
  expect((await seller('POST', `${PRODUCTS}/${id}/steps`, { step: 'resume' })).status).toBe(204);
  await office.shop.announceCatalogChange();
  expect(await rolesOfSale(offerId)).not.toContain('affiliate');
  expect((await affiliate('POST', AFFILIATIONS, { productId: id })).status).toBe(201);
});

it('a notice is taken back until its end: the affiliation goes on, and the affiliate is told (B6)', async () => {
  const { id, offerId } = await promoted('Curso de tricô');
  const told = (await mails()).length;
  expect((await announce(id, 'delete')).status).toBe(201);
  expect((await seller('DELETE', `${PRODUCTS}/${id}/end`)).status).toBe(204);
  expect((await seller('DELETE', `${PRODUCTS}/${id}/end`)).body.code).toBe('productDoesNotEnd');
  expect((await mails()).slice(told)).toEqual(['productDeleted', 'productStays']);
  // Affiliates are not told of ends and their contrary in turns.
  const before = await stored();
  await moveBy(DAY_MS - 1);
  expect(await announce(id, 'pause')).toMatchObject({ status: 409, body: { code: 'productEndTakenBack' } });
  expect(await stored()).toEqual(before);
  await moveBy(3 * DAY_MS + 1);
  await sweep();
  expect(await show(id)).toMatchObject({ status: 'ACTIVE', affiliates: 1, endsAt: null });
  expect(await rolesOfSale(offerId)).toContain('affiliate');

  // A pause keeps the contracts: the affiliate goes on with the product.
  expect((await announce(id, 'pause')).status).toBe(201);
  await moveBy(3 * DAY_MS);
  await sweep();
  expect(await show(id)).toMatchObject({ status: 'PAUSED', affiliates: 1, endsAt: null });
  expect((await mails()).slice(told)).toEqual(['productDeleted', 'productStays', 'productPauses']);
  expect((await affiliationTo(id)).versions.filter(({ canceledAt }) => canceledAt === null)).toHaveLength(1);
});

it('the mails of a product that is not on sale do not say that links sell (B6)', async () => {
  const [refused, blocked] = [await promoted('Curso de renda'), await promoted('Curso de feltro')];
  const told = (await mails()).length;
  const becomes = (id: string, status: string) =>
    office.shop.rows('update products set status = $2 where id = $1', [id, status]);
  await becomes(refused.id, 'REFUSED');
  expect((await announce(refused.id, 'delete')).status).toBe(201);
  expect((await announce(blocked.id, 'pause')).status).toBe(201);
  await becomes(blocked.id, 'BLOCKED');
  expect((await seller('DELETE', `${PRODUCTS}/${blocked.id}/end`)).status).toBe(204);
  expect((await mails()).slice(told)).toEqual([
    ...['productDeletedUnsold', 'productPauses', 'productStaysUnsold'],
  ]);
});

it('a product that cannot be ended does not keep the later ones on sale (B6)', async () => {
  const [broken, later] = [await promoted('Curso de macramê'), await promoted('Curso de tapeçaria')];
  for (const { id } of [broken, later]) {
    expect((await announce(id, 'pause')).status).toBe(201);
    office.shop.clock.advance(1);
  }
  await moveBy(3 * DAY_MS);
  const before = await office.shop.rows('select * from products where id = $1', [broken.id]);
  const ends = office.shop.app.get(ProductEnds);
  const end = ends.end.bind(ends);
  const failing = jest
    .spyOn(ends, 'end')
    .mockImplementation((ctx, tx, id, now) =>
      id === broken.id ? Promise.reject(new Error('it cannot be read')) : end(ctx, tx, id, now),
    );
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  await sweep();
  expect(logged.mock.calls.map(([entry]) => (entry as { msg: string }).msg)).toEqual([
    `product ${broken.id} could not be ended`,
  ]);
  logged.mockRestore();
  expect(await office.shop.rows('select * from products where id = $1', [broken.id])).toEqual(before);
  expect(await show(later.id)).toMatchObject({ status: 'PAUSED', endsAt: null });
  failing.mockRestore();
  await sweep();
  expect(await show(broken.id)).toMatchObject({ status: 'PAUSED', endsAt: null });
});
