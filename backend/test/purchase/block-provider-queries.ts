import { jest } from '@jest/globals';
import { GatewayRunner } from '@guiche/gateway-kit';
import type { SimulatedProvider } from './buyer.js';
import type { CheckoutHarness } from './shop.js';

/** Queries to this provider are not answered until it is released. */
export function blockProviderQueries(
  shop: CheckoutHarness,
  provider: SimulatedProvider,
): { speak(): void; readonly asked: () => number } {
  const runner = shop.app.get(GatewayRunner);
  const ask = runner.query.bind(runner);
  let asked = 0;
  let speak = (): void => undefined;
  const speaks = new Promise<void>((resolve) => (speak = resolve));
  jest.spyOn(runner, 'query').mockImplementation(async (gateway, ...question) => {
    if (gateway.manifest.id === provider) {
      asked += 1;
      await speaks;
    }
    return ask(gateway, ...question);
  });
  return { speak: () => speak(), asked: () => asked };
}
