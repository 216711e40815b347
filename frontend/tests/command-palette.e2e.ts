import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { resize } from './resize';

test('the command palette opens a page and searches a list by keyboard alone', async ({ page, demo }) => {
  await page.goto('/admin-root/my-account');
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Ir para uma página ou buscar' });
  await expect(field).toBeFocused();
  await expectNoViolation(page);
  // In a low window the last one is below the edge of the list.
  await resize(page, { width: 1280, height: 300 });
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 0.9 });
  await resize(page, { width: 1280, height: 900 });
  await page.keyboard.type('revisao');
  await expect(page.getByRole('option', { name: 'Revisão' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin-root/review-inbox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(demo.users.producer.email);
  const sellers = page.getByRole('option', { name: `Vendedores ${demo.users.producer.email}`, exact: true });
  await expect(sellers).toBeVisible();
  while ((await sellers.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`/admin-root/manage-users\\?q=${demo.users.producer.email.split('@')[0]}`),
  );
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the command palette opens by a button on a phone @phone', async ({ page, demo }) => {
  await page.goto('/manager-root/my-account');
  await signIn(page, demo.users.manager);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('option', { name: 'Meus vendedores' }).click();
  await expect(page.getByRole('combobox', { name: 'Ir para uma página ou buscar' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Meus vendedores' })).toBeVisible();
});
