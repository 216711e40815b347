import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { GatewayRunner } from '@guiche/gateway-kit';
import { RegisterWebhooks } from '../../src/modules/acquiring/register-webhooks.js';
import type { TestApp } from '../support/index.js';
import { signal } from '../support/signal.js';
import { CheckoutHarness } from './shop.js';

const MOVED = 'https://hooks.loja.example/moved';

let shop: CheckoutHarness;
let boots: TestApp[];
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  boots = await Promise.all([1, 2].map(() => CheckoutHarness.join(shop, { WEBHOOK_BASE_URL: MOVED })));
});
afterAll(async () => {
  await Promise.all(boots.map((app) => app.stop()));
  await shop.close();
});

const sweep = (app: TestApp) => app.get(RegisterWebhooks).sweep(shop.clock.now());

it('two processes that boot in parallel with a new address leave one registration of it (P7.121)', async () => {
  const registered = async () =>
    (await shop.outside.sent('ASAAS', '/webhooks')).filter(({ url }) => String(url).startsWith(MOVED));
  const [one, other] = boots as [TestApp, TestApp];
  const [begun, mayGoOn] = [signal(), signal()];
  const runner = one.get(GatewayRunner);
  const register = runner.registerWebhook.bind(runner);
  jest.spyOn(runner, 'registerWebhook').mockImplementation(async (...call) => {
    begun.give();
    await mayGoOn.given;
    return register(...call);
  });
  const registering = sweep(one);
  await begun.given;
  // Both would look, and find nothing, before either had added.
  expect(await sweep(other)).toBe(0);
  mayGoOn.give();
  expect(await registering).toBe(2);
  expect(await registered()).toHaveLength(1);
  // An old registration is found and checked by every later boot.
  shop.clock.advance(1_000);
  const later = await CheckoutHarness.join(shop, { WEBHOOK_BASE_URL: MOVED });
  expect(await sweep(later)).toBe(2);
  await later.stop();
  expect(await registered()).toHaveLength(1);
});
