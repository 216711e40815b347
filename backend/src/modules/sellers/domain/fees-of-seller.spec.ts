import { expect, it } from '@jest/globals';
import { feesAt, nextFees, type DatedFees } from './fees-of-seller.js';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const PIX = { bps: 499, fixed: 100 };
const OF_PLATFORM = {
  PIX,
  BILLET: { bps: 0, fixed: 349 },
  CREDIT_CARD: { bps: 990, fixed: 100 },
};
const SINCE_OPENED: DatedFees[] = [{ from: null, fees: OF_PLATFORM }];
const OWN_PIX = { PIX: { bps: 199, fixed: 0 } };

it('a seller without terms pays the fees of the platform since it opened', () => {
  expect(feesAt(SINCE_OPENED, [], day('2026-03-01'))).toEqual({
    ...{ fees: OF_PLATFORM, own: [], withoutMethods: [], maxInstallments: null },
    since: { PIX: null, BILLET: null, CREDIT_CARD: null },
  });
  expect(nextFees(SINCE_OPENED, [], day('2026-03-01'))).toBeNull();
});

it('an own fee replaces the one of its method, dated from the version that brought it', () => {
  const terms = [
    { validFrom: day('2026-02-01'), value: { fees: OWN_PIX } },
    // A block is no new fee.
    { validFrom: day('2026-02-10'), value: { fees: OWN_PIX, cashOutBlocked: true as const } },
  ];
  const shown = feesAt(SINCE_OPENED, terms, day('2026-03-01'));
  expect([shown.fees.PIX, shown.fees.BILLET, shown.own]).toEqual([OWN_PIX.PIX, OF_PLATFORM.BILLET, ['PIX']]);
  expect(shown.since).toEqual({ PIX: day('2026-02-01'), BILLET: null, CREDIT_CARD: null });
});

it('a change of the platform dates only what the seller has from the platform', () => {
  const platform = [
    ...SINCE_OPENED,
    { from: day('2026-02-15'), fees: { ...OF_PLATFORM, PIX: { bps: 599, fixed: 100 } } },
  ];
  const own = [{ validFrom: day('2026-02-01'), value: { fees: OWN_PIX } }];
  expect(feesAt(platform, own, day('2026-03-01')).since.PIX).toEqual(day('2026-02-01'));
  expect(feesAt(platform, [], day('2026-03-01')).since.PIX).toEqual(day('2026-02-15'));
  // When the own fee ends, the fee of the platform is the seller's from that day.
  const ended = [...own, { validFrom: day('2026-02-20'), value: {} }];
  const shown = feesAt(platform, ended, day('2026-03-01'));
  expect([shown.fees.PIX.bps, shown.own, shown.since.PIX]).toEqual([599, [], day('2026-02-20')]);
});

it('what comes next is the first version that changes what the seller pays or may offer', () => {
  const now = day('2026-03-01');
  const terms = [
    { validFrom: day('2026-03-05'), value: { softDescriptor: 'LOJA' } },
    { validFrom: day('2026-03-10'), value: { maxInstallments: 6, withoutMethods: ['BILLET' as const] } },
  ];
  const next = nextFees(SINCE_OPENED, terms, now);
  expect([next?.on, next?.then.maxInstallments, next?.then.withoutMethods]).toEqual([
    day('2026-03-10'),
    6,
    ['BILLET'],
  ]);
  const sooner: DatedFees = { from: day('2026-03-07'), fees: { ...OF_PLATFORM, PIX: { bps: 1, fixed: 0 } } };
  expect(nextFees([...SINCE_OPENED, sooner], terms, now)?.on).toEqual(day('2026-03-07'));
});
