import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Transactions } from '../../src/database/index.js';
import { Ledger, gateway, seller } from '../../src/modules/ledger/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import type { PayoutReport } from '../../src/modules/withdrawals/domain/payout-report.js';
import { SendPayout } from '../../src/modules/withdrawals/use-cases/send-payout.js';
import { ApplyPayout } from '../../src/modules/withdrawals/use-cases/apply-payout.js';
import type { SimulatedProvider } from '../purchase/buyer.js';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
type Taken = Refusal & { readonly id: string; readonly state: string };

const OWN = '/api/platform/withdrawals';
const STAFF = '/api/admin/withdrawals';
const [HAWKPAY, ASAAS, ONZ] = GATEWAY_ACCOUNTS;
const ACCOUNT = randomUUID();
const CPF = '39053344705';

let office: BackOffice;
let sellerId: string;

beforeAll(async () => {
  office = await BackOffice.open();
  sellerId = office.person(AS_SELLER).id;
  const usableFrom = new Date(office.shop.clock.now().getTime() - 60 * 86_400_000);
  await office.shop.rows(`update users set document = $2, created_at = '2020-01-01' where id = $1`, [
    sellerId,
    CPF,
  ]);
  await office.shop.rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, usable_from, created_at)
     values ($1, $2, $3, 'PIX', $4, 'CPF', 'Ana Souza', $4, 'ACTIVE', $5, $5)`,
    [PLATFORM_A, ACCOUNT, sellerId, CPF, usableFrom],
  );
});
afterAll(() => office.close());

/** Only this account pays out. */
async function paysOut(id: string): Promise<void> {
  await office.shop.rows('update gateway_accounts set active = (id = $1) where platform_id = $2', [
    id,
    PLATFORM_A,
  ]);
}

beforeEach(async () => {
  await paysOut(ONZ.id);
  await rules({ fee: 390 });
  await office.shop.outside.outcomeOfPayouts('ONZ', 'settle');
});

async function rules(set: object): Promise<void> {
  await office.shop.rows('update platforms set withdrawal_rules = $2 where id = $1', [
    PLATFORM_A,
    JSON.stringify(set),
  ]);
}

/** Sales that were released. */
async function earn(amount: number): Promise<void> {
  const { shop } = office;
  const now = shop.clock.now();
  const from = gateway(HAWKPAY.id, 'receivable');
  const to = seller(sellerId, 'available');
  await shop.app.get(Transactions).run('earn', (tx) =>
    shop.app.get(Ledger).move(onPlatform(PLATFORM_A), tx, now, [
      {
        ...{ kind: 'RELEASE', key: randomUUID(), currency: 'BRL', occurredAt: now },
        ...{ subject: { kind: 'other', id: randomUUID() }, accounts: [from, to] },
        legs: () => [{ fact: 'release', from, to, amount: cents(amount) }],
      },
    ]),
  );
}

const request = (amount: number, more: object = {}) =>
  office.send<Taken>(AS_SELLER, 'POST', OWN, {
    ...{ amount, destination: ACCOUNT, requestKey: randomUUID(), password: DEMO_PASSWORD },
    ...more,
  });
const decide = (id: string, action: string, more: object = {}, as = AS_ADMIN) =>
  office.send<Refusal>(as, 'PUT', `${STAFF}/${id}/decision`, {
    ...{ action, reason: 'Conferido', password: DEMO_PASSWORD },
    ...more,
  });
const becomes = (id: string, wanted: object) =>
  office.shop.eventually(`select * from withdrawals where id = '${id}'`, wanted as Record<string, unknown>);
const payoutsAt = (provider: SimulatedProvider) => office.shop.outside.payouts(provider);
const postings = async (id: string) =>
  (
    await office.shop.rows<{ line: string }>(
      `select t.kind || ' ' || t.fact || ' ' || d.bucket || ' ' || c.bucket || ' ' || t.amount as line
       from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id join ledger_accounts c on c.id = t.credit_account_id
       where t.subject_id = $1 order by t.id`,
      [id],
    )
  ).map(({ line }) => line);
/** Everything that a refusal leaves as it was. */
const books = () =>
  office.shop.rows(
    `select (select count(*)::int from withdrawals) as withdrawals, (select count(*)::int from payouts) as payouts,
       (select count(*)::int from ledger_transfers) as transfers, (select sum(balance) from ledger_accounts where bucket = 'available') as available`,
  );
const available = async () => {
  const { body } = await office.send<{ available: number }>(
    AS_SELLER,
    'GET',
    '/api/platform/withdrawal-terms',
  );
  return body.available;
};

const RESERVED = (net: number, fee = 390) => [
  `WITHDRAWAL withdrawal available payout_due ${net}`,
  `WITHDRAWAL withdrawalFee available revenue ${fee}`,
];

describe('a withdrawal', () => {
  it('leaves what guarantees recent sales in the balance, to the cent and to the day (scheme B)', async () => {
    const { shop } = office;
    await earn(50_000);
    const rest = await available();
    const [was] = await shop.rows<{ scheme: object }>(
      'select release_scheme as scheme from platforms where id = $1',
      [PLATFORM_A],
    );
    const scheme = (rolling?: object) =>
      shop.rows('update platforms set release_scheme = $2 where id = $1', [
        PLATFORM_A,
        JSON.stringify({ ...was?.scheme, ...(rolling && { rolling }) }),
      ]);
    await scheme({ bps: 400, days: 30, saleDays: 14 });
    // Yesterday's sales brought R$ 2.000,00, the largest of them R$ 123,45.
    await shop.rows(
      `insert into ledger_earned_days (platform_id, owner_id, currency, day, amount, biggest)
       values ($1, $2, 'BRL', ($3::timestamptz at time zone 'America/Sao_Paulo')::date - 1, 200000, 12345)`,
      [PLATFORM_A, sellerId, shop.clock.now()],
    );
    const { body: terms } = await office.send<{ withdrawable: number; moreOn: string }>(
      AS_SELLER,
      'GET',
      '/api/platform/withdrawal-terms',
    );
    const day = (days: number) =>
      new Date(shop.clock.now().getTime() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    expect([terms.withdrawable, terms.moreOn]).toEqual([rest - 12_345, day(13)]);
    const before = await books();
    const { status, body } = await request(rest - 12_344);
    expect([status, body.code]).toEqual([409, 'balanceKept']);
    expect(await books()).toEqual(before);
    expect((await request(rest - 12_345)).status).toBe(201);
    expect(await available()).toBe(12_345);
    const { body: funds } = await office.send(AS_SELLER, 'GET', '/api/platform/funds');
    expect(funds).toMatchObject({ kept: { amount: 12_345, bps: 400, lessOn: day(13), nothingOn: day(29) } });
    const { body: why } = await office.send<{
      balances: {
        bucket: string;
        locked: { rule: string; amount: number; text: Record<string, string> }[];
      }[];
    }>(AS_SELLER, 'GET', '/api/platform/balance/money');
    const locked = why.balances.find(({ bucket }) => bucket === 'available')?.locked[0];
    expect(locked).toMatchObject({ rule: 'ROLLING', amount: 12_345 });
    expect(locked?.text['en-US']).toContain('the larger of 4% of R$2,000.00');
    // Own terms of release replace those of the platform, this rule as well.
    await shop.rows(
      `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at, applied_at)
       values ($1, gen_random_uuid(), 'SELLER', $2, $3, $4, 'Acordo', 'test', $4, $4)`,
      [PLATFORM_A, sellerId, JSON.stringify({ release: { ...was?.scheme } }), shop.clock.now()],
    );
    expect((await request(12_345)).status).toBe(201);
    await shop.rows('delete from account_terms');
    await shop.rows('delete from ledger_earned_days');
    await scheme();
    await shop.rows(`update withdrawals set state = 'CANCELED' where owner_id = $1`, [sellerId]);
  });

  it('of a seller with an own fee costs that, and is more than it whatever the least amount of the platform', async () => {
    await earn(50_000);
    const terms = async (value: object) => {
      const { shop } = office;
      await shop.rows(
        `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at, applied_at)
         values ($1, gen_random_uuid(), 'SELLER', $2, $3, $4, 'Acordo', 'test', $4, $4)`,
        [PLATFORM_A, sellerId, JSON.stringify(value), shop.clock.now()],
      );
    };
    await terms({ serviceFees: { withdrawalFee: 1_500 } });
    const { body: shown } = await office.send(AS_SELLER, 'GET', '/api/platform/withdrawal-terms');
    expect(shown).toMatchObject({ fee: 1_500, minAmount: 1_501 });
    expect((await request(1_500)).body.code).toBe('belowMinimum');
    const asked = await request(10_000);
    expect(await postings(asked.body.id)).toEqual(RESERVED(8_500, 1_500));
    await office.shop.rows('delete from account_terms');
  });

  it('is reserved at once, approved by staff, paid once by the provider, and stands in the books to the cent (P1.13, P3.50, P3.66, P4.137)', async () => {
    await earn(50_000);
    const before = await available();
    const asked = await request(10_000);
    expect([asked.status, asked.body.state]).toEqual([201, 'WAITING']);
    expect(await available()).toBe(before - 10_000);
    const { id } = asked.body;
    expect((await decide(id, 'approve')).status).toBe(204);
    await becomes(id, { state: 'PAID', provider: 'ONZ', paid_by_hand: false });
    const [paid] = await office.shop.rows<{ withdraw_id: string; end_to_end_id: string }>(
      'select withdraw_id, end_to_end_id from withdrawals where id = $1',
      [id],
    );
    expect(paid?.end_to_end_id).toBe(paid?.withdraw_id);
    expect((await payoutsAt('ONZ')).map(({ amount, pixKey }) => [amount, pixKey])).toEqual([[9_610, CPF]]);
    expect(await postings(id)).toEqual([
      ...RESERVED(9_610),
      'WITHDRAWAL withdrawal payout_due receivable 9610',
    ]);
    expect(await office.shop.rows(`select kind from mails where kind like 'withdrawal%'`)).toEqual([
      { kind: 'withdrawalPaid' },
    ]);
    const receipt = await office.text(AS_ADMIN, `/api/admin/paid-withdrawals/${id}/receipt.pdf`);
    expect([receipt.status, receipt.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('that is asked for twice with one key, also at once, is one, and two that exceed the balance are one and a clear refusal', async () => {
    await earn(20_000);
    const before = await available();
    await rules({ fee: 390, dailyLimit: 100_000_000 });
    const requestKey = randomUUID();
    const same = await Promise.all([request(5_000, { requestKey }), request(5_000, { requestKey })]);
    expect(same.map(({ status }) => status)).toEqual([201, 201]);
    expect(same[0]?.body.id).toBe(same[1]?.body.id);
    const other = await request(6_000, { requestKey });
    expect([other.status, other.body.code]).toEqual([409, 'requestKeyUsed']);
    expect(await available()).toBe(before - 5_000);
    const most = before - 10_000;
    const both = await Promise.all([request(most), request(most)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('balanceTooLow');
    expect(await available()).toBe(5_000);
    await decide(both.find(({ status }) => status === 201)?.body.id ?? '', 'cancel');
  });

  it.each([
    ['below the minimum', { amount: 999 }, {}, 'belowMinimum'],
    ['above the limit of the day', { amount: 90_000 }, { dailyLimit: 20_000 }, 'aboveDailyLimit'],
    ['outside the hours', {}, { fromHour: 0, toHour: 1 }, 'outsideHours'],
    ['to an account of nobody', { destination: randomUUID() }, {}, 'notFound'],
    ['of more than there is', { amount: 4_000_000 }, {}, 'balanceTooLow'],
  ])('%s is refused and changes nothing', async (_, more, set, code) => {
    await rules({ fee: 390, ...set });
    const before = await books();
    const { status, body } = await request(1_000, more);
    expect([status, body.code]).toEqual([code === 'notFound' ? 404 : 409, code]);
    expect(await books()).toEqual(before);
  });

  it('needs the password, an account whose waiting time is over, and cash-out that nobody blocked (P6.12)', async () => {
    const before = await books();
    const wrong = await request(1_000, { password: 'wrong-password' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const soon = new Date(office.shop.clock.now().getTime() + 60_000);
    const [kept] = await office.shop.rows<{ usable_from: Date }>(
      'select usable_from from bank_accounts where id = $1',
      [ACCOUNT],
    );
    await office.shop.rows('update bank_accounts set usable_from = $1 where id = $2', [soon, ACCOUNT]);
    expect((await request(1_000)).body.code).toBe('destinationNotUsable');
    await office.shop.rows('update bank_accounts set usable_from = $1 where id = $2', [
      kept?.usable_from,
      ACCOUNT,
    ]);
    await office.shop.rows(`update bank_accounts set holder_document = '52998224725'`);
    expect((await request(1_000)).body.code).toBe('destinationNotUsable');
    await office.shop.rows('update bank_accounts set holder_document = $1', [CPF]);
    await office.shop.rows('update platforms set blocked_cashout = true where id = $1', [PLATFORM_A]);
    expect((await request(1_000)).body.code).toBe('cashOutBlocked');
    await office.shop.rows('update platforms set blocked_cashout = false where id = $1', [PLATFORM_A]);
    const now = office.shop.clock.now();
    await office.shop.rows(
      `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at)
       values ($1, $2, 'SELLER', $3, '{"cashOutBlocked": true}', $4, 'risk', 'test', $4)`,
      [PLATFORM_A, randomUUID(), sellerId, now],
    );
    expect((await request(1_000)).body.code).toBe('cashOutBlocked');
    await office.shop.rows('delete from account_terms');
    expect(await books()).toEqual(before);
  });

  it('is given back whole, once, when staff refuse it, when its owner takes it back, and when the provider does not pay (P4.138, P4.139)', async () => {
    await earn(30_000);
    const mails = async () =>
      (await office.shop.rows(`select kind from mails where kind = 'withdrawalReturned'`)).length;
    const [before, told] = [await available(), await mails()];
    const refused = (await request(3_000)).body.id;
    expect((await decide(refused, 'refuse', { reason: 'Conta encerrada' })).status).toBe(204);
    const again = await decide(refused, 'approve');
    expect([again.status, again.body.code]).toEqual([409, 'withdrawalMoved']);
    expect(await postings(refused)).toEqual([
      ...RESERVED(2_610),
      'WITHDRAWAL_RETURN withdrawal payout_due available 2610',
      'WITHDRAWAL_RETURN withdrawalFee revenue available 390',
    ]);
    const canceled = (await request(3_000)).body.id;
    expect((await office.send(AS_SELLER, 'POST', `${OWN}/${canceled}/cancel`)).status).toBe(204);
    expect((await office.send(AS_SELLER, 'POST', `${OWN}/${canceled}/cancel`)).status).toBe(204);
    await paysOut(ASAAS.id);
    await office.shop.outside.outcomeOfPayouts('ASAAS', 'reject');
    const declined = (await request(3_000)).body.id;
    await decide(declined, 'approve');
    await becomes(declined, { state: 'SENT', provider: 'ASAAS' });
    await office.shop.until(async () => (await payoutsAt('ASAAS'))[0]?.status === 'REJECTED');
    office.shop.clock.advance(31_000);
    await becomes(declined, { state: 'RETURNED' });
    expect(await available()).toBe(before);
    expect((await mails()) - told).toBe(2);
  });

  it('that the provider called paid and refused later comes back once, and pays the debts of its owner', async () => {
    const before = await available();
    await office.shop.outside.outcomeOfPayouts('ONZ', 'reject');
    await earn(10_000);
    const { id } = (await request(10_000)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'PAID' });
    await office.shop.until(async () => (await payoutsAt('ONZ')).at(-1)?.status === 'REJECTED');
    office.shop.clock.advance(61 * 60_000);
    await becomes(id, { state: 'RETURNED' });
    expect(await postings(id)).toEqual([
      ...RESERVED(9_610),
      'WITHDRAWAL withdrawal payout_due receivable 9610',
      'WITHDRAWAL_RETURN withdrawal receivable available 9610',
      'WITHDRAWAL_RETURN withdrawalFee revenue available 390',
    ]);
    expect(await available()).toBe(before + 10_000);
  });

  it('above the limit is approved by two people, and one who approved cannot be both', async () => {
    await rules({ fee: 390, fourEyesFrom: 2_000, auditFrom: 2_500 });
    await office.grant('isWithdrawsRequestUsersAvailable');
    const { id, state } = (await request(2_600)).body;
    expect(state).toBe('IN_AUDIT');
    expect((await decide(id, 'payByHand')).body.code).toBe('secondPersonNeeded');
    expect((await decide(id, 'approve')).status).toBe(204);
    await becomes(id, { state: 'HALF_APPROVED' });
    expect((await decide(id, 'approve')).body.code).toBe('secondPersonNeeded');
    expect((await decide(id, 'approve', {}, AS_FUNCTIONARY)).status).toBe(204);
    await becomes(id, { state: 'PAID' });
  });

  it('is paid without a person up to the limit, when its owner was paid there before and nothing is unusual', async () => {
    await rules({ fee: 390, autoApproveLimit: 2_000 });
    const automatic = (await request(2_000)).body;
    expect(automatic.state).toBe('READY');
    await becomes(automatic.id, { state: 'PAID' });
    expect((await request(2_001)).body.state).toBe('WAITING');
  });

  it('is tried through another account when the first surely did not pay, and else waits for staff, who pay by hand', async () => {
    await office.shop.rows('update gateway_accounts set active = (id = any ($1)) where platform_id = $2', [
      [ONZ.id, ASAAS.id],
      PLATFORM_A,
    ]);
    await office.shop.outside.outcomeOfPayouts('ASAAS', 'settle');
    await office.shop.outside.misbehave('ONZ', {
      kind: 'status',
      operation: 'payout',
      status: 403,
      afterAccepting: false,
    });
    await office.shop.outside.misbehave('ASAAS', {
      kind: 'status',
      operation: 'payout',
      status: 403,
      afterAccepting: false,
    });
    const count = async () => (await payoutsAt('ONZ')).length + (await payoutsAt('ASAAS')).length;
    const before = await count();
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await office.shop.eventually(`select count(*)::int as n from payouts where withdrawal_id = '${id}'`, {
      n: 2,
    });
    await becomes(id, { state: 'FAILED' });
    // Its owner reads that nothing was sent.
    const own = await office.send<{ items: unknown[] }>(AS_SELLER, 'GET', `${OWN}?state=FAILED`);
    expect(own.body.items).toEqual([expect.objectContaining({ id, state: 'FAILED' })]);
    const tried = await office.shop.rows(
      'select provider, state from payouts where withdrawal_id = $1 order by provider',
      [id],
    );
    expect(tried).toEqual([
      { provider: 'ASAAS', state: 'NOT_SENT' },
      { provider: 'ONZ', state: 'NOT_SENT' },
    ]);
    expect(await count()).toBe(before);
    expect((await decide(id, 'retry')).status).toBe(204);
    await office.shop.until(async () => (await count()) === before + 1);
    const byHand = (await request(1_500)).body.id;
    expect((await decide(byHand, 'payByHand', { endToEndId: 'TED 4711' })).status).toBe(204);
    await becomes(byHand, { state: 'PAID', paid_by_hand: true, end_to_end_id: 'TED 4711' });
    expect(await postings(byHand)).toEqual([
      ...RESERVED(1_110),
      'WITHDRAWAL withdrawal payout_due cash 1110',
    ]);
    expect(await count()).toBe(before + 1);
  });

  it('that staff paid by hand is not given back by a late report, and a second payment calls somebody', async () => {
    await office.shop.outside.misbehave('ONZ', {
      ...{ kind: 'status', operation: 'payout', status: 403, afterAccepting: false },
    });
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'FAILED' });
    expect((await decide(id, 'payByHand', { endToEndId: 'TED 4712' })).status).toBe(204);
    const paid = await available();
    const [payout] = await office.shop.rows<{ id: string }>(
      'select id from payouts where withdrawal_id = $1',
      [id],
    );
    const reported = (report: PayoutReport) =>
      office.shop.app.get(ApplyPayout).apply(onPlatform(PLATFORM_A), {
        ...{ withdrawalId: id, payoutId: payout?.id ?? '', source: 'query', report },
      });
    expect(await reported({ kind: 'declined', status: 'REJECTED' })).toBe('PAID');
    expect(await reported({ kind: 'settled', amount: cents(1_110) })).toBe('PAID');
    expect(await available()).toBe(paid);
    expect(await postings(id)).toEqual([...RESERVED(1_110), 'WITHDRAWAL withdrawal payout_due cash 1110']);
    const raised = await office.shop.rows(
      `select kind, detail ->> 'event' as event from attention_items where detail ->> 'withdrawalId' = $1`,
      [id],
    );
    expect(raised).toEqual([{ kind: 'FORBIDDEN_TRANSITION', event: 'paid' }]);
  });

  it('that was paid comes back only when the provider says so to a question', async () => {
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'PAID' });
    const paid = await available();
    const [payout] = await office.shop.rows<{ id: string }>(
      'select id from payouts where withdrawal_id = $1',
      [id],
    );
    const report = { kind: 'declined', status: 'REJECTED' } as const;
    const reported = { withdrawalId: id, payoutId: payout?.id ?? '', report };
    const late = await office.shop.app
      .get(ApplyPayout)
      .apply(onPlatform(PLATFORM_A), { ...reported, source: 'webhook' });
    expect(late).toBe('PAID');
    expect(await available()).toBe(paid);
  });

  it('of a seller who was blocked after asking is not sent', async () => {
    const { id } = (await request(1_500)).body;
    const now = office.shop.clock.now();
    const blocked = randomUUID();
    await office.shop.rows(
      `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at)
       values ($1, $2, 'SELLER', $3, '{"cashOutBlocked": true}', $4, 'risk', 'test', $4)`,
      [PLATFORM_A, blocked, sellerId, now],
    );
    await decide(id, 'approve');
    await becomes(id, { state: 'FAILED', detail: 'the owner may not withdraw' });
    expect(await office.shop.rows('select id from payouts where withdrawal_id = $1', [id])).toEqual([]);
    await office.shop.rows('delete from account_terms where id = $1', [blocked]);
  });

  it('whose answer is lost is found at the provider by our own key, and not sent again', async () => {
    await paysOut(HAWKPAY.id);
    await office.shop.outside.misbehave('HAWKPAY', {
      kind: 'cut',
      operation: 'payout',
      afterAccepting: true,
    });
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'SENDING' });
    await office.shop.until(async () => (await payoutsAt('HAWKPAY'))[0]?.status === 'PAID');
    office.shop.clock.advance(61_000);
    await becomes(id, { state: 'PAID' });
    expect(await payoutsAt('HAWKPAY')).toHaveLength(1);
  });

  it('that no question settles waits for staff, who record what the provider shows', async () => {
    await paysOut(ASAAS.id);
    await office.shop.outside.outcomeOfPayouts('ASAAS', 'settle');
    await office.shop.outside.misbehave('ASAAS', { kind: 'cut', operation: 'payout', afterAccepting: true });
    const before = (await payoutsAt('ASAAS')).length;
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'SENDING' });
    const settle = () =>
      office.send<Refusal>(AS_ADMIN, 'PUT', `${STAFF}/${id}/result`, {
        ...{ paid: true, reason: 'O painel mostra pago', password: DEMO_PASSWORD },
      });
    expect((await settle()).body.code).toBe('payoutKnown');
    for (const [asks, minutes] of [1.1, 5.1, 15.1].entries()) {
      office.shop.clock.advance(minutes * 60_000);
      const asked = `select asks > ${asks} as asked from payouts where withdrawal_id = '${id}'`;
      await office.shop.eventually(asked, { asked: true });
    }
    await office.shop.eventually(`select unresolved from payouts where withdrawal_id = '${id}'`, {
      unresolved: true,
    });
    const items = await office.shop.rows(
      `select kind from attention_items where detail ->> 'withdrawalId' = $1`,
      [id],
    );
    expect(items).toEqual([{ kind: 'UNRESOLVED' }]);
    expect((await settle()).status).toBe(204);
    await becomes(id, { state: 'PAID' });
    expect(await payoutsAt('ASAAS')).toHaveLength(before + 1);
  });

  it('whose look-ups fail stays planned, and waits for staff after some attempts', async () => {
    await office.shop.outside.misbehave('ONZ', { kind: 'cut', operation: 'payout', afterAccepting: true });
    const { id } = (await request(1_500)).body;
    await decide(id, 'approve');
    await becomes(id, { state: 'SENDING' });
    // No gateway speaks to it: the question cannot even be made.
    await office.shop.rows(`update payouts set provider = 'NOBODY' where withdrawal_id = $1`, [id]);
    for (const [asks, minutes] of [1.1, 5.1, 15.1].entries()) {
      office.shop.clock.advance(minutes * 60_000);
      const asked = `select asks > ${asks} as asked from payouts where withdrawal_id = '${id}'`;
      await office.shop.eventually(asked, { asked: true });
    }
    const now = office.shop.clock.now().toISOString();
    await office.shop.eventually(
      `select unresolved, state, due_at > '${now}' as planned from payouts where withdrawal_id = '${id}'`,
      { unresolved: true, state: 'ASKED', planned: true },
    );
    const items = await office.shop.rows(
      `select kind from attention_items where detail ->> 'withdrawalId' = $1`,
      [id],
    );
    expect(items).toEqual([{ kind: 'UNRESOLVED' }]);
    await office.shop.rows(`update payouts set provider = 'ONZ' where withdrawal_id = $1`, [id]);
    office.shop.clock.advance(61 * 60_000);
    await becomes(id, { state: 'PAID' });
  });

  describe('that was approved and is not sent', () => {
    /** As while no worker runs. */
    async function approvedOnly(): Promise<string> {
      const { id } = (await request(1_500)).body;
      await office.shop.rows(
        `update withdrawals set state = 'READY', due_at = null, decided_by = $2, decided_at = now() where id = $1`,
        [id, `staff:${office.person(AS_ADMIN).id}`],
      );
      return id;
    }
    const BACK = [
      'WITHDRAWAL_RETURN withdrawal payout_due available 1110',
      'WITHDRAWAL_RETURN withdrawalFee revenue available 390',
    ];

    it('is not called sent, and is canceled by its owner or by staff, and given back', async () => {
      await earn(10_000);
      const before = await available();
      const told = () =>
        office.shop.rows(`select id from mails where kind = 'withdrawalReturned' order by id`);
      const [own, mails] = [await approvedOnly(), await told()];
      const shown = await office.send(AS_SELLER, 'GET', `${OWN}/${own}`);
      expect(shown.body.state).toBe('REQUESTED');
      expect((await office.send(AS_SELLER, 'POST', `${OWN}/${own}/cancel`)).status).toBe(204);
      // The owner knows.
      expect(await told()).toEqual(mails);
      const byStaff = await approvedOnly();
      expect((await decide(byStaff, 'refuse')).body.code).toBe('withdrawalMoved');
      expect((await decide(byStaff, 'cancel', { reason: 'A pedido' })).status).toBe(204);
      for (const id of [own, byStaff]) {
        await becomes(id, { state: 'CANCELED' });
        expect(await postings(id)).toEqual([...RESERVED(1_110), ...BACK]);
      }
      expect(await available()).toBe(before);
      expect((await decide(byStaff, 'approve')).body.code).toBe('withdrawalMoved');
    });

    it('and is not canceled by its owner once a provider was asked, even one that refused', async () => {
      await earn(10_000);
      const id = await approvedOnly();
      await office.shop.rows(`update withdrawals set provider = 'ONZ' where id = $1`, [id]);
      const before = await postings(id);
      const shown = await office.send(AS_SELLER, 'GET', `${OWN}/${id}`);
      expect(shown.body.state).toBe('SENT_TO_BANK');
      const answer = await office.send<{ code: string }>(AS_SELLER, 'POST', `${OWN}/${id}/cancel`);
      expect([answer.status, answer.body.code]).toEqual([409, 'withdrawalMoved']);
      await becomes(id, { state: 'READY' });
      expect(await postings(id)).toEqual(before);
    });

    it('and is canceled while it is sent: one of both is done', async () => {
      await earn(10_000);
      const before = (await payoutsAt('ONZ')).length;
      const ids = [await approvedOnly(), await approvedOnly(), await approvedOnly()];
      const send = office.shop.app.get(SendPayout);
      const canceled = await Promise.all(
        ids.map(async (id) => {
          const sent = send.send(onPlatform(PLATFORM_A), id);
          const { status } = await office.send(AS_SELLER, 'POST', `${OWN}/${id}/cancel`);
          await sent;
          return status === 204;
        }),
      );
      for (const [at, id] of ids.entries()) await becomes(id, { state: canceled[at] ? 'CANCELED' : 'PAID' });
      expect(await payoutsAt('ONZ')).toHaveLength(before + canceled.filter((was) => !was).length);
    });
  });

  it('is nobody else’s business', async () => {
    const { id } = (await request(1_000)).body;
    await office.grant('isUsersAvailable');
    expect((await decide(id, 'approve', {}, AS_FUNCTIONARY)).status).toBe(403);
    expect((await decide(id, 'approve', {}, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await office.send(AS_SELLER, 'GET', `${STAFF}/${id}`)).status).toBe(403);
    await becomes(id, { state: 'WAITING' });
  });

  it('of several are approved together, all or none', async () => {
    await earn(10_000);
    const ids = [(await request(1_000)).body.id, (await request(1_100)).body.id];
    const approve = (count: number) =>
      office.send<{ done: number }>(AS_ADMIN, 'POST', `${STAFF}/bulk/approve`, {
        ...{ ids, count, reason: 'Lote da manhã', password: DEMO_PASSWORD },
      });
    expect((await approve(3)).status).toBe(409);
    const { status, body } = await approve(2);
    expect([status, body.done]).toEqual([200, 2]);
    for (const id of ids) await becomes(id, { state: 'PAID' });
  });
});
