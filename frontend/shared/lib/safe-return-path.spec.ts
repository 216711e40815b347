import { expect, test } from '@jest/globals';
import { safeReturnPath } from './safe-return-path';

test('the way back stays on our own site', () => {
  expect(safeReturnPath('/checkout/x?utm=1')).toBe('/checkout/x?utm=1');
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/.\\/evil.example',
    'https://evil.example',
    '',
    null,
  ]) {
    expect(safeReturnPath(hostile)).toBe('/');
  }
});
