import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, OFFERS, ORDER_BUMPS, PLATFORM_B } from '../../src/demo/demo-data.js';
import { ReleaseDue } from '../../src/modules/ledger/jobs/release-due.js';
import { SumEarnings } from '../../src/modules/reports/index.js';
import { ApplyTransfers, ComputeFigures } from '../../src/modules/sellers/index.js';
import { order } from '../purchase/buyer.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_MASTER,
  AS_OTHER_ADMIN,
  AS_SELLER,
  BackOffice,
  type Caller,
} from '../support/back-office.js';
import { until } from '../support/index.js';

const [PRESETS] = ORDER_BUMPS;
const DAY_MS = 86_400_000;
const RULE = { base: 'MARGIN', basisPoints: 1_000, reason: 'Comissão padrão' };
interface Division {
  readonly platformFee: number;
  readonly gatewayCost: number;
  readonly margin: number;
  readonly managers: readonly { readonly managerId: string; readonly amount: number }[];
  readonly items: readonly { readonly manager: number; readonly margin: number }[];
}

let office: BackOffice;
let manager: string;
let seller: string;
beforeAll(async () => {
  office = await BackOffice.open();
  manager = office.person({ role: 'MANAGER' }).id;
  seller = office.person(AS_SELLER).id;
  // The prices and tariffs of domain.md §4.
  await office.shop.rows('update offers set price = 19700 where id = $1', [OFFERS.digital.id]);
  await office.shop.rows(
    'update offers set price = 4700 where id = (select offer_id from order_bumps where id = $1)',
    [PRESETS.id],
  );
  const tariffs = `'{"PIX":{"bps":399,"fixed":39},"BILLET":{"bps":0,"fixed":0},"CREDIT_CARD":{"bps":0,"fixed":0}}'`;
  await office.shop.rows(`update gateway_accounts set costs = ${tariffs}`);
  await office.shop.rows(`update platforms set fees = jsonb_set(fees, '{PIX}', '{"bps":990,"fixed":100}')`);
});
beforeEach(async () => {
  await office.shop.rows('delete from account_terms');
  await office.shop.rows('update users set manager_id = $1 where id = $2', [manager, seller]);
  await office.shop.rows(`update account_figures set first_sale_at = null`);
  await office.shop.announceCatalogChange();
});
afterAll(() => office.close());

const rulePath = () => `/api/admin/managers/${manager}/rule`;
async function setRule(rule: object): Promise<void> {
  const { body } = await office.send<{ newest: string | null }>(AS_ADMIN, 'GET', rulePath());
  const answer = await office.send(AS_ADMIN, 'PUT', rulePath(), {
    ...RULE,
    ...rule,
    basedOn: body.newest ?? undefined,
  });
  expect(answer.status).toBe(204);
}
async function bought(): Promise<{ division: Division; paymentId: string }> {
  const { paymentId } = await office.shop.bought(order({ orderBumpsIds: [PRESETS.id] }));
  const [row] = await office.shop.rows<{ division: Division }>(
    'select o.division from orders o join payments p on p.order_id = o.id where p.id = $1',
    [paymentId],
  );
  if (!row) throw new Error('no order');
  return { division: row.division, paymentId };
}
/** What the manager earns of a purchase, once every process knows the rule. */
async function earns(amount: number | undefined): Promise<Division> {
  let last: Division | undefined;
  await office.shop.until(async () => {
    last = (await bought()).division;
    return last.managers[0]?.amount === amount;
  });
  return last as Division;
}

it('a manager with 10 % of the margin earns 150 of the sale of domain.md §4, 122 of the product and 28 of the bump', async () => {
  await setRule({});
  const division = await earns(150);
  expect(division).toMatchObject({ platformFee: 2_516, gatewayCost: 1_013, margin: 1_353 });
  expect(division.managers).toEqual([{ managerId: manager, amount: 150 }]);
  expect(division.items.map(({ manager: share, margin }) => [share, margin])).toEqual([
    [122, 1_104],
    [28, 249],
  ]);
});

it.each<[string, object, number | undefined]>([
  ['of the fee', { base: 'FEE' }, 252],
  ['of what was sold', { base: 'GMV', basisPoints: 50 }, 122],
  ['by method', { pixBasisPoints: 2_000 }, 301],
  ['up to the most of one sale', { base: 'GMV', basisPoints: 1_000, cap: 99 }, 99],
])('a commission is counted %s', async (_what, rule, amount) => {
  await setRule(rule);
  const division = await earns(amount);
  expect(division.margin).toBe(2_516 - 1_013 - (amount ?? 0));
});

it('nothing is earned without a rule, and after the months from the first sale', async () => {
  await earns(undefined);
  await setRule({ months: 1 });
  await earns(150);
  await office.shop.rows(
    `insert into account_figures (platform_id, account_id, first_sale_at, computed_at)
     select platform_id, id, $2, now() from users where id = $1
     on conflict (platform_id, account_id) do update set first_sale_at = excluded.first_sale_at`,
    [seller, new Date(office.shop.clock.now().getTime() - 40 * DAY_MS)],
  );
  await office.shop.announceCatalogChange();
  await earns(undefined);
});

it('a seller who is transferred on a later day earns for the new manager from that day on', async () => {
  const invited = await office.send<{ id: string }>(AS_ADMIN, 'POST', '/api/admin/managers', {
    ...{ name: 'Lívia Costa', email: 'livia@conecta.example', code: 'livia' },
  });
  expect(invited.status).toBe(201);
  const other = invited.body.id;
  await setRule({});
  const path = `/api/admin/managers/${other}/rule`;
  expect((await office.send(AS_ADMIN, 'PUT', path, { ...RULE, base: 'FEE' })).status).toBe(204);
  const day = new Date(office.shop.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const moved = await office.send(AS_ADMIN, 'POST', `/api/admin/managers/${manager}/transfers`, {
    ...{ to: other, sellerIds: [seller], validFrom: day, reason: 'Nova carteira' },
  });
  expect([moved.status, moved.body]).toEqual([200, { transferred: 1, hasMore: false }]);
  await earns(150);
  office.shop.clock.advance(3 * DAY_MS);
  office.forget(AS_ADMIN);
  const { division } = await bought();
  expect(division.managers).toEqual([{ managerId: other, amount: 252 }]);
  await office.shop.app.get(ApplyTransfers).sweep(office.shop.clock.now());
  const [row] = await office.shop.rows('select manager_id from users where id = $1', [seller]);
  expect(row).toEqual({ manager_id: other });
  await office.shop.app.get(ComputeFigures).sweep(office.shop.clock.now());
  const { body } = await office.send<{ items: readonly Record<string, unknown>[] }>(
    AS_ADMIN,
    'GET',
    '/api/admin/managers',
  );
  expect(body.items.find(({ id }) => id === other)).toMatchObject({ sellers: 1, rule: 'FEE' });
});

it('of two equal transfers at once one moves the seller, and the log says for each seller from whom, to whom and why', async () => {
  const path = `/api/admin/managers/${manager}/transfers`;
  const move = { sellerIds: [seller], reason: 'Carteira redistribuída' };
  const answers = await Promise.all([
    office.send(AS_ADMIN, 'POST', path, move),
    office.send(AS_ADMIN, 'POST', path, move),
  ]);
  const [moved, refused] = answers.map(({ status }) => status).sort();
  expect(moved).toBe(200);
  // The second one found the seller without a manager: before it began, or when its turn came.
  expect([404, 409]).toContain(refused);
  expect(await office.shop.rows('select account_id, value from account_terms')).toEqual([
    { account_id: seller, value: { managerId: null } },
  ]);
  const recorded = await office.shop.rows<{
    action: string;
    subject_id: string;
    before: object;
    after: object;
  }>('select action, subject_id, before, after from audit_log where reason = $1 order by position', [
    move.reason,
  ]);
  expect(recorded.filter(({ action }) => action === 'seller.manager')).toEqual([
    expect.objectContaining({
      ...{ subject_id: seller, before: { terms: { managerId: manager } } },
      after: expect.objectContaining({ terms: { managerId: null } }),
    }),
  ]);
});

it.each<[string, object, number]>([
  ['to somebody who is no manager', { to: OFFERS.digital.id }, 422],
  ['on a day that is past', { validFrom: '2020-01-01' }, 422],
  ['of a seller of another manager', { sellerIds: [OFFERS.digital.id] }, 404],
  ['without a reason', { reason: '' }, 422],
])('a transfer %s is refused, and nothing changes', async (_what, input, status) => {
  const path = `/api/admin/managers/${manager}/transfers`;
  const answer = await office.send(AS_ADMIN, 'POST', path, {
    sellerIds: [seller],
    reason: 'Nova carteira',
    ...input,
  });
  expect(answer.status).toBe(status);
  expect(await office.shop.rows('select 1 from account_terms')).toEqual([]);
  expect(await office.shop.rows('select manager_id from users where id = $1', [seller])).toEqual([
    { manager_id: manager },
  ]);
});

it('a code and an e-mail address belong to one manager', async () => {
  const taken = { name: 'Outro Gerente', email: 'outro@conecta.example', code: 'RAFAEL' };
  const code = await office.send<{ errors: object }>(AS_ADMIN, 'POST', '/api/admin/managers', taken);
  expect([code.status, Object.keys(code.body.errors)]).toEqual([422, ['code']]);
  const email = await office.send<{ errors: object }>(AS_ADMIN, 'POST', '/api/admin/managers', {
    ...taken,
    ...{ code: 'OUTRO', email: office.person({ role: 'MANAGER' }).email },
  });
  expect([email.status, Object.keys(email.body.errors)]).toEqual([422, ['email']]);
});

it('only staff with the permission see and change managers of their platform', async () => {
  await office.grant('isUsersAvailable');
  const denied = await office.send(AS_FUNCTIONARY, 'PUT', rulePath(), RULE);
  expect([denied.status, denied.body]).toMatchObject([403, { flag: 'isManagersAvailable' }]);
  expect((await office.send(AS_OTHER_ADMIN, 'PUT', rulePath(), RULE)).status).toBe(404);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', `/api/admin/managers/${manager}`)).status).toBe(404);
  expect((await office.send(undefined, 'GET', rulePath())).status).toBe(401);
  expect(await office.shop.rows('select 1 from account_terms')).toEqual([]);
});

it('a manager sees their seller without documents, notes it and asks for other fees (E2)', async () => {
  const caller = { role: 'MANAGER' } as const;
  const path = `/api/manager/users/${seller}`;
  const reason = 'PIX a 3,99 %: o volume dobrou.';
  expect(
    (await office.send(AS_ADMIN, 'POST', `/api/admin/users/${seller}/notes`, { note: 'Entre nós' })).status,
  ).toBe(204);
  expect((await office.send(caller, 'POST', `${path}/notes`, { note: 'Pediu taxa menor.' })).status).toBe(
    204,
  );
  const shown = await office.send<{ seller: object; notes: { note: string }[] }>(caller, 'GET', path);
  expect(shown.body.seller).toMatchObject({ id: seller, hasOwnFees: false });
  expect(Object.keys(shown.body.seller).sort()).toEqual([
    ...['chargebackBps', 'createdAt', 'hasOwnFees', 'id', 'lastSaleAt', 'lastSignInAt'],
    ...['name', 'revenue', 'status'],
  ]);
  expect(shown.body.notes.map(({ note }) => note)).toEqual(['Pediu taxa menor.']);
  // A repeated request raises one item.
  for (const status of [204, 204])
    expect((await office.send(caller, 'POST', `${path}/fee-requests`, { reason })).status).toBe(status);
  expect(await office.shop.rows(`select detail from attention_items where kind = 'FEES_REQUESTED'`)).toEqual([
    { detail: { sellerId: seller, managerId: manager, reason } },
  ]);
  expect(await office.shop.rows('select 1 from account_terms')).toEqual([]);
});

it('a manager writes to their seller by mail, once for each key and five times a day; staff see it (E2)', async () => {
  const caller = { role: 'MANAGER' } as const;
  const path = `/api/manager/users/${seller}`;
  const write = (requestKey: string, message = 'Seu volume dobrou.\nVamos conversar?') =>
    office.send<{ code?: string }>(caller, 'POST', `${path}/messages`, { message, requestKey });
  const sent = () =>
    office.shop.rows<{ text: string }>(
      `select text_body as text from demo_mails where subject like 'Mensagem do seu gerente%' order by id`,
    );
  const key = randomUUID();
  expect((await Promise.all([write(key), write(key)])).map(({ status }) => status)).toEqual([204, 204]);
  await until(async () => (await sent()).length > 0);
  expect(await sent()).toHaveLength(1);
  expect((await sent())[0]?.text).toContain('Seu volume dobrou.\nVamos conversar?');
  const atOnce = await Promise.all([1, 2, 3, 4, 5, 6].map(() => write(randomUUID(), 'Outra')));
  expect(atOnce.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 429, 429]);
  for (const refused of ['ab', ' \n ', 'um\0nulo', 'a'.repeat(2_001)])
    expect((await write(randomUUID(), refused)).status).toBe(422);
  const messages = `select count(*)::int as messages, (select count(*)::int from mails where kind = 'managerMessage') as mails,
    (select count(*)::int from audit_log where action = 'seller.messaged') as records from seller_notes where is_message`;
  expect(await office.shop.rows(messages)).toEqual([{ messages: 5, mails: 5, records: 5 }]);
  const file = await office.send<{ notes: { note: string; isMessage: boolean }[] }>(
    AS_ADMIN,
    'GET',
    `/api/admin/users/${seller}/file`,
  );
  expect(file.body.notes.filter(({ isMessage }) => isMessage)).toHaveLength(5);
});

it('a seller of another manager or another platform is not found, and nothing is written', async () => {
  const path = `/api/manager/users/${seller}`;
  const before = await office.shop.rows('select id from attention_items order by id');
  await office.shop.rows('update users set manager_id = null where id = $1', [seller]);
  for (const caller of [{ role: 'MANAGER' }, { role: 'MANAGER', platformId: PLATFORM_B }] as const) {
    expect((await office.send(caller, 'GET', path)).status).toBe(404);
    expect((await office.send(caller, 'POST', `${path}/notes`, { note: 'Alheia' })).status).toBe(404);
    expect((await office.send(caller, 'POST', `${path}/fee-requests`, { reason: 'Alheia' })).status).toBe(
      404,
    );
    const message = { message: 'Alheia', requestKey: randomUUID() };
    expect((await office.send(caller, 'POST', `${path}/messages`, message)).status).toBe(404);
  }
  expect(await office.shop.rows(`select 1 from seller_notes where note = 'Alheia'`)).toEqual([]);
  expect(await office.shop.rows('select id from attention_items order by id')).toEqual(before);
});

it('a manager who is blocked has no session, and a stale version is refused', async () => {
  const shown = await office.send<{ version: number; link: string }>(
    AS_ADMIN,
    'GET',
    `/api/admin/managers/${manager}`,
  );
  expect(shown.body.link).toMatch(/\/register\?manager=RAFAEL$/);
  const caller = { role: 'MANAGER' } as const;
  expect((await office.send(caller, 'GET', '/api/manager/users')).status).toBe(200);
  const change = { name: 'Rafael Moura', code: 'RAFAEL', blocked: true, reason: 'Saiu da empresa' };
  const path = `/api/admin/managers/${manager}`;
  const stale = await office.send(AS_ADMIN, 'PUT', path, { ...change, version: 99 });
  expect(stale.status).toBe(409);
  expect((await office.send(caller, 'GET', '/api/manager/users')).status).toBe(200);
  expect((await office.send(AS_ADMIN, 'PUT', path, { ...change, version: shown.body.version })).status).toBe(
    204,
  );
  expect((await office.send(caller, 'GET', '/api/manager/users')).status).toBe(401);
});

it.each([
  ['GET', 'sellers', undefined],
  ['POST', 'transfers', { reason: 'Nova carteira' }],
  ['POST', 'transfers', { sellerIds: [OFFERS.digital.id], reason: 'Nova carteira' }],
])('%s %s of a manager of another platform is not found, and nothing changes', async (method, what, body) => {
  const answer = await office.send(AS_OTHER_ADMIN, method, `/api/admin/managers/${manager}/${what}`, body);
  expect([answer.status, answer.body.code]).toEqual([404, 'notFound']);
  expect(await office.shop.rows('select 1 from account_terms')).toEqual([]);
  expect(await office.shop.rows('select manager_id from users where id = $1', [seller])).toEqual([
    { manager_id: manager },
  ]);
});

describe('the commission of a manager', () => {
  const AS_MANAGER = { role: 'MANAGER' } as const;
  const CPF = '52998224725';
  const STAFF = '/api/admin/manager-withdrawals';
  interface Shown {
    readonly portfolio: { readonly today: number };
    readonly funds: { readonly earned: number; readonly pending: number; readonly available: number };
  }
  type Answer = Readonly<{ id: string; state: string; code: string }>;
  const dashboard = async () => (await office.send<Shown>(AS_MANAGER, 'GET', '/api/manager/dashboard')).body;
  const request = (amount: number, destination: string, more: object = {}) =>
    office.send<Answer>(AS_MANAGER, 'POST', '/api/manager/withdrawals', {
      ...{ amount, destination, requestKey: randomUUID(), password: DEMO_PASSWORD },
      ...more,
    });
  const decide = (caller: Caller, path: string, body: object) =>
    office.send<Answer>(caller, 'PUT', path, { reason: 'Conferido', password: DEMO_PASSWORD, ...body });
  interface List {
    readonly items: readonly Readonly<Record<string, unknown>>[];
  }
  const anotherManager = async (): Promise<string> => {
    const code = `M${randomUUID().slice(0, 8)}`;
    const person = { name: 'Outro Gerente', email: `${code}@conecta.example`, code };
    return (await office.send<Answer>(AS_ADMIN, 'POST', '/api/admin/managers', person)).body.id;
  };
  const books = () =>
    office.shop.rows(`select (select count(*)::int from withdrawals) as withdrawals,
      (select count(*)::int from ledger_transfers) as transfers,
      (select sum(balance)::bigint from ledger_accounts where owner = 'manager') as balance`);

  /** Gives a document and an account, which staff approve. */
  async function approvedAccount(): Promise<string> {
    const { body } = await office.send<{ version: number }>(AS_MANAGER, 'GET', '/api/manager/profile');
    const key = { kind: 'PIX', pixKey: CPF, pixType: 'CPF', password: DEMO_PASSWORD };
    const early = await office.send<Answer>(AS_MANAGER, 'POST', '/api/manager/bank-accounts', key);
    expect([early.status, early.body.code]).toEqual([409, 'documentMissing']);
    const data = { name: 'Rafael Moura', document: CPF, version: body.version };
    expect((await office.send(AS_MANAGER, 'PUT', '/api/manager/profile', data)).status).toBe(200);
    expect((await office.send(AS_MANAGER, 'POST', '/api/manager/bank-accounts', key)).status).toBe(204);
    const [account] = await office.shop.rows<{ id: string }>(
      'select id from bank_accounts where user_id = $1',
      [manager],
    );
    const id = account?.id ?? '';
    expect((await request(150, id)).body.code).toBe('destinationNotUsable');
    const approved = await decide(AS_ADMIN, `/api/admin/bank-accounts/${id}/decision`, {
      ...{ status: 'ACTIVE', seen: 'PENDING' },
    });
    expect(approved.status).toBe(204);
    return id;
  }

  it('is 150 of the sale of domain.md §4: pending, available on its day, withdrawn and paid once, to the cent', async () => {
    await office.shop.rows(`update users set status = 'ACTIVE', document = null where id = $1`, [manager]);
    await office.shop.rows('delete from bank_accounts where user_id = $1', [manager]);
    office.forget(AS_MANAGER);
    await setRule({});
    await earns(150);
    const account = await approvedAccount();
    const before = await dashboard();
    const { paymentId, division } = await bought();
    expect(division.managers).toEqual([{ managerId: manager, amount: 150 }]);
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
    await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await office.shop.until(async () => (await dashboard()).portfolio.today === 24_400);
    const earned = await dashboard();
    expect(earned.funds.earned - before.funds.earned).toBe(150);
    expect(earned.funds.pending - before.funds.pending).toBe(150);

    // The lists of the manager and of staff say so too, and another manager of the seller reads none of it.
    const figures = async () => {
      await office.shop.app.get(ComputeFigures).sweep(office.shop.clock.now());
      const [mine, all] = await Promise.all([
        office.send<List>(AS_MANAGER, 'GET', '/api/manager/users'),
        office.send<List>(AS_ADMIN, 'GET', '/api/admin/managers?q=rafael'),
      ]);
      return { sellers: mine.body.items, managers: all.body.items };
    };
    const shown = await figures();
    expect(shown.sellers.find(({ id }) => id === seller)).toMatchObject({ commission: earned.funds.earned });
    expect(shown.managers).toEqual([
      expect.objectContaining({ id: manager, code: 'RAFAEL', earned: earned.funds.earned }),
    ]);
    await office.shop.rows('update users set manager_id = $2 where id = $1', [
      seller,
      await anotherManager(),
    ]);
    const moved = await figures();
    expect(moved.sellers.map(({ id }) => id)).not.toContain(seller);
    expect(moved.managers).toMatchObject([{ earned: earned.funds.earned }]);
    expect(
      await office.shop.rows('select commission from account_figures where account_id = $1', [seller]),
    ).toEqual([{ commission: 0 }]);
    await office.shop.rows('update users set manager_id = $2 where id = $1', [seller, manager]);

    office.shop.clock.advance(3 * DAY_MS);
    for (const caller of [AS_ADMIN, AS_OTHER_ADMIN, AS_MANAGER, AS_FUNCTIONARY, AS_SELLER])
      office.forget(caller);
    await office.shop.app.get(ReleaseDue).sweep(office.shop.clock.now());
    await office.shop.until(async () => (await dashboard()).funds.pending === 0);
    const { available } = (await dashboard()).funds;
    expect(available).toBe(150);

    await office.shop.rows(`update platforms set withdrawal_rules = '{"fee":30,"minAmount":100}'`);
    const unchanged = await books();
    expect((await request(available + 1, account)).body.code).toBe('balanceTooLow');
    expect((await request(99, account)).body.code).toBe('belowMinimum');
    expect((await request(150, randomUUID())).status).toBe(404);
    expect((await request(150, account, { password: 'wrong-password' })).status).toBe(422);
    const asSeller = { amount: 150, destination: account, requestKey: randomUUID(), password: DEMO_PASSWORD };
    expect((await office.send(AS_SELLER, 'POST', '/api/platform/withdrawals', asSeller)).status).toBe(404);
    expect((await office.send(AS_SELLER, 'POST', '/api/manager/withdrawals', asSeller)).status).toBe(403);
    expect(await books()).toEqual(unchanged);

    const requestKey = randomUUID();
    const [one, again] = await Promise.all([
      request(150, account, { requestKey }),
      request(150, account, { requestKey }),
    ]);
    expect([one.status, one.body.state, again.body.id]).toEqual([201, 'WAITING', one.body.id]);
    expect((await dashboard()).funds.available).toBe(available - 150);
    const { id } = one.body;
    // The pages of sellers do not know it, and each page has its own permission.
    const approve = { action: 'approve' };
    expect((await decide(AS_ADMIN, `/api/admin/withdrawals/${id}/decision`, approve)).status).toBe(404);
    await office.grant('isWithdrawsRequestUsersAvailable');
    expect((await decide(AS_FUNCTIONARY, `${STAFF}/${id}/decision`, approve)).status).toBe(403);
    expect((await decide(AS_OTHER_ADMIN, `${STAFF}/${id}/decision`, approve)).status).toBe(404);
    await office.grant('isWithdrawsRequestManagersAvailable');
    const byHand = { action: 'payByHand', endToEndId: 'TED 4711' };
    expect((await decide(AS_FUNCTIONARY, `${STAFF}/${id}/decision`, byHand)).status).toBe(204);
    expect((await decide(AS_FUNCTIONARY, `${STAFF}/${id}/decision`, byHand)).status).toBe(204);
    const lines = await office.shop.rows<{ line: string }>(
      `select t.kind || ' ' || t.fact || ' ' || d.owner || ' ' || d.bucket || ' ' || c.bucket || ' ' || t.amount as line
       from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id join ledger_accounts c on c.id = t.credit_account_id
       where t.subject_id = $1 order by t.id`,
      [id],
    );
    expect(lines.map(({ line }) => line)).toEqual([
      'WITHDRAWAL withdrawal manager available payout_due 120',
      'WITHDRAWAL withdrawalFee manager available revenue 30',
      'WITHDRAWAL withdrawal bank payout_due cash 120',
    ]);
    const own = await office.send<{ items: object[] }>(AS_MANAGER, 'GET', '/api/manager/withdrawals');
    expect(own.body.items).toMatchObject([{ id, state: 'APPROVED', amount: 150, fee: 30, net: 120 }]);
    const statement = await office.send<{ items: object[] }>(
      AS_MANAGER,
      'GET',
      '/api/manager/statement?kind=WITHDRAWAL,WITHDRAWAL_FEE',
    );
    expect(statement.body.items).toMatchObject([
      { kind: 'WITHDRAWAL_FEE', amount: -30, balance: available - 150 },
      { kind: 'WITHDRAWAL', amount: -120, balance: available - 120 },
    ]);
    const paid = await office.send<{ items: object[] }>(
      AS_ADMIN,
      'GET',
      '/api/admin/paid-manager-withdrawals',
    );
    expect(paid.body.items).toMatchObject([{ id, owner: 'Rafael Moura', net: 120, way: 'BY_HAND' }]);
    const receipt = await office.text(AS_ADMIN, `/api/admin/paid-manager-withdrawals/${id}/receipt.pdf`);
    expect([receipt.status, receipt.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await office.text(AS_ADMIN, `/api/admin/paid-withdrawals/${id}/receipt.pdf`)).status).toBe(404);
  });
});

interface Listed {
  readonly items: readonly Readonly<Record<string, number | string>>[];
  readonly totals: { readonly count: number };
}
const listed = async (list: string): Promise<Listed> => {
  const { status, body } = await office.send<Listed>(AS_ADMIN, 'GET', `/api/admin/${list}`);
  expect(status).toBe(200);
  return body;
};
/** What each platform sold in the last 30 days, as the list of masters shows it. */
const platformsSold = async (): Promise<number[]> => {
  const { body } = await office.send<{ items: readonly { sold: number }[] }>(
    AS_MASTER,
    'GET',
    '/api/master/platforms?sort=name',
  );
  return body.items.map(({ sold }) => sold);
};
const soldToday = (measure: 'approved' | 'refunded', count: number): Promise<unknown> =>
  office.shop.until(async () => {
    const [row] = await office.shop.rows<{ sum: number }>(
      `select sum(${measure})::int as sum from sales_days where producer_id = $1 and day = ($2::timestamptz at time zone 'America/Sao_Paulo')::date`,
      [seller, office.shop.clock.now()],
    );
    return row?.sum === count;
  });
const sums = async (): Promise<void> =>
  void (await office.shop.app.get(SumEarnings).sweep(office.shop.clock.now()));

/** What the platform earned, as its own accounts have it. */
async function earned(): Promise<number> {
  const [booked] = await office.shop.rows<{ sum: string }>(
    `select coalesce(sum(balance), 0) as sum from ledger_accounts where name in ('platform:revenue', 'platform:loss')`,
  );
  return Number(booked?.sum);
}

it('staff see what the sales of a seller brought, and what the platform earned as the ledger booked it', async () => {
  office.shop.clock.advance(DAY_MS);
  for (const caller of [AS_ADMIN, AS_SELLER, AS_MASTER]) office.forget(caller);
  await setRule({});
  await earns(150);
  const before = await earned();
  const soldThere = await platformsSold();
  const [kept, returned] = [(await bought()).paymentId, (await bought()).paymentId];
  for (const id of [kept, returned]) {
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(id), 'pay');
    await office.shop.paymentBecomes(id, { status: 'APPROVED' });
  }
  const name = office.person(AS_SELLER).name;
  await soldToday('approved', 2);
  await sums();
  expect((await platformsSold()).map((amount, place) => amount - (soldThere[place] ?? 0))).toEqual([
    48_800, 0,
  ]);
  const both = { seller: name, gross: 48_800, fees: 5_032, cost: -2_026, losses: 0, commission: -300 };
  expect((await listed('seller-profit?period=today')).items).toEqual([
    expect.objectContaining({ ...both, profit: 2_706, margin: 555 }),
  ]);
  const sold = { seller: name, position: 1, sales: 2, gross: 48_800, average: 24_400, pix: 48_800, card: 0 };
  expect((await listed('seller-revenue?period=today')).items).toEqual([
    expect.objectContaining({ ...sold, refunds: 0, change: null, before: 0 }),
  ]);

  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(returned), 'refund');
  await soldToday('refunded', 1);
  await sums();
  await sums();
  const one = { gross: 48_800, fees: 2_516, cost: -1_013, losses: -1_013, commission: -150, profit: 340 };
  expect((await listed('seller-profit?period=today')).items).toEqual([expect.objectContaining(one)]);
  expect((await listed('seller-revenue?period=today')).items).toEqual([
    expect.objectContaining({ sales: 2, gross: 48_800, refunds: 24_400, chargebacks: 0 }),
  ]);
  expect((await earned()) - before).toBe(one.profit);

  const today = office.shop.clock.now().toISOString().slice(0, 10);
  office.shop.clock.advance(DAY_MS);
  office.forget(AS_ADMIN);
  expect((await listed('seller-profit?period=today')).items).toEqual([]);
  expect((await listed('seller-revenue?period=today')).totals.count).toBe(0);
  expect((await listed(`seller-revenue?from=${today}&to=${today}`)).totals.count).toBe(1);
  expect((await listed(`seller-revenue?from=${today}&to=${today}&gross=48801-`)).totals.count).toBe(0);
});
