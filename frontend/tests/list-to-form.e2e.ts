import type { Page } from '@playwright/test';
import { expect, test } from './journey';

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reaches ${selector}`);
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

test('the keyboard alone signs in, finds a seller in the list, opens the page and writes a note', async ({
  page,
  demo,
  buyer,
}) => {
  const note = `Conferido ${buyer.name.slice(-6)}`;
  const { admin, affiliate } = demo.users;
  await page.goto('/admin-root/manage-users');
  await type(page, '[name=email]', admin.email);
  await type(page, '[name=password]', admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vendedores' })).toBeVisible();

  await type(page, 'main input[name=q]', affiliate.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await tabTo(page, 'tbody a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'O que aconteceu' })).toBeVisible();

  await type(page, '[name=note]', note);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
});

test('a seller is found, opened and noted about without script @nojs', async ({
  page,
  demo,
  buyer,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const note = `Sem script ${buyer.name.slice(-6)}`;
  const { admin, affiliate } = demo.users;
  await page.goto('/admin-root/manage-users');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(admin.email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(admin.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Nome, e-mail, documento ou telefone' }).fill(affiliate.email);
  await page.getByRole('searchbox', { name: 'Nome, e-mail, documento ou telefone' }).press('Enter');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('alert')).toContainText('Anotação');
  await page.getByRole('textbox', { name: 'Anotação' }).fill(note);
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
});
