import { expect, test } from '@jest/globals';
import { moneyText } from './money-text';

test('an amount has the separators of the language and a true minus', () => {
  expect(moneyText(123_456_789, 'pt-BR')).toBe('R$\u00a01.234.567,89');
  expect(moneyText(-2_516, 'pt-BR')).toBe('−R$\u00a025,16');
  expect(moneyText(100_000, 'en-US')).toBe('R$1,000.00');
});
