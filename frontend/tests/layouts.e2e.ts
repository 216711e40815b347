import type { Page } from '@playwright/test';
import { fillCard, sendCardForm } from './card';
import { checkoutPath, expect, fillBuyer, openCheckout, paymentTitle, submitButton, test } from './journey';
import { ownOffer } from './own-offer';
import { resize } from './resize';

const goOn = (page: Page, to: 'a entrega' | 'o pagamento') =>
  page.locator('#checkout').getByRole('button', { name: `Continuar para ${to}` });
const step = (page: Page, name: 'buyer' | 'address' | 'payment') => page.locator(`#step-${name}`);

test('Dropshipping validates step by step, and a summary opens its step again (C2.129, C2.131, C2.133, C2.134, C4.6, C4.8, C4.9, C4.10, C4.26, C4.28, C4.29, C4.30, C4.31, C4.32) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.byLayout.DROPSHIPPING);
  await expect(step(page, 'buyer')).toHaveAttribute('data-state', 'open');
  await expect(page.getByLabel('CEP')).toBeHidden();
  await goOn(page, 'a entrega').click();
  await expect(page.locator('#name-problem')).toHaveText('Campo obrigatório');
  await expect(step(page, 'buyer')).toHaveAttribute('data-state', 'open');

  await fillBuyer(page, buyer);
  await goOn(page, 'a entrega').click();
  await expect(step(page, 'address')).toHaveAttribute('data-state', 'open');
  await expect(step(page, 'buyer')).toContainText(buyer.email);
  await expect(page.getByLabel('Rua')).toBeHidden();
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await expect(page.getByLabel('Bairro')).toHaveValue('Bela Vista');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  await page.getByLabel('Número').fill('1000');
  await step(page, 'address').getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(step(page, 'payment')).toHaveAttribute('data-state', 'open');
  await expect(step(page, 'payment').getByText('3', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /Alterar Seus dados/ }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  // The payment step was reached and is incomplete; the address is complete and does not open again.
  await expect(step(page, 'payment')).toHaveAttribute('data-state', 'waiting');
  await step(page, 'buyer').getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(step(page, 'payment')).toHaveAttribute('data-state', 'open');
  await expect(page.getByText('Campo obrigatório')).toHaveCount(0);
  await expect(page.getByTestId('total')).toHaveText('R$ 109,80');
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
});

test.describe('an unknown postcode', () => {
  test.use({ expectedNoise: [/404/] });

  test('an unknown postcode is reported beside the field and as a toast, and Continue stays (C4.11, C4.12, C5.18, C8.1, C8.12, C8.14)', async ({
    page,
    demo,
    buyer,
  }) => {
    await openCheckout(page, demo.byLayout.DROPSHIPPING, buyer);
    await goOn(page, 'a entrega').click();
    await goOn(page, 'o pagamento').click();
    await expect(page.locator('#cep-problem')).toHaveText('Campo obrigatório');
    await expect(page.getByLabel('CEP')).toBeFocused();
    await page.getByLabel('CEP').fill('99999999');
    await expect(page.locator('#cep-problem')).toHaveText('CEP não encontrado.');
    await expect(page.getByRole('status').filter({ hasText: 'CEP não encontrado.' })).toBeVisible();
    await goOn(page, 'o pagamento').click();
    const errorCep = 'Não foi possível consultar o CEP. Confira o número e tente novamente.';
    await expect(page.getByRole('status').filter({ hasText: errorCep })).toBeVisible();
    await expect(step(page, 'address')).toHaveAttribute('data-state', 'open');
  });
});

test('Dropshipping without script is one long form @nojs', async ({ page, demo, buyer }) => {
  await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
  await expect(page.getByRole('button', { name: /Continuar/ })).toHaveCount(0);
  await fillBuyer(page, buyer);
  await page.getByLabel('CEP').fill('01310-100');
  await page.getByLabel('Rua').fill('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await page.getByLabel('Bairro').fill('Bela Vista');
  await page.getByLabel('Cidade').fill('São Paulo');
  await page.getByLabel('Estado').selectOption('SP');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/payment\//);
  await expect(page.getByTestId('amount')).toHaveText('R$ 109,80');
});

test('the icons of the methods are in the footer on the Portuguese page only (C2.136)', async ({
  page,
  demo,
}) => {
  await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
  await expect(
    page.getByRole('list', { name: 'Formas de pagamento aceitas' }).getByRole('listitem'),
  ).toHaveText(['Pix', 'Cartão de crédito', 'Boleto']);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Continue to delivery' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Accepted payment methods' })).toHaveCount(0);
});

test('each layout puts its parts where they belong, light in the dark too (C1.27, C1.28, C1.29, C2.107, C2.116, C2.121, C2.137, C2.138, C2.139, C2.140, C9.14)', async ({
  page,
  demo,
}) => {
  const place = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(checkoutPath(demo.byLayout.DEFAULT));
  const [data, payment] = [await place('Seus dados'), await place('Pagamento')];
  expect([payment.y, payment.x > data.x + 300]).toEqual([data.y, true]);
  const light = await page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    document.querySelector('meta[name=color-scheme]')?.getAttribute('content'),
  ]);
  expect(light).toEqual(['light only', 'only light']);

  await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
  expect((await place('Resumo do pedido')).x).toBeGreaterThan((await place('Seus dados')).x + 300);

  await resize(page, { width: 769, height: 900 });
  await page.goto(checkoutPath(await ownOffer(demo.byLayout.VEGA, { product: { type: 'FISICO' } })));
  const [cart, said] = [await place('Seu carrinho'), await place('Quem comprou recomenda')];
  for (const card of ['Seus dados', 'Endereço de entrega', 'Pagamento'])
    expect(cart.x).toBeGreaterThan((await place(card)).x + 300);
  expect(said.x).toBe(cart.x);
  await resize(page, { width: 768, height: 900 });
  expect((await place('Quem comprou recomenda')).y).toBeGreaterThan((await place('Pagamento')).y);
});

test.describe('a frame for the card that cannot be had', () => {
  test.use({ expectedNoise: [/\/card(\?again=\d+)?$|fields of the card/] });

  test('a card frame that fails to load is reported on Default and only logged on Dropshipping and Vega: the button is enabled again (C8.19, C8.20)', async ({
    page,
    demo,
    buyer,
  }) => {
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    const frame = '**/checkout/*/card*';
    await page.route(frame, (route) => route.fulfill({ status: 503 }));
    const digital = await ownOffer(demo.byLayout.DROPSHIPPING, { product: { type: 'DIGITAL' } });
    for (const [result, offer] of [digital, demo.byLayout.VEGA, demo.byLayout.DEFAULT].entries()) {
      await openCheckout(page, offer, buyer);
      if (offer === digital) await page.getByLabel('CPF').press('Enter');
      await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
      await sendCardForm(page);
      await expect.poll(() => logged.length).toBe(result + 1);
      await expect(submitButton(page)).not.toHaveAttribute('aria-disabled');
      await expect(page.getByRole('alert')).toHaveCount(offer === demo.byLayout.DEFAULT ? 1 : 0);
      expect(new URL(page.url()).pathname).toBe(checkoutPath(offer));
    }
    expect(logged).toEqual(Array(3).fill('the fields of the card did not load'));

    // Each refusal requests the frame again.
    await page.unroute(frame);
    await sendCardForm(page);
    await expect.poll(() => logged.length).toBe(4);
    await fillCard(page, '4111111111111111');
    await sendCardForm(page);
    await page.waitForURL(/\/checkout\/payment\//);
  });
});

test('the countdown ticks every second, down to the end text; a postcode is looked up 500 ms after its last key (C2.111, C4.27, C4.35, C4.36, C4.38, C9.7, C9.18, C9.19)', async ({
  page,
  demo,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/postcodes/')) asked.push(request.url().slice(-8));
  });
  const offer = await ownOffer(demo.byLayout.VEGA, {
    product: { type: 'FISICO' },
    config: { countdown_minutes: 61, countdown_end_text: 'Acabou, mas ainda dá tempo.' },
  });
  await page.clock.install();
  await openCheckout(page, offer);
  const timer = page.getByRole('timer');
  // A countdown that begins only after the clock was stopped would never tick.
  await expect(timer).toHaveText(/^01:00:[0-5]\d$/);
  await page.clock.pauseAt(Date.now() + 10_000);

  await page.getByLabel('CEP').fill('01310100');
  await page.clock.runFor(499);
  await page.getByLabel('CEP').fill('01001000');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['01001000']);

  const left = async () => Number((await timer.textContent())?.slice(-2));
  const before = await left();
  for (const gone of [1, 2, 3]) {
    await page.clock.runFor(1_000);
    expect(await left()).toBe(before - gone);
  }
  await page.clock.runFor('01:01:00');
  await expect(timer).toHaveCount(0);
  await expect(page.getByText('Acabou, mas ainda dá tempo.')).toBeVisible();
});

test('a cart is saved once the buyer can be contacted, under one id, if the seller enables it (C1.31, C4.33, C4.34, C7.59, C7.60, C7.61)', async ({
  page,
  demo,
  buyer,
}) => {
  const saves: { cartId?: string; email: string; phone: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/abandoned-carts')) saves.push(request.postDataJSON());
  });
  const unwanted = await ownOffer(demo.offers.digital, { product: { abandoned_cart_enabled: false } });
  await openCheckout(page, unwanted);
  const result = page.waitForResponse(/abandoned-cart-enabled$/);
  await page.getByLabel('E-mail').fill(buyer.email);
  expect(await (await result).json()).toEqual({ enabled: false });

  await openCheckout(page, demo.offers.digital);
  await page.getByLabel('E-mail').fill(buyer.email);
  await expect(page.locator('[name=abandonedCartId]')).toHaveCount(1);
  const cartId = await page.locator('[name=abandonedCartId]').inputValue();
  await page.getByLabel('Celular com DDD').fill(buyer.phone);
  await expect.poll(() => saves.length).toBe(2);
  expect(saves.map((save) => save.cartId)).toEqual([undefined, cartId]);
});

test('the list of states is no higher than 265 px (C9.58, P9.82)', async ({ page, demo }) => {
  await openCheckout(page, demo.offers.physical);
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  await page.getByLabel('Estado').click();
  const option = page.getByRole('option', { name: 'AC · Acre' });
  await expect(option).toBeVisible();
  const height = await page
    .getByLabel('Estado')
    .evaluate((select) => getComputedStyle(select, '::picker(select)').maxHeight);
  expect(height).toBe('265px');
});
