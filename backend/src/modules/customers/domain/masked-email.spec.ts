import { expect, it } from '@jest/globals';
import { maskedEmail } from './masked-email.js';

it.each([
  ['maria.silva@empresa.com.br', 'm•••@e•••.br'],
  ['a@b.io', 'a•••@b•••.io'],
  ['"x@y"@host', '"•••@h•••'],
])('of %s a reader learns the first letters and the ending only', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
