import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { ApplyPayout } from '../../src/modules/withdrawals/use-cases/apply-payout.js';
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
const [HAWKPAY, ASAAS, ONZ] = GATEWAY_ACCOUNTS;
const NEVER_ACCEPTED = { operation: 'payout', afterAccepting: false } as const;

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
});
afterAll(() => office.close());

beforeEach(async () => {
  await payOut(HAWKPAY.id);
  await office.shop.outside.outcomeOfPayouts('HAWKPAY', 'settle');
  await statusOf('PENDING');
  // The tests of a day are counted.
  await office.shop.rows(
    `update withdrawals set requested_at = requested_at - interval '2 days' where owner = 'platform'`,
  );
});

/** Only these accounts pay out. */
const payOut = (...ids: string[]) =>
  office.shop.rows('update gateway_accounts set active = (id = any ($1)) where platform_id = $2', [
    ids,
    PLATFORM_A,
  ]);
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
const RESERVED = 'WITHDRAWAL withdrawal platform:revenue bank:payout_due 1';
const PAID = 'WITHDRAWAL withdrawal bank:payout_due gateway:receivable 1';
const GIVEN_BACK = 'WITHDRAWAL_RETURN withdrawal bank:payout_due platform:revenue 1';
const attempts = (id: string) =>
  office.shop.rows('select provider, state from payouts where withdrawal_id = $1 order by asked_at, id', [
    id,
  ]);
/** The provider is asked about a payout without an answer, after each of these minutes. */
async function ask3Times(id: string): Promise<void> {
  for (const [asks, minutes] of [1.1, 5.1, 15.1].entries()) {
    office.shop.clock.advance(minutes * 60_000);
    const asked = `select asks > ${asks} as asked from payouts where withdrawal_id = '${id}'`;
    await office.shop.eventually(asked, { asked: true });
  }
}
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
    expect(await postings(id)).toEqual([RESERVED, PAID]);
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
    expect(await postings(id)).toEqual([RESERVED, GIVEN_BACK]);
    expect(await lastOfOwner()).toBe('NOT_PAID');
  });

  it('ends without a payment when no account of the platform pays out', async () => {
    await payOut();
    expect((await ask()).status).toBe(204);
    const id = await newest();
    await becomes(id, { state: 'CANCELED' });
    expect(await postings(id)).toEqual([RESERVED, GIVEN_BACK]);
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
});

describe('a test that was surely not sent', () => {
  const begun = async (state: string): Promise<string> => {
    expect((await ask()).status).toBe(204);
    const id = await newest();
    await becomes(id, { state });
    return id;
  };
  const expectGivenBack = async (id: string) => {
    expect(await postings(id)).toEqual([RESERVED, GIVEN_BACK]);
    const [test] = await tests();
    expect(test).toMatchObject({ id, state: 'CANCELED', isUnresolved: false, endedAt: expect.any(String) });
    expect(await lastOfOwner()).toBe('NOT_PAID');
  };
  const settle = (more: object = {}, as = AS_ADMIN) =>
    office.send<Refusal>(as, 'PUT', `${AT}/result`, {
      ...{ paid: false, reason: 'O painel não a mostra', password: DEMO_PASSWORD, ...more },
    });
  /** Sent through a provider that never answers questions about a payout without its own id. */
  const unresolved = async (fault: object): Promise<string> => {
    await payOut(ASAAS.id);
    await office.shop.outside.outcomeOfPayouts('ASAAS', 'settle');
    await office.shop.outside.misbehave('ASAAS', { kind: 'cut', operation: 'payout', ...fault });
    const id = await begun('SENDING');
    await ask3Times(id);
    await office.shop.eventually(`select unresolved from payouts where withdrawal_id = '${id}'`, {
      unresolved: true,
    });
    return id;
  };

  it('ends when two searches find nothing', async () => {
    await office.shop.outside.misbehave('HAWKPAY', { kind: 'cut', ...NEVER_ACCEPTED });
    const id = await begun('SENDING');
    await ask3Times(id);
    await becomes(id, { state: 'CANCELED' });
    expect(await attempts(id)).toEqual([{ provider: 'HAWKPAY', state: 'NOT_SENT' }]);
    await expectGivenBack(id);
  });

  it('ends when every account refuses it', async () => {
    await payOut(ONZ.id, ASAAS.id);
    for (const provider of ['ONZ', 'ASAAS'] as const)
      await office.shop.outside.misbehave(provider, { kind: 'status', status: 403, ...NEVER_ACCEPTED });
    const id = await begun('CANCELED');
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['NOT_SENT', 'NOT_SENT']);
    await expectGivenBack(id);
  });

  it('is sent through another account also when the process dies after the refusal', async () => {
    await payOut(ONZ.id, HAWKPAY.id);
    for (const provider of ['ONZ', 'HAWKPAY'] as const)
      await office.shop.outside.misbehave(provider, { kind: 'status', status: 403, ...NEVER_ACCEPTED });
    const applyPayout = office.shop.app.get(ApplyPayout);
    const apply = applyPayout.apply.bind(applyPayout);
    const dying = jest.spyOn(applyPayout, 'apply').mockImplementationOnce(async (...reported) => {
      await apply(...reported);
      throw new Error('the process ends here');
    });
    const id = await begun('CANCELED');
    dying.mockRestore();
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['NOT_SENT', 'NOT_SENT']);
    await expectGivenBack(id);
  });

  it('ends when staff record that the provider never had it, once', async () => {
    const id = await unresolved({ afterAccepting: false });
    const state = async () => [await books(), await tests(), await attempts(id)];
    const before = await state();
    expect((await settle({ password: 'wrong-password' })).status).toBe(422);
    expect((await settle({ reason: '' })).status).toBe(422);
    expect((await settle({}, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await settle({}, AS_FUNCTIONARY)).status).toBe(403);
    expect(await state()).toEqual(before);
    expect((await settle()).status).toBe(204);
    expect(await attempts(id)).toEqual([{ provider: 'ASAAS', state: 'NOT_SENT' }]);
    await expectGivenBack(id);
    const after = await state();
    expect((await settle({ paid: true })).status).toBe(404);
    expect(await state()).toEqual(after);
    const recorded = await office.shop.rows(
      `select reason, after ->> 'isPaid' as paid from audit_log where action = 'withdrawal.settledByStaff' and subject_id = $1`,
      [id],
    );
    expect(recorded).toEqual([{ reason: 'O painel não a mostra', paid: 'false' }]);
  });

  it('is not one that staff record as paid: its cent stays spent', async () => {
    const id = await unresolved({ afterAccepting: true });
    expect((await settle({ paid: true, reason: 'O painel mostra pago' })).status).toBe(204);
    expect(await attempts(id)).toEqual([{ provider: 'ASAAS', state: 'PAID' }]);
    expect(await postings(id)).toEqual([RESERVED, PAID]);
    expect(await lastOfOwner()).toBe('PAID');
  });
});

describe('of two tests the second one', () => {
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
