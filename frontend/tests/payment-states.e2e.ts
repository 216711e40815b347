import { buyWithPix, expect, hydrated, inSimulator, paid, paymentIdOf, paymentTitle, test } from './journey';

test('the provider books the charge and sends nothing: the page confirms, and changes to paid by itself', async ({
  page,

  request,
  demo,
  buyer,
}) => {
  // No other test buys here, so the fault affects this test only.
  const fault = { provider: 'ASAAS', operation: 'create', kind: 'hang', times: 1 };
  expect((await request.post(`${demo.simulator}/_control/faults`, { data: fault })).status()).toBe(201);
  await buyWithPix(page, demo.byGateway.ASAAS, buyer);
  await expect(paymentTitle(page)).toHaveText('Confirmando com o banco');
  await expect(page.getByText('Você não será cobrado duas vezes')).toBeVisible();
  await expect(page.getByLabel('Código Pix copia e cola')).toHaveCount(0);
  await hydrated(page);

  await paid(page, demo, buyer);
});

test('a refund is shown as a refund, without a button to pay again', async ({
  page,
  context,
  demo,
  buyer,
}) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  await hydrated(page);
  await paid(page, demo, buyer);
  await inSimulator(context, demo, buyer, 'refund');
  await expect(async () => {
    await page.reload();
    await expect(paymentTitle(page)).toHaveText('Pagamento devolvido', { timeout: 500 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByText('O valor foi devolvido')).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: /código/i })).toHaveCount(0);
});

test('a refused payment gives its reason and the ways to go on', async ({ page, request, demo, buyer }) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  const state = await request.get(`/api/checkout/payments/${paymentIdOf(page)}`);
  const refused = { ...((await state.json()) as object), status: 'REJECTED', reason: 'FRAUD_SUSPECTED' };
  // No provider here refuses a Pix once it gave the code, so the news is put into the stream itself.
  await page.route('**/api/checkout/payments/*/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: payment\ndata: ${JSON.stringify(refused)}\n\n`,
    }),
  );
  await page.reload();
  await expect(paymentTitle(page)).toHaveText('Pagamento recusado');
  await expect(page).toHaveTitle('Pagamento recusado');
  await expect(page.getByText('O pagamento não passou na análise de segurança.')).toBeVisible();
  await expect(page.locator('main [name=payWith]')).toHaveText([
    'Pagar com Pix',
    'Pagar com cartão',
    'Pagar com boleto',
  ]);
});

test('a page from the server has no style attribute, which its own policy would block', async ({
  page,
  request,
  demo,
  buyer,
}) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  for (const path of ['/', new URL(page.url()).pathname]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<main');
    expect(html).not.toContain('mantine-');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  }
});

test('a camera finds white around the code of a Pix also on a page in its reader’s own dark colours', async ({
  page,
  demo,
  buyer,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await buyWithPix(page, demo.offers.digital, buyer);
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
  expect(await page.locator('body').evaluate(groundOf)).toBe('rgb(0, 0, 0)');
  expect(await page.getByRole('img', { name: /QR Code/ }).evaluate(groundOf)).toBe('rgb(255, 255, 255)');
});
