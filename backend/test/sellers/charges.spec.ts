import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
  readonly totals: { readonly sums: Readonly<Record<string, number>> | null };
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

const agree = (id: string, more: object = {}, as = AS_ADMIN) =>
  office.send<Refusal>(as, 'POST', `${DEBTS}/${id}/agreements`, {
    ...{ instalments: 3, firstDueOn: '2026-03-10', reason: 'Acordo por telefone', password: DEMO_PASSWORD },
    ...more,
  });

/** While the debt is locked, `ask` is called; what it starts goes on when it returns. */
const whileDebtIsLocked = (ask: () => Promise<void>): Promise<void> =>
  office.shop.app.get(Transactions).run('lock', async (tx) => {
    await tx.query(`select from ledger_accounts where owner_id = $1 and bucket = 'debt' for update`, [
      sellerId,
    ]);
    await ask();
  });
const waiting = (count: number) =>
  office.shop.until(
    async () => (await office.shop.rows('select from pg_locks where not granted')).length >= count,
  );

describe('an agreement', () => {
  it('turns the debt into instalments that later sales pay on their days, and the loss is gone (C26)', async () => {
    await owe(1000);
    const id = (await list('?state=RECOVERING'))[0]?.id ?? '';
    const before = await balances();
    expect((await agree(id, { instalments: 25 })).status).toBe(422);
    expect((await agree(id, { instalments: 24, firstDueOn: '2020-01-01' })).status).toBe(422);
    expect((await agree(id, { password: 'wrong' })).status).toBe(422);
    expect((await agree(id, { instalments: 11 })).status).toBe(422);
    expect((await agree(id, {}, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await decide(id, 'PROPOSE_WRITE_OFF')).status).toBe(204);
    expect(await refused(agree(id))).toBe('409 writeOffProposed');
    expect((await decide(id, 'REFUSE_WRITE_OFF')).status).toBe(204);
    expect([await balances(), await instalments()]).toEqual([before, []]);

    const both = await Promise.all([1, 2].map(() => agree(id)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const loss = (await balances())['platform:loss'] ?? 0;
    expect((await balances())[`seller:${sellerId}:debt`]).toBeUndefined();
    expect(await instalments()).toEqual([
      { amount: 334, paid: 0, state: 'OPEN', day: '2026-03-10' },
      { amount: 333, paid: 0, state: 'OPEN', day: '2026-04-09' },
      { amount: 333, paid: 0, state: 'OPEN', day: '2026-05-09' },
    ]);
    expect(await list('?state=AGREEMENT')).toEqual([
      expect.objectContaining({ owed: 0, agreed: 1000, recovery: '2026-05-10T02:59:59.000Z' }),
    ]);

    await earn(400);
    await office.shop.rows(
      `update charges set due_at = $1, look_at = $1 where kind = 'AGREEMENT' and reference in ('1/3', '2/3')`,
      [new Date(office.shop.clock.now().getTime() - 1_000)],
    );
    await office.shop.until(
      async () => (await instalments()).filter(({ state }) => state === 'OPEN').length === 1,
    );
    const [taken, overdue] = await office.shop.rows<{ id: string; paid: number; state: string }>(
      `select id, paid::int, state from charges where kind = 'AGREEMENT' and reference <> '3/3' order by state desc`,
    );
    expect([taken?.state, overdue?.state]).toEqual(['PAID', 'OVERDUE']);
    expect((taken?.paid ?? 0) + (overdue?.paid ?? 0)).toBe(400);
    expect((await balances())['platform:loss']).toBe(loss + 400);
    const act = (action: string, more: object = {}) =>
      office.send<Refusal>(AS_ADMIN, 'POST', `/api/admin/charges/${overdue?.id}/decisions`, {
        ...{ action, reason: 'Regra 4', password: DEMO_PASSWORD, ...more },
      });
    expect(await refused(act('CANCEL'))).toBe('409 chargeIsAgreement');
    expect(await refused(act('DISCOUNT', { amount: 1 }))).toBe('409 chargeIsAgreement');

    await earn(267);
    await office.shop.rows(`update charges set look_at = $1 where state = 'OVERDUE'`, [
      office.shop.clock.now(),
    ]);
    await office.shop.until(async () => (await instalments()).every(({ state }) => state !== 'OVERDUE'));
    expect((await balances())['platform:loss']).toBe(loss + 667);
    expect((await list('?state=AGREEMENT'))[0]).toMatchObject({ agreed: 333 });
    await office.shop.rows('delete from charge_events');
    await office.shop.rows('delete from charges');
    await office.shop.rows(`delete from mails where kind = 'chargeSent'`);
  });

  it('and a proposal to write the debt off at the same moment: only one of them is made (C26)', async () => {
    await owe(700);
    const id = (await list('?state=RECOVERING'))[0]?.id ?? '';
    const asked: Promise<{ status: number }>[] = [];
    await whileDebtIsLocked(async () => {
      asked.push(agree(id));
      await waiting(1);
      asked.push(decide(id, 'PROPOSE_WRITE_OFF'));
      await Promise.race([asked[1], waiting(2)]);
    });
    const results = (await Promise.all(asked)).map(({ status }) => status);
    expect(results.sort()).toEqual([204, 409]);
    const [made] = await office.shop.rows<{ agreed: boolean; proposed: boolean }>(
      `select exists (select from charges where kind = 'AGREEMENT') as agreed,
         exists (select from debt_write_offs where debt_id = $1 and state = 'PROPOSED') as proposed`,
      [id],
    );
    expect(made?.agreed).not.toBe(made?.proposed);
    if (made?.proposed) await decide(id, 'REFUSE_WRITE_OFF');
    await earn((await balances())[`seller:${sellerId}:debt`] ?? 0);
    await office.shop.rows('delete from charge_events');
    await office.shop.rows('delete from charges');
  });

  const instalments = () =>
    office.shop.rows<{ amount: number; paid: number; state: string; day: string }>(
      `select amount::int, paid::int, state, (due_at at time zone 'America/Sao_Paulo')::date::text as day from charges
       where kind = 'AGREEMENT' order by due_at`,
    );
});

describe('a charge', () => {
  const CHARGES = '/api/admin/charges';
  const charge = async (amount: number, more: object = {}) => {
    const requestKey = randomUUID();
    const body = {
      ...{ sellers: office.person(AS_SELLER).email, kind: 'FINE', reference: requestKey, amount },
      ...{ dueOn: '2026-03-10', requestKey, password: DEMO_PASSWORD, ...more },
    };
    const made = await office.send<{ made: number }>(AS_ADMIN, 'POST', CHARGES, body);
    const again = await office.send<{ made: number }>(AS_ADMIN, 'POST', CHARGES, body);
    expect([made.status, made.body.made, again.body.made]).toEqual([201, 1, 0]);
    const found = await office.send<Listed>(AS_ADMIN, 'GET', `${CHARGES}?q=${body.reference.toLowerCase()}`);
    expect(found.body.totals.sums).toMatchObject({ amount });
    return found.body.items[0]?.id ?? '';
  };
  const act = (id: string, action: string, more: object = {}, as = AS_ADMIN) =>
    office.send<Refusal>(as, 'POST', `${CHARGES}/${id}/decisions`, {
      ...{ action, reason: 'Regra 4', password: DEMO_PASSWORD, ...more },
    });
  const row = async (id: string) => {
    const { body } = await office.send<Record<string, unknown>>(AS_ADMIN, 'GET', `${CHARGES}/${id}`);
    const { state, amount, paid, method, discount } = (body.row ?? body) as Record<string, unknown>;
    return { state, amount, paid, method, discount };
  };
  /** The status and the field that is refused. */
  const refusedDebtCharge = async (amount: number) => {
    const { status, body } = await office.send<{ errors?: object }>(AS_ADMIN, 'POST', CHARGES, {
      ...{ sellers: office.person(AS_SELLER).email, kind: 'NEGATIVE_BALANCE', reference: 'Saldo', amount },
      ...{ dueOn: '2026-03-10', requestKey: randomUUID(), password: DEMO_PASSWORD },
    });
    return [status, Object.keys(body.errors ?? {}).join()] as const;
  };
  const moneyOf = async () => {
    const all = await balances();
    return [all[`seller:${sellerId}:available`], all[`seller:${sellerId}:debt`], all['platform:revenue']];
  };
  let revenue: number;

  beforeEach(async () => {
    revenue = (await balances())['platform:revenue'] ?? 0;
  });
  afterEach(() =>
    office.shop.rows(`delete from charge_events`).then(() => office.shop.rows('delete from charges')),
  );

  it('takes what is available, once also when asked twice, and the rest later as a debt (C19)', async () => {
    await earn(3000);
    const id = await charge(5000);
    const both = await Promise.all([1, 2].map(() => act(id, 'FROM_BALANCE')));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await moneyOf()).toEqual([undefined, undefined, revenue + 3000]);
    expect(await row(id)).toMatchObject({ state: 'OPEN', amount: 5000, paid: 3000, method: 'BALANCE' });
    expect(await refused(act(id, 'CANCEL'))).toBe('409 chargePartlyPaid');
    expect(await refused(act(id, 'DISCOUNT', { amount: 2000 }))).toBe('409 discountTooLarge');
    expect((await act(id, 'DISCOUNT', { amount: 500 })).status).toBe(204);
    const twice = await Promise.all([1, 2].map(() => act(id, 'FROM_BALANCE_OR_DEBT')));
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await row(id)).toMatchObject({ state: 'PAID', amount: 4500, paid: 4500, discount: 500 });
    expect(await moneyOf()).toEqual([undefined, 1500, revenue + 4500]);
    const own = await office.send<Listed>(AS_SELLER, 'GET', '/api/platform/charges');
    expect(own.body.items).toEqual([expect.objectContaining({ kind: 'FINE', amount: 4500, state: 'PAID' })]);
    const events = await office.send<{ what: string }[]>(AS_ADMIN, 'GET', `${CHARGES}/${id}/events`);
    expect(events.body.map(({ what }) => what)).toEqual([
      ...['TAKEN_AS_DEBT', 'DISCOUNTED', 'TAKEN_FROM_BALANCE', 'CREATED'],
    ]);
    await earn(1500);
  });

  it('of a negative balance is paid by hand to the seller, whose debt is paid first', async () => {
    await owe(5000);
    const id = await charge(5000, { kind: 'NEGATIVE_BALANCE' });
    await earn(3000);
    expect((await list())[0]).toMatchObject({ owed: 2000, state: 'CHARGED' });
    expect(await refused(act(id, 'FROM_BALANCE'))).toBe('409 chargeIsDebt');
    const both = await Promise.all([1, 2].map(() => act(id, 'PAID_BY_HAND')));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await moneyOf()).toEqual([3000, undefined, revenue || undefined]);
    expect(await row(id)).toMatchObject({ state: 'PAID', paid: 5000, method: 'BY_HAND' });
    await move('FEE', seller(sellerId, 'available'), RECEIVABLE, 3000);
  });

  it('of a negative balance asks for no more than is owed and not charged already', async () => {
    await owe(2000);
    await charge(1500, { kind: 'NEGATIVE_BALANCE' });
    const before = await office.shop.rows('select id from charges');
    expect(await refusedDebtCharge(501)).toEqual([422, 'sellers']);
    expect(await office.shop.rows('select id from charges')).toEqual(before);
    const rest = [1, 2].map(() => refusedDebtCharge(500));
    expect((await Promise.all(rest)).map(([status]) => status).sort()).toEqual([201, 422]);
    expect(await office.shop.rows('select amount::int from charges order by amount')).toEqual([
      { amount: 500 },
      { amount: 1500 },
    ]);
    await earn(2000);
    expect(await refusedDebtCharge(1)).toEqual([422, 'sellers']);
  });

  it('of a negative balance asks for what is still owed when it is overdue, and blocks no withdrawal', async () => {
    await owe(2000);
    const [part, all] = [
      await charge(1500, { kind: 'NEGATIVE_BALANCE' }),
      await charge(500, { kind: 'NEGATIVE_BALANCE' }),
    ];
    const due = (id: string) =>
      office.shop.rows('update charges set due_at = $1, look_at = $1 where id = $2', [
        office.shop.clock.now(),
        id,
      ]);
    await earn(1200);
    await due(part);
    await office.shop.eventually(`select state from charges where id = '${part}'`, { state: 'OVERDUE' });
    expect(await row(part)).toMatchObject({ amount: 800, discount: 700, paid: 0 });
    const terms = await office.send<{ overdueCharge: object | null }>(
      AS_SELLER,
      'GET',
      '/api/platform/withdrawal-terms',
    );
    expect(terms.body.overdueCharge).toBeNull();
    await earn(800);
    await due(all);
    await office.shop.eventually(`select state from charges where id = '${all}'`, { state: 'CANCELED' });
    expect(await row(all)).toMatchObject({ amount: 500, paid: 0 });
  });

  it.each(['the agreement', 'the charge'])(
    'and an agreement about one debt at the same moment: only %s, which came first, is made (C26)',
    async (first) => {
      await owe(700);
      const id = (await list('?state=RECOVERING'))[0]?.id ?? '';
      const ways = [
        () => agree(id).then(({ status }) => status),
        () => refusedDebtCharge(700).then(([status]) => status),
      ];
      if (first === 'the charge') ways.reverse();
      const asked: Promise<number>[] = [];
      await whileDebtIsLocked(async () => {
        asked.push(...ways.slice(0, 1).map((way) => way()));
        await Promise.race([asked[0], waiting(1)]);
        asked.push(...ways.slice(1).map((way) => way()));
        await Promise.race([asked[1], waiting(2)]);
      });
      const results = await Promise.all(asked);
      expect(results).toEqual(first === 'the charge' ? [201, 409] : [204, 422]);
      const kinds = await office.shop.rows('select distinct kind from charges');
      expect(kinds).toEqual([{ kind: first === 'the charge' ? 'NEGATIVE_BALANCE' : 'AGREEMENT' }]);
      await earn((await balances())[`seller:${sellerId}:debt`] ?? 0);
    },
  );

  it('is written off by two people, and canceled only while nothing is paid (C19)', async () => {
    const id = await charge(5000);
    const before = await balances();
    expect(await refused(act(id, 'WRITE_OFF'))).toBe('409 noWriteOffProposed');
    expect((await act(id, 'PROPOSE_WRITE_OFF')).status).toBe(204);
    expect(await refused(act(id, 'WRITE_OFF'))).toBe('409 writeOffNeedsAnother');
    expect((await act(id, 'WRITE_OFF', {}, AS_FUNCTIONARY)).status).toBe(204);
    expect(await refused(act(id, 'PAID_BY_HAND'))).toBe('409 chargeMoved');
    expect(await row(id)).toMatchObject({ state: 'WRITTEN_OFF', paid: 0 });
    const other = await charge(700);
    expect((await act(other, 'CANCEL', {}, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await act(other, 'CANCEL')).status).toBe(204);
    expect(await balances()).toEqual(before);
  });

  it('names sellers of this platform, and a day to come; otherwise nothing is charged', async () => {
    const body = {
      ...{
        sellers: `${office.person(AS_SELLER).email}, ninguem@x.example`,
        kind: 'PLAN',
        reference: '03/2026',
      },
      ...{ amount: 9900, dueOn: '2026-03-10', requestKey: randomUUID(), password: DEMO_PASSWORD },
    };
    expect((await office.send(AS_ADMIN, 'POST', CHARGES, body)).status).toBe(422);
    const sellers = office.person(AS_SELLER).email;
    expect(
      (await office.send(AS_ADMIN, 'POST', CHARGES, { ...body, sellers, dueOn: '2020-01-01' })).status,
    ).toBe(422);
    expect((await office.send(AS_OTHER_ADMIN, 'POST', CHARGES, { ...body, sellers })).status).toBe(422);
    expect(await office.shop.rows('select id from charges')).toEqual([]);
  });

  it('becomes overdue once its day is over, and its seller is told once (C19)', async () => {
    const told = () =>
      office.shop.rows<{ count: number }>(
        `select count(*)::int as count from mails where kind = 'chargeSent'`,
      );
    const [before] = await told();
    const id = await charge(5000);
    await office.shop.rows(`update charges set due_at = $1, look_at = $1`, [
      new Date(office.shop.clock.now().getTime() - 1_000),
    ]);
    await office.shop.eventually(`select state from charges where id = '${id}'`, { state: 'OVERDUE' });
    expect(await told()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  });
});
