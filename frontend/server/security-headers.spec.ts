import { expect, test } from '@jest/globals';
import { backofficeHeaders, checkoutHeaders } from './security-headers.mjs';

const visit = { requestId: 'r', clientIp: '203.0.113.9', secure: true, host: 'conecta.example', nonce: 'n0' };
const headersOf = (of: typeof checkoutHeaders, secure = true) => of({ ...visit, secure }, new Map());
const policyOf = (of: typeof checkoutHeaders): string[] =>
  (headersOf(of)['content-security-policy'] ?? '').split('; ');

test.each([
  ['the checkout', checkoutHeaders],
  ['the back office', backofficeHeaders],
])('pages of %s run only our own scripts, are framed by nobody and send forms to us only', (_, of) => {
  const policy = policyOf(of);
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["default-src 'none'", "script-src 'self' 'nonce-n0'", "style-src 'self' 'nonce-n0'"],
      ...["connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
    ]),
  );
  expect(policy.filter((one) => /script|default/.test(one)).join()).not.toMatch(/unsafe|\*|https:/);
  expect(headersOf(of)).toMatchObject({
    ...{ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' },
    ...{ 'referrer-policy': 'strict-origin', 'cross-origin-opener-policy': 'same-origin' },
  });
});

test('a visit by https asks for https from now on, and one by http does not', () => {
  expect(headersOf(backofficeHeaders)['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(headersOf(backofficeHeaders, false)).not.toHaveProperty('strict-transport-security');
});

test('nothing of the back office is kept by a browser or a proxy, and its data is not either', () => {
  expect(headersOf(backofficeHeaders)['cache-control']).toBe('no-store');
});

test('a preview of a checkout runs no script, sends no form, and is framed by our own pages only', () => {
  const headers = checkoutHeaders(visit, new Map([['x-checkout-preview', 'draft']]));
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-same-origin',
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(policy.filter((one) => one.startsWith('script-src'))).toEqual([]);
  expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'no-store']);
});
