import { expect, test } from './journey';
import { signIn } from './people';

test('a master creates a platform, and its administrator is invited and blocked', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  await page.goto('/master-root/platforms/new');
  await signIn(page, demo.users.master);
  await page.getByRole('textbox', { name: 'Nome da plataforma' }).fill('Feira Mesa');
  await page.getByRole('textbox', { name: 'Domínio' }).fill('https://');
  await page.getByRole('textbox', { name: 'Nome de quem administra' }).fill('Rita Mesa');
  const email = 'rita.mesa@example.com';
  await page.getByRole('textbox', { name: 'E-mail de quem administra' }).fill(email);
  await page.getByRole('button', { name: 'Criar plataforma' }).click();
  await expect(page.getByRole('alert')).toContainText('Informe um domínio que nenhuma plataforma usa');
  await page.getByRole('textbox', { name: 'Domínio' }).fill('mesa.example.com');
  await page.getByRole('button', { name: 'Criar plataforma' }).click();
  await expect(page).toHaveURL('/master-root/platforms');
  await expect(page.getByText('Feira Mesa')).toBeVisible();
  const mails = async () =>
    ((await (await page.request.get(`${demo.mailbox}.json?to=${email}`)).json()) as object[]).length;
  await expect.poll(mails).toBe(1);

  await page.goto(`/master-root/administrators?q=${email}`);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Enviar convite de novo' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Saiu da empresa');
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText('Bloqueado')).toBeVisible();
  await page.goto('/master-root/administrators/new');
  await expect(page.getByRole('combobox', { name: 'Plataforma' })).toBeVisible();

  await page.goto('/master-root/session-logs?area=master&result=OK');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Encerrar esta sessão' })).toBeVisible();
});
