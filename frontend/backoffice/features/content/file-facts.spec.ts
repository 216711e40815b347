import { expect, it } from '@jest/globals';
import { fileFacts } from './file-facts';

it.each([
  ['application/pdf', 1_258_291, 'PDF, 1,2\u00a0MB'],
  ['video/mp4', 50 * 1024 * 1024, 'MP4, 50\u00a0MB'],
  ['image/jpeg', 10, 'JPG, 1\u00a0KB'],
  ['application/zip', 300_000, 'ZIP, 293\u00a0KB'],
])('a file %s of %d bytes is shown as %j', (contentType, bytes, shown) => {
  expect(fileFacts({ contentType, bytes }, 'pt-BR')).toBe(shown);
});
