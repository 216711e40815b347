import { cardFrame } from './card';
import { buyWithPix, expect, hydrated, openCheckout, paid, problemList, submitButton, test } from './journey';
import { reachesOut } from './sideways';

/** A browser setting for low vision: text of twice the size, on a narrow phone. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test('letters of twice the size: no offer needs to be pushed aside, and nothing of it is cut off', async ({
  page,
  demo,
}) => {
  for (const offerId of new Set([
    ...Object.values(demo.byLayout),
    ...Object.values(demo.toLookAt),
    ...Object.values(demo.offers),
  ])) {
    await openCheckout(page, offerId);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await reachesOut(page), offerId).toEqual([]);
  }
});

test('letters of twice the size: the card, a refusal, each step, the payment and its receipt are read without pushing too', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.digital);
  await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
  await expect(cardFrame(page).getByLabel('Validade')).toBeVisible();
  await submitButton(page).press('Enter');
  await expect(problemList(page)).toBeVisible();
  expect(await reachesOut(page)).toEqual([]);
  const inside = await cardFrame(page)
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(inside).toBe(0);

  await openCheckout(page, demo.byLayout.DROPSHIPPING, buyer);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).press('Enter');
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  expect(await reachesOut(page)).toEqual([]);
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).press('Enter');
  await expect(page.locator('#step-payment')).toHaveAttribute('data-state', 'open');
  expect(await reachesOut(page)).toEqual([]);

  await buyWithPix(page, demo.offers.digital, buyer);
  await hydrated(page);
  expect(await reachesOut(page)).toEqual([]);
  await paid(page, demo, buyer);
  expect(await reachesOut(page)).toEqual([]);
});
