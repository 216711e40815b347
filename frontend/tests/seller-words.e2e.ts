import { buyWithPix, expect, hydrated, openCheckout, paid, test } from './journey';
import { ownOffer } from './own-offer';
import { resize } from './resize';
import { reachesOut } from './sideways';

const ENDLESS = 'Extraordinariamente'.repeat(12);
const SAID = { id: 'f1', title: ENDLESS, description: ENDLESS, image: '/favicon.svg', stars: 5 };

/** An offer with one endless word in every text of the seller. */
const endlessOffer = (from: string) =>
  ownOffer(from, {
    product: { name: ENDLESS, description: ENDLESS },
    offer: { title: ENDLESS },
    config: {
      ...{ enabled_banner_text: true, banner_text: ENDLESS, feedbacks: [SAID] },
      ...{ countdown_minutes: 1, countdown_end_text: ENDLESS, chat_phone: '11912345678' },
    },
  });

for (const layout of ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const) {
  test(`an endless word in any text of the seller on ${layout} is broken and widens nothing`, async ({
    page,
    demo,
  }) => {
    await page.clock.install();
    await openCheckout(page, await endlessOffer(demo.byLayout[layout]));
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.runFor('01:01');
    await expect(page.getByRole('timer')).toHaveCount(0);
    for (const width of [320, 768, 1280]) {
      await resize(page, { width, height: 700 });
      expect(await reachesOut(page), `at ${width}`).toEqual([]);
    }
  });
}

test('an endless word is broken on the payment page and on its receipt', async ({ page, demo, buyer }) => {
  await resize(page, { width: 320, height: 700 });
  await buyWithPix(page, await endlessOffer(demo.offers.digital), buyer);
  await hydrated(page);
  expect(await reachesOut(page)).toEqual([]);
  await paid(page, demo, buyer);
  await expect(page.getByRole('link', { name: /^Acessar/ })).toBeVisible();
  expect(await reachesOut(page)).toEqual([]);
});
