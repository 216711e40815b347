import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RegisterWebhooks } from '../../src/modules/payments/jobs/register-webhooks.js';
import type { TestApp } from '../support/index.js';
import { Shop } from './shop.js';

const MOVED = 'https://hooks.loja.example/moved';

let shop: Shop;
let boots: TestApp[];
beforeAll(async () => {
  shop = await Shop.open();
  boots = await Promise.all([1, 2].map(() => Shop.join(shop, { WEBHOOK_BASE_URL: MOVED })));
});
afterAll(async () => {
  await Promise.all(boots.map((app) => app.stop()));
  await shop.close();
});

it('P7.121 two that boot at once with a new address leave one registration of it', async () => {
  const registered = async () =>
    (await shop.outside.sent('ASAAS', '/webhooks')).filter(({ url }) => String(url).startsWith(MOVED));
  // Each would have looked, and found nothing, before the other had added.
  await shop.outside.misbehave('ASAAS', { kind: 'delay', ms: 500, operation: 'webhook', times: 2 });
  const sweeps = boots.map((app) => app.get(RegisterWebhooks).sweep(shop.clock.now()));
  expect((await Promise.all(sweeps)).sort()).toEqual([0, 2]);
  expect(await registered()).toHaveLength(1);
  // What stands for long is looked at again by whoever boots later, and found.
  shop.clock.advance(1_000);
  const later = await Shop.join(shop, { WEBHOOK_BASE_URL: MOVED });
  expect(await later.get(RegisterWebhooks).sweep(shop.clock.now())).toBe(2);
  await later.stop();
  expect(await registered()).toHaveLength(1);
});
