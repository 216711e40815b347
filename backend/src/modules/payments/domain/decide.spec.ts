import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import { retryAfterFailure } from './query-schedule.js';
import { decide } from './decide.js';
import type { AttemptSnapshot } from './decision.js';
import type { OutcomeSource, PaymentReason, PaymentStatus } from './payment.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

const fresh: AttemptSnapshot = {
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
  dueAt: at(15),
};

const shown: AttemptSnapshot = {
  ...fresh,
  attemptState: 'AWAITING',
  confirming: false,
  reference: 'tx-1',
  pixCode: '000201',
  expiresAt: at(3_600),
  dueAt: at(60),
};
const approved: AttemptSnapshot = {
  ...shown,
  status: 'APPROVED',
  attemptState: 'SETTLED',
  captured: true,
  approvedAt: NOW,
  dueAt: null,
};
const charged: AttemptSnapshot = { ...approved, status: 'CHARGEBACK' };
const refunded: AttemptSnapshot = { ...approved, status: 'REFUNDED' };
const rejected: AttemptSnapshot = { ...shown, status: 'REJECTED', attemptState: 'DECLINED' };
const expired: AttemptSnapshot = {
  ...shown,
  status: 'CANCELED',
  attemptState: 'CANCELED',
  reason: 'EXPIRED',
  dueAt: at(3_600),
};

const awaiting: QueryOutcome = {
  kind: 'awaiting',
  reference: 'tx-1',
  pix: { copyPaste: '000201' },
  expiresAt: at(3_600),
};
const settled: QueryOutcome = { kind: 'settled', reference: 'tx-1' };
/** The janitor's answers belong to queries that were sent in the present state of the payment. */
const decided = (
  before: AttemptSnapshot,
  outcome: QueryOutcome,
  source: OutcomeSource = 'janitor',
  now = NOW,
) => decide(before, outcome, { source, now, ...(source === 'janitor' && { askedAt: before.status }) });

describe('an answer in another currency than requested', () => {
  const mismatch = { kind: 'AMOUNT_MISMATCH', detail: { expected: 9_700, currency: 'MXN' } };

  it('an answer in another currency than requested is neither a sale nor nothing: a review item is created, and queries stop', () => {
    for (const amount of [cents(9_700), cents(97_000)]) {
      const { next, verdict, ledger, reviewItem } = decided(shown, { ...settled, amount, currency: 'MXN' });
      expect({ verdict, ledger, reviewItem }).toEqual({
        verdict: 'forbidden',
        ledger: null,
        reviewItem: mismatch,
      });
      expect(next).toEqual({ ...shown, confirming: true, dueAt: null });
    }
  });

  it('shows no code', () => {
    const { next, ledger, reviewItem } = decided(fresh, { ...awaiting, currency: 'MXN' }, 'reply');
    expect({ ledger, reviewItem }).toEqual({ ledger: null, reviewItem: mismatch });
    expect(next).toEqual({ ...fresh, reference: 'tx-1', dueAt: null });
  });

  it('changes nothing of a booked sale, and creates a review item', () => {
    const { next, ledger, reviewItem } = decided(approved, { ...settled, currency: 'MXN' });
    expect({ next, ledger, reviewItem }).toEqual({ next: approved, ledger: null, reviewItem: mismatch });
  });

  it('an answer in another currency than requested that declines is a decline: no money was taken', () => {
    const declined: QueryOutcome = { kind: 'declined', reason: 'cardRefused', currency: 'MXN' };
    expect(decided(shown, declined).next).toMatchObject({ status: 'REJECTED', reason: 'DECLINED' });
  });

  it('an answer in another currency than requested is not reported where both use the same, or the answer has none', () => {
    for (const result of [settled, { ...settled, currency: 'BRL' }])
      expect(decided(shown, result)).toMatchObject({ ledger: 'approve', reviewItem: null });
  });
});

describe('the reply to a charge', () => {
  it('shows the code and queries again in a minute', () => {
    const { next, verdict, ledger, reviewItem } = decided(fresh, awaiting, 'reply');
    expect({ verdict, ledger, reviewItem }).toEqual({ verdict: 'changed', ledger: null, reviewItem: null });
    expect(next).toEqual({ ...shown, dueAt: at(60) });
  });

  it('the reply to a charge that refuses what a webhook has already shown proves nothing: the code can still be paid', () => {
    const refused: QueryOutcome = { kind: 'refused', reason: 'request', detail: 'status 404' };
    const { next, verdict, reviewItem } = decided(shown, refused, 'reply');
    expect({ next, verdict, reviewItem }).toEqual({ next: shown, verdict: 'same', reviewItem: null });
  });

  it('without a code stays confirming and queries again in a second', () => {
    const { next } = decided(fresh, { kind: 'awaiting', reference: 'tx-1' }, 'reply');
    expect(next).toMatchObject({ status: 'PENDING', confirming: true, reference: 'tx-1', dueAt: at(1) });
  });

  it('the reply to a charge that was lost is not a decline: it stays pending, confirming, and is queried', () => {
    const { next, verdict, ledger } = decided(fresh, { kind: 'unknown', why: 'timeout' }, 'reply');
    expect({ verdict, ledger }).toEqual({ verdict: 'same', ledger: null });
    expect(next).toEqual({ ...fresh, attemptState: 'UNKNOWN', dueAt: at(1) });
  });

  it('the reply to a charge that refuses our request rejects the payment and creates a review item', () => {
    const { next, reviewItem } = decided(
      fresh,
      { kind: 'refused', reason: 'credentials', detail: '401' },
      'reply',
    );
    expect(next).toMatchObject({
      status: 'REJECTED',
      attemptState: 'REFUSED',
      confirming: false,
      reason: 'PROVIDER_REFUSED',
      dueAt: null,
    });
    expect(reviewItem).toEqual({
      kind: 'REFUSED_BY_PROVIDER',
      detail: { reason: 'credentials', detail: '401' },
    });
  });

  it('or any later answer without the code takes none away that was shown', () => {
    const before: AttemptSnapshot = { ...shown, pixQrImage: 'data:image/png;base64,AA==' };
    const { next, verdict } = decided(before, { kind: 'awaiting', reference: 'tx-1' }, 'webhook');
    expect(verdict).toBe('same');
    expect(next).toEqual({ ...before, dueAt: at(60) });
  });

  it('the reply to a charge that arrives after the approving webhook changes nothing', () => {
    const { next, verdict, ledger } = decided(approved, awaiting, 'reply');
    expect({ verdict, ledger }).toEqual({ verdict: 'stale', ledger: null });
    expect(next).toEqual(approved);
  });
});

describe('a received payment', () => {
  it.each<[string, AttemptSnapshot]>([
    ['a shown code', shown],
    ['an attempt whose reply was lost', { ...fresh, attemptState: 'UNKNOWN' }],
    ['an expired code', expired],
    ['a rejected payment', { ...shown, status: 'REJECTED', attemptState: 'DECLINED' }],
  ])('approves %s and posts it, once', (_, before) => {
    const first = decided(before, settled);
    expect(first.verdict).toBe('changed');
    expect(first.ledger).toBe('approve');
    expect(first.next).toMatchObject({
      status: 'APPROVED',
      attemptState: 'SETTLED',
      captured: true,
      confirming: false,
      approvedAt: NOW,
      dueAt: null,
    });
    const second = decided(first.next, settled);
    expect({ verdict: second.verdict, ledger: second.ledger }).toEqual({ verdict: 'same', ledger: null });
  });

  it('a received payment of too small an amount approves nothing and creates a review item', () => {
    const { next, ledger, reviewItem } = decided(shown, { ...settled, amount: cents(9_699) });
    expect(ledger).toBeNull();
    expect(next).toMatchObject({ status: 'PENDING', captured: false, confirming: true, dueAt: null });
    expect(reviewItem).toEqual({ kind: 'AMOUNT_MISMATCH', detail: { expected: 9_700, paid: 9_699 } });
  });

  it('a received payment of too large an amount approves and creates a review item', () => {
    const { next, ledger, reviewItem } = decided(shown, { ...settled, amount: cents(9_701) });
    expect(ledger).toBe('approve');
    expect(next.status).toBe('APPROVED');
    expect(reviewItem?.kind).toBe('AMOUNT_MISMATCH');
  });

  it('a received payment does not revert a refund', () => {
    expect(decided(refunded, settled)).toMatchObject({ verdict: 'stale', ledger: null, reviewItem: null });
  });
});

describe('a decline', () => {
  it.each<[Extract<QueryOutcome, { kind: 'declined' }>['reason'], PaymentStatus, PaymentReason]>([
    ['insufficientFunds', 'REJECTED', 'INSUFFICIENT_FUNDS'],
    ['cardRefused', 'REJECTED', 'CARD_REFUSED'],
    ['fraudSuspected', 'REJECTED', 'FRAUD_SUSPECTED'],
    ['canceled', 'REJECTED', 'DECLINED'],
    ['other', 'REJECTED', 'DECLINED'],
    ['expired', 'CANCELED', 'EXPIRED'],
  ])(
    'a decline for %s makes the payment %s for the reason %s, and moves no money',
    (reason, status, result) => {
      const { next, verdict, ledger, reviewItem } = decided(
        { ...shown, method: 'CREDIT_CARD' },
        { kind: 'declined', reason, reference: 'tx-1' },
      );
      expect({ verdict, ledger, reviewItem }).toEqual({ verdict: 'changed', ledger: null, reviewItem: null });
      expect(next).toMatchObject({ status, reason: result, confirming: false, captured: false });
    },
  );
});

it.each<[AttemptSnapshot['method'], PaymentReason]>([
  ['PIX', 'DECLINED'],
  ['BILLET', 'DECLINED'],
  ['CREDIT_CARD', 'CARD_REFUSED'],
])('a provider’s refusal of a %s payment gets the reason %s', (method, result) => {
  const { next } = decided({ ...shown, method }, { kind: 'declined', reason: 'cardRefused' });
  expect([next.status, next.reason]).toEqual(['REJECTED', result]);
});

describe('a returned payment', () => {
  it.each<['refunded' | 'chargedBack', PaymentStatus, string]>([
    ['refunded', 'REFUNDED', 'refund'],
    ['chargedBack', 'CHARGEBACK', 'chargeback'],
  ])('%s results in %s and reverses the captured amount, once', (kind, status, ledger) => {
    const first = decided(approved, { kind, reference: 'tx-1' });
    expect(first).toMatchObject({ verdict: 'changed', ledger, next: { status } });
    expect(decided(first.next, { kind, reference: 'tx-1' })).toMatchObject({ verdict: 'same', ledger: null });
  });

  it.each<['refunded' | 'chargedBack', PaymentStatus]>([
    ['refunded', 'REFUNDED'],
    ['chargedBack', 'CHARGEBACK'],
  ])('%s of a charge that was never paid moves no money', (kind, status) => {
    expect(decided(shown, { kind, reference: 'tx-1' })).toMatchObject({
      verdict: 'changed',
      ledger: null,
      next: { status, captured: false },
    });
  });

  it('is restored when the dispute is won, with its original payment time', () => {
    expect(decided({ ...charged, approvedAt: at(-3_600) }, settled)).toMatchObject({
      verdict: 'changed',
      ledger: 'restore',
      next: { status: 'APPROVED', approvedAt: at(-3_600) },
    });
  });

  it('a returned payment is posted as a first approval when the chargeback had captured nothing', () => {
    expect(decided({ ...charged, captured: false }, settled)).toMatchObject({
      ledger: 'approve',
      next: { captured: true },
    });
  });

  it('stays after a "paid" delivery: it may be older than the chargeback, so the provider is queried', () => {
    for (const before of [charged, { ...charged, captured: false }])
      expect(decided(before, settled, 'webhook')).toEqual({
        next: before,
        verdict: 'stale',
        ledger: null,
        reviewItem: null,
        unconfirmed: true,
      });
  });

  it.each<[string, PaymentStatus]>([
    ['not known yet', 'APPROVED'],
    ['not known yet, nor the payment', 'PENDING'],
  ])(
    'stays where the question was sent when the chargeback was %s: the answer may be older',
    (_, askedAt) => {
      const answer = decide(charged, settled, { source: 'janitor', now: NOW, askedAt });
      expect(answer).toMatchObject({ next: charged, verdict: 'stale', ledger: null, unconfirmed: true });
    },
  );

  it('stays paid after a won dispute when the chargeback is delivered again, until the provider confirms it', () => {
    const won = decided(charged, settled).next;
    expect(won).toMatchObject({ status: 'APPROVED', restored: true });
    const again: QueryOutcome = { kind: 'chargedBack', reference: 'tx-1', native: 'chargeback' };
    expect(decided(won, again, 'webhook')).toMatchObject({ next: won, ledger: null, unconfirmed: true });
    const late = decide(won, again, { source: 'janitor', now: NOW, askedAt: 'CHARGEBACK' });
    expect(late).toMatchObject({ next: won, ledger: null, unconfirmed: true });
    expect(decided(won, again)).toMatchObject({ next: { status: 'CHARGEBACK' }, ledger: 'chargeback' });
  });

  it.each<[string, 'refunded' | 'chargedBack', PaymentStatus, string]>([
    ['refunded', 'refunded', 'REFUNDED', 'approveAndRefund'],
    ['chargeback', 'chargedBack', 'CHARGEBACK', 'approveAndChargeback'],
    ['CONCLUIDA', 'refunded', 'REFUNDED', 'approveAndRefund'],
  ])(
    'money that went back by the word %s, of a payment that was not told before, is both: paid and returned',
    (native, kind, status, ledger) => {
      const returned: QueryOutcome = { kind, reference: 'tx-1', native };
      for (const before of [
        shown,
        expired,
        { ...shown, status: 'REJECTED', attemptState: 'DECLINED' } as const,
      ]) {
        const first = decided(before, returned, 'webhook');
        expect(first).toMatchObject({ verdict: 'changed', ledger, reviewItem: null });
        expect(first.next).toMatchObject({
          status,
          captured: true,
          approvedAt: NOW,
          attemptState: 'SETTLED',
        });
        expect(decided(first.next, returned, 'webhook')).toMatchObject({ verdict: 'same', ledger: null });
        if (status === 'REFUNDED')
          expect(decided(first.next, settled, 'webhook')).toMatchObject({ verdict: 'stale', ledger: null });
      }
    },
  );

  it('a returned payment of too small an amount is not posted', () => {
    const reported: QueryOutcome = {
      kind: 'refunded',
      reference: 'tx-1',
      native: 'refunded',
      amount: cents(9_699),
    };
    expect(decided(shown, reported, 'webhook')).toMatchObject({
      verdict: 'changed',
      ledger: null,
      next: { status: 'REFUNDED', captured: false },
    });
  });

  it('as a refund after a chargeback is a refund, not posted twice, with a review item', () => {
    expect(
      decided(charged, { kind: 'refunded', reference: 'tx-1', native: 'refunded' }, 'webhook'),
    ).toMatchObject({
      verdict: 'changed',
      ledger: null,
      next: { status: 'REFUNDED' },
      reviewItem: { kind: 'FORBIDDEN_TRANSITION', detail: { from: 'CHARGEBACK', to: 'REFUNDED' } },
    });
  });

  it.each<[string, AttemptSnapshot, QueryOutcome]>([
    ['refund', approved, { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(4_700) }],
    [
      'return of any kind',
      approved,
      { kind: 'chargedBack', returned: true, reference: 'tx-1', refundedAmount: cents(4_700) },
    ],
    [
      'return while ours of the whole is under way',
      { ...approved, refundAsked: true },
      { kind: 'chargedBack', returned: true, reference: 'tx-1', refundedAmount: cents(4_700) },
    ],
    [
      'return of what is still paid',
      approved,
      { ...settled, amount: cents(9_700), refundedAmount: cents(4_700) },
    ],
  ])('money that went back in part is booked, and the payment stays approved: a %s', (_, before, outcome) => {
    const next = { ...before, refundedAmount: cents(4_700) };
    const decision = decided(before, outcome, 'webhook');
    expect(decision).toMatchObject({ next, verdict: 'changed', ledger: 'refundPart', reviewItem: null });
    expect(decided(decision.next, outcome, 'webhook')).toMatchObject({
      next,
      ledger: null,
      reviewItem: null,
    });
  });

  describe('our own refund of a part', () => {
    const openPart = { refundId: 'r-1', amount: cents(2_000), before: cents(4_700), itemIds: ['bump'] };
    const asked: AttemptSnapshot = { ...approved, refundedAmount: cents(4_700), openPart };

    it.each<[string, QueryOutcome]>([
      ['the sum of all parts', { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(6_700) }],
      ['only the last part', { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(2_000) }],
      ['no amount', { kind: 'refunded', reference: 'tx-1', native: 'refunded' }],
      ['any return without an amount', { kind: 'chargedBack', returned: true, reference: 'tx-1' }],
    ])('is done when the provider reports %s', (_, outcome) => {
      expect(decided(asked, outcome, 'webhook')).toMatchObject({
        next: { status: 'APPROVED', refundedAmount: 6_700, openPart: null },
        ledger: 'refundPart',
      });
    });

    it('is not done by the part before, reported again', () => {
      const outcome: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(4_700) };
      expect(decided(asked, outcome, 'webhook')).toMatchObject({ next: asked, ledger: null });
      const twin = { ...asked, openPart: { ...openPart, amount: cents(4_700) } };
      expect(decided(twin, outcome, 'webhook')).toMatchObject({ next: twin, ledger: null });
    });

    it('is not done by another part: that one is booked, and ours stays open', () => {
      const outcome: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(5_000) };
      expect(decided(asked, outcome, 'webhook')).toMatchObject({
        next: { refundedAmount: 5_000, openPart },
        ledger: 'refundPart',
      });
    });

    it('is overtaken by a chargeback, which takes the rest', () => {
      expect(decided(asked, { kind: 'chargedBack', reference: 'tx-1' }, 'webhook')).toMatchObject({
        next: { status: 'CHARGEBACK', refundedAmount: 4_700 },
        ledger: 'chargeback',
      });
    });
  });

  it('a return without an amount, after a part went back, calls a person: it may be the part again', () => {
    const partly = { ...approved, refundedAmount: cents(4_700) };
    expect(decided(partly, { kind: 'refunded', reference: 'tx-1' }, 'webhook')).toMatchObject({
      next: partly,
      ledger: null,
      reviewItem: { kind: 'AMOUNT_MISMATCH', detail: { expected: 9_700 } },
    });
    const asked = { ...partly, refundAsked: true };
    expect(decided(asked, { kind: 'refunded', reference: 'tx-1' }, 'webhook')).toMatchObject({
      next: { status: 'REFUNDED' },
      ledger: 'refund',
    });
  });

  it('a part that went back of a payment that is not approved calls a person', () => {
    const outcome: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(9_699) };
    expect(decided(shown, outcome, 'webhook')).toEqual({
      next: shown,
      verdict: 'forbidden',
      ledger: null,
      reviewItem: { kind: 'AMOUNT_MISMATCH', detail: { expected: 9_700, givenBack: 9_699 } },
    });
    expect(decided(charged, outcome, 'webhook')).toMatchObject({ next: charged, ledger: null });
    expect(decided(refunded, outcome, 'webhook')).toMatchObject({ next: refunded, reviewItem: null });
  });

  it('a partly returned payment, reported by a query of an open attempt, is not queried any more', () => {
    const reported: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(1) };
    expect(decided(shown, reported)).toMatchObject({
      verdict: 'forbidden',
      ledger: null,
      next: { status: 'PENDING', confirming: true, dueAt: null },
    });
  });

  it('a partly returned payment reported before the payment itself is a sale without that part', () => {
    const reported: QueryOutcome = { ...settled, amount: cents(9_700), refundedAmount: cents(1) };
    expect(decided(shown, reported)).toMatchObject({
      ledger: 'approveAndRefundPart',
      next: { status: 'APPROVED', refundedAmount: 1 },
      reviewItem: null,
    });
  });

  it.each<[QueryOutcome, PaymentStatus]>([
    [{ kind: 'refunded', reference: 'tx-1', refundedAmount: cents(9_700) }, 'REFUNDED'],
    [{ kind: 'chargedBack', returned: true, refundedAmount: cents(9_700) }, 'CHARGEBACK'],
    // What went back before a dispute is no measure of it.
    [{ kind: 'chargedBack', reference: 'tx-1', refundedAmount: cents(1) }, 'CHARGEBACK'],
  ])('%j is the whole: %s', (outcome, status) => {
    expect(decided(approved, outcome)).toMatchObject({
      verdict: 'changed',
      next: { status },
      reviewItem: null,
    });
  });

  it('a return status for a cancelled charge adds nothing to a refused charge', () => {
    for (const before of [rejected, expired]) {
      const outcome: QueryOutcome = { kind: 'refunded', reference: 'tx-1', native: 'CANCELED' };
      const { verdict, next, reviewItem } = decided(before, outcome, 'webhook');
      expect({ verdict, status: next.status, reviewItem }).toEqual({
        verdict: 'stale',
        status: before.status,
        reviewItem: null,
      });
    }
    expect(decided(rejected, { kind: 'refunded', reference: 'tx-1', native: 'DEVOLVIDO' })).toMatchObject({
      verdict: 'forbidden',
      reviewItem: { kind: 'FORBIDDEN_TRANSITION' },
    });
  });

  it('after a refund is no chargeback: a review item is created', () => {
    expect(decided(refunded, { kind: 'chargedBack', reference: 'tx-1' })).toMatchObject({
      verdict: 'forbidden',
      ledger: null,
      next: refunded,
      reviewItem: { kind: 'FORBIDDEN_TRANSITION', detail: { from: 'REFUNDED', to: 'CHARGEBACK' } },
    });
  });
});

describe('an unlisted status', () => {
  const word = {
    kind: 'declined',
    reason: 'other',
    reference: 'tx-1',
    native: 'weird',
    flagged: true,
  } as const;

  it('uses the default, stays in question and creates a review item', () => {
    const { next, ledger, reviewItem } = decided(shown, word);
    expect(ledger).toBeNull();
    expect(next).toMatchObject({
      status: 'REJECTED',
      flagged: true,
      confirming: true,
      nativeStatus: 'weird',
    });
    expect(next.dueAt).not.toBeNull();
    expect(reviewItem).toEqual({ kind: 'UNKNOWN_WORD', detail: { word: 'weird', takenAs: 'REJECTED' } });
  });

  it.each<[string, AttemptSnapshot]>([
    ['shown', shown],
    ['APPROVED', approved],
    ['REFUNDED', refunded],
    ['CHARGEBACK', charged],
    ['CANCELED', expired],
  ])(
    'changes nothing of a payment that is %s where the specification gives it no status (P4.41)',
    (_, before) => {
      const nothing = { kind: 'unknown', why: 'unlisted', native: 'weird', flagged: true } as const;
      const { next, ledger, verdict, reviewItem } = decided(before, nothing, 'webhook');
      expect({ ...next, nativeStatus: null, dueAt: null }).toEqual({ ...before, dueAt: null });
      expect(next.nativeStatus).toBe('weird');
      expect(ledger).toBeNull();
      expect(verdict).not.toBe('changed');
      expect(reviewItem).toEqual({ kind: 'UNKNOWN_WORD', detail: { word: 'weird', takenAs: 'UNCHANGED' } });
    },
  );

  it('an unlisted status is replaced by any later known status', () => {
    const flagged = decided(shown, word).next;
    expect(decided(flagged, awaiting).next).toMatchObject({
      status: 'PENDING',
      flagged: false,
      confirming: false,
    });
    expect(decided(flagged, settled)).toMatchObject({
      ledger: 'approve',
      next: { status: 'APPROVED', flagged: false },
    });
    expect(decided(flagged, { ...word, flagged: false }).next).toMatchObject({
      status: 'REJECTED',
      flagged: false,
      confirming: false,
      reason: 'DECLINED',
    });
  });

  it.each<[string, AttemptSnapshot]>([
    ['APPROVED', approved],
    ['REFUNDED', refunded],
    ['CHARGEBACK', charged],
    ['CANCELED', expired],
  ])('never pulls back %s', (_, before) => {
    const { next, verdict, ledger, reviewItem } = decided(before, word, 'webhook');
    expect({ verdict, ledger }).toEqual({ verdict: 'stale', ledger: null });
    expect(next).toEqual({ ...before, nativeStatus: 'weird' });
    expect(reviewItem?.kind).toBe('UNKNOWN_WORD');
  });
});

describe('a charge the provider does not know', () => {
  const lost: AttemptSnapshot = { ...fresh, attemptState: 'UNKNOWN' };
  const notFound: QueryOutcome = { kind: 'notFound' };

  it('a charge the provider does not know is looked for until a minute later before it is given up', () => {
    const first = decided(lost, notFound);
    expect(first.next).toMatchObject({ status: 'PENDING', confirming: true, notFoundAt: NOW, dueAt: at(1) });
    const early = decided(first.next, notFound, 'janitor', at(59));
    expect(early.next).toMatchObject({ status: 'PENDING', dueAt: at(60) });
    const second = decided(first.next, notFound, 'janitor', at(60));
    expect(second.next).toMatchObject({
      status: 'CANCELED',
      attemptState: 'CANCELED',
      confirming: false,
      reason: 'NOT_FOUND_AT_PROVIDER',
    });
    expect(second.ledger).toBeNull();
  });

  it('a charge unknown to the provider is not given up on the word of a webhook', () => {
    expect(decided(lost, notFound, 'webhook', at(600)).next).toMatchObject({
      status: 'PENDING',
      notFoundAt: null,
    });
  });

  it('a charge the provider does not know is never given up once the provider has shown it', () => {
    const { next } = decided(decided(shown, notFound).next, notFound, 'janitor', at(600));
    expect(next).toMatchObject({ status: 'PENDING', pixCode: '000201' });
  });

  it('a charge unknown to the provider is a pending card, too: but a reply that contains it is no search', () => {
    const card: AttemptSnapshot = { ...lost, method: 'CREDIT_CARD' };
    const bill: QueryOutcome = { kind: 'awaiting', reference: 'tx-1', waitsForACard: true };
    const first = decided(card, bill);
    expect(first.next).toMatchObject({
      status: 'PENDING',
      reference: 'tx-1',
      notFoundAt: NOW,
      dueAt: at(1),
    });
    expect(decided(first.next, bill, 'janitor', at(60)).next).toMatchObject({
      status: 'CANCELED',
      reason: 'NOT_FOUND_AT_PROVIDER',
    });
    expect(decided(card, bill, 'reply').next).toMatchObject({ attemptState: 'AWAITING', notFoundAt: null });
    expect(decided({ ...card, attemptState: 'AWAITING' }, bill).next).toMatchObject({
      attemptState: 'AWAITING',
      notFoundAt: null,
    });
  });

  it('a charge the provider does not know, and turns up after all before the second search shows its code', () => {
    const { next } = decided(decided(lost, notFound).next, awaiting, 'janitor', at(60));
    expect(next).toMatchObject({ status: 'PENDING', confirming: false, pixCode: '000201', notFoundAt: null });
  });
});

describe('a code that ran out', () => {
  it('an expired code is given up only when the provider, queried after the grace period, still waits', () => {
    const before: AttemptSnapshot = { ...shown, expiresAt: at(-29) };
    expect(decided(before, { ...awaiting, expiresAt: at(-29) }).next.status).toBe('PENDING');
    const { next, ledger } = decided({ ...shown, expiresAt: at(-30) }, { ...awaiting, expiresAt: at(-30) });
    expect(ledger).toBeNull();
    expect(next).toMatchObject({ status: 'CANCELED', reason: 'EXPIRED', dueAt: at(3_600), asks: 0 });
  });

  it('a code that ran out is not given up by an old webhook', () => {
    expect(
      decided({ ...shown, expiresAt: at(-90) }, { ...awaiting, expiresAt: at(-90) }, 'webhook').next.status,
    ).toBe('PENDING');
  });

  it.each<[string, QueryOutcome]>([
    ['waits', awaiting],
    ['calls it expired', { kind: 'declined', reason: 'expired', reference: 'tx-1' }],
    ['calls it refused', { kind: 'declined', reason: 'other', reference: 'tx-1' }],
    ['calls it refunded', { kind: 'refunded', reference: 'tx-1' }],
    ['uses a word nobody listed', { ...awaiting, flagged: true, native: 'odd' }],
    ['knows it no more', { kind: 'notFound' }],
    ['is silent', { kind: 'unknown', why: '500' }],
  ])(
    'a code that ran out is asked about an hour and a day later, and then no more, when the provider %s',
    (_what, answer) => {
      const claimed: AttemptSnapshot = { ...expired, dueAt: at(30) };
      const first = decided(claimed, answer).next;
      expect(first).toMatchObject({ status: 'CANCELED', dueAt: at(24 * 3_600) });
      expect(decided({ ...first, dueAt: at(30) }, answer).next).toMatchObject({
        status: 'CANCELED',
        dueAt: null,
      });
    },
  );

  it('keeps its next query when a webhook changes nothing', () => {
    const again: QueryOutcome = { kind: 'declined', reason: 'expired', reference: 'tx-1' };
    expect(decided(expired, again, 'webhook').next).toMatchObject({ asks: 0, dueAt: at(3_600) });
  });
});

describe('a provider that does not answer', () => {
  it('a provider that does not answer is queried with growing pauses and creates one review item after ten minutes', () => {
    const silence: QueryOutcome = { kind: 'unknown', why: '500' };
    let current: AttemptSnapshot = { ...fresh, attemptState: 'UNKNOWN' };
    const pauses: number[] = [];
    const calls: (string | undefined)[] = [];
    for (let ask = 1; ask <= 20; ask += 1) {
      const { next, reviewItem } = decided(current, silence);
      pauses.push(((next.dueAt?.getTime() ?? 0) - NOW.getTime()) / 1_000);
      calls.push(reviewItem?.kind);
      current = next;
    }
    const firstMinute = [1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5];
    expect(pauses).toEqual([...firstMinute, 10, 20, 40, 60, 120, 300, 900, 3_600, 3_600]);
    expect(calls.indexOf('PROVIDER_SILENT')).toBe(17);
    expect(calls.filter((kind) => kind === 'PROVIDER_SILENT')).toHaveLength(1);
    expect(current.status).toBe('PENDING');
  });
});

const DAY = 24 * 3_600;
const silent: QueryOutcome = { kind: 'unknown', why: 'timeout' };
const notOffered: QueryOutcome = { kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' };

describe('the end of an attempt', () => {
  const endless: QueryOutcome = { kind: 'awaiting', reference: 'tx-1', pix: { copyPaste: '000201' } };
  const boleto: AttemptSnapshot = {
    ...shown,
    method: 'BILLET',
    pixCode: null,
    billetCode: '0019',
    expiresAt: null,
  };
  const stillDue: QueryOutcome = { kind: 'awaiting', reference: 'tx-1', billet: { digitableLine: '0019' } };

  it('the end of an attempt of a PIX without an expiry is after the longest of all providers, 5 days: not earlier (P9.25)', () => {
    const before: AttemptSnapshot = { ...shown, expiresAt: null, asks: 20 };
    const last = decided(before, endless, 'janitor', at(5 * DAY + 29));
    expect(last.next).toMatchObject({ status: 'PENDING', dueAt: at(5 * DAY + 30) });
    const { next, ledger, reviewItem } = decided(before, endless, 'janitor', at(5 * DAY + 30));
    expect({ ledger, reviewItem }).toEqual({ ledger: null, reviewItem: null });
    expect(next).toMatchObject({ status: 'CANCELED', reason: 'EXPIRED', attemptState: 'CANCELED' });
    expect(decided(next, settled, 'webhook', at(9 * DAY))).toMatchObject({
      verdict: 'changed',
      ledger: 'approve',
    });
  });

  it('the end of an attempt of a boleto is three days after its due date, because banks report late; 7 days without a due date (P9.35)', () => {
    const result: AttemptSnapshot = { ...boleto, expiresAt: at(DAY) };
    expect(decided(result, { ...stillDue, expiresAt: at(DAY) }, 'janitor', at(4 * DAY - 1)).next.status).toBe(
      'PENDING',
    );
    expect(decided(result, { ...stillDue, expiresAt: at(DAY) }, 'janitor', at(4 * DAY)).next).toMatchObject({
      status: 'CANCELED',
      reason: 'EXPIRED',
    });
    expect(decided(boleto, stillDue, 'janitor', at(10 * DAY - 1)).next.status).toBe('PENDING');
    expect(decided(boleto, stillDue, 'janitor', at(10 * DAY)).next.status).toBe('CANCELED');
  });

  it('the end of an attempt of a card under review for a week is a review item, never a decline; it is queried daily, for a month', () => {
    const examined: AttemptSnapshot = {
      ...fresh,
      method: 'CREDIT_CARD',
      attemptState: 'AWAITING',
      reference: 'tx-1',
    };
    const stillExamined: QueryOutcome = { kind: 'awaiting', reference: 'tx-1' };
    const ended = decided(examined, stillExamined, 'janitor', at(7 * DAY + 30));
    expect(ended.reviewItem).toEqual({ kind: 'UNRESOLVED', detail: { stillAwaiting: true } });
    expect(ended.next).toMatchObject({ status: 'PENDING', confirming: true, dueAt: at(8 * DAY + 30) });
    expect(decided(examined, stillExamined, 'janitor', at(29 * DAY + 1)).next.dueAt).toBeNull();
  });

  it('while the provider does not answer is a review item: the state stays, and it is queried daily, for a month', () => {
    const { next, verdict, reviewItem } = decided(shown, silent, 'janitor', at(3_630));
    expect({ verdict, reviewItem }).toEqual({
      verdict: 'same',
      reviewItem: { kind: 'UNRESOLVED', detail: { why: 'timeout' } },
    });
    expect(next).toMatchObject({ status: 'PENDING', dueAt: at(3_630 + DAY) });
    expect(decided(shown, silent, 'janitor', at(29 * DAY)).next.dueAt).toEqual(at(30 * DAY));
    expect(decided(shown, silent, 'janitor', at(29 * DAY + 1)).next.dueAt).toBeNull();
    expect(decided(shown, silent, 'webhook', at(3_630)).reviewItem).toBeNull();
  });

  it('the end of an attempt is not reached by a missing answer while the code can still be paid', () => {
    expect(decided(shown, silent, 'janitor', at(3_629))).toMatchObject({
      reviewItem: null,
      next: { status: 'PENDING' },
    });
  });
});

describe('a provider without a query', () => {
  const lost: AttemptSnapshot = { ...fresh, attemptState: 'UNKNOWN' };

  it('ends a code that was never shown after two minutes, with a review item: it cannot be paid', () => {
    const waiting = decided(lost, notOffered, 'janitor', at(20));
    expect(waiting.next).toMatchObject({ status: 'PENDING', attemptState: 'UNKNOWN', dueAt: at(120) });
    expect(waiting.reviewItem).toBeNull();
    const { next, reviewItem } = decided(waiting.next, notOffered, 'janitor', at(120));
    expect(next).toMatchObject({ status: 'CANCELED', reason: 'NOT_FOUND_AT_PROVIDER' });
    expect(reviewItem).toEqual({ kind: 'UNASKABLE', detail: { method: 'PIX' } });
    expect(decided(next, settled, 'webhook')).toMatchObject({ verdict: 'changed', ledger: 'approve' });
  });

  it('leaves a card whose answer was lost to a review item: nothing is declined, and queries stop', () => {
    const { next, verdict, reviewItem } = decided(
      { ...lost, method: 'CREDIT_CARD' },
      notOffered,
      'janitor',
      at(20),
    );
    expect(verdict).toBe('same');
    expect(next).toMatchObject({ status: 'PENDING', confirming: true, dueAt: null });
    expect(reviewItem).toEqual({ kind: 'UNASKABLE', detail: { method: 'CREDIT_CARD' } });
  });

  it('a provider without a query is not queried before the end of a displayed code, which is then given up', () => {
    expect(decided(shown, notOffered, 'janitor', at(60)).next).toMatchObject({
      status: 'PENDING',
      dueAt: at(3_630),
    });
    const { next, reviewItem } = decided(shown, notOffered, 'janitor', at(3_630));
    expect(next).toMatchObject({ status: 'CANCELED', reason: 'EXPIRED' });
    expect(reviewItem).toBeNull();
  });
});

describe('an answer that could not be written', () => {
  it('an outcome that could not be written is queried again after pauses that grow to a day', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map(
      (times) => (retryAfterFailure(times, NOW).getTime() - NOW.getTime()) / 1_000,
    );
    expect(pauses).toEqual([30, 120, 600, 3_600, 6 * 3_600, DAY, DAY, DAY]);
  });
});

describe('a return with an ambiguous status', () => {
  const returned: QueryOutcome = {
    kind: 'chargedBack',
    returned: true,
    reference: 'tx-1',
    native: 'refunded',
  };
  const asked: AttemptSnapshot = { ...approved, refundAsked: true };

  it('a return with an ambiguous status is the refund that we requested, whatever its source, and is posted once', () => {
    for (const source of ['webhook', 'janitor', 'refund'] as const) {
      const first = decided(asked, returned, source);
      expect(first).toMatchObject({ verdict: 'changed', ledger: 'refund', reviewItem: null });
      expect(first.next).toMatchObject({ status: 'REFUNDED', nativeStatus: 'refunded' });
      const again = decided(first.next, returned, source);
      expect(again).toMatchObject({ verdict: 'same', ledger: null, reviewItem: null });
    }
  });

  it('after the answer to our refund changes nothing', () => {
    const answered = decided(asked, { kind: 'refunded', reference: 'tx-1' }, 'refund').next;
    expect(decided(answered, returned, 'webhook')).toMatchObject({
      next: { status: 'REFUNDED' },
      verdict: 'same',
      ledger: null,
      reviewItem: null,
    });
  });

  it('a return with an ambiguous status is a chargeback without a refund request', () => {
    expect(decided(approved, returned, 'webhook')).toMatchObject({
      next: { status: 'CHARGEBACK' },
      ledger: 'chargeback',
    });
  });

  it('a return with an ambiguous status is not confused with a dispute status, whatever we requested', () => {
    const disputed: QueryOutcome = { kind: 'chargedBack', reference: 'tx-1', native: 'chargeback' };
    expect(decided(asked, disputed, 'webhook')).toMatchObject({
      next: { status: 'CHARGEBACK' },
      ledger: 'chargeback',
    });
  });
});
