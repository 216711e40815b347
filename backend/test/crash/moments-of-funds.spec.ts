import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { days, minutes } from '../../src/runtime/clock/durations.js';
import { order } from '../purchase/buyer.js';
import { WorkedSales } from '../sellers/worked-sales.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { earn } from '../support/seller-funds.js';
import { dieAtEveryMoment } from './every-moment.js';
import { MortalApp } from './mortal-app.js';
import { expectBalancedBooks } from './verified-books.js';

const DISPUTES = '/api/admin/disputes';
const CHARGES = '/api/admin/charges';
const ANTICIPATIONS = '/api/admin/anticipations';
const RECEIVERS = '/api/platform/receivers';
const ASAAS = GATEWAY_ACCOUNTS.find(({ provider }) => provider === 'ASAAS')?.id ?? '';
const WHY = { reason: 'Conferido', password: DEMO_PASSWORD };
const DISPUTE_FEE = 3_000;
/** What the example of domain.md §4 pays early. */
const [EARLY, EARLY_FEE] = [5_514, 303];

let office: BackOffice;
let mortal: MortalApp;
let sellerId: string;

beforeAll(async () => {
  office = await BackOffice.open();
  mortal = await MortalApp.join(office.shop);
  sellerId = office.person(AS_SELLER).id;
  await office.shop.rows(
    `update platforms set dispute_rules = $2, anticipation_rules = '{"anticipationsEnabled": true}' where id = $1`,
    [PLATFORM_A, JSON.stringify({ medFee: DISPUTE_FEE })],
  );
  await office.shop.rows(`update users set created_at = '2020-01-01' where id = $1`, [sellerId]);
  await signIn();
});
afterAll(async () => {
  await mortal.stop();
  await office.close();
});

async function signIn(): Promise<void> {
  for (const person of [AS_ADMIN, AS_SELLER]) office.forget(person);
  await office.send(AS_ADMIN, 'GET', DISPUTES);
  await office.send(AS_SELLER, 'GET', RECEIVERS);
}

const sendTo = (as: typeof AS_ADMIN, method: string, path: string, body: object, signal: AbortSignal) =>
  office.sendTo(mortal.app.url, as, { method, path, body, signal });

/** How often this was posted, and for how much. */
async function posted(kind: string, subject: string): Promise<{ keys: number; sum: number }> {
  const [row] = await office.shop.rows<{ keys: number; sum: number }>(
    `select count(distinct transaction_id)::int as keys, coalesce(sum(amount), 0)::int as sum from ledger_transfers
     where kind = $1 and (subject_id = $2 or payment_id = $2)`,
    [kind, subject],
  );
  return row ?? { keys: 0, sum: 0 };
}

const is = async (table: string, id: string, state: string): Promise<boolean> => {
  const rows = await office.shop.rows(`select from ${table} where id = $1 and state = $2`, [id, state]);
  return rows.length === 1;
};

async function sold(): Promise<string> {
  const { shop } = office;
  const { paymentId } = await shop.bought(order({ orderBumpsIds: [] }));
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await shop.eventually(
    `select s.status from sales s join payments p on p.order_id = s.id where p.id = '${paymentId}'`,
    { status: 'APPROVED' },
  );
  return paymentId;
}

const notice = (payment: string) => ({ ...WHY, payment });

it('the notice of a dispute that dies after any of its writes blocks the money once', async () => {
  const disputesOf = (payment: string) =>
    office.shop.rows<{ id: string }>('select id from disputes where payment_id = $1', [payment]);
  const { moments, subjects } = await dieAtEveryMoment(mortal, {
    prepare: sold,
    act: (payment, signal) => sendTo(AS_ADMIN, 'POST', DISPUTES, notice(payment), signal),
    isUntouched: async (payment) => (await disputesOf(payment)).length === 0,
  });
  expect(moments).toContain('COMMIT');
  for (const payment of subjects) {
    await office.send(AS_ADMIN, 'POST', DISPUTES, notice(payment));
    expect(await disputesOf(payment)).toHaveLength(1);
    expect(await posted('BLOCK', payment)).toMatchObject({ keys: 1 });
  }
  await expectBalancedBooks();
});

it('a lost dispute that dies after any of its writes takes the money and its fee once', async () => {
  const opened = async () => {
    const payment = await sold();
    const { body } = await office.send<{ id: string }>(AS_ADMIN, 'POST', DISPUTES, notice(payment));
    return { payment, id: body.id };
  };
  const { subjects } = await dieAtEveryMoment(mortal, {
    prepare: opened,
    act: ({ id }, signal) =>
      sendTo(AS_ADMIN, 'PUT', `${DISPUTES}/${id}/result`, { ...WHY, result: 'LOST' }, signal),
    isUntouched: ({ id }) => is('disputes', id, 'BLOCKED'),
  });
  for (const { id, payment } of subjects) {
    await office.send(AS_ADMIN, 'PUT', `${DISPUTES}/${id}/result`, { ...WHY, result: 'LOST' });
    await office.shop.until(async () => {
      const { keys } = await posted('FEE', id);
      if (keys === 1) return true;
      office.shop.clock.advance(minutes(1));
      return false;
    });
    expect(await posted('FEE', id)).toEqual({ keys: 1, sum: DISPUTE_FEE });
    expect(await posted('CHARGEBACK', payment)).toMatchObject({ keys: 1 });
  }
  await expectBalancedBooks();
});

it('a charge that dies after any of its writes takes its amount once', async () => {
  const AMOUNT = 1_000;
  const charged = async (): Promise<string> => {
    await earn(office.shop, sellerId, 20 * AMOUNT);
    const requestKey = randomUUID();
    const dueOn = new Date(office.shop.clock.now().getTime() + days(5)).toISOString().slice(0, 10);
    const { status } = await office.send(AS_ADMIN, 'POST', CHARGES, {
      ...{ sellers: office.person(AS_SELLER).email, kind: 'FINE', reference: requestKey, amount: AMOUNT },
      ...{ dueOn, requestKey, password: DEMO_PASSWORD },
    });
    expect(status).toBe(201);
    const [row] = await office.shop.rows<{ id: string }>('select id from charges where reference = $1', [
      requestKey,
    ]);
    return row?.id ?? '';
  };
  const decision = { ...WHY, action: 'FROM_BALANCE' };
  const { subjects } = await dieAtEveryMoment(mortal, {
    prepare: charged,
    act: (id, signal) => sendTo(AS_ADMIN, 'POST', `${CHARGES}/${id}/decisions`, decision, signal),
    isUntouched: (id) => is('charges', id, 'OPEN'),
  });
  for (const id of subjects) {
    await office.send(AS_ADMIN, 'POST', `${CHARGES}/${id}/decisions`, decision);
    expect([await posted('CHARGE', id), await is('charges', id, 'PAID')]).toEqual([
      { keys: 1, sum: AMOUNT },
      true,
    ]);
  }
  await expectBalancedBooks();
});

it('a receiver that dies after any of its writes and calls is opened at most once, and staff are told where its answer is lost', async () => {
  const bank = randomUUID();
  await office.shop.rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, bank_code, branch_number, account_number, account_digit, account_type,
       holder_name, holder_document, status, usable_from, created_at)
     values ($1, $2, $3, 'BANK', '341', '0123', '45678', '9', 'CHECKING', 'Ana', '39053344705', 'ACTIVE', now() - interval '1 year', now())`,
    [PLATFORM_A, bank, sellerId],
  );
  const form = {
    ...{ gatewayAccountId: ASAAS, bankAccountId: bank, description: 'Cursos de fotografia' },
    ...{ zipcode: '01310-100', street: 'Avenida Paulista', number: '1000', district: 'Bela Vista' },
    ...{ city: 'São Paulo', state: 'SP', phone: '(11) 98765-4321', monthlyRevenue: 500_000 },
    password: DEMO_PASSWORD,
  };
  const requests = () => office.shop.rows<{ state: string }>('select state from receiver_requests');
  const opened = async (): Promise<number> => (await office.shop.outside.sent('ASAAS', '/accounts')).length;
  const ends: string[] = [];
  let before = await opened();
  const prepare = async (): Promise<void> => {
    if ((await requests()).length > 0) {
      // The claim of the dead process ends.
      await office.shop.until(async () => {
        const [row] = await requests();
        if (row?.state === 'ACTIVE' || row?.state === 'UNRESOLVED') return true;
        office.shop.clock.advance(minutes(1));
        return false;
      });
      ends.push(`${(await requests())[0]?.state} ${(await opened()) - before}`);
    }
    before = await opened();
    await office.shop.rows('delete from receiver_request_events');
    await office.shop.rows('delete from receiver_requests');
    await office.shop.rows(`delete from receivers where receiver_provider = 'ASAAS'`);
  };
  const { moments } = await dieAtEveryMoment(mortal, {
    prepare,
    act: (_, signal) => sendTo(AS_SELLER, 'POST', RECEIVERS, form, signal),
    isUntouched: async () => (await requests()).length === 0,
  });
  await prepare();
  expect(moments.filter((moment) => moment === 'call createReceiver')).toHaveLength(1);
  // Written and not sent, sent and not answered, and answered.
  expect([...new Set(ends)].sort()).toEqual(['ACTIVE 1', 'UNRESOLVED 0', 'UNRESOLVED 1']);
});

it('an anticipation that dies after any of its writes is paid once', async () => {
  const sales = await WorkedSales.open(office);
  office.shop.clock.set(new Date('2026-03-05T03:00:00Z'));
  await signIn();
  const asked = async (): Promise<string> => {
    await office.shop.rows(`update ledger_releases set hold = 'STAFF' where owner_id = $1`, [sellerId]);
    await sales.make();
    const { status, body } = await office.send<{ id: string }>(
      AS_SELLER,
      'POST',
      '/api/platform/anticipations',
      {
        ...{ amount: EARLY, fee: EARLY_FEE, requestKey: randomUUID(), password: DEMO_PASSWORD },
      },
    );
    expect(status).toBe(201);
    return body.id;
  };
  const decision = { ...WHY, action: 'approve' };
  const { subjects } = await dieAtEveryMoment(mortal, {
    prepare: asked,
    act: (id, signal) => sendTo(AS_ADMIN, 'PUT', `${ANTICIPATIONS}/${id}/decision`, decision, signal),
    isUntouched: (id) => is('anticipations', id, 'PENDING'),
  });
  for (const id of subjects) {
    await office.send(AS_ADMIN, 'PUT', `${ANTICIPATIONS}/${id}/decision`, decision);
    const rows = await office.shop.rows<{ sum: number }>(
      `select sum(amount)::int as sum from ledger_transfers where fact_key like 'anticipation/' || $1 || '/%'
       and fact in ('anticipation', 'anticipationFee')`,
      [id],
    );
    expect([await is('anticipations', id, 'PAID'), rows]).toEqual([true, [{ sum: EARLY }]]);
  }
});
