import { checkoutPath, expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { publishedProduct } from './rows';

test('staff give a seller own fees, see the history, write a note, and block the sales, which the checkout says', async ({
  page,
  demo,
  buyer,
}) => {
  const { users } = demo;
  const person = users.coproducer;
  await page.goto(`/admin-root/manage-users?q=${encodeURIComponent(person.email)}`);
  await signIn(page, users.admin);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'O que aconteceu' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Anotação' }).fill('Pediu taxa menor por volume.');
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pediu taxa menor' })).toBeVisible();

  await page.getByRole('link', { name: 'Taxas e limites' }).click();
  await expect(page.getByText('Nenhuma alteração ainda')).toBeVisible();
  await page.getByLabel('Taxa própria no PIX').check();
  await page.getByRole('textbox', { name: 'PIX (opcional)', exact: true }).fill('3,33');
  await page.getByRole('textbox', { name: 'Motivo' }).first().fill('Acordo de volume');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'Acordo de volume' });
  await expect(change).toContainText('Taxa própria no PIX: não para sim');
  await expectNoViolation(page);
  await change.getByText('Desfazer').first().click();
  await change.getByRole('textbox', { name: 'Motivo' }).fill('Fim do acordo');
  await change.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fim do acordo' })).toBeVisible();

  const { offerId } = await publishedProduct(page.request, person, buyer.name.slice(-6));
  const checkout = await page.context().newPage();
  const isSold = async () => (await checkout.goto(checkoutPath(offerId)))?.status() === 200;
  expect(await isSold()).toBe(true);
  await page.getByLabel('Bloquear vendas').check({ force: true });
  await page.getByRole('textbox', { name: 'Motivo' }).first().fill('Suspeita de fraude');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const block = page.getByRole('listitem').filter({ hasText: 'Suspeita de fraude' });
  await expect(block).toBeVisible();
  await expect.poll(isSold).toBe(false);
  await expect(checkout.getByRole('heading', { level: 1 })).toHaveText('Vendas pausadas');
  await block.getByText('Desfazer').first().click();
  await block.getByRole('textbox', { name: 'Motivo' }).fill('Esclarecido');
  await block.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(isSold).toBe(true);
  await checkout.close();
});
