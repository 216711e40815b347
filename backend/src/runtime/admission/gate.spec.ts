import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Gate, type Slot } from './gate.js';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const gateOf = (limits: Partial<ConstructorParameters<typeof Gate>[0]> = {}): Gate =>
  new Gate({ atOnce: 2, longestWaitMs: 100, underWay: 100, ...limits }, () => now);

const later = (ms: number): void => {
  now += ms;
  jest.advanceTimersByTime(ms);
};

/** Enters while there is a slot. */
function inside(gate: Gate): Slot {
  const slot = gate.enter();
  if (!slot || slot instanceof Promise) throw new Error('there was no room');
  return slot;
}

/** How many of these come into line before the first is refused. */
function lineUp(gate: Gate, most: number): Promise<Slot | undefined>[] {
  const waiting: Promise<Slot | undefined>[] = [];
  for (let one = gate.enter(); one && waiting.length < most; one = gate.enter())
    waiting.push(Promise.resolve(one));
  return waiting;
}

describe('a gate', () => {
  it('admits as many as may work, and queues as many as it expects to be in time', () => {
    const gate = gateOf();
    inside(gate);
    inside(gate);
    // Ten milliseconds each, before anything was measured.
    expect(lineUp(gate, 50)).toHaveLength(10);
    expect(gate.load).toEqual({ working: 2, underWay: 2, waiting: 10 });
    expect(gate.enter()).toBeUndefined();
  });

  it('admits the first of the queue when a slot is free', async () => {
    const gate = gateOf();
    const first = inside(gate);
    inside(gate);
    const [third, fourth] = [gate.enter(), gate.enter()];
    first.leave();
    expect(gate.load).toEqual({ working: 2, underWay: 2, waiting: 1 });
    expect(await third).toBeDefined();
    (await third)?.leave();
    expect(await fourth).toBeDefined();
  });

  it('shortens the queue when it moves slowly, and lengthens it when it moves fast', async () => {
    const lengthAt = async (intervalMs: number): Promise<number> => {
      const gate = gateOf({ atOnce: 1 });
      let slot: Slot | undefined = inside(gate);
      for (let turn = 0; turn < 200; turn += 1) {
        const next = gate.enter();
        later(intervalMs);
        slot?.leave();
        slot = await next;
      }
      return lineUp(gate, 1_000).length;
    };
    expect(await lengthAt(2)).toBe(49);
    expect(await lengthAt(30)).toBe(3);
  });

  it('refuses all while the queue does not move, and those that waited for twice the longest wait', async () => {
    const gate = gateOf();
    inside(gate);
    inside(gate);
    const third = gate.enter();
    // Two places that have not moved for 101 ms: each in line waits at least 51.
    later(101);
    expect(gate.enter()).toBeUndefined();
    later(99);
    expect(await third).toBeUndefined();
    expect(gate.load).toEqual({ working: 2, underWay: 2, waiting: 0 });
  });

  it('takes a burst whole whose first requests are still worked on: many places end at nearly the same time', () => {
    const gate = gateOf({ atOnce: 24, longestWaitMs: 1_000 });
    for (let one = 0; one < 24; one += 1) inside(gate);
    expect(lineUp(gate, 20)).toHaveLength(20);
    later(200);
    expect(lineUp(gate, 60)).toHaveLength(60);
  });

  it('forms a line again after an hour in which each took longer than anybody waits', async () => {
    const gate = gateOf({ atOnce: 1 });
    let slot: Slot | undefined = inside(gate);
    for (let turn = 0; turn < 200; turn += 1) {
      const next = gate.enter();
      later(150);
      slot?.leave();
      slot = await next;
    }
    const after = gate.enter();
    expect(after).toBeInstanceOf(Promise);
    slot?.leave();
    expect(await after).toBeDefined();
  });

  it('takes a burst after a long rest as if it had not rested', () => {
    const gate = gateOf();
    inside(gate).leave();
    later(3_600_000);
    inside(gate);
    inside(gate);
    expect(lineUp(gate, 50)).toHaveLength(10);
  });

  it('admits another while one waits for an external call, which continues without waiting', () => {
    const gate = gateOf();
    const [one] = [inside(gate), inside(gate)];
    one.pause();
    inside(gate);
    one.resume();
    expect(gate.load).toEqual({ working: 3, underWay: 3, waiting: 0 });
    one.leave();
    expect(gate.load).toMatchObject({ working: 2, underWay: 2 });
  });

  it('refuses immediately when too many are in progress, however many of them wait for external calls', () => {
    const gate = gateOf({ underWay: 4 });
    const slots = Array.from({ length: 4 }, () => {
      const slot = inside(gate);
      slot.pause();
      return slot;
    });
    expect(gate.enter()).toBeUndefined();
    slots[0]?.leave();
    expect(gate.enter()).toBeDefined();
  });

  it('counts each once, however often it pauses or leaves', () => {
    const gate = gateOf();
    const slot = inside(gate);
    slot.pause();
    slot.pause();
    slot.resume();
    slot.resume();
    expect(gate.load.working).toBe(1);
    slot.pause();
    slot.leave();
    slot.leave();
    slot.resume();
    expect(gate.load).toEqual({ working: 0, underWay: 0, waiting: 0 });
  });
});
