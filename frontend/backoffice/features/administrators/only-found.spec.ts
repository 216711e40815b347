import { expect, test } from '@jest/globals';
import { onlyFound } from './only-found';

test('a platform is chosen already only where a search found exactly one', () => {
  const [feira, mesa] = [{ value: 'feira' }, { value: 'mesa' }];
  expect(onlyFound('feira', [feira])).toBe('feira');
  expect(onlyFound('', [feira])).toBe('');
  expect(onlyFound('e', [feira, mesa])).toBe('');
  expect(onlyFound('x', [])).toBe('');
});
