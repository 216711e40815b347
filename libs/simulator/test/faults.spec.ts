import { describe, expect, it } from '@jest/globals';
import type { SimulatorResponse, Call } from './support/client.js';
import { waitFor } from './support/listener.js';
import { basic, hawkpayOrder, testSimulator } from './support/simulator-harness.js';

describe('faults', () => {
  const world = testSimulator();
  const hawkpay = (): Call => world.as('hawkpay', basic('pk:sk'));
  const create = (timeoutMs = 5_000): Promise<SimulatorResponse> =>
    hawkpay()('POST', '/transactions', { body: hawkpayOrder(world.merchant.url), timeoutMs });

  async function arm(fault: Record<string, unknown>): Promise<void> {
    const body = { provider: 'HAWKPAY', ...fault };
    expect((await world.control('POST', '/faults', { body })).status).toBe(201);
  }

  async function booked(): Promise<number> {
    return (JSON.parse((await world.control('GET', '/charges')).text) as unknown[]).length;
  }

  describe('of the answer, after the charge was booked', () => {
    it('delay: the right answer, late', async () => {
      await arm({ kind: 'delay', ms: 120 });
      const began = Date.now();
      expect((await create()).json).toMatchObject({ status: 'waiting_payment' });
      expect(Date.now() - began).toBeGreaterThanOrEqual(115);
    });

    it('hang: never an answer', async () => {
      await arm({ kind: 'hang' });
      await expect(create(300)).rejects.toThrow(/timeout|aborted/i);
      await waitFor('the charge to be booked', async () => (await booked()) === 1);
    });

    it('status: an error although the charge is booked', async () => {
      await arm({ kind: 'status', status: 503 });
      expect((await create()).status).toBe(503);
      expect(await booked()).toBe(1);
    });

    it('cut: the connection closes without a byte', async () => {
      await arm({ kind: 'cut' });
      await expect(create()).rejects.toThrow('fetch failed');
      expect(await booked()).toBe(1);
    });

    it('garbage: a 200 that is no JSON', async () => {
      await arm({ kind: 'garbage' });
      const answer = await create();
      expect(answer.status).toBe(200);
      expect(() => answer.json).toThrow(SyntaxError);
      expect(await booked()).toBe(1);
    });

    it('empty: a 200 without a body', async () => {
      await arm({ kind: 'empty' });
      expect(await create()).toMatchObject({ status: 200, text: '' });
      expect(await booked()).toBe(1);
    });
  });

  it.each(['status', 'cut', 'garbage', 'empty', 'hang'])(
    '%s before accepting: nothing is booked',
    async (kind) => {
      await arm({ kind, afterAccepting: false });
      const answered = await create(kind === 'hang' ? 300 : 5_000).then(
        ({ status }) => status,
        () => 'no answer',
      );
      expect(answered).toBe({ status: 500, garbage: 200, empty: 200 }[kind] ?? 'no answer');
      expect(await booked()).toBe(0);
    },
  );

  it('affects only the named operation, after skipped calls, a configured number of times', async () => {
    await arm({ kind: 'status', operation: 'create', skip: 1, times: 2 });
    await hawkpay()('GET', '/transactions');
    const statuses = [];
    for (let i = 0; i < 5; i += 1) statuses.push((await create()).status);
    expect(statuses).toEqual([200, 500, 500, 200, 200]);
  });

  it('waits for an accepted call: a refused one is answered as usual', async () => {
    await arm({ kind: 'cut' });
    expect((await hawkpay()('POST', '/transactions', { body: {} })).status).toBe(400);
    await expect(create()).rejects.toThrow('fetch failed');
  });

  it('is removed by DELETE', async () => {
    await arm({ kind: 'cut' });
    await arm({ kind: 'drop' });
    const { json } = await world.control('DELETE', '/faults');
    expect(json).toEqual({ reply: [], webhook: [] });
    expect((await create()).status).toBe(200);
  });

  describe('of webhooks', () => {
    async function paid(...acts: string[]): Promise<string> {
      const id = String((await create()).json['id']);
      for (const act of ['pay', ...acts]) await world.control('POST', `/charges/HAWKPAY/${id}/${act}`);
      return id;
    }

    const words = (): unknown[] =>
      world.merchant.received.map(({ body }) => (body['data'] as { status: string }).status);

    it('duplicate: so many copies', async () => {
      await arm({ kind: 'duplicate', copies: 5 });
      await paid();
      await world.merchant.until(5);
      expect(words()).toEqual(Array(5).fill('paid'));
    });

    it('reorder: the later webhook arrives first', async () => {
      await arm({ kind: 'reorder' });
      await paid('refund');
      await world.merchant.until(2);
      expect(words()).toEqual(['refunded', 'paid']);
    });

    it('drop: it is never sent, until it is requested again', async () => {
      await arm({ kind: 'drop' });
      const id = await paid();
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(words()).toEqual([]);
      await world.control('POST', `/charges/HAWKPAY/${id}/webhook`);
      await world.merchant.until(1);
      expect(words()).toEqual(['paid']);
    });

    it('delay: it is sent late', async () => {
      await arm({ kind: 'delay', about: 'webhook', ms: 150 });
      const began = Date.now();
      await paid();
      await world.merchant.until(1);
      expect(Date.now() - began).toBeGreaterThanOrEqual(145);
    });

    it('beforeReply: paid and reported before the create call is answered', async () => {
      await arm({ kind: 'beforeReply' });
      const { json } = await create();
      expect(words()).toEqual(['paid']);
      expect(json).toMatchObject({ status: 'waiting_payment' });
      expect((await hawkpay()('GET', `/transactions/${String(json['id'])}`)).json['status']).toBe('paid');
    });
  });
});
