import { describe, expect, it } from '@jest/globals';
import type { GatewayCosts } from './gateway-account.entity.js';
import { costsAt, endsOf } from './cost-versions.js';

const of = (bps: number): GatewayCosts => ({
  PIX: { bps, fixed: 0 },
  CREDIT_CARD: { bps, fixed: 0 },
  BILLET: { bps, fixed: 0 },
});
const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const version = (id: string, date: number, canceledAt: Date | null = null) => ({
  ...{ id, validFrom: day(date), canceledAt, costs: of(date) },
});
const VERSIONS = [version('third', 20), version('second', 10), version('first', 1)];

describe('the costs of a gateway account', () => {
  it.each([
    ['before the first version', new Date(day(1).getTime() - 1), { costs: of(0), entered: false }],
    ['from the instant of a version', day(1), { costs: of(1), versionId: 'first', entered: true }],
    [
      'until the next begins',
      new Date(day(10).getTime() - 1),
      { costs: of(1), versionId: 'first', entered: true },
    ],
    ['from then on', day(10), { costs: of(10), versionId: 'second', entered: true }],
    ['after the last began', day(31), { costs: of(20), versionId: 'third', entered: true }],
  ])('are those that hold %s', (_, at, expected) => {
    expect(costsAt(of(0), VERSIONS, at)).toEqual(expected);
  });

  it('have no version where none was set', () => {
    expect(costsAt(of(7), [], day(1))).toEqual({ costs: of(7), entered: true });
  });

  it('are not entered while an account has the zeros of its connection', () => {
    const isEntered = (before: GatewayCosts, versions = VERSIONS.slice(0, 0)) =>
      costsAt(before, versions, day(1)).entered;
    const free = of(0);
    const tariff = { bps: 0, fixed: 0 };
    expect(isEntered(free)).toBe(false);
    for (const stored of [
      { ...free, BILLET: { bps: 0, fixed: 345 } },
      { ...free, CREDIT_CARD: { ...tariff, byInstallments: { '6': { bps: 549, fixed: 0 } } } },
      { ...free, PIX: { ...tariff, currencies: { MXN: { bps: 99, fixed: 0 } } } },
    ])
      expect(isEntered(stored)).toBe(true);
    // Somebody said that nothing is taken.
    expect(isEntered(free, [{ ...version('zero', 1), costs: free }])).toBe(true);
  });

  it('end where the next version begins, and canceled ones end nothing', () => {
    const history = [
      version('third', 20, day(5)),
      version('again', 10),
      version('second', 10),
      version('first', 1),
    ];
    expect([...endsOf(history)]).toEqual([
      ['second', day(10)],
      ['first', day(10)],
    ]);
  });
});
