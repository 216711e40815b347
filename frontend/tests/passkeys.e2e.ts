import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

/** A device of Chromium with a PIN that is always right. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('a person adds a passkey, signs in with it alone and after the password, and removes it @phone', async ({
  page,
  demo,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/401|422/);
  // A person of their own for each project.
  const { web, users } = demo.otherPlatform;
  const [person, path] = isMobile
    ? ([users.functionary, '/admin-root/my-account'] as const)
    : ([users.manager, '/manager-root/my-account'] as const);
  const home = web + path;
  await withDevice(page);
  await page.goto(home);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Chaves de acesso' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Chaves de acesso' });
  await section.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await section.getByRole('textbox', { name: 'Nome da chave' }).fill('Meu aparelho');
  await section.getByRole('textbox', { name: 'Senha atual' }).fill('wrong password');
  await section.getByRole('button', { name: 'Continuar' }).click();
  await expect(section.getByText('Senha incorreta.')).toBeVisible();
  await expectNoViolation(page);
  await section.getByRole('textbox', { name: 'Senha atual' }).fill(person.password);
  await section.getByRole('button', { name: 'Continuar' }).click();
  await expect(section.getByText('Chave de acesso adicionada.')).toBeVisible();
  await expect(section.getByText('Meu aparelho', { exact: true })).toBeVisible();
  await expect(section.getByText('Nunca usada')).toBeVisible();
  await expect(section.getByText('Guarde os códigos de recuperação')).toBeVisible();
  await expectNoViolation(page);

  if (isMobile) await page.getByText('Mais', { exact: true }).click();
  await page.getByRole('button', { name: 'Sair' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/login/);
  await page.goto(home);
  await expect(page.getByRole('button', { name: 'Usar chave de acesso' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL(home);
  await expect(section.getByText('Nunca usada')).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(home);
  await signIn(page, person);
  await expect(page.getByText('Digite o código do seu aplicativo autenticador.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL(home);

  await section.getByText('Remover Meu aparelho').click();
  await section.getByRole('textbox', { name: 'Senha atual' }).fill(person.password);
  await section.getByRole('button', { name: 'Remover chave' }).click();
  await expect(section.getByText('Meu aparelho', { exact: true })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(home);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Nenhuma conta daqui aceitou esta chave de acesso. Entre com a senha.',
  );
  await signIn(page, person);
  await expect(page).toHaveURL(home);
});

test('without script there is the password only, and the account says what a passkey needs @nojs', async ({
  page,
  demo,
}) => {
  await page.goto('/admin-root/my-account');
  await expect(page.getByRole('button', { name: 'Usar chave de acesso' })).toHaveCount(0);
  await signIn(page, demo.users.admin);
  await expect(page.getByText('Para adicionar uma chave, abra esta página')).toBeVisible();
});
