import { expect, test } from '@jest/globals';
import { showDate, showDay } from './show-date';

test('a date is written as the reader’s language writes it, and in none may May be taken for December (C9.38, C9.39, C9.40)', () => {
  expect((['pt-BR', 'en-US', 'es-ES'] as const).map((locale) => showDate('2026-12-05', locale))).toEqual([
    '05/12/2026',
    'Dec 5, 2026',
    '05/12/2026',
  ]);
  expect((['pt-BR', 'en-US', 'es-ES'] as const).map((locale) => showDay('2026-12-05', locale))).toEqual([
    '05/12',
    'Dec 5',
    '05/12',
  ]);
});
