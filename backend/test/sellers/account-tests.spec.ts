import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Test {
  readonly id: string;
  readonly state: string;
  readonly by: string;
  readonly provider: string | null;
}
interface Refusal {
  readonly code: string;
}

const CPF = '39053344705';
const ACCOUNT = randomUUID();
const AT = `/api/admin/bank-accounts/${ACCOUNT}/tests`;
const [HAWKPAY] = GATEWAY_ACCOUNTS;

let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
  const { shop } = office;
  const { id: sellerId } = office.person(AS_SELLER);
  await shop.rows('update users set document = $2 where id = $1', [sellerId, CPF]);
  await shop.rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, created_at)
     values ($1, $2, $3, 'PIX', $4, 'CPF', 'Ana Souza', $4, 'PENDING', $5)`,
    [PLATFORM_A, ACCOUNT, sellerId, CPF, shop.clock.now()],
  );
  await shop.rows('update gateway_accounts set active = (id = $1) where platform_id = $2', [
    HAWKPAY.id,
    PLATFORM_A,
  ]);
});
afterAll(() => office.close());

beforeEach(async () => {
  await office.shop.outside.outcomeOfPayouts('HAWKPAY', 'settle');
  await statusOf('PENDING');
  // The tests of a day are counted.
  await office.shop.rows(
    `update withdrawals set requested_at = requested_at - interval '2 days' where owner = 'platform'`,
  );
});

const statusOf = (status: string) =>
  office.shop.rows('update bank_accounts set status = $2 where id = $1', [ACCOUNT, status]);
const ask = (as = AS_ADMIN, requestKey: string = randomUUID()) =>
  office.send<Refusal>(as, 'POST', AT, { requestKey });
const tests = async () => (await office.send<{ items: Test[] }>(AS_ADMIN, 'GET', AT)).body.items;
const newest = async () => (await tests())[0]?.id ?? '';
const becomes = (id: string, wanted: object) =>
  office.shop.eventually(`select * from withdrawals where id = '${id}'`, wanted as Record<string, unknown>);
const postings = async (id: string) =>
  (
    await office.shop.rows<{ line: string }>(
      `select t.kind || ' ' || t.fact || ' ' || d.owner || ':' || d.bucket || ' ' || c.owner || ':' || c.bucket || ' ' || t.amount as line
       from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id join ledger_accounts c on c.id = t.credit_account_id
       where t.subject_id = $1 order by t.id`,
      [id],
    )
  ).map(({ line }) => line);
/** Everything that a refusal leaves as it was. */
const books = () =>
  office.shop.rows(
    `select (select count(*)::int from withdrawals) as withdrawals, (select count(*)::int from payouts) as payouts,
       (select count(*)::int from ledger_transfers) as transfers, (select count(*)::int from audit_log where action = 'bankAccount.tested') as audited`,
  );
const lastOfOwner = async () => {
  const { body } = await office.send<{ items: { id: string; lastTest: { result: string } | null }[] }>(
    AS_SELLER,
    'GET',
    '/api/platform/bank-accounts',
  );
  return body.items.find(({ id }) => id === ACCOUNT)?.lastTest?.result;
};

describe('a test of an account with one cent', () => {
  it('is paid by the platform, once, and both staff and the seller see that it arrived', async () => {
    const key = randomUUID();
    const earlier = await office.shop.outside.payouts('HAWKPAY');
    expect((await ask(AS_ADMIN, key)).status).toBe(204);
    expect((await ask(AS_ADMIN, key)).status).toBe(204);
    const id = await newest();
    await becomes(id, { state: 'PAID', owner: 'platform', amount: 1, fee: 0 });
    expect(await tests()).toMatchObject([
      { id, state: 'PAID', provider: 'HAWKPAY', by: office.person(AS_ADMIN).name },
    ]);
    const sent = (await office.shop.outside.payouts('HAWKPAY')).slice(earlier.length);
    expect(sent).toMatchObject([{ amount: 1 }]);
    expect(await postings(id)).toEqual([
      'WITHDRAWAL withdrawal platform:revenue bank:payout_due 1',
      'WITHDRAWAL withdrawal bank:payout_due gateway:receivable 1',
    ]);
    expect(await lastOfOwner()).toBe('PAID');
    const own = await office.send<{ items: unknown[] }>(AS_SELLER, 'GET', '/api/platform/withdrawals');
    const staffs = await office.send<{ items: unknown[] }>(AS_ADMIN, 'GET', '/api/admin/withdrawals');
    expect([own.body.items, staffs.body.items]).toEqual([[], []]);
  });

  it('gives the cent back to the platform when the provider refuses it', async () => {
    await office.shop.outside.outcomeOfPayouts('HAWKPAY', 'reject');
    expect((await ask()).status).toBe(204);
    const id = await newest();
    await becomes(id, { state: 'RETURNED' });
    expect(await postings(id)).toEqual([
      'WITHDRAWAL withdrawal platform:revenue bank:payout_due 1',
      'WITHDRAWAL_RETURN withdrawal bank:payout_due platform:revenue 1',
    ]);
    expect(await lastOfOwner()).toBe('NOT_PAID');
  });

  it('ends without a payment when no account of the platform pays out', async () => {
    await office.shop.rows('update gateway_accounts set active = false where platform_id = $1', [PLATFORM_A]);
    expect((await ask()).status).toBe(204);
    const id = await newest();
    await becomes(id, { state: 'CANCELED' });
    expect((await postings(id)).at(-1)).toBe(
      'WITHDRAWAL_RETURN withdrawal bank:payout_due platform:revenue 1',
    );
    await office.shop.rows('update gateway_accounts set active = true where id = $1', [HAWKPAY.id]);
  });

  it('is refused for a rejected or blocked account, for the fourth time in a day, and for who may not', async () => {
    for (let time = 1; time <= 3; time += 1) {
      expect((await ask()).status).toBe(204);
      await becomes(await newest(), { state: 'PAID' });
    }
    const before = await books();
    const fourth = await ask();
    expect([fourth.status, fourth.body.code]).toEqual([409, 'tooManyTests']);
    for (const status of ['REJECTED', 'BLOCKED']) {
      await statusOf(status);
      const { status: answer, body } = await ask();
      expect([answer, body.code]).toEqual([409, 'accountNotTestable']);
    }
    expect((await ask(AS_OTHER_ADMIN)).status).toBe(404);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', AT)).status).toBe(404);
    expect((await ask(AS_FUNCTIONARY)).status).toBe(403);
    expect(await books()).toEqual(before);
  });

  it('waits while another one is under way, of which nothing is known', async () => {
    await office.shop.outside.outcomeOfPayouts('HAWKPAY', 'wait');
    expect((await ask()).status).toBe(204);
    const id = await newest();
    await becomes(id, { state: 'SENT' });
    const before = await books();
    const second = await ask();
    expect([second.status, second.body.code]).toEqual([409, 'testUnderWay']);
    expect(await books()).toEqual(before);
    expect(await lastOfOwner()).toBe('OPEN');
  });
});
