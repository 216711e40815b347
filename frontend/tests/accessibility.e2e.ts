import type { Page } from '@playwright/test';
import { analyzed } from './axe';
import { cardFrame } from './card';
import {
  buyWithPix,
  expect,
  hydrated,
  inSimulator,
  openCheckout,
  paymentIdOf,
  paymentTitle,
  problemList,
  submitButton,
  test,
} from './journey';

/** Violations are named by rule and element. */
async function expectNoViolation(page: Page, where: string): Promise<void> {
  const { violations, passes } = await analyzed(page);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
  expect(passes.length, `${where} was looked at`).toBeGreaterThan(15);
}

for (const layout of ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const) {
  test(`axe finds nothing on the layout ${layout} as it opens, and refused @phone`, async ({
    page,
    demo,
  }) => {
    await openCheckout(page, demo.byLayout[layout]);
    await expectNoViolation(page, 'as it opens');
    await page.getByLabel('Nome completo').fill('Ana');
    await page.getByLabel('CPF').fill('11111111111');
    await page.getByLabel('CPF').press('Enter');
    await expect(problemList(page)).toBeVisible();
    await expectNoViolation(page, 'refused');
  });
}

for (const layout of ['DEFAULT', 'VEGA'] as const) {
  test(`axe finds nothing in the panel of any method on the layout ${layout}`, async ({ page, demo }) => {
    await openCheckout(page, demo.byLayout[layout]);
    // The panel of Pix was looked at with the page as it opens.
    for (const method of ['Cartão de crédito', 'Boleto']) {
      // By the keyboard: a click would be taken to where the frame of the card was last drawn.
      await page.getByRole('radio', { name: method }).press('Space');
      if (method === 'Cartão de crédito') await expect(cardFrame(page).getByLabel('Validade')).toBeVisible();
      await expectNoViolation(page, method);
    }
  });
}

test('axe finds nothing on any step of Dropshipping', async ({ page, demo, buyer }) => {
  await openCheckout(page, demo.byLayout.DROPSHIPPING, buyer);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await expectNoViolation(page, 'address, before the postcode');
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número').fill('1000');
  await expectNoViolation(page, 'address');
  await page.locator('#step-address').getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expectNoViolation(page, 'payment');
  await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
  await expect(cardFrame(page).getByLabel('Validade')).toBeVisible();
  await expectNoViolation(page, 'payment by card');
});

test('axe finds nothing on a Pix: waiting, expired, paid @phone', async ({ page, context, demo, buyer }) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  await hydrated(page);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  await expectNoViolation(page, 'waiting');
  await inSimulator(context, demo, buyer, 'expire');
  await expect(paymentTitle(page)).toHaveText('Este Pix expirou');
  await expectNoViolation(page, 'expired');
  await page.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
});

test('axe finds nothing on a bank slip @phone', async ({ page, demo, buyer }) => {
  await openCheckout(page, demo.offers.digital, buyer);
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague o boleto');
  await expectNoViolation(page, 'bank slip');
});

/** States that no simulated provider can reach on demand; their events are written to the stream directly. */
const STATES = [
  { method: 'PIX', status: 'PENDING', confirming: true },
  { method: 'PIX', status: 'APPROVED' },
  { method: 'PIX', status: 'REJECTED', reason: 'FRAUD_SUSPECTED' },
  { method: 'PIX', status: 'CANCELED' },
  { method: 'PIX', status: 'REFUNDED' },
  { method: 'PIX', status: 'CHARGEBACK' },
  { method: 'CREDIT_CARD', status: 'PENDING' },
  { method: 'CREDIT_CARD', status: 'APPROVED' },
  { method: 'CREDIT_CARD', status: 'REJECTED', reason: 'INSUFFICIENT_FUNDS' },
  { method: 'BILLET', status: 'CANCELED' },
] as const;

test('axe finds nothing on any other state of a payment', async ({ page, request, demo, buyer }) => {
  // Ten pages, each looked at whole.
  test.slow();
  await buyWithPix(page, demo.offers.digital, buyer);
  const result = await request.get(`/api/checkout/payments/${paymentIdOf(page)}`);
  const pending = { ...((await result.json()) as object), confirming: false };
  let notification: object = pending;
  await page.route('**/api/checkout/payments/*/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: payment\ndata: ${JSON.stringify(notification)}\n\n`,
    }),
  );
  const titles = new Set<string>();
  for (const state of STATES) {
    notification = { ...pending, ...state };
    await page.reload();
    await hydrated(page);
    await expect(paymentTitle(page)).not.toHaveText('Pague com Pix');
    titles.add((await paymentTitle(page).textContent()) ?? '');
    await expectNoViolation(page, `${state.method} ${state.status}`);
  }
  expect(titles.size).toBeGreaterThanOrEqual(6);
});

test.describe('unknown addresses', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('axe finds no violation on the first page and the not-found page', async ({ page }) => {
    await page.goto('/');
    await expectNoViolation(page, 'first page');
    await page.goto('/checkout/nada');
    await expectNoViolation(page, 'not found');
  });
});
