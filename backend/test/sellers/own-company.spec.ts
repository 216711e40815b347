import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

const PATH = '/api/platform/company';
const MODES = {
  ...{ onBuyApproved: 'EMAIL', onPixCreated: 'NONE', onAbandonedCart: 'NONE', onRefound: 'EMAIL' },
  ...{ onChargeback: 'EMAIL', onProductShipping: 'NONE', onProductDigital: 'NONE' },
};
const COMPANY = {
  tradeName: 'Cursos da Ana',
  supportEmail: 'ajuda@ana.example',
  supportPhone: '(11) 98765-4321',
};
interface Shown {
  readonly version: number;
  readonly tradeName: string | null;
  readonly notifications: Readonly<Record<string, string>>;
}
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
beforeEach(() => office.shop.rows('delete from seller_profiles'));
afterAll(() => office.close());

const shown = async () => (await office.send<Shown>(AS_SELLER, 'GET', PATH)).body;
const put = (path: string, body: object) => office.send<{ code?: string }>(AS_SELLER, 'PUT', path, body);

it('a seller enters company data and chooses mails, and one does not undo the other', async () => {
  expect(await shown()).toMatchObject({
    version: 0,
    tradeName: null,
    notifications: { onBuyApproved: 'NONE' },
  });
  expect((await put(PATH, { ...COMPANY, version: 0 })).status).toBe(204);
  expect((await put(`${PATH}/notifications`, { ...MODES, version: 1 })).status).toBe(204);
  expect(await shown()).toMatchObject({
    ...{ version: 2, tradeName: 'Cursos da Ana', supportPhone: '11987654321' },
    notifications: MODES,
  });
});

it.each<[string, string, object, number]>([
  ['with a version that is not the newest', PATH, { ...COMPANY, version: 0 }, 409],
  ['with an e-mail address that is none', PATH, { ...COMPANY, supportEmail: 'ana', version: 1 }, 422],
  [
    'with a mode that does not exist',
    `${PATH}/notifications`,
    { ...MODES, onRefound: 'SMS', version: 1 },
    422,
  ],
  [
    'without one of the seven events',
    `${PATH}/notifications`,
    { ...MODES, onRefound: undefined, version: 1 },
    422,
  ],
])('a change %s is refused, and nothing changes', async (_what, path, body, status) => {
  expect((await put(PATH, { ...COMPANY, version: 0 })).status).toBe(204);
  const before = await shown();
  expect((await put(path, body)).status).toBe(status);
  expect(await shown()).toEqual(before);
});

it('a seller sees the own sign-ins only, takes the own data along, and asks for deletion once', async () => {
  const signIns = await office.send<{ items: readonly { result: string }[] }>(
    AS_SELLER,
    'GET',
    `${PATH}/sign-ins`,
  );
  expect(signIns.body.items.map(({ result }) => result)).toEqual(['OK']);
  const exported = await office.send<{ person: object }>(AS_SELLER, 'POST', `${PATH}/export`);
  expect(exported.body.person).toMatchObject({ email: office.person(AS_SELLER).email });
  for (let time = 0; time < 2; time += 1)
    expect(
      (await office.send(AS_SELLER, 'POST', `${PATH}/deletion`, { reason: 'Encerrei a loja' })).status,
    ).toBe(204);
  expect(
    await office.shop.rows(`select detail from attention_items where kind = 'DELETION_REQUESTED'`),
  ).toEqual([{ detail: { sellerId: office.person(AS_SELLER).id } }]);
});

it('nobody but sellers reads or changes a company', async () => {
  expect((await office.send(AS_ADMIN, 'GET', PATH)).status).toBe(403);
  expect((await office.send(undefined, 'PUT', PATH, { ...COMPANY, version: 0 })).status).toBe(401);
  expect(await office.shop.rows('select 1 from seller_profiles')).toEqual([]);
});
