import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '@guiche/money';
import { chooseAccounts, payableThrough, type Choice } from './choose-accounts.js';
import type { RoutedPayment, Candidate, Route } from './route.js';

const ASKING: RoutedPayment = {
  attemptId: 'attempt-1',
  method: 'PIX',
  amount: cents(9_700),
  currency: 'BRL',
  installments: 1,
  sellerId: 'seller-1',
  productId: 'product-1',
  hour: 12,
};

interface Fact {
  readonly id: string;
  readonly active?: boolean;
  readonly draining?: boolean;
  readonly methods?: readonly string[];
  readonly currencies?: readonly string[];
  readonly resting?: boolean;
  readonly misses?: boolean;
  readonly minimum?: number;
  /** Cents of a sale in one part, and more for each further part. */
  readonly cost?: number;
  readonly perPart?: number;
}

const account = ({
  id,
  active = true,
  draining = false,
  methods = ['PIX'],
  currencies = ['BRL'],
  resting = false,
  misses = false,
  minimum = 0,
  cost,
  perPart = 0,
}: Fact): Candidate => ({
  id,
  active,
  draining,
  offers: (method) => methods.includes(method),
  charges: ({ currency }) => currencies.includes(currency),
  misses: () => misses,
  minimum: () => minimum,
  cost: ({ installments }) => (cost === undefined ? undefined : cents(cost + perPart * (installments - 1))),
  healthy: () => !resting,
});

const route = (accountId: string, position: number, more: Partial<Route> = {}): Route => ({
  id: `route of ${accountId} ${position}`,
  accountId,
  method: 'PIX',
  position,
  weight: 1,
  byCost: false,
  minAmount: null,
  maxAmount: null,
  minInstallments: null,
  maxInstallments: null,
  brands: null,
  bins: null,
  sellerIds: null,
  productIds: null,
  currencies: null,
  fromHour: null,
  toHour: null,
  ...more,
});

function choose(
  facts: readonly Fact[],
  {
    routes = [],
    preferredId = null,
    asking = {},
  }: {
    routes?: readonly Route[];
    preferredId?: string | null;
    asking?: Partial<RoutedPayment>;
  },
) {
  return chooseAccounts({ ...ASKING, ...asking }, { preferredId, routes, accounts: facts.map(account) }).ways;
}

const ids = (ways: Choice['ways']): string[] => ways.map(({ accountId }) => accountId);

describe('a position that is tried by cost', () => {
  const facts = [
    { id: 'a', methods: ['CREDIT_CARD'], cost: 400, perPart: 100 },
    { id: 'b', methods: ['CREDIT_CARD'], cost: 500 },
    { id: 'c', methods: ['CREDIT_CARD'], cost: 500, minimum: 10_000_000 },
  ];
  const line = (accountId: string, position: number, more: Partial<Route> = {}) =>
    route(accountId, position, { method: 'CREDIT_CARD', ...more });
  const routes = [line('b', 1, { byCost: true, weight: 1_000 }), line('a', 1, { byCost: true })];
  const asking = { method: 'CREDIT_CARD' } as const;

  it('charges through the account that takes least of this sale, whatever the weights', () => {
    expect(ids(choose(facts, { routes, asking }))).toEqual(['a', 'b']);
    expect(ids(choose(facts, { routes, asking: { ...asking, installments: 3 } }))).toEqual(['b', 'a']);
  });

  it('stores what each account of the position would take', () => {
    const [first] = choose(facts, { routes, asking: { ...asking, installments: 3 } });
    expect(first?.decision).toEqual({
      ...{ because: 'cost', position: 1, weight: 1_000, skipped: [] },
      prices: [
        { accountId: 'b', cost: 500 },
        { accountId: 'a', cost: 600 },
      ],
    });
  });

  it('goes before a cheaper one of a later position, and passes over one that cannot charge the sale', () => {
    const [skipped, ...ways] = [line('c', 1, { byCost: true }), line('b', 2), line('a', 2)];
    const chosen = choose(facts, { routes: [skipped, ...ways], asking });
    expect(ids(chosen).sort()).toEqual(['a', 'b']);
    expect(chosen[0]?.decision).toMatchObject({
      because: 'route',
      skipped: [{ accountId: 'c', why: 'amount' }],
    });
  });

  it('tries an account last whose costs are not known, and stores no price of it', () => {
    const unknown = { id: 'new', methods: ['CREDIT_CARD'] };
    const withNew = [line('new', 1, { byCost: true, weight: 1_000 }), ...routes];
    const chosen = choose([unknown, ...facts], { routes: withNew, asking });
    expect(ids(chosen)).toEqual(['a', 'b', 'new']);
    expect(chosen[0]?.decision.prices).toEqual([
      { accountId: 'a', cost: 400 },
      { accountId: 'b', cost: 500 },
    ]);
  });

  it('shares by weight where the line that is by cost is for other sales', () => {
    const page = { ...asking, attemptId: undefined } as never;
    const mixed = (more: Partial<Route>) => [
      line('b', 1, { weight: 1_000 }),
      line('a', 1, { byCost: true, ...more }),
      line('a', 2),
    ];
    expect(ids(choose(facts, { routes: mixed({}), asking: page }))).toEqual(['a', 'b']);
    const [first, ...others] = choose(facts, { routes: mixed({ minInstallments: 2 }), asking: page });
    expect(first).toMatchObject({ accountId: 'b', decision: { because: 'route', position: 1 } });
    expect(ids(others)).toEqual(['a']);
  });

  it('shows a page the account of the largest weight, whatever the accounts cost at that time', () => {
    const { attemptId: _, ...shown } = { ...ASKING, ...asking, isForPage: true as const };
    const at = (costs: readonly [number, number]) =>
      chooseAccounts(shown, {
        preferredId: null,
        routes,
        accounts: ['a', 'b'].map((id, place) =>
          account({ id, methods: ['CREDIT_CARD'], cost: costs[place] ?? 0 }),
        ),
      }).ways.map(({ accountId, decision }) => [accountId, decision.because]);
    const byWeight = [
      ['b', 'route'],
      ['a', 'route'],
    ];
    expect(at([400, 500])).toEqual(byWeight);
    expect(at([500, 400])).toEqual(byWeight);
  });
});

describe('without a list', () => {
  it("the offer's account charges, alone", () => {
    expect(choose([{ id: 'a' }, { id: 'b' }], { preferredId: 'b' })).toEqual([
      { accountId: 'b', decision: { because: 'offer', skipped: [] } },
    ]);
  });

  it('an offer that names none is charged by the oldest account that offers the method', () => {
    const facts = [{ id: 'a', active: false }, { id: 'b', methods: ['BILLET'] }, { id: 'c' }, { id: 'd' }];
    expect(choose(facts, {})).toEqual([{ accountId: 'c', decision: { because: 'oldest', skipped: [] } }]);
  });

  it("the oldest takes the place of an offer's account that cannot, and that is told", () => {
    expect(choose([{ id: 'a' }, { id: 'b', active: false }], { preferredId: 'b' })).toEqual([
      { accountId: 'a', decision: { because: 'oldest', skipped: [{ accountId: 'b', why: 'inactive' }] } },
    ]);
    expect(
      choose([{ id: 'a' }, { id: 'b', methods: ['BILLET'] }], { preferredId: 'b' })[0]?.decision.skipped,
    ).toEqual([{ accountId: 'b', why: 'notOffered' }]);
  });

  it('without a usable account there is no route', () => {
    expect(
      choose(
        [
          { id: 'a', active: false },
          { id: 'b', methods: [] },
        ],
        { preferredId: 'a' },
      ),
    ).toEqual([]);
    expect(choose([], { preferredId: 'gone' })).toEqual([]);
  });
});

describe("with the platform's list", () => {
  const FACTS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('uses the position, whatever the order of the rows', () => {
    const routes = [route('c', 3), route('a', 1), route('b', 2)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['a', 'b', 'c']);
  });

  it("tries the offer's account first and only once, then the list", () => {
    const routes = [route('a', 1), route('b', 2)];
    const ways = choose(FACTS, { routes, preferredId: 'b' });
    expect(ways).toEqual([
      { accountId: 'b', decision: { because: 'offer', skipped: [] } },
      { accountId: 'a', decision: { because: 'route', position: 1, weight: 1, skipped: [] } },
    ]);
  });

  it('uses the list of its own method only', () => {
    const routes = [route('a', 1, { method: 'BILLET' }), route('b', 2)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['b']);
  });

  it.each<[string, Partial<Route>, Partial<RoutedPayment>, boolean]>([
    ['at the least amount', { minAmount: cents(9_700) }, {}, true],
    ['below the least amount', { minAmount: cents(9_701) }, {}, false],
    ['at the most amount', { maxAmount: cents(9_700) }, {}, true],
    ['above the most amount', { maxAmount: cents(9_699) }, {}, false],
    ['with few enough installments', { maxInstallments: 6 }, { installments: 6 }, true],
    ['with too many installments', { maxInstallments: 6 }, { installments: 7 }, false],
    ['with too few installments', { minInstallments: 2 }, { installments: 1 }, false],
    ['of its brand', { brands: ['visa', 'elo'] }, { brand: 'elo' }, true],
    ['of another brand', { brands: ['visa'] }, { brand: 'elo' }, false],
    ['of a brand nobody knows', { brands: ['visa'] }, {}, false],
    ['of an issuer named by six digits', { bins: ['411111', '55555555'] }, { bin: '41111122' }, true],
    ['of an issuer named by eight digits', { bins: ['411111', '55555555'] }, { bin: '55555555' }, true],
    ['of another card of the first six digits', { bins: ['55555555'] }, { bin: '55555554' }, false],
    ['of an issuer nobody knows', { bins: ['411111'] }, {}, false],
  ])('a payment %s: taken by the first is %s', (_what, rule, asking, taken) => {
    const ways = choose(FACTS, { routes: [route('a', 1, rule), route('b', 2)], asking });
    expect(ids(ways)).toEqual(taken ? ['a', 'b'] : ['b']);
  });

  it('returns the rule that skipped an account', () => {
    const routes = [
      route('a', 1, { minAmount: cents(10_000) }),
      route('b', 2, { maxInstallments: 3 }),
      route('c', 3),
    ];
    expect(choose(FACTS, { routes, asking: { installments: 6 } })[0]?.decision).toEqual({
      because: 'route',
      position: 3,
      weight: 1,
      skipped: [
        { accountId: 'a', why: 'amount' },
        { accountId: 'b', why: 'installments' },
      ],
    });
  });

  it('rules that match no account leave no route, even with an older usable account', () => {
    expect(choose(FACTS, { routes: [route('b', 1, { minAmount: cents(10_000) })] })).toEqual([]);
  });

  it('an account may be listed twice, with other rules', () => {
    const routes = [route('a', 1, { maxAmount: cents(100) }), route('b', 2), route('a', 3)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['b', 'a']);
  });

  it('draws within a position by weight, from the attempt alone', () => {
    const routes = [route('a', 1, { weight: 70 }), route('b', 1, { weight: 30 }), route('c', 2)];
    const first = (attemptId: string) => ids(choose(FACTS, { routes, asking: { attemptId } }));
    const draws = Array.from({ length: 4_000 }, (_, n) => first(`attempt-${n}`));
    const share = draws.filter(([id]) => id === 'a').length / draws.length;
    expect(share).toBeGreaterThan(0.67);
    expect(share).toBeLessThan(0.73);
    expect(draws.every((order) => order[2] === 'c' && order.length === 3)).toBe(true);
    expect(first('attempt-7')).toEqual(first('attempt-7'));
  });
});

describe('another currency than reais', () => {
  const FACTS: readonly Fact[] = [{ id: 'a' }, { id: 'b', currencies: ['BRL', 'MXN'] }];
  const asking = { currency: 'MXN' };

  it('another currency than reais is charged by the oldest account that charges it, and by none where there is none', () => {
    const [way, ...others] = choose(FACTS, { preferredId: 'a', asking });
    expect(way).toEqual({
      accountId: 'b',
      decision: { because: 'oldest', skipped: [{ accountId: 'a', why: 'currency' }] },
    });
    expect(others).toEqual([]);
    expect(choose(FACTS, { preferredId: 'b', asking: { currency: 'USD' } })).toEqual([]);
  });

  it('passes over the accounts of a list that do not charge it', () => {
    const routes = [route('a', 1), route('b', 2)];
    expect(choose(FACTS, { routes, asking })).toEqual([
      {
        accountId: 'b',
        decision: {
          because: 'route',
          position: 2,
          weight: 1,
          skipped: [{ accountId: 'a', why: 'currency' }],
        },
      },
    ]);
  });

  it.each<[string, Partial<Route>]>([
    ['a least amount', { minAmount: cents(1) }],
    ['a most amount', { maxAmount: cents(1_000_000) }],
  ])('another currency than reais is not for a line with %s, which is in reais', (_, rule) => {
    expect(choose(FACTS, { routes: [route('b', 1, rule)], asking })).toEqual([]);
    expect(ids(choose(FACTS, { routes: [route('b', 1, rule)] }))).toEqual(['b']);
  });

  const payable = (facts: readonly Fact[], routes: readonly Route[] = [], currency = 'MXN') =>
    payableThrough(
      { method: 'PIX', currency, hour: 12 },
      { preferredId: null, routes, accounts: facts.map((fact) => account(fact)) },
    );

  it('a currency other than reais can be paid at a selected account that charges it', () => {
    expect(payable(FACTS)).toBe('b');
    expect(payable(FACTS, [], 'USD')).toBeUndefined();
    expect(payable([{ id: 'b', currencies: ['MXN'], active: false }])).toBeUndefined();
    expect(payable([{ id: 'b', currencies: ['MXN'], methods: ['BILLET'] }])).toBeUndefined();
  });

  it('a currency other than reais can be paid by a list only with an entry for it, whatever its rules on cards and installments', () => {
    expect(payable(FACTS, [route('a', 1)])).toBeUndefined();
    expect(payable(FACTS, [route('b', 1, { maxAmount: cents(100) })])).toBeUndefined();
    expect(payable(FACTS, [route('b', 1, { brands: ['visa'], minInstallments: 2 })])).toBe('b');
  });

  it('another currency than reais can be paid through an account that rests: by then it may be awake', () => {
    expect(payable([{ id: 'b', currencies: ['MXN'], resting: true }])).toBe('b');
  });
});

describe('an account that requires an address, without one', () => {
  const FACTS: readonly Fact[] = [{ id: 'a', misses: true }, { id: 'b' }];
  const skipped = [{ accountId: 'a', why: 'address' }];

  it('an account that requires an address, without one is skipped, named by the offer or listed, and charges nothing alone', () => {
    expect(choose(FACTS, { preferredId: 'a' })).toEqual([
      { accountId: 'b', decision: { because: 'oldest', skipped } },
    ]);
    expect(choose(FACTS, { routes: [route('a', 1), route('b', 2)] })).toEqual([
      { accountId: 'b', decision: { because: 'route', position: 2, weight: 1, skipped } },
    ]);
    expect(choose([{ id: 'a', misses: true }], {})).toEqual([]);
  });
});

describe('a page that only shows', () => {
  it('a page view gets the heaviest account of the first position, or the next healthy one', () => {
    const routes = [route('a', 1, { weight: 1 }), route('b', 1, { weight: 9 }), route('c', 2)];
    const looking = (resting: readonly string[]) =>
      chooseAccounts(
        { method: 'PIX', amount: cents(9_700), currency: 'BRL', installments: 1, hour: 12 },
        {
          preferredId: null,
          routes,
          accounts: ['a', 'b', 'c'].map((id) => account({ id, resting: resting.includes(id) })),
        },
      ).ways[0]?.accountId;
    expect(looking([])).toBe('b');
    expect(looking(['b'])).toBe('a');
    expect(looking(['a', 'b'])).toBe('c');
    expect(looking(['a', 'b', 'c'])).toBe('b');
  });
});

describe('an account whose circuit rests', () => {
  it('an account with an open circuit breaker is skipped, and that is returned', () => {
    const routes = [route('a', 1), route('b', 2)];
    expect(choose([{ id: 'a', resting: true }, { id: 'b' }], { routes })).toEqual([
      {
        accountId: 'b',
        decision: {
          because: 'route',
          position: 2,
          weight: 1,
          skipped: [{ accountId: 'a', why: 'circuitOpen' }],
        },
      },
    ]);
  });

  it('an account whose circuit rests is tried anyway when there is no other', () => {
    const facts = [
      { id: 'a', resting: true },
      { id: 'b', active: false },
    ];
    expect(choose(facts, { routes: [route('b', 1), route('a', 2)] })).toEqual([
      {
        accountId: 'a',
        decision: {
          because: 'route',
          position: 2,
          weight: 1,
          skipped: [{ accountId: 'b', why: 'inactive' }],
          anyway: true,
        },
      },
    ]);
    expect(choose([{ id: 'a', resting: true }], { preferredId: 'a' })).toMatchObject([
      { accountId: 'a', decision: { because: 'offer', anyway: true } },
    ]);
  });

  it('an account whose circuit rests of several that all rest, only the first is tried', () => {
    const facts = [
      { id: 'a', resting: true },
      { id: 'b', resting: true },
    ];
    expect(ids(choose(facts, { routes: [route('b', 1), route('a', 2)] }))).toEqual(['b']);
  });
});

describe('a card that is good at one account', () => {
  it('is routed there or nowhere', () => {
    const facts = [{ id: 'a' }, { id: 'b' }];
    const routes = [route('a', 1), route('b', 2)];
    expect(choose(facts, { routes, preferredId: 'a', asking: { onlyAccountId: 'b' } })).toEqual([
      { accountId: 'b', decision: { because: 'card', skipped: [] } },
    ]);
    expect(choose([{ id: 'a' }], { routes, asking: { onlyAccountId: 'b' } })).toEqual([]);
  });

  it('is routed there even with an open circuit breaker', () => {
    expect(choose([{ id: 'b', resting: true }], { asking: { onlyAccountId: 'b' } })).toMatchObject([
      { accountId: 'b', decision: { because: 'card', anyway: true } },
    ]);
  });
});

describe('an account with a minimum for the method', () => {
  const least = { id: 'a', minimum: 500 };

  it.each([
    ['below it is passed over', 499, [{ accountId: 'b', skipped: [{ accountId: 'a', why: 'amount' }] }]],
    ['at it is charged', 500, [{ accountId: 'a', skipped: [] }]],
  ])('an account with a minimum for the method that the offer names: a payment %s', (_, amount, ways) => {
    const chosen = choose([least, { id: 'b' }], { preferredId: 'a', asking: { amount: cents(amount) } });
    const result = chosen.map(({ accountId, decision }) => ({ accountId, skipped: decision.skipped }));
    expect(result).toEqual(ways);
  });

  it('an account with a minimum for the method that is the oldest: the next one charges below it', () => {
    expect(ids(choose([least, { id: 'b' }], { asking: { amount: cents(499) } }))).toEqual(['b']);
    expect(ids(choose([least, { id: 'b' }], { asking: { amount: cents(500) } }))).toEqual(['a']);
  });

  it('an account with a minimum for the method in a list: it is skipped below it, whatever the entry contains', () => {
    const routes = [route('a', 1, { minAmount: cents(100) }), route('b', 2)];
    const asking = { amount: cents(499) };
    expect(choose([least, { id: 'b' }], { routes, asking })).toEqual([
      {
        accountId: 'b',
        decision: { because: 'route', position: 2, weight: 1, skipped: [{ accountId: 'a', why: 'amount' }] },
      },
    ]);
  });

  it('alone: nothing can be charged below it', () => {
    expect(choose([least], { preferredId: 'a', asking: { amount: cents(499) } })).toEqual([]);
  });

  it('an account with a minimum for the method is used for another currency, because the minimum is in reais', () => {
    const facts = [{ ...least, currencies: ['MXN'] }];
    expect(ids(choose(facts, { asking: { amount: cents(499), currency: 'MXN' } }))).toEqual(['a']);
  });
});

describe('lines for some sales', () => {
  const FACTS = [
    { id: 'a', currencies: ['BRL', 'MXN'] },
    { id: 'b', currencies: ['BRL', 'MXN'] },
  ];

  it('a line for some sellers comes first for them, and is passed over for the others', () => {
    const routes = [route('a', 1, { sellerIds: ['seller-1'] }), route('b', 2)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['a', 'b']);
    expect(choose(FACTS, { routes, asking: { sellerId: 'seller-2' } })).toEqual([
      {
        accountId: 'b',
        decision: { because: 'route', position: 2, weight: 1, skipped: [{ accountId: 'a', why: 'seller' }] },
      },
    ]);
  });

  it('a line for some products comes first for them, and is passed over for the others and for a page of no product', () => {
    const routes = [route('a', 1, { productIds: ['product-1', 'product-9'] }), route('b', 2)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['a', 'b']);
    const skipped = [{ accountId: 'a', why: 'product' }];
    expect(choose(FACTS, { routes, asking: { productId: 'product-2' } })).toEqual([
      { accountId: 'b', decision: { because: 'route', position: 2, weight: 1, skipped } },
    ]);
    const { productId: _, ...unknown } = ASKING;
    const { skipped: ofUnknown } = chooseAccounts(unknown, {
      preferredId: null,
      routes,
      accounts: FACTS.map(account),
    });
    expect(ofUnknown).toEqual(skipped);
  });

  it('the decision says that a line is for some BINs, and never which: they would tell how the card begins', () => {
    const rule = { bins: ['411111'], productIds: ['product-1'] };
    const [way] = choose(FACTS, { routes: [route('a', 1, rule)], asking: { bin: '41111111' } });
    expect(way?.decision.rule).toEqual({ productIds: ['product-1'], hasBins: true });
    expect(JSON.stringify(way)).not.toContain('4111');
  });

  it('a line for some currencies is for them only', () => {
    const routes = [route('a', 1, { currencies: ['MXN'] }), route('b', 2)];
    expect(ids(choose(FACTS, { routes }))).toEqual(['b']);
    expect(ids(choose(FACTS, { routes, asking: { currency: 'MXN' } }))).toEqual(['a', 'b']);
  });

  it.each([
    [8, 18, 8, true],
    [8, 18, 18, true],
    [8, 18, 7, false],
    [8, 18, 19, false],
    [22, 5, 23, true],
    [22, 5, 0, true],
    [22, 5, 5, true],
    [22, 5, 6, false],
    [22, 5, 21, false],
  ])('a line from %i to %i, at %i o’clock: %s', (fromHour, toHour, hour, matches) => {
    const routes = [route('a', 1, { fromHour, toHour }), route('b', 2)];
    expect(ids(choose(FACTS, { routes, asking: { hour } }))).toEqual(matches ? ['a', 'b'] : ['b']);
  });

  it('the decision holds the limits of the line that matched, because the list may change later', () => {
    const rule = { minAmount: cents(5_000), brands: ['visa'], fromHour: 8, toHour: 18 };
    const [way] = choose(FACTS, { routes: [route('a', 1, rule)], asking: { brand: 'visa' } });
    expect(way?.decision).toEqual({ because: 'route', position: 1, weight: 1, rule, skipped: [] });
  });

  it('a page does not offer a method that only lines for other sellers or hours charge', () => {
    const offered = (line: Partial<Route>) =>
      payableThrough(
        { method: 'PIX', currency: 'BRL', sellerId: 'seller-1', productId: 'product-1', hour: 12 },
        { preferredId: null, routes: [route('a', 1, line)], accounts: FACTS.map(account) },
      );
    expect(offered({ sellerIds: ['seller-1'], fromHour: 8, toHour: 18 })).toBe('a');
    expect(offered({ sellerIds: ['seller-2'] })).toBeUndefined();
    expect(offered({ productIds: ['product-1'] })).toBe('a');
    expect(offered({ productIds: ['product-2'] })).toBeUndefined();
    expect(offered({ bins: ['411111'] })).toBe('a');
    expect(offered({ fromHour: 22, toHour: 5 })).toBeUndefined();
  });
});

describe('an account that is drained', () => {
  it('takes no new sales, from the offer, the list or as the oldest, but charges a card that is good at it only', () => {
    const facts = [{ id: 'a', draining: true }, { id: 'b' }];
    const skipped = [{ accountId: 'a', why: 'draining' }];
    expect(choose(facts, { preferredId: 'a' })).toEqual([
      { accountId: 'b', decision: { because: 'oldest', skipped } },
    ]);
    expect(choose(facts, { routes: [route('a', 1), route('b', 2)] })).toEqual([
      { accountId: 'b', decision: { because: 'route', position: 2, weight: 1, skipped } },
    ]);
    expect(ids(choose(facts, { asking: { onlyAccountId: 'a' } }))).toEqual(['a']);
  });
});

describe('whatever the list and the payment', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const line = fc.record({
    accountId: fc.constantFrom('a', 'b', 'c'),
    position: fc.integer({ min: 1, max: 3 }),
    weight: fc.integer({ min: 1, max: 9 }),
    minAmount: fc.option(fc.integer({ min: 1, max: 500 }).map(cents)),
    maxAmount: fc.option(fc.integer({ min: 300, max: 900 }).map(cents)),
    sellerIds: fc.option(fc.subarray(['seller-1', 'seller-2'], { minLength: 1 })),
    currencies: fc.option(fc.subarray(['BRL', 'MXN'], { minLength: 1 })),
    hours: fc.option(fc.tuple(hour, hour)),
  });
  const payment = fc.record({
    attemptId: fc.uuid(),
    amount: fc.integer({ min: 1, max: 1_000 }).map(cents),
    currency: fc.constantFrom('BRL', 'MXN'),
    sellerId: fc.constantFrom('seller-1', 'seller-2', 'seller-3'),
    hour,
  });
  const FACTS = ['a', 'b', 'c'].map((id) => ({ id, currencies: ['BRL', 'MXN'] }));

  it('each account is tried once, by a line whose limits hold, in the order of the positions, and the same payment always alike', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), payment, (lines, asking) => {
        const routes = lines.map(({ hours, ...given }, index) =>
          route(given.accountId, given.position, {
            ...given,
            id: `line ${index}`,
            fromHour: hours?.[0] ?? null,
            toHour: hours?.[1] ?? null,
          }),
        );
        const ways = choose(FACTS, { routes, asking });
        expect(choose(FACTS, { routes: [...routes].reverse(), asking })).toEqual(ways);
        expect(new Set(ids(ways)).size).toBe(ways.length);
        const positions = ways.map(({ decision }) => decision.position ?? 0);
        expect([...positions].sort((one, other) => one - other)).toEqual(positions);
        for (const { decision } of ways) {
          const { minAmount, maxAmount, sellerIds, currencies } = decision.rule ?? {};
          if (minAmount || maxAmount) expect(asking.currency).toBe('BRL');
          expect(asking.amount).toBeGreaterThanOrEqual(minAmount ?? 0);
          expect(asking.amount).toBeLessThanOrEqual(maxAmount ?? 1_000);
          if (sellerIds) expect(sellerIds).toContain(asking.sellerId);
          if (currencies) expect(currencies).toContain(asking.currency);
        }
      }),
    );
  });
});
