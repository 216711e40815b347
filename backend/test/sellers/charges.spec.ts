import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import { Transactions } from '../../src/database/index.js';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Ledger, gateway, seller, type Account } from '../../src/modules/ledger/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

interface Refusal {
  readonly code: string;
}
interface Listed {
  readonly items: readonly (Readonly<Record<string, string | number | null>> & { readonly id: string })[];
}

const DEBTS = '/api/admin/seller-negative';
const RECEIVABLE = gateway(GATEWAY_ACCOUNTS[0].id, 'receivable');

let office: BackOffice;
let sellerId: string;

beforeAll(async () => {
  office = await BackOffice.open();
  sellerId = office.person(AS_SELLER).id;
  await office.grant('isNegativeUsersAvailable', 'isChargesAvailable');
});
afterAll(() => office.close());

async function move(kind: 'FEE' | 'RELEASE', from: Account, to: Account, amount: number): Promise<void> {
  const { shop } = office;
  const now = shop.clock.now();
  await shop.app.get(Transactions).run('move', (tx) =>
    shop.app.get(Ledger).move(onPlatform(PLATFORM_A), tx, now, [
      {
        ...{ kind, key: randomUUID(), currency: 'BRL', occurredAt: now },
        ...{ subject: { kind: 'other', id: randomUUID() }, accounts: [from, to] },
        legs: () => [{ fact: kind === 'FEE' ? 'fee' : 'release', from, to, amount: cents(amount) }],
      },
    ]),
  );
}

/** The seller owes a fee. */
const owe = (amount: number) => move('FEE', seller(sellerId, 'debt'), RECEIVABLE, amount);
/** A sale was released: it pays what is owed first. */
const earn = (amount: number) => move('RELEASE', RECEIVABLE, seller(sellerId, 'available'), amount);

const list = async (query = '', as = AS_ADMIN) =>
  (await office.send<Listed>(as, 'GET', `${DEBTS}${query}`)).body.items;
const decide = (id: string, action: string, as = AS_ADMIN, more: object = {}) =>
  office.send<Refusal>(as, 'POST', `${DEBTS}/${id}/decisions`, {
    ...{ action, reason: 'Sem vendas há meses', password: DEMO_PASSWORD },
    ...more,
  });
const refused = async (answer: Promise<{ status: number; body: Refusal }>) => {
  const { status, body } = await answer;
  return `${status} ${body.code}`;
};
const balances = async (): Promise<Record<string, number>> => {
  const rows = await office.shop.rows<{ name: string; balance: number }>(
    `select name, sum(balance)::int as balance from ledger_accounts where platform_id = $1 group by name having sum(balance) <> 0`,
    [PLATFORM_A],
  );
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
};

describe('a seller who owes', () => {
  let id: string;

  beforeEach(async () => {
    await owe(5000);
    id = (await list())[0]?.id ?? '';
  });

  it('is listed with the cause, and is written off by two people, once (C26)', async () => {
    expect(await list()).toEqual([
      expect.objectContaining({
        ...{ owed: 5000, refund: 0, chargeback: 0, med: 0, fee: 5000, pending: 0, reserve: 0 },
        ...{ state: 'RECOVERING', recovery: null, since: office.shop.clock.now().toISOString() },
      }),
    ]);
    const before = await balances();
    expect(await refused(decide(id, 'WRITE_OFF'))).toBe('409 noWriteOffProposed');
    expect((await decide(id, 'PROPOSE_WRITE_OFF')).status).toBe(204);
    expect(await refused(decide(id, 'PROPOSE_WRITE_OFF', AS_FUNCTIONARY))).toBe('409 writeOffProposed');
    expect(await refused(decide(id, 'WRITE_OFF'))).toBe('409 writeOffNeedsAnother');
    expect((await decide(id, 'WRITE_OFF', AS_FUNCTIONARY, { password: 'wrong' })).status).toBe(422);
    expect(await list('?state=TO_WRITE_OFF')).toEqual([
      expect.objectContaining({ owed: 5000, proposed: 5000, proposedReason: 'Sem vendas há meses' }),
    ]);
    expect(await balances()).toEqual(before);

    const both = await Promise.all([1, 2].map(() => decide(id, 'WRITE_OFF', AS_FUNCTIONARY)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const after = await balances();
    expect([after[`seller:${sellerId}:debt`], after['platform:loss']]).toEqual([undefined, -5000]);
    expect(await list()).toEqual([expect.objectContaining({ owed: 0, writtenOff: 5000, state: 'LOST' })]);
  });

  it('keeps the debt when the proposal is refused, and has none when sales pay first (C26)', async () => {
    expect((await decide(id, 'PROPOSE_WRITE_OFF')).status).toBe(204);
    expect((await decide(id, 'REFUSE_WRITE_OFF')).status).toBe(204);
    expect(await list()).toEqual([
      expect.objectContaining({ owed: 5000, state: 'RECOVERING', proposed: null }),
    ]);
    expect((await decide(id, 'PROPOSE_WRITE_OFF')).status).toBe(204);
    await earn(5000);
    const before = await balances();
    expect(await refused(decide(id, 'WRITE_OFF', AS_FUNCTIONARY))).toBe('409 debtRepaid');
    expect(await refused(decide(id, 'USE_RESERVE'))).toBe('409 noReserveToUse');
    expect(await balances()).toEqual(before);
    expect((await decide(id, 'REFUSE_WRITE_OFF')).status).toBe(204);
  });

  it('of another platform is not found', async () => {
    expect(await list('', AS_OTHER_ADMIN)).toEqual([]);
    expect((await decide(id, 'PROPOSE_WRITE_OFF', AS_OTHER_ADMIN)).status).toBe(404);
    await earn(5000);
  });
});
