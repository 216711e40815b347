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

test.each([
  ['facebook', '', 'https://www.facebook.com', 'facebook.com'],
  ['google', 'https://googleads.g.doubleclick.net', 'https://google.com', 'doubleclick.net'],
  ['tiktok', 'https://analytics.tiktok.com', 'https://analytics.tiktok.com', 'tiktok.com'],
  ['kwai', 'https://s21-def.ap4r.com', 'https://*.kwai.com', 'kwai.com'],
])(
  'the frame of %s reaches its own network only, whether the pixel is a product’s or a platform’s',
  (tracker, script, report, network) => {
    const headers = checkoutHeaders(visit, new Map([['x-tracker-frame', tracker]]));
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    const of = (name: string) =>
      policy
        .find((one) => one.startsWith(`${name} `))
        ?.split(' ')
        .slice(1) ?? [];
    expect(of('script-src')).toEqual(expect.arrayContaining(["'nonce-n0'", ...(script ? [script] : [])]));
    expect(of('connect-src')).toContain(report);
    expect(of('img-src')).toEqual(of('connect-src'));
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", 'sandbox allow-scripts']),
    );
    const owned = /facebook\.com$|doubleclick\.net$|tiktok\.com$|kwai\.com$/;
    const networks = of('connect-src').flatMap((host) => owned.exec(host)?.[0] ?? []);
    expect(new Set(networks)).toEqual(new Set([network]));
  },
);

test('an unknown tracker reaches nothing', () => {
  const headers = checkoutHeaders(visit, new Map([['x-tracker-frame', 'elsewhere']]));
  expect(headers['content-security-policy']).toContain("connect-src 'none'; img-src 'none'");
});
