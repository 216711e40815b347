import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a form that is sent after the session ended comes back filled in after the sign-in, without its password @phone @nojs', async ({
  page,
  demo,
  expectedNoise,
  javaScriptEnabled,
}) => {
  expectedNoise.push(/401/);
  const { admin, producer } = demo.users;
  await page.goto(`/admin-root/manage-users?q=${producer.email}`);
  await signIn(page, admin);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Entrar como vendedor' }).click();
  await expect(page.getByRole('heading', { name: /^Entrar como vendedor: / })).toBeVisible();
  const form = page.url();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711');
  await page.getByLabel('Sua senha').fill(admin.password);
  await page.context().clearCookies({ name: 'guiche_admin' });
  await page.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(page).toHaveURL(/\/admin-root-login\?returnTo=/);
  await signIn(page, admin);
  await expect(page).toHaveURL(form);
  await expect(page.getByText('Sua sessão tinha terminado')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Chamado 4711');
  await expect(page.getByLabel('Sua senha')).toHaveValue('');
  // Axe is a script.
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('');
});
