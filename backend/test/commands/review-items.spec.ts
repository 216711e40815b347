import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { Transactions } from '../../src/database/index.js';
import { ReviewItems } from '../../src/modules/review/index.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { runProgram } from '../support/run-program.js';
import { onPlatform } from '../support/contexts.js';

const NOBODYS = '019aa1d0-0000-7000-8000-00000000dead';
const ANSWER = ['--by', 'Júlia Prado', '--why', 'paid twice; given back in the panel'];

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** Beside the running API. */
const run = (...args: readonly string[]) =>
  runProgram('review-items', args, { settings: { SIMULATOR_URL: shop.outside.url } });

async function runCommand(...args: readonly string[]) {
  const { code, stdout } = await run(...args);
  return { code, answer: JSON.parse(stdout) as unknown };
}

async function raised(kind: 'DISCREPANCY' | 'UNRESOLVED', detail: object = {}) {
  const { paymentId } = await shop.bought(order());
  const [attempt] = await shop.rows<{ id: string }>('select id from attempts where payment_id = $1', [
    paymentId,
  ]);
  const attemptId = attempt?.id ?? '';
  const at = { paymentId, attemptId, now: shop.clock.now() };
  const items = shop.app.get(ReviewItems);
  await shop.app
    .get(Transactions)
    .run('raise', (tx) => items.raise(onPlatform(PLATFORM_A), tx, at, { kind, detail }));
  const [item] = await shop.rows<{ id: string }>('select id from attention_items where attempt_id = $1', [
    attemptId,
  ]);
  return { id: item?.id ?? '', paymentId, attemptId };
}

const kept = (id: string) =>
  shop.rows('select resolved_at, resolved_by, resolution from attention_items where id = $1', [id]);
const OPEN = [{ resolved_at: null, resolved_by: null, resolution: null }];

describe('review-items list', () => {
  it('lists unresolved items of a platform and of a kind', async () => {
    const detail = { kind: 'AMOUNT' };
    const { id, paymentId, attemptId } = await raised('DISCREPANCY', detail);
    const since = shop.clock.now().toISOString();
    const open = {
      id,
      platform: 'conecta',
      kind: 'DISCREPANCY',
      paymentId,
      attemptId,
      provider: 'HAWKPAY',
      detail,
      since,
    };
    expect(await runCommand('list')).toEqual({ code: 0, answer: [open] });
    expect(await runCommand('list', '--platform', 'conecta', '--kind', 'DISCREPANCY')).toEqual({
      code: 0,
      answer: [open],
    });
    expect(await runCommand('list', '--platform', 'vitrine')).toEqual({ code: 0, answer: [] });
    expect(await runCommand('list', '--kind', 'UNRESOLVED')).toEqual({ code: 0, answer: [] });
    expect(await runCommand('close', id, ...ANSWER)).toEqual({ code: 0, answer: { kind: 'closed' } });
    expect(await runCommand('list')).toEqual({ code: 0, answer: [] });
  });
});

describe('review-items close', () => {
  it('stores the reviewer and the resolution, once', async () => {
    const { id, attemptId, paymentId } = await raised('DISCREPANCY');
    const before = await shop.footprint();
    expect(await runCommand('close', id, ...ANSWER)).toEqual({ code: 0, answer: { kind: 'closed' } });
    const [closed] = await kept(id);
    expect(closed).toMatchObject({
      resolved_by: 'Júlia Prado',
      resolution: 'paid twice; given back in the panel',
    });
    expect(await runCommand('close', id, '--by', 'Another', '--why', 'no')).toEqual({
      code: 1,
      answer: { kind: 'notOpen' },
    });
    expect(await kept(id)).toEqual([closed]);
    expect(await shop.footprint()).toEqual(before);
    expect((await shop.payment(paymentId)).status).toBe('PENDING');

    // What happens once more calls once more.
    const at = { paymentId, attemptId, now: shop.clock.now() };
    const call = { kind: 'DISCREPANCY', detail: {} } as const;
    await shop.app
      .get(Transactions)
      .run('raise', (tx) => shop.app.get(ReviewItems).raise(onPlatform(PLATFORM_A), tx, at, call));
    expect(await shop.reviewItems(paymentId)).toEqual(['DISCREPANCY', 'DISCREPANCY']);
  });

  it('review-items close does not resolve the item of a refund in progress, and names the refund', async () => {
    const { paymentId } = await shop.bought(order());
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await shop.outside.misbehave('HAWKPAY', { kind: 'cut', operation: 'refund', afterAccepting: false });
    await shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId);
    const [refund] = await shop.rows<{ id: string; attempt_id: string }>(
      `select id, attempt_id from refunds where state = 'ASKED'`,
    );
    const refundId = refund?.id ?? '';
    const { id } = await raised('UNRESOLVED', { refundId });
    expect(await runCommand('close', id, ...ANSWER)).toEqual({
      code: 1,
      answer: { kind: 'refundUnderWay', refundId },
    });
    expect(await kept(id)).toEqual(OPEN);
    await shop.rows(
      `update refunds set state = 'REFUSED', answered_at = asked_at, due_at = null where id = $1`,
      [refundId],
    );
    expect(await runCommand('close', id, ...ANSWER)).toEqual({ code: 0, answer: { kind: 'closed' } });
  });

  it.each<[string, readonly string[], string]>([
    ['a name', ['--why', 'x'], '--by is needed: who looked, and what they found.\n'],
    ['a word', ['--by', 'x', '--why', ' '], '--why is needed: who looked, and what they found.\n'],
  ])('wants %s', async (_, options, stderr) => {
    const { id } = await raised('DISCREPANCY');
    expect(await run('close', id, ...options)).toEqual({ code: 1, stdout: '', stderr });
    expect(await kept(id)).toEqual(OPEN);
  });

  it('refuses an unknown item and an unknown resolution', async () => {
    expect(await runCommand('close', NOBODYS, ...ANSWER)).toEqual({ code: 1, answer: { kind: 'notOpen' } });
    expect(await run('close', 'x', ...ANSWER)).toMatchObject({
      code: 1,
      stderr: `"x" is not the id of an item. "list" prints them.\n`,
    });
    expect(await run('forget')).toMatchObject({ code: 1, stderr: '"forget" is none of list, close.\n' });
  });
});
