import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.js';
import { repeatsState } from './repeats-state.js';
import type { LedgerEffect, AttemptSnapshot } from './decision.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');

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
  attemptState: 'UNKNOWN',
  reference: null,
  providerData: null,
  asks: 0,
  notFoundAt: null,
  dueAt: NOW,
};

const reference = 'tx-1';

/** The events of a signed protocol (ASAAS), as its adapter maps them. */
const SIGNED = {
  created: { kind: 'awaiting', reference, native: 'PENDING' },
  paid: { kind: 'settled', reference, native: 'RECEIVED' },
  refunded: { kind: 'refunded', reference, native: 'REFUNDED' },
  chargeback: { kind: 'chargedBack', reference, native: 'CHARGEBACK_REQUESTED' },
  'unknown word': { kind: 'declined', reason: 'other', reference, native: 'WEIRD', flagged: true },
  'stale created': { kind: 'awaiting', reference, native: 'PENDING', pix: { copyPaste: '000201' } },
} as const satisfies Record<string, QueryOutcome>;

/** The same where an unlisted status maps to PENDING and every return is a chargeback by specification (ONZ). */
const BANK = {
  ...SIGNED,
  refunded: { kind: 'refunded', reference, native: 'CONCLUIDA' },
  chargeback: { kind: 'chargedBack', reference, native: 'CONCLUIDA' },
  'unknown word': { kind: 'awaiting', reference, native: 'WEIRD', flagged: true },
} as const satisfies Record<string, QueryOutcome>;

type Event = keyof typeof SIGNED;
const EVENTS = Object.keys(SIGNED) as Event[];

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((one, at) => permutations(of.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}

const subsets = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

/** The state at the provider after all these events. */
function presentWord(words: typeof SIGNED | typeof BANK, events: readonly Event[]): QueryOutcome {
  const last = (['refunded', 'chargeback', 'paid'] as const).find((event) => events.includes(event));
  return last ? words[last] : words.created;
}

/** What the ledger holds after these effects: each account of a sale that moved. */
function booksAfter(effects: readonly LedgerEffect[]): { sale: number; gatewayCost: number; loss: number } {
  const books = { sale: 0, gatewayCost: 0, loss: 0 };
  for (const effect of effects) {
    if (effect.startsWith('approve')) {
      books.sale += 1;
      books.gatewayCost += 1;
    }
    if (effect === 'restore') {
      books.sale += 1;
      books.loss -= 1;
    }
    if (/refund|chargeback/i.test(effect)) {
      books.sale -= 1;
      books.loss += 1;
    }
  }
  return books;
}

interface Told {
  readonly words: typeof SIGNED | typeof BANK;
  readonly order: readonly Event[];
  /** All deliveries were read before the first of them was written. */
  readonly atOnce: boolean;
}

/** Applies the deliveries in this order, as `ProcessWebhook` and `QueryProvider` do. */
function report({ words, order, atOnce }: Told) {
  let current = fresh;
  const effects: LedgerEffect[] = [];
  const learn = (outcome: QueryOutcome, askedAt?: AttemptSnapshot['status']): void => {
    const decision = decide(current, outcome, { source: 'webhook', now: NOW, askedAt });
    current = decision.next;
    if (decision.ledger) effects.push(decision.ledger);
    if (decision.unconfirmed) learn(presentWord(words, order), current.status);
  };
  for (const event of order) if (!repeatsState(atOnce ? fresh : current, words[event])) learn(words[event]);
  const { status, flagged, captured, restored, attemptState, confirming, dueAt } = current;
  return {
    state: { status, flagged, captured, restored, attemptState, confirming, dueAt },
    books: booksAfter(effects),
  };
}

const MONEY: readonly Event[] = ['paid', 'refunded', 'chargeback'];
const CASES = subsets(EVENTS).filter((events) => events.some((event) => MONEY.includes(event)));

describe.each([
  ['a protocol whose unlisted words are REJECTED', SIGNED],
  ['a bank protocol whose unlisted words are PENDING', BANK],
])('deliveries of %s', (_, words) => {
  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])('%s: every order of every set leads to the same state and the same books', (__, atOnce) => {
    for (const events of CASES) {
      const orders = permutations(events);
      const results = new Set(orders.map((order) => JSON.stringify(report({ words, order, atOnce }))));
      expect({ events, results: [...results] }).toEqual({ events, results: [[...results][0]] });
    }
    expect(CASES).toHaveLength(56);
  });

  it.each<[Event[], AttemptSnapshot['status'], ReturnType<typeof booksAfter>]>([
    [['paid'], 'APPROVED', { sale: 1, gatewayCost: 1, loss: 0 }],
    [['refunded'], 'REFUNDED', { sale: 0, gatewayCost: 1, loss: 1 }],
    [['paid', 'refunded'], 'REFUNDED', { sale: 0, gatewayCost: 1, loss: 1 }],
    [['chargeback'], 'CHARGEBACK', { sale: 0, gatewayCost: 1, loss: 1 }],
    [['paid', 'chargeback'], 'CHARGEBACK', { sale: 0, gatewayCost: 1, loss: 1 }],
    [['refunded', 'chargeback'], 'REFUNDED', { sale: 0, gatewayCost: 1, loss: 1 }],
    [EVENTS, 'REFUNDED', { sale: 0, gatewayCost: 1, loss: 1 }],
  ])('%j end %s', (order, status, books) => {
    expect(report({ words, order, atOnce: false })).toMatchObject({ state: { status }, books });
  });
});
