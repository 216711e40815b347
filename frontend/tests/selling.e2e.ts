import { checkoutPath, expect, fillBuyer, hydrated, openUntil, paid, submitButton, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { publishProduct } from './publish-product';

test('a seller creates a product, publishes it, sells it by Pix, and sees where the money goes @phone', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
}) => {
  const name = `Curso ${buyer.name.slice(-6)}`;
  await page.goto('/platform/create-product');
  await signIn(page, demo.users.producer);
  await expect(page.getByRole('heading', { name: 'Criar produto' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill('97,00');
  await page.getByRole('main').getByRole('button', { name: 'Criar produto' }).click();

  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Publique para começar a vender.')).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const link = await page.getByRole('textbox', { name: 'Link de venda' }).inputValue();

  const shop = await browser.newContext({ baseURL: baseURL ?? '' });
  const checkout = await shop.newPage();
  await checkout.goto(checkoutPath(link.split('/').at(-1) ?? ''));
  await hydrated(checkout);
  await fillBuyer(checkout, buyer);
  await submitButton(checkout).click();
  await checkout.waitForURL(/\/checkout\/payment\//);
  await hydrated(checkout);
  await paid(checkout, demo, buyer);
  await shop.close();

  await openUntil(page, `/platform/my-sales?q=${encodeURIComponent(buyer.email)}`, (shown) =>
    shown(page.locator('tbody')).toContainText('Aprovada'),
  );
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Para onde vai o dinheiro' })).toBeVisible();
  await expect(page.getByText('Pagamento aprovado')).toBeVisible();

  await page.goto('/platform/my-products');
  await expect(page.locator('tbody')).toContainText(name);
});

test('staff refuse a product with a reason, its checkout is gone, and the seller reads why', async ({
  page,
  demo,
  buyer,
}) => {
  const name = `Ebook ${buyer.name.slice(-6)}`;
  await page.goto('/platform/create-product');
  await signIn(page, demo.users.producer);
  await expect(page.getByRole('heading', { name: 'Criar produto' })).toBeVisible();
  const { offerId } = await publishProduct(page, name, '19,90');
  const checkout = checkoutPath(offerId);
  expect((await page.request.get(checkout)).status()).toBe(200);
  await page.goto(`/admin-root/manage-products?q=${encodeURIComponent(name)}`);
  await signIn(page, demo.users.admin);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Falta o nome do autor');
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByText('Recusado').first()).toBeVisible();
  await expect.poll(async () => (await page.request.get(checkout)).status()).toBe(404);
  await page.goto(`/platform/my-products?q=${encodeURIComponent(name)}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByText('Falta o nome do autor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar para análise' })).toBeVisible();
});

test('a seller adds a pixel and compares two checkouts; a visitor without script sees the same one again @phone', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
}) => {
  const name = `Oficina ${buyer.name.slice(-6)}`;
  await page.goto('/platform/create-product');
  await signIn(page, demo.users.producer);
  await expect(page.getByRole('heading', { name: 'Criar produto' })).toBeVisible();
  const { offerId } = await publishProduct(page, name, '97,00');

  await page.getByRole('link', { name: 'Pixels' }).click();
  await page.getByRole('textbox', { name: 'Código do pixel' }).fill('111222333');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('heading', { name: 'Facebook: 111222333' })).toBeVisible();
  await expectNoViolation(page);

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nome do checkout' }).fill('Outra cor');
  await page.getByRole('button', { name: 'Criar checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Outra cor' })).toBeVisible();
  await page.getByRole('link', { name: 'Publicar…' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Publicar' }).click();
  await page.waitForURL(/done=published/);
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: `Teste A/B: ${name}` }).click();
  await page.getByRole('button', { name: 'Começar o teste' }).click();
  await expect(page.getByText('Em andamento')).toBeVisible();
  await expect(page.getByText('Ainda há poucos dados para comparar.')).toBeVisible();
  await expectNoViolation(page);

  const visitor = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const shop = await visitor.newPage();
  const seen = new Set<string>();
  await expect(async () => {
    await shop.goto(checkoutPath(offerId));
    await expect(shop.locator('input[name=variant]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  for (let views = 0; views < 4; views += 1) {
    await shop.reload();
    seen.add(await shop.locator('input[name=variant]').inputValue());
  }
  expect(seen.size).toBe(1);
  await visitor.close();

  await page.getByRole('button', { name: 'Ficar com a versão B' }).click();
  await expect(page.getByText('Você ficou com a versão B.')).toBeVisible();
});
