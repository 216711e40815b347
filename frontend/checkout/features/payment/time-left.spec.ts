import { expect, test } from '@jest/globals';
import { deadlineText } from './deadline-text';
import { clockText, secondsUntil } from './time-left';

test('time runs down to zero and no further', () => {
  const end = '2026-11-21T12:30:00.000Z';
  expect(secondsUntil(end, Date.parse('2026-11-21T12:00:00.001Z'))).toBe(1800);
  expect(secondsUntil(end, Date.parse('2026-11-21T12:29:59.900Z'))).toBe(1);
  expect(secondsUntil(end, Date.parse('2026-11-22T00:00:00.000Z'))).toBe(0);
});

test('the clock shows minutes, and hours from one on', () => {
  expect(clockText(0)).toBe('00:00');
  expect(clockText(1799)).toBe('29:59');
  expect(clockText(3600)).toBe('1:00:00');
  expect(clockText(86_399)).toBe('23:59:59');
});

test('the deadline is shown in Brasília time, with its date if that differs from today', () => {
  const now = '2026-11-21T12:00:00.000Z';
  expect(deadlineText('2026-11-21T12:30:00.000Z', now, 'pt-BR')).toBe('09:30');
  // Midnight UTC is still the evening before in São Paulo.
  expect(deadlineText('2026-11-22T00:15:00.000Z', now, 'pt-BR')).toBe('21:15');
  expect(deadlineText('2026-11-22T12:30:00.000Z', now, 'pt-BR')).toBe('22/11 09:30');
  expect(deadlineText('2026-11-22T12:30:00.000Z', now, 'en-US')).toBe('Nov 22 09:30');
});
