import { expect, test } from '@jest/globals';
import { placeAfterDigits } from './mask-input';

test('the caret stands behind the same digit, before the signs that follow it', () => {
  expect(placeAfterDigits('529.982.247-25', 0)).toBe(0);
  expect(placeAfterDigits('529.982.247-25', 3)).toBe(3);
  expect(placeAfterDigits('529.982.247-25', 4)).toBe(5);
  expect(placeAfterDigits('529.982.247-25', 99)).toBe(14);
});
