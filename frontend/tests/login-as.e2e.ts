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
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711');
  await page.getByLabel('Sua senha').fill('not-the-password');
  await page.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(page.getByRole('alert')).toContainText('Sua senha');
  await page.getByLabel('Sua senha').fill(admin.password);
  await page.getByRole('button', { name: 'Entrar como vendedor' }).click();
  await expect(page).toHaveURL('/platform/dashboard');
  const banner = page.getByRole('complementary', { name: 'Acesso da equipe' });
  await expect(banner).toContainText('Você entrou como');
  await page.goto('/platform/my-profile');
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

test('a master enters a platform as its administrator at the host of the platform, to look only', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/403|410/);
  const { admin, master } = demo.users;
  await page.goto(`/master-root/administrators?q=${admin.email}`);
  await signIn(page, master);
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Entrar na plataforma' }).click();
  await expect(page.getByRole('heading', { name: /^Entrar na plataforma como / })).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Chamado 4711');
  await page.getByLabel('Sua senha').fill(master.password);
  await page.getByRole('button', { name: 'Entrar na plataforma' }).click();
  await expect(page.getByText('Acesso liberado por 2 minutos.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: /^Continuar em / }).click();
  await expect(page).toHaveURL(/^http:\/\/conecta\.localhost:\d+\/admin-root-login\/enter\?token=/);
  await expectNoViolation(page);
  const entry = page.url();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/^http:\/\/conecta\.localhost:\d+\/admin-root\//);
  const banner = page.getByRole('complementary', { name: 'Acesso da equipe' });
  await expect(banner).toContainText('Você entrou como');
  await banner.getByRole('button', { name: 'Encerrar acesso' }).click();
  await expect(page).toHaveURL(/\/admin-root-login$/);
  await page.goto(entry);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Este link já foi usado ou não vale mais. Peça outro.');
});
