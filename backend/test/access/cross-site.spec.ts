import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AREAS } from '@guiche/access';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { declaredRoutes } from '../../src/runtime/access/index.js';
import { CheckoutHarness } from '../purchase/shop.js';

const ID = '019aa1d0-0000-7000-8000-00000000ffff';
const COOKIES = ['guiche_platform', 'guiche_customer', 'guiche_admin', 'guiche_manager', 'guiche_master'];
const ROLES = ['PRODUCER', 'CUSTOMER', 'ADMIN', 'MANAGER', 'MASTER'] as const;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** A browser sends cookies for pages of other sites too, and never a bearer token. */
it('no route accepts a session from a cookie, so no page of another site can use one', async () => {
  const emails = ROLES.map((role) =>
    role === 'MASTER' ? MASTER.email : (USERS.find((user) => user.role === role)?.email ?? ''),
  );
  const areas = ['seller', 'customer', 'admin', 'manager', 'master'] as const;
  expect(new Set(areas)).toEqual(new Set(AREAS));
  const tokens = await Promise.all(
    areas.map(async (area, at) => {
      const body = { area, email: emails[at], password: DEMO_PASSWORD };
      return (await shop.send<{ token: string }>('POST', '/api/sessions', body)).body.token;
    }),
  );
  const cookie = COOKIES.map((name, at) => `${name}=${tokens[at] ?? ''}`).join('; ');
  const guarded = declaredRoutes(shop.app).filter(({ rule }) => rule?.kind === 'signedIn');
  expect(guarded.length).toBeGreaterThan(60);
  const recorded = () => shop.rows<{ count: number }>('select count(*)::int from audit_log');
  const before = await recorded();
  for (const { method, path } of guarded) {
    const address = path.replaceAll(/:\w+/g, ID);
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const sent = await fetch(shop.app.url + address, {
      method,
      headers: {
        ...{ cookie, origin: 'https://evil.example' },
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: '{}' }),
    });
    await sent.body?.cancel();
    expect([method, path, sent.status]).toEqual([method, path, 401]);
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await recorded()).toEqual(before);
});
