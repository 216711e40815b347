import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('staff give a seller own fees, see the history, write a note and view the document @phone', async ({
  page,
  demo,
  isMobile,
}) => {
  const { users } = demo;
  const person = isMobile ? users.affiliate : users.coproducer;
  await page.goto(`/admin-root/manage-users?q=${encodeURIComponent(person.email)}`);
  await signIn(page, users.admin);
  await expectNoViolation(page);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'O que aconteceu' })).toBeVisible();
  await expectNoViolation(page);
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
  await expect(change).toContainText('Taxa própria no PIX: não sim');
  await expectNoViolation(page);
  await change.getByText('Desfazer').first().click();
  await change.getByRole('textbox', { name: 'Motivo' }).fill('Fim do acordo');
  await change.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fim do acordo' })).toBeVisible();
  await expectNoViolation(page);
});
