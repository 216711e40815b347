import { expect } from '@jest/globals';
import { Janitor } from '../../src/modules/payments/jobs/janitor.js';
import type { PaymentBody, CheckoutHarness } from './shop.js';

const SECOND = 1_000;

interface Searched {
  readonly not_found_at: Date | null;
  readonly asks: number;
  readonly due_at: Date;
}

/** The provider has no such charge: a search finds nothing, another one a minute later neither, and then it is given up. */
export async function expectCanceledAfterTwoSearches(
  shop: CheckoutHarness,
  paymentId: string,
  wanted: Pick<PaymentBody, 'renewable'>,
): Promise<void> {
  const searched = async (): Promise<Searched | undefined> => {
    const [attempt, ...others] = await shop.rows<Searched>(
      'select not_found_at, asks, due_at from attempts where payment_id = $1',
      [paymentId],
    );
    expect(others).toEqual([]);
    return attempt;
  };
  shop.clock.advance(6 * SECOND);
  await shop.until(async () => (await searched())?.not_found_at !== null);
  const first = await searched();
  // It is queried as often as before: the provider may have it by now.
  expect((first?.due_at.getTime() ?? 0) - (first?.not_found_at?.getTime() ?? 0)).toBe(SECOND);
  shop.clock.advance(59 * SECOND);
  await shop.app.get(Janitor).sweep(shop.clock.now());
  await shop.until(async () => (await searched())?.asks === (first?.asks ?? 0) + 1);
  expect((await searched())?.not_found_at).toEqual(first?.not_found_at);
  expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING', confirming: true });
  shop.clock.advance(SECOND);
  await shop.paymentBecomes(paymentId, {
    status: 'CANCELED',
    reason: 'NOT_FOUND_AT_PROVIDER',
    confirming: false,
    ...wanted,
  });
  expect(await shop.postings(paymentId)).toEqual([]);
}
