import type { Page } from '@playwright/test';
import { checkoutPath, expect, fillBuyer, hydrated, paymentTitle, submitButton, test } from './journey';

const goOn = (page: Page, to: 'a entrega' | 'o pagamento') =>
  page.getByRole('button', { name: `Continuar para ${to}` });
const step = (page: Page, name: 'buyer' | 'address' | 'payment') => page.locator(`#step-${name}`);

test('C2.129 C2.131 C2.133 C2.134 C4.6 C4.8 C4.9 C4.10 C4.26 C4.28 C4.29 C4.30 C4.31 C4.32 Dropshipping goes step by step, each checked, and a summary opens its step again @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
  await hydrated(page);
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
  await goOn(page, 'a entrega').click();
  await step(page, 'address').getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(page.getByTestId('total')).toHaveText('R$ 109,80');
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
});

test.describe('a postcode nobody knows', () => {
  test.use({ expectedNoise: [/404/] });

  test('C4.11 C4.12 C8.1 C8.12 is said beside the field and as a toast, and Continue stays', async ({
    page,
    demo,
    buyer,
  }) => {
    await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
    await hydrated(page);
    await fillBuyer(page, buyer);
    await goOn(page, 'a entrega').click();
    await page.getByLabel('CEP').fill('99999999');
    await expect(page.locator('#cep-problem')).toHaveText('CEP não encontrado.');
    await expect(page.getByRole('status').filter({ hasText: 'CEP não encontrado.' })).toBeVisible();
    await goOn(page, 'o pagamento').first().click();
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

test('C2.136 the signs of the methods stand in the footer on the Portuguese page only', async ({
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

test('C2.138 C2.139 C2.140 C9.14 Vega: the cart stands right of the form on wide screens, the feedbacks with it', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto(checkoutPath(demo.byLayout.VEGA));
  const place = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!;
  const [form, cart, said] = [
    await place('Seus dados'),
    await place('Seu carrinho'),
    await place('Quem comprou recomenda'),
  ];
  expect(cart.x).toBeGreaterThan(form.x + 300);
  expect(said.x).toBe(cart.x);
  await expect(page.getByText(/^Próxima cobrança em \d\d\/\d\d\/\d{4}: R\$\s29,90$/)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await place('Quem comprou recomenda')).y).toBeGreaterThan((await place('Pagamento')).y);
});

test('C2.111 C2.112 C4.35 C4.36 C7.73 C7.74 C7.75 the countdown ticks and the chat leads to the seller', async ({
  page,
  demo,
}) => {
  await page.goto(checkoutPath(demo.byLayout.DROPSHIPPING));
  await hydrated(page);
  await expect(page.getByRole('timer')).toHaveText(/^00:14:5\d$/);
  const chat = page.getByRole('link', { name: 'Falar com o vendedor' });
  await expect(chat).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511912345678\?text=Ol%C3%A1!%20Estou%20comprando%20/,
  );
});

test('no layout scrolls sideways at 320 px', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const offerId of Object.values(demo.byLayout)) {
    await page.goto(checkoutPath(offerId));
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  }
});

test('C1.31 C4.33 C4.34 C7.59 C7.60 a cart is kept once the buyer could be reached, under one id', async ({
  page,
  demo,
  buyer,
}) => {
  const saves: { cartId?: string; email: string; phone: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/abandoned-carts')) saves.push(request.postDataJSON());
  });
  await page.goto(checkoutPath(demo.offers.digital));
  await hydrated(page);
  await page.getByLabel('E-mail').fill(buyer.email);
  await expect(page.locator('[name=abandonedCartId]')).toHaveCount(1);
  const cartId = await page.locator('[name=abandonedCartId]').inputValue();
  await page.getByLabel('Celular com DDD').fill(buyer.phone);
  await expect.poll(() => saves.length).toBe(2);
  expect(saves.map((save) => save.cartId)).toEqual([undefined, cartId]);
});

test('C9.58 the list of states is no higher than 265 px', async ({ page, demo }) => {
  await page.goto(checkoutPath(demo.offers.physical));
  await hydrated(page);
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
