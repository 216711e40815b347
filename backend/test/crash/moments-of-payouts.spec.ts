import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { SendPayouts } from '../../src/modules/withdrawals/jobs/send-payouts.js';
import { Withdrawals } from '../../src/modules/withdrawals/store/withdrawals.js';
import { SendPayout } from '../../src/modules/withdrawals/use-cases/send-payout.js';
import { minutes } from '../../src/runtime/clock/durations.js';
import { Observed } from '../../src/runtime/metrics/index.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { earn, payTo } from '../support/seller-funds.js';
import { dieAtEveryMoment } from './every-moment.js';
import { MortalApp } from './mortal-app.js';
import { expectBalancedBooks } from './verified-books.js';

const OWN = '/api/platform/withdrawals';
const STAFF = '/api/admin/withdrawals';
/** Its payouts are found by our own key. */
const [HAWKPAY] = GATEWAY_ACCOUNTS;
const AMOUNT = 1_000;
const EARNED = 400_000;
const PROOF = { password: DEMO_PASSWORD };

let office: BackOffice;
let mortal: MortalApp;
let sellerId: string;
let account: string;

beforeAll(async () => {
  office = await BackOffice.open();
  mortal = await MortalApp.join(office.shop);
  sellerId = office.person(AS_SELLER).id;
  account = await payTo(office.shop, sellerId);
  await office.shop.rows('update gateway_accounts set active = (id = $1) where platform_id = $2', [
    HAWKPAY.id,
    PLATFORM_A,
  ]);
  await earn(office.shop, sellerId, EARNED);
  // Signed in.
  await office.send(AS_ADMIN, 'GET', STAFF);
  await office.send(AS_SELLER, 'GET', OWN);
});
afterAll(async () => {
  await mortal.stop();
  await office.close();
});

const wanted = (requestKey: string) => ({ amount: AMOUNT, destination: account, requestKey, ...PROOF });

async function requested(): Promise<string> {
  const { status, body } = await office.send<{ id: string }>(AS_SELLER, 'POST', OWN, wanted(randomUUID()));
  expect(status).toBe(201);
  return body.id;
}

const selection = (ids: readonly string[]) => ({ ids, count: ids.length, reason: 'Lote da manhã', ...PROOF });
const approve = (ids: readonly string[]) =>
  office.send(AS_ADMIN, 'POST', `${STAFF}/bulk/approve`, selection(ids));

const statesOf = async (ids: readonly string[]): Promise<string[]> => {
  const rows = await office.shop.rows<{ state: string }>(
    'select state from withdrawals where id = any ($1)',
    [ids],
  );
  return rows.map(({ state }) => state);
};
const areAll =
  (state: string) =>
  async (ids: readonly string[]): Promise<boolean> =>
    (await statesOf(ids)).every((one) => one === state);

const balanceOf = async (bucket: string): Promise<number> => {
  const [row] = await office.shop.rows<{ sum: string }>(
    'select coalesce(sum(balance), 0) as sum from ledger_accounts where bucket = $1 and platform_id = $2',
    [bucket, PLATFORM_A],
  );
  return Number(row?.sum);
};

/** No process sends what was approved. */
const nobodySends = () => jest.spyOn(office.shop.app.get(SendPayouts), 'sweep').mockResolvedValue(0);

/** As the job of a process that has just started. */
const sendBatch = async (): Promise<void> => {
  const { app } = mortal;
  const job = new SendPayouts(app.get(Withdrawals), app.get(SendPayout), app.clock, app.get(Observed));
  await job.sweep(office.shop.clock.now());
  await job.beforeApplicationShutdown();
};

/** Staff go on with what is left: approve what waits, and try again what surely was not paid. */
async function goOn(): Promise<void> {
  const open = await office.shop.rows<{ id: string; state: string }>(
    `select id, state from withdrawals where state in ('WAITING', 'FAILED')`,
  );
  for (const { id, state } of open)
    await office.send(AS_ADMIN, 'PUT', `${STAFF}/${id}/decision`, {
      ...{ action: state === 'FAILED' ? 'retry' : 'approve', reason: 'Conferido', ...PROOF },
    });
}

async function expectAllPaidOnce(): Promise<void> {
  await office.shop.until(async () => {
    await goOn();
    office.shop.clock.advance(minutes(1) + 1_000);
    const [row] = await office.shop.rows<{ open: number }>(
      `select count(*)::int as open from withdrawals where state <> 'PAID'`,
    );
    return row?.open === 0;
  });
  const ours = await office.shop.rows<{ id: string }>('select id from withdrawals');
  const theirs = await office.shop.outside.payouts('HAWKPAY');
  expect(theirs.map(({ status, amount }) => [status, amount])).toEqual(ours.map(() => ['PAID', AMOUNT]));
  expect(await balanceOf('payout_due')).toBe(0);
  expect(await balanceOf('available')).toBe(EARNED - AMOUNT * ours.length);
  await expectBalancedBooks();
}

it('a request that dies after any of its writes reserves its money once, and finds it when it is repeated', async () => {
  const kept = async (requestKey: string): Promise<number> =>
    (await office.shop.rows('select from withdrawals where request_key = $1', [requestKey])).length;
  const { moments, subjects } = await dieAtEveryMoment(mortal, {
    prepare: () => Promise.resolve(randomUUID()),
    act: (requestKey, signal) =>
      office.sendTo(mortal.app.url, AS_SELLER, {
        method: 'POST',
        path: OWN,
        body: wanted(requestKey),
        signal,
      }),
    isUntouched: async (requestKey) => (await kept(requestKey)) === 0,
  });
  expect(moments).toEqual(expect.arrayContaining(['ledger_move-1', 'add-withdrawal', 'COMMIT']));
  for (const requestKey of subjects) {
    const { status } = await office.send(AS_SELLER, 'POST', OWN, wanted(requestKey));
    expect([status, await kept(requestKey)]).toEqual([201, 1]);
  }
  expect(await balanceOf('payout_due')).toBe(AMOUNT * subjects.length);
  expect(await balanceOf('available')).toBe(EARNED - AMOUNT * subjects.length);
});

it('the approval of a batch that dies after any of its writes approves all or none', async () => {
  const sending = nobodySends();
  const { moments, subjects } = await dieAtEveryMoment(mortal, {
    prepare: async () => [await requested(), await requested()],
    act: (ids, signal) =>
      office.sendTo(mortal.app.url, AS_ADMIN, {
        ...{ method: 'POST', path: `${STAFF}/bulk/approve`, body: selection(ids), signal },
      }),
    isUntouched: areAll('WAITING'),
  });
  expect(moments.length).toBeGreaterThan(5);
  for (const ids of subjects) expect(await statesOf(ids)).toEqual(['READY', 'READY']);
  sending.mockRestore();
});

it('a batch of payouts that dies after any of its writes and calls pays each withdrawal once', async () => {
  const sending = nobodySends();
  // Those of the tests before are sent first, all together.
  await office.shop.rows(`update withdrawals set due_at = null where state = 'READY'`);
  const { moments, subjects } = await dieAtEveryMoment(mortal, {
    prepare: async () => {
      const ids = [await requested(), await requested()];
      expect((await approve(ids)).status).toBe(200);
      return ids;
    },
    act: sendBatch,
    isUntouched: async (ids) => {
      if (!(await areAll('READY')(ids))) return false;
      // The claim of the dead process ends.
      await office.shop.rows('update withdrawals set due_at = $2 where id = any ($1)', [
        ids,
        office.shop.clock.now(),
      ]);
      return true;
    },
  });
  expect(moments.filter((moment) => moment === 'call withdraw')).toHaveLength(2);
  expect(subjects.length).toBeGreaterThan(5);
  await office.shop.rows(`update withdrawals set due_at = $1 where state = 'READY'`, [
    office.shop.clock.now(),
  ]);
  sending.mockRestore();
  await expectAllPaidOnce();
});
