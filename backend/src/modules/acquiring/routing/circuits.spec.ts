import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Outcome } from '@guiche/gateway-kit';
import { PaymentsConfig } from '../../../config/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { HealthDetails } from '../../../runtime/health/index.js';
import { Metrics } from '../../../runtime/metrics/index.js';
import { Circuits, type CircuitKey } from './circuits.js';

const REST_MS = 30_000;
const NOW = new Date('2026-03-02T12:00:00.000Z');
const PIX: CircuitKey = { accountId: 'account-a', provider: 'ACME', method: 'PIX' };
const CARD: CircuitKey = { ...PIX, method: 'CREDIT_CARD' };

const PAID: Outcome = { kind: 'settled', reference: 'c1' };
const SILENCE: Outcome = { kind: 'unknown', why: 'timeout' };
const UNREACHABLE: Outcome = { kind: 'refused', reason: 'unreachable', detail: 'no connection' };

class StandingClock extends Clock {
  now(): Date {
    return NOW;
  }
}

let circuits: Circuits;
let health: HealthDetails;
let metrics: Metrics;
let calls: number;
beforeEach(() => {
  for (const level of ['log', 'warn'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
  }
  jest.useFakeTimers();
  calls = 0;
  health = new HealthDetails();
  metrics = new Metrics();
  const config = Object.assign(new PaymentsConfig(), { circuitRestMs: REST_MS });
  circuits = new Circuits(config, new StandingClock(), metrics, health);
});
afterEach(() => {
  circuits.onApplicationShutdown();
  jest.useRealTimers();
});

const charge = (outcome: Outcome, key = PIX, anyway = false) =>
  circuits.charge(
    key,
    () => {
      calls += 1;
      return Promise.resolve(outcome);
    },
    { anyway },
  );

async function failFiveTimes(key = PIX): Promise<void> {
  for (let n = 0; n < 5; n++) await charge(SILENCE, key);
}

const states = () =>
  Object.fromEntries(
    (health.look().gateways as { method: string; state: string }[]).map(({ method, state }) => [
      method,
      state,
    ]),
  );

async function gauge(method: string): Promise<number> {
  const text = await metrics.registry.metrics();
  const line = text
    .split('\n')
    .find((one) => one.startsWith('guiche_gateway_circuit{') && one.includes(`method="${method}"`));
  return Number(line?.split(' ').at(-1));
}

describe('a circuit', () => {
  it('hands every outcome on as it is', async () => {
    for (const outcome of [PAID, SILENCE, UNREACHABLE]) expect(await charge(outcome)).toBe(outcome);
    expect(states()).toEqual({ PIX: 'closed' });
  });

  it.each([
    ['no answer', SILENCE],
    ['no connection', UNREACHABLE],
  ])('opens after five charges in a row with %s, and the sixth is not called', async (_what, outcome) => {
    for (let n = 0; n < 4; n++) await charge(outcome);
    expect(circuits.healthy(PIX)).toBe(true);
    await charge(outcome);
    expect(circuits.healthy(PIX)).toBe(false);
    expect(await charge(PAID)).toEqual({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'not called: the circuit of this account rests',
    });
    expect(calls).toBe(5);
    expect(health.look().gateways).toEqual([{ ...PIX, state: 'open', since: NOW.toISOString() }]);
    expect(await gauge('PIX')).toBe(2);
  });

  it.each<[string, Outcome]>([
    ['a "no" to the buyer', { kind: 'declined', reason: 'cardRefused' }],
    ['a "no" to us', { kind: 'refused', reason: 'credentials', detail: 'status 401' }],
    ['too many calls', { kind: 'refused', reason: 'rate', detail: 'status 429' }],
    ['a word nobody listed', { kind: 'unknown', why: 'unlisted', flagged: true, native: 'odd' }],
  ])('stays closed after ten times %s: that is an answer', async (_what, outcome) => {
    for (let n = 0; n < 10; n++) await charge(outcome);
    expect(states()).toEqual({ PIX: 'closed' });
    expect(calls).toBe(10);
  });

  it('resets its failures on the first answer, below the threshold', async () => {
    for (let n = 0; n < 4; n++) await charge(SILENCE);
    await charge(PAID);
    for (let n = 0; n < 4; n++) await charge(SILENCE);
    // Eight of nine failed, but nine are not enough to tell.
    expect(states()).toEqual({ PIX: 'closed' });
  });

  it('opens too when more than half of many failed, however they are mixed', async () => {
    for (let n = 0; n < 5; n++) {
      await charge(PAID);
      await charge(SILENCE);
    }
    expect(states()).toEqual({ PIX: 'closed' });
    await charge(SILENCE);
    expect(states()).toEqual({ PIX: 'open' });
  });

  it('admits one probe after its pause, and closes when that is answered', async () => {
    await failFiveTimes();
    await jest.advanceTimersByTimeAsync(REST_MS - 1);
    expect(states()).toEqual({ PIX: 'open' });
    await jest.advanceTimersByTimeAsync(1);
    expect(states()).toEqual({ PIX: 'halfOpen' });
    expect(await gauge('PIX')).toBe(1);
    expect(circuits.healthy(PIX)).toBe(true);

    let answer: (outcome: Outcome) => void = () => undefined;
    const probe = circuits.charge(PIX, () => new Promise((resolve) => (answer = resolve)));
    expect(circuits.healthy(PIX)).toBe(false);
    expect(await charge(PAID)).toMatchObject({ kind: 'refused', reason: 'unreachable' });
    answer(PAID);
    expect(await probe).toBe(PAID);
    expect(states()).toEqual({ PIX: 'closed' });
    expect(await gauge('PIX')).toBe(0);
    expect(await charge(PAID)).toBe(PAID);
  });

  it('rests again when the one charge gets no answer', async () => {
    await failFiveTimes();
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(await charge(SILENCE)).toBe(SILENCE);
    expect(states()).toEqual({ PIX: 'open' });
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(states()).toEqual({ PIX: 'halfOpen' });
  });

  it('a circuit is called although it rests when there is no other way, and an answer ends the rest', async () => {
    await failFiveTimes();
    expect(await charge(SILENCE, PIX, true)).toBe(SILENCE);
    expect(states()).toEqual({ PIX: 'open' });
    expect(await charge(PAID, PIX, true)).toBe(PAID);
    expect(states()).toEqual({ PIX: 'closed' });
    expect(calls).toBe(7);
  });

  it('cards and PIX of one account rest apart, and so do two accounts', async () => {
    await failFiveTimes();
    expect(await charge(PAID, CARD)).toBe(PAID);
    const other = { ...PIX, accountId: 'account-b' };
    expect(circuits.healthy(other)).toBe(true);
    expect(await charge(PAID, other)).toBe(PAID);
    expect(circuits.healthy(PIX)).toBe(false);
  });

  it('passes an error of our own unchanged', async () => {
    const broken = circuits.charge(PIX, () => Promise.reject(new Error('inside a transaction')));
    await expect(broken).rejects.toThrow('inside a transaction');
  });
});
