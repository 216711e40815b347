import type { Page } from '@playwright/test';
import {
  buyWithPix,
  checkoutPath,
  expect,
  hydrated,
  openCheckout,
  paid,
  paymentIdOf,
  paymentTitle,
  submitButton,
  test,
} from './journey';
import { resize } from './resize';

const WIDTH = 390;
const HEIGHT = 844;
/** How far down the pay button of a plain digital offer may end. */
const MOST_SCREENS = 1.6;

test.use({ viewport: { width: WIDTH, height: HEIGHT } });

const bar = (page: Page) => page.locator('[data-pay-bar]');
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, top);

test('the pay button of a digital offer ends within 1.6 screens of a phone, in each layout that is one page', async ({
  page,
  demo,
}) => {
  for (const offerId of [demo.byLayout.DEFAULT, demo.byLayout.VEGA, demo.toLookAt.longTexts]) {
    await openCheckout(page, offerId);
    const box = await submitButton(page).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(MOST_SCREENS * HEIGHT);
  }
});

test('on a phone a bar has total and pay button while the form’s own is out of sight, and makes way for typing', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.byLayout.DEFAULT);
  await expect(bar(page)).toContainText('R$ 97,00');
  await page.getByLabel('Nome completo').focus();
  await expect(bar(page)).toHaveCount(0);
  await page.getByLabel('Nome completo').blur();
  await expect(bar(page)).toBeVisible();
  await submitButton(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toHaveCount(0);
  await scrollTo(page, 0);
  await page.locator('[name=orderBumpsIds]').first().check();
  await scrollTo(page, 0);
  await expect(bar(page)).toContainText('R$ 116,90');
  // It submits the same form: missing values are reported beside their field.
  await bar(page).getByRole('button', { name: 'Gerar Pix' }).click();
  await expect(page.locator('#name-problem')).toHaveText('Campo obrigatório');
  expect(page.url()).toContain(checkoutPath(demo.byLayout.DEFAULT));
});

test('the bar is no part of a wide window', async ({ page, demo }) => {
  await resize(page, { width: 1280, height: 600 });
  await openCheckout(page, demo.byLayout.DEFAULT);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar covers no element with the focus', async ({ page, demo }) => {
  await openCheckout(page, demo.byLayout.DEFAULT);
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const foot = document.querySelector('[data-pay-bar]')?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!foot || !focused || focused.closest('[data-pay-bar]')) return false;
      return focused.getBoundingClientRect().bottom > foot.top;
    });
    expect(hidden, `stop ${stop}`).toBe(false);
  }
});

test('the countdown continues after a reload (C4.35)', async ({ page, demo }) => {
  await openCheckout(page, demo.byLayout.DROPSHIPPING);
  await expect(page.getByRole('timer')).toHaveText(/00:1[45]:\d\d/);
  // As if the visit had begun thirteen minutes ago.
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage).filter((key) => key.startsWith('countdown-')))
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) - 13 * 60_000));
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('timer')).toHaveText(/00:0[12]:\d\d/);
});

test.describe('a second purchase', () => {
  test.use({ expectedNoise: [/409/] });

  test('a second purchase of a paid order asks first; the second press is a new order', async ({
    page,
    demo,
    buyer,
  }) => {
    await buyWithPix(page, demo.offers.digital, buyer);
    const first = paymentIdOf(page);
    await paid(page, demo, buyer);
    await expect(page.getByText('Data do pagamento')).toBeVisible();

    await openCheckout(page, demo.offers.digital, buyer);
    await submitButton(page).click();
    const notice = page.locator('#checkout [role=alert]');
    await expect(notice).toContainText('Você já comprou Fotografia com o Celular');
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link')).toHaveAttribute('href', `/checkout/payment/${first}`);

    await notice.getByRole('button', { name: 'Comprar de novo' }).click();
    await page.waitForURL(/\/checkout\/payment\//);
    await expect(paymentTitle(page)).toHaveText('Pague com Pix');
    expect(paymentIdOf(page)).not.toBe(first);
  });
});

test('the link of a payment to the simulator leads to its own charge', async ({ page, demo, buyer }) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  const address = await page.getByRole('link', { name: 'Simular o pagamento' }).getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.locator('dl')).toContainText(buyer.name);
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeInViewport();
});
