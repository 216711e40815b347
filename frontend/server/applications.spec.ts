import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { APPLICATIONS, applicationOf } from './applications.mjs';

/** The addresses that an application declares, with a value in place of each parameter. A route inside another adds to its address. */
function addressesOf(name: 'checkout' | 'backoffice'): string[] {
  const source = fs.readFileSync(path.join(__dirname, '..', name, 'routes.ts'), 'utf8');
  const around: { depth: number; address: string }[] = [];
  return [...source.matchAll(/^( *).*?\broute\('([^'*]+)'.*?(\[?)$/gm)].map(([, indent, route, opens]) => {
    const depth = indent?.length ?? 0;
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop();
    const address = `${around.at(-1)?.address ?? ''}/${route?.replace(/:\w+/g, 'x')}`;
    if (opens) around.push({ depth, address });
    return address;
  });
}

describe('the application that answers an address', () => {
  test.each(['checkout', 'backoffice'] as const)(
    'each route of the %s reaches it, and so does its data',
    (name) => {
      const addresses = addressesOf(name);
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of addresses) {
        expect([address, applicationOf(address)]).toEqual([address, name]);
        expect([address, applicationOf(`${address}.data`)]).toEqual([address, name]);
      }
    },
  );

  test.each([
    ...[
      '/login',
      '/register',
      '/recover-password',
      '/platform/my-sales',
      '/my-purchases',
      '/my-purchases/p1',
    ],
    ...['/admin-root/dashboard', '/admin-root-login', '/manager-root/x', '/manager-login'],
    ...['/master-root/platforms', '/master-root-login', '/login.data', '/__manifest'],
  ])('%s is of the back office', (address) => {
    expect(applicationOf(address)).toBe('backoffice');
  });

  test.each([
    '/',
    '/_root.data',
    '/checkout/x',
    '/language',
    '/loginx',
    '/platforms',
    '/x/login',
    '/resources/design',
  ])('%s is of the checkout', (address) => {
    expect(applicationOf(address)).toBe('checkout');
  });
});

describe('the security policy of an application', () => {
  const visit = { requestId: 'r', clientIp: '', secure: true, host: 'conecta.example', nonce: 'n0nce' };
  const policyOf = (name: 'checkout' | 'backoffice') =>
    (APPLICATIONS[name].pageHeaders(visit, new Map())['content-security-policy'] ?? '').split('; ');

  test('style attributes and players are allowed in the back office only, and scripts need the nonce in both', () => {
    const checkout = policyOf('checkout');
    expect(checkout).toContain("script-src 'self' 'nonce-n0nce'");
    expect(checkout).toContain("style-src 'self' 'nonce-n0nce'");
    expect(checkout.join()).not.toContain('unsafe');
    expect(policyOf('backoffice').filter((directive) => !checkout.includes(directive))).toEqual([
      "style-src-attr 'unsafe-inline'",
      // Lessons have films of our own and of two players.
      "media-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ]);
    expect(checkout.filter((directive) => !policyOf('backoffice').includes(directive))).toEqual([
      "frame-src 'self'",
    ]);
  });
});
