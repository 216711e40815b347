import { expect, test } from '@jest/globals';
import { showDateOf, showDayOf } from './show-date-of';

test('the day of an instant is the one in São Paulo, where an evening is the next day in UTC', () => {
  const instants = ['2026-12-06T02:59:59.000Z', '2026-12-06T03:00:00.000Z'];
  expect(instants.map((instant) => showDateOf(instant, 'pt-BR'))).toEqual(['05/12/2026', '06/12/2026']);
  expect(instants.map((instant) => showDayOf(instant, 'pt-BR'))).toEqual(['05/12', '06/12']);
});
