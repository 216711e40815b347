import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Waiting {
  readonly items: readonly { readonly page: string; readonly waiting: number }[];
}

let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

it('staff see what waits on the pages that they may open, and nothing of another platform', async () => {
  const of = async (caller: Parameters<BackOffice['send']>[0]) => {
    const { status, body } = await office.send<Waiting>(caller, 'GET', '/api/admin/pending-work');
    expect([status, body]).toEqual([200, { items: expect.any(Array) }]);
    return body.items;
  };
  const before = await of(AS_ADMIN);
  expect(before.map(({ page }) => page)).not.toContain('manage-bank-accounts');
  await office.shop.rows(`update users set document = '39053344705' where id = $1`, [
    office.person(AS_SELLER).id,
  ]);
  for (const pixKey of ['390.533.447-05', 'ana@example.com']) {
    const account = { kind: 'PIX', pixKey, password: DEMO_PASSWORD };
    expect((await office.send(AS_SELLER, 'POST', '/api/platform/bank-accounts', account)).status).toBe(204);
  }
  const waiting = { page: 'manage-bank-accounts', waiting: 2 };
  expect(await of(AS_ADMIN)).toEqual(
    [...before, waiting].sort((one, other) => (one.page < other.page ? -1 : 1)),
  );
  await office.grant('isSalesAvailable');
  expect(await of(AS_FUNCTIONARY)).toEqual([]);
  await office.grant('isValidateBankAccountsAvailable');
  expect(await of(AS_FUNCTIONARY)).toEqual([waiting]);
  expect(await of(AS_OTHER_ADMIN)).not.toContainEqual(waiting);
  expect((await office.send(AS_SELLER, 'GET', '/api/admin/pending-work')).status).toBe(403);
});
