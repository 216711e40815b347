import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { MessageEvent } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NEVER } from 'rxjs';
import { Context } from '../../../runtime/context/index.js';
import { PaymentsController } from './payments.controller.js';

const ID = '01a1fff4-164d-7483-ad00-4b36a48e600b';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('the stream of a payment sends a heartbeat every 15 s, as an event that browsers pass to the page', async () => {
  const stopping = new AbortController();
  const end = jest.fn();
  const request = { raw: { socket: new EventEmitter() } } as unknown as FastifyRequest;
  const controller = new PaymentsController(
    ...([
      { find: () => Promise.resolve({}) },
      { show: () => ({ paymentId: ID, status: 'PENDING' }) },
      { of: () => NEVER },
      {},
      { stopping: stopping.signal },
      {},
      { admit: () => end },
    ] as unknown as ConstructorParameters<typeof PaymentsController>),
  );
  const ctx = Context.of({ actor: { kind: 'anonymous' }, ip: '203.0.113.9' });
  const received: MessageEvent[] = [];
  const stream = (await controller.events(ctx, ID, request)).subscribe((event) => received.push(event));
  await jest.advanceTimersByTimeAsync(30_000);
  stopping.abort();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(received).toEqual([
    { type: 'payment', data: { paymentId: ID, status: 'PENDING' } },
    { type: 'heartbeat', data: 'alive' },
    { type: 'heartbeat', data: 'alive' },
  ]);
  expect(stream.closed).toBe(true);
  expect(end).toHaveBeenCalledTimes(1);
});
