import { describe, expect, it } from '@jest/globals';
import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { decide } from './decide.js';
import type { AttemptSnapshot } from './decision.js';
import type { OutcomeSource } from './payment.js';
import { setAside } from './tries.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');

const OPEN: AttemptSnapshot = {
  amount: cents(9_700),
  currency: 'BRL',
  method: 'PIX',
  createdAt: NOW,
  status: 'PENDING',
  confirming: true,
  flagged: false,
  captured: false,
  restored: false,
  refundAsked: false,
  refundedAmount: cents(0),
  openPart: null,
  reason: null,
  nativeStatus: null,
  pixCode: null,
  pixQrImage: null,
  billetCode: null,
  billetUrl: null,
  expiresAt: null,
  approvedAt: null,
  attemptState: 'CREATED',
  reference: null,
  providerData: null,
  asks: 0,
  notFoundAt: null,
  dueAt: NOW,
};
/** The state of the first attempt, set aside, while the second is in progress. */
const ASIDE: AttemptSnapshot = { ...OPEN, attemptState: 'REFUSED', dueAt: null };
/** The second try, after the first one was paid nevertheless. */
const OVERTAKEN: AttemptSnapshot = {
  ...OPEN,
  status: 'APPROVED',
  confirming: false,
  captured: true,
  approvedAt: NOW,
  attemptState: 'AWAITING',
  reference: 'c2',
};

const SETTLED: QueryOutcome = { kind: 'settled', reference: 'c1' };
const learn = (current: AttemptSnapshot, outcome: QueryOutcome, source: OutcomeSource = 'webhook') =>
  decide(current, outcome, { source, now: NOW });

describe('a try that is set aside', () => {
  it('leaves the payment open and confirming, and is not queried any more', () => {
    expect(setAside(OPEN)).toEqual({ ...OPEN, attemptState: 'REFUSED', dueAt: null });
  });

  it.each<[string, Partial<AttemptSnapshot>]>([
    ['showed a code by webhook', { attemptState: 'AWAITING', pixCode: 'code' }],
    ['was paid by webhook', { attemptState: 'SETTLED', status: 'APPROVED' }],
    ['may have charged', { attemptState: 'UNKNOWN' }],
  ])('a try that is set aside is not set aside when it %s', (_what, received) => {
    expect(setAside({ ...OPEN, ...received })).toBeUndefined();
  });

  it.each<[string, QueryOutcome]>([
    ['that it waits', { kind: 'awaiting', reference: 'c1', pix: { copyPaste: 'code of the first' } }],
    ['that it was declined', { kind: 'declined', reason: 'other', reference: 'c1' }],
    ['that it does not exist', { kind: 'notFound' }],
    ['nothing', { kind: 'unknown', why: 'timeout' }],
    ['that it went back', { kind: 'refunded', reference: 'c1' }],
  ])('later status %s does not change the payment, which belongs to the next attempt', (_what, outcome) => {
    const { next, verdict, ledger, reviewItem } = learn(ASIDE, outcome, 'janitor');
    const reference = 'reference' in outcome ? (outcome.reference ?? null) : null;
    expect(next).toEqual({ ...ASIDE, reference });
    expect({ verdict, ledger, reviewItem }).toEqual({ verdict: 'stale', ledger: null, reviewItem: null });
  });

  it('is booked when it is paid nevertheless: money is never ignored', () => {
    const { next, verdict, ledger } = learn(ASIDE, SETTLED);
    expect(next).toMatchObject({ status: 'APPROVED', captured: true, attemptState: 'SETTLED' });
    expect({ verdict, ledger }).toEqual({ verdict: 'changed', ledger: 'approve' });
  });
});

describe('a try that another one overtook', () => {
  it('creates a review item when it is paid too, and moves nothing', () => {
    const decision = learn(OVERTAKEN, { kind: 'settled', reference: 'c2' });
    expect(decision).toEqual({
      next: { ...OVERTAKEN, dueAt: null },
      verdict: 'forbidden',
      ledger: null,
      reviewItem: { kind: 'DOUBLE_PAYMENT', detail: { reference: 'c2' } },
    });
  });

  it.each<QueryOutcome>([
    { kind: 'refunded', reference: 'c2' },
    { kind: 'chargedBack', reference: 'c2' },
    { kind: 'declined', reason: 'expired', reference: 'c2' },
    { kind: 'awaiting', reference: 'c2' },
  ])('changes nothing of the payment when it is $kind', (outcome) => {
    expect(learn(OVERTAKEN, outcome)).toEqual({
      next: { ...OVERTAKEN, dueAt: null },
      verdict: 'stale',
      ledger: null,
      reviewItem: null,
    });
  });

  it('keeps its own reference, and leaves the payment the status of the captured attempt', () => {
    const outcome: QueryOutcome = { kind: 'settled', reference: 'c2', native: 'CONFIRMED' };
    const { next } = learn({ ...OVERTAKEN, reference: null, nativeStatus: 'paid' }, outcome);
    expect(next).toMatchObject({ reference: 'c2', nativeStatus: 'paid' });
  });

  it('a try that another one overtook does not keep the captured one from being charged back', () => {
    const captured: AttemptSnapshot = { ...OVERTAKEN, attemptState: 'SETTLED', reference: 'c1' };
    expect(learn(captured, { kind: 'chargedBack', reference: 'c1' })).toMatchObject({
      verdict: 'changed',
      ledger: 'chargeback',
      next: { status: 'CHARGEBACK' },
    });
  });
});

describe('the only try', () => {
  it('the only attempt that was refused is reported as before', () => {
    const rejected: AttemptSnapshot = {
      ...ASIDE,
      status: 'REJECTED',
      confirming: false,
      reason: 'PROVIDER_REFUSED',
    };
    expect(learn(rejected, SETTLED)).toMatchObject({ verdict: 'changed', ledger: 'approve' });
    expect(learn(rejected, { kind: 'refunded', reference: 'c1' })).toMatchObject({
      verdict: 'forbidden',
      reviewItem: { kind: 'FORBIDDEN_TRANSITION' },
    });
  });
});
