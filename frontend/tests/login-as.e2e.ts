import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('an administrator signs in as a seller, sees the banner on every page and ends the access @phone', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/422|403/);
  const { admin, producer } = demo.users;
  await page.goto(`/admin-root/manage-users?q=${producer.email}`);
  await signIn(page, admin);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Entrar como vendedor' }).click();
  await expect(page.getByRole('heading', { name: /^Entrar como vendedor: / })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711');
  await page.getByLabel('Sua senha').fill('not-the-password');
  await page.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(page.getByRole('alert')).toContainText('Sua senha');
  await page.getByLabel('Sua senha').fill(admin.password);
  await page.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(page).toHaveURL('/platform/my-profile');
  const banner = page.getByRole('complementary', { name: 'Acesso da equipe' });
  await expect(banner).toContainText('Você entrou como');
  await expect(page.getByText(producer.email)).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/platform/my-profile/data');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { name: 'Você só pode consultar' })).toBeVisible();
  await page.goto('/platform/my-profile/fees');
  await banner.getByRole('button', { name: 'Encerrar acesso' }).click();
  await expect(page).toHaveURL('/admin-root/manage-users');
  await page.goto('/platform/my-profile');
  await expect(page).toHaveURL(/\/login/);
});
