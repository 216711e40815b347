import { expect, it } from '@jest/globals';
import { VisitSums, ALL_VISITS, type VisitedOffer } from './visit-sums.js';

const offer = (offerId: string, layout = 'DEFAULT'): VisitedOffer => ({
  ...{ platformId: 'p', producerId: 's', productId: 'a', offerId, day: '2026-11-25', layout, variant: '' },
});

it('sums up each offer and layout, and the platform as a whole', () => {
  const sums = new VisitSums();
  sums.add(offer('1'), { views: 2, starts: 0 });
  sums.add(offer('1'), { views: 1, starts: 1 });
  sums.add(offer('2'), { views: 5, starts: 0 });
  sums.add(offer('2', 'VEGA'), { views: 7, starts: 0 });
  const rows = sums.take().map((row) => [row.producerId, row.offerId, row.layout, row.views, row.starts]);
  expect(rows).toEqual([
    [ALL_VISITS, ALL_VISITS, 'DEFAULT', 8, 1],
    [ALL_VISITS, ALL_VISITS, 'VEGA', 7, 0],
    ['s', '1', 'DEFAULT', 3, 1],
    ['s', '2', 'DEFAULT', 5, 0],
    ['s', '2', 'VEGA', 7, 0],
  ]);
  expect([sums.size, sums.take()]).toEqual([0, []]);
});

it('what is put back is counted once when it is taken again', () => {
  const sums = new VisitSums();
  sums.add(offer('1'), { views: 3, starts: 1 });
  sums.putBack(sums.take());
  sums.add(offer('1'), { views: 1, starts: 0 });
  expect(sums.take().map(({ producerId, views }) => [producerId, views])).toEqual([
    [ALL_VISITS, 4],
    ['s', 4],
  ]);
});
