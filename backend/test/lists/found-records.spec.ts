import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_OTHER_ADMIN,
  AS_SELLER,
  BackOffice,
  type Caller,
} from '../support/back-office.js';

interface Found {
  readonly kind: string;
  readonly id: string | null;
  readonly name: string;
  readonly detail: string;
}

let office: BackOffice;
let sale: { id: string; code: string; buyer_email: string; buyer_document: string };
beforeAll(async () => {
  office = await BackOffice.open();
  const { paymentId } = await office.shop.bought();
  await office.shop.eventually(
    `select s.status from sales s join payments p on p.order_id = s.id where p.id = '${paymentId}'`,
    { status: 'PENDING' },
  );
  const [found] = await office.shop.rows<typeof sale>(
    'select id, code, buyer_email, buyer_document from sales order by created_at desc limit 1',
  );
  if (!found) throw new Error('there is no sale');
  sale = found;
});
afterAll(() => office.close());

const STAFF = '/api/admin/found-records';
const OWN = '/api/platform/found-records';
const find = async (caller: Caller, path: string, q: string) => {
  const { status, body } = await office.send<{ items: Found[] }>(
    ...([caller, 'GET', `${path}?${new URLSearchParams({ q })}`] as const),
  );
  expect(status).toBe(200);
  return body.items;
};
const kinds = (items: readonly Found[]) => [...new Set(items.map(({ kind }) => kind))].sort();

it('staff find a sale by its code, a buyer and a seller by e-mail and document, and a product by code and name', async () => {
  expect(await find(AS_ADMIN, STAFF, `#${sale.code.toUpperCase()}`)).toContainEqual(
    expect.objectContaining({ kind: 'sale', id: sale.id, detail: sale.code }),
  );
  const ofBuyer = { kind: 'buyer', id: null, name: 'Maria Aparecida Souza', detail: sale.buyer_email };
  for (const typed of [sale.buyer_email.slice(0, -4), sale.buyer_document, 'maria apar'])
    expect(await find(AS_ADMIN, STAFF, typed)).toContainEqual(ofBuyer);
  const seller = office.person(AS_SELLER);
  const cpf = '39053344705';
  await office.shop.rows('update users set document = $2 where id = $1', [seller.id, cpf]);
  for (const typed of [seller.email.toUpperCase(), cpf, '390.533.447-05'])
    expect(await find(AS_ADMIN, STAFF, typed)).toContainEqual(
      expect.objectContaining({ kind: 'seller', id: seller.id, detail: seller.email }),
    );
  await office.shop.rows('update users set document = $2, phone = $3 where id = $1', [
    ...[seller.id, '12ABC34501DE35', '11987654321'],
  ]);
  for (const typed of ['12.abc.345/01de-35', '12ABC34501DE35', '(11) 98765-4321', '11987654321'])
    expect(await find(AS_ADMIN, STAFF, typed)).toContainEqual(
      expect.objectContaining({ kind: 'seller', id: seller.id }),
    );
  expect(await find(AS_ADMIN, STAFF, '(21) 98765-4321')).toEqual([]);
  const [product] = await office.shop.rows<{ id: string; name: string; code: string }>(
    'select id, name, code from products_read where producer_id = $1 order by id limit 1',
    [seller.id],
  );
  for (const typed of [product?.code ?? '', (product?.name ?? '').slice(0, 6)])
    expect(await find(AS_ADMIN, STAFF, typed)).toContainEqual({
      ...{ kind: 'product', id: product?.id, name: product?.name, detail: product?.code },
    });
});

it('a functionary finds only what their permissions open, and two letters or a pattern find nothing', async () => {
  await office.grant('isSalesAvailable');
  expect(kinds(await find(AS_FUNCTIONARY, STAFF, sale.buyer_email))).toEqual(['buyer']);
  expect(await find(AS_FUNCTIONARY, STAFF, office.person(AS_SELLER).email)).toEqual([]);
  await office.grant('isDashboardAvailable');
  expect(await find(AS_FUNCTIONARY, STAFF, sale.buyer_email)).toEqual([]);
  expect(await find(AS_ADMIN, STAFF, 'ma')).toEqual([]);
  expect(await find(AS_ADMIN, STAFF, '%%%')).toEqual([]);
});

it('nothing of another platform is found, and a seller finds own records only', async () => {
  for (const typed of [sale.code, sale.buyer_email, sale.buyer_document])
    expect(await find(AS_OTHER_ADMIN, STAFF, typed)).toEqual([]);
  expect(kinds(await find(AS_SELLER, OWN, sale.code))).toEqual(['sale']);
  expect(kinds(await find(AS_SELLER, OWN, sale.buyer_email))).toEqual(['buyer']);
  // No sellers, not even the own account.
  expect(await find(AS_SELLER, OWN, office.person(AS_SELLER).email)).toEqual([]);
  const login = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', login)).body;
  for (const typed of [sale.code, sale.buyer_email, 'maria apar']) {
    const path = `${OWN}?${new URLSearchParams({ q: typed })}`;
    expect((await office.sendAs<{ items: Found[] }>(token, 'GET', path)).body.items).toEqual([]);
  }
});
