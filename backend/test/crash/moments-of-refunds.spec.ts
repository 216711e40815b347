import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { OFFER_AT, order, type TestProviderName } from '../purchase/buyer.js';
import { AS_ADMIN, BackOffice } from '../support/back-office.js';
import { dieAtEveryMoment } from './every-moment.js';
import { MortalApp } from './mortal-app.js';
import { expectBalancedBooks } from './verified-books.js';

const REFUNDS = '/api/admin/refunds';
const MINUTE = 60_000;

let office: BackOffice;
let mortal: MortalApp;

beforeAll(async () => {
  office = await BackOffice.open();
  mortal = await MortalApp.join(office.shop);
  // Signed in.
  await office.send(AS_ADMIN, 'GET', '/api/admin/refunds');
});
afterAll(async () => {
  await mortal.stop();
  await office.close();
});

interface Sale {
  readonly provider: TestProviderName;
  readonly paymentId: string;
  readonly charge: string;
  readonly refundId: string;
}

const paid = (provider: TestProviderName) => async (): Promise<Sale> => {
  const { shop } = office;
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
  const charge = await shop.chargeOf(paymentId);
  await shop.outside.act(provider, charge, 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  return { provider, paymentId, charge, refundId: randomUUID() };
};

const isUntouched = async ({ paymentId }: Sale): Promise<boolean> => {
  const opened = await office.shop.rows(
    'select from refunds r join attempts a on a.id = r.attempt_id where a.payment_id = $1',
    [paymentId],
  );
  return opened.length === 0;
};

const bodyOf = ({ paymentId, refundId }: Sale, amount?: number) => ({
  ...{ payment: paymentId, reason: 'Comprador desistiu', password: DEMO_PASSWORD },
  ...(amount !== undefined && { amount, refundId }),
});

const refund = (amount?: number) => (sale: Sale, signal: AbortSignal) =>
  office.sendTo(mortal.app.url, AS_ADMIN, {
    ...{ method: 'POST', path: REFUNDS, body: bodyOf(sale, amount), signal },
  });

/** Whoever asked asks again, because nothing was answered; then the jobs go on. */
async function recovered(sales: readonly Sale[], amount: number | undefined, isOver: string): Promise<void> {
  for (const sale of sales) await office.send(AS_ADMIN, 'POST', REFUNDS, bodyOf(sale, amount));
  const open = `select count(*)::int as open from payments p where id = any ($1) and not (${isOver})`;
  await office.shop.until(async () => {
    const [row] = await office.shop.rows<{ open: number }>(open, [sales.map(({ paymentId }) => paymentId)]);
    if (row?.open === 0) return true;
    office.shop.clock.advance(MINUTE);
    return false;
  });
}

/** What went back of each sale, in the records of the provider. */
async function givenBack(provider: TestProviderName, sales: readonly Sale[]): Promise<number[]> {
  const charges = await office.shop.outside.charges(provider);
  return sales.map(({ charge }) => charges.find(({ id }) => id === charge)?.refundedAmount ?? NaN);
}

const same = <T>(sales: readonly Sale[], value: T): T[] => sales.map(() => value);

it('a part that dies after any of its writes and calls goes back once', async () => {
  const { moments, subjects } = await dieAtEveryMoment(mortal, {
    ...{ prepare: paid('ONZ'), act: refund(1_000) },
    isUntouched,
  });
  expect(moments).toEqual(expect.arrayContaining(['open-refund', 'call refund', 'COMMIT']));
  await recovered(subjects, 1_000, 'p.refunded_amount = 1000');
  expect(await givenBack('ONZ', subjects)).toEqual(same(subjects, 1_000));
  for (const { paymentId } of subjects)
    expect(await office.shop.postings(paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND']);
  await expectBalancedBooks();
});

it('where a repetition might pay twice, a refund that dies is made at most once, and a review item is created for it otherwise', async () => {
  const { subjects } = await dieAtEveryMoment(mortal, {
    ...{ prepare: paid('ASAAS'), act: refund() },
    isUntouched,
  });
  const item = `exists (select from attention_items i where i.payment_id = p.id and i.kind = 'UNRESOLVED')`;
  await recovered(subjects, undefined, `p.status = 'REFUNDED' or ${item}`);
  const calls = (await office.shop.outside.counts('ASAAS')).refund ?? 0;
  expect(calls).toBeLessThanOrEqual(subjects.length);
  const back = await givenBack('ASAAS', subjects);
  for (const [at, { paymentId }] of subjects.entries()) {
    const isBack = back[at] === 9_700;
    expect([back[at], await office.shop.postings(paymentId)]).toEqual(
      isBack ? [9_700, ['APPROVAL', 'REFUND']] : [0, ['APPROVAL']],
    );
    if (!isBack) expect(await office.shop.reviewItems(paymentId)).toEqual(['UNRESOLVED']);
  }
  await expectBalancedBooks();
});
