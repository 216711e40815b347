import { describe, expect, it } from '@jest/globals';
import type { ChargeIntent, PaymentMethod } from '@guiche/gateway-kit';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CARD,
  SAMPLE_CARD_CHARGE,
  SAMPLE_CHARGE,
} from '../../src/gateways/rehearsal/samples.js';
import { newId } from '../../src/runtime/ids/index.js';
import { CHARGE_ROUTES, type RouteCase } from '../purchase/charge-routes.js';
import { simulatorHarness } from './support/simulator-harness.js';

const SAMPLES: Readonly<Record<PaymentMethod, ChargeIntent>> = {
  PIX: SAMPLE_CHARGE,
  CREDIT_CARD: SAMPLE_CARD_CHARGE,
  BILLET: SAMPLE_BILLET_CHARGE,
};

const harness = simulatorHarness();

/** A token of a browser library has no customer: the provider does not receive the buyer. */
const hasOurCard = ({ method, gateway }: RouteCase): boolean =>
  method !== 'CREDIT_CARD' || gateway.manifest.cards !== 'browser';

/** Some providers store customers per merchant, and two parallel charges must not conflict. */
describe.each(CHARGE_ROUTES.filter(hasOurCard))(
  '$provider charges by $method',
  ({ provider, method, gateway }) => {
    it('an unknown customer, three times in parallel: no charge blocks another', async () => {
      const account = { ...harness.account(provider), loginBaseAddress: harness.base(provider) };
      const card = method === 'CREDIT_CARD' && { sealedCard: harness.runner.sealCard(account, SAMPLE_CARD) };
      const attempts = [1, 2, 3].map(() => newId(new Date()));
      const outcomes = await Promise.all(
        attempts.map((attemptId) => {
          const own = { attemptId, createdAt: new Date(), webhookUrl: harness.hook(provider) };
          return harness.runner.charge(gateway, account, { ...SAMPLES[method], ...card, ...own });
        }),
      );
      const kind = method === 'CREDIT_CARD' ? 'settled' : 'awaiting';
      expect(outcomes).toEqual(attempts.map(() => expect.objectContaining({ kind })));
    });
  },
);
