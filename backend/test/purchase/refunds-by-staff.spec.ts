import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';
import { OFFER_AT, order } from './buyer.js';

interface Refusal {
  readonly code?: string;
  readonly kind?: string;
  readonly errors?: object;
}

const REASON = 'Comprador desistiu no prazo';
const PATH = '/api/admin/refunds';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

async function paid(): Promise<string> {
  const { shop } = office;
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  return paymentId;
}

const proof = { reason: REASON, password: DEMO_PASSWORD };
const refund = (payment: string, caller = AS_ADMIN, more: object = {}) =>
  office.send<Refusal>(caller, 'POST', PATH, { payment, ...proof, ...more });
const refundsOf = (payment: string) =>
  office.shop.rows<{ id: string; state: string }>(
    `select r.id, r.state from refunds r join attempts a on a.id = r.attempt_id where a.payment_id = $1 order by r.asked_at`,
    [payment],
  );

it('staff refund a payment once, with the password and a reason', async () => {
  const payment = await paid();
  const wrong = await refund(payment, AS_ADMIN, { password: 'wrong-password' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
  expect(await refundsOf(payment)).toEqual([]);
  const both = await Promise.all([refund(payment), refund(payment)]);
  for (const { status, body } of both)
    expect([status, body.kind ?? body.code]).toEqual(
      status === 200 ? [200, expect.stringMatching(/^(refunded|underWay)$/)] : [409, 'notRefundable'],
    );
  expect(both.map(({ status }) => status)).toContain(200);
  await office.shop.paymentBecomes(payment, { status: 'REFUNDED' });
  const done = await refundsOf(payment);
  expect(done.map(({ state }) => state)).toEqual(['DONE']);
  const again = await refund(payment);
  expect([again.status, again.body.code]).toEqual([409, 'notRefundable']);
  const recorded = await office.shop.rows<{ reason: string; actor: string }>(
    `select distinct reason, actor from audit_log where action = 'refund.requested' and subject_id = $1`,
    [payment],
  );
  expect(recorded).toEqual([{ reason: REASON, actor: `staff:${office.person(AS_ADMIN).id}` }]);
  const ended = await office.send<Refusal>(AS_ADMIN, 'POST', `${PATH}/${done[0]?.id}/end`, {
    ...{ ...proof, returned: true },
  });
  expect([ended.status, ended.body.code]).toEqual([409, 'refundNotOpen']);
});

it('nobody without the permission, and nobody of another platform, refunds a payment', async () => {
  const payment = await paid();
  await office.grant('isUsersAvailable');
  expect((await refund(payment, AS_FUNCTIONARY)).status).toBe(403);
  const other = await refund(payment, AS_OTHER_ADMIN);
  expect([other.status, other.body.code]).toEqual([404, 'notFound']);
  expect(await office.shop.rows(`select 1 from audit_log where subject_id = $1`, [payment])).toEqual([]);
  expect(await refundsOf(payment)).toEqual([]);
  const [status] = await office.shop.rows('select status from payments where id = $1', [payment]);
  expect(status).toEqual({ status: 'APPROVED' });
});

it('a refund without a result is ended as staff saw it at the provider', async () => {
  const payment = await paid();
  await office.shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'refund', afterAccepting: false });
  const lost = await refund(payment);
  expect([lost.status, lost.body.kind]).toEqual([200, 'underWay']);
  await office.shop.outside.behave();
  const [open] = await refundsOf(payment);
  const end = (more: object) =>
    office.send<Refusal>(AS_ADMIN, 'POST', `${PATH}/${open?.id}/end`, { ...proof, ...more });
  const early = await end({ returned: false });
  expect([early.status, early.body.code]).toEqual([409, 'refundStillTold']);
  expect((await end({ returned: true })).status).toBe(204);
  expect((await refundsOf(payment)).map(({ state }) => state)).toEqual(['DONE']);
  await office.shop.paymentBecomes(payment, { status: 'REFUNDED' });
});
