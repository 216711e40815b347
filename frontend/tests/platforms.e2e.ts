import { acceptInvitation } from './invitation';
import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a master opens a platform, its administrator signs in at its own host, and a suspension locks them out until it ends', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
  expectedNoise,
}) => {
  expectedNoise.push(/40[139]|422/);
  const mark = buyer.name.slice(-6);
  const host = `feira-${mark}.localhost`;
  await page.goto('/master-root/platforms/new');
  await signIn(page, demo.users.master);
  await page.getByRole('textbox', { name: 'Nome da plataforma' }).fill(`Feira ${mark}`);
  await page.getByRole('textbox', { name: 'Domínio' }).fill(host);
  await page.getByRole('textbox', { name: 'Nome de quem administra' }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'E-mail de quem administra' }).fill(buyer.email);
  await page.getByRole('button', { name: 'Criar plataforma' }).click();
  await page.getByRole('link', { name: `Feira ${mark}` }).click();
  await expect(page.getByRole('heading', { name: `Feira ${mark}` })).toBeVisible();

  const web = `http://${host}:${new URL(baseURL ?? '').port}`;
  const other = await browser.newContext({ baseURL: web });
  const theirs = await other.newPage();
  await acceptInvitation(theirs, demo, buyer.email);
  await expect(theirs).toHaveURL(`${web}/admin-root/dashboard`);

  await page.getByRole('link', { name: 'Chaves' }).click();
  for (const [file, state] of [
    ['antigo', 'Em uso'],
    ['novo', 'Ativa, não em uso'],
  ]) {
    await page.getByRole('combobox', { name: 'Qual' }).selectOption('certCashInUrl');
    await page.getByLabel('Novo valor').fill(`https://certificates.example/${file}.p12`);
    await page.getByRole('textbox', { name: 'Motivo' }).fill('Troca anual');
    await page.getByLabel('Sua senha').fill(demo.users.master.password);
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByText(state ?? '', { exact: true })).toBeVisible();
  }
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Situação' }).click();
  // The page of keys has fields with the same names. The address changes before the new page is drawn.
  await expect(page.getByRole('button', { name: 'Suspender' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Contrato encerrado');
  await page.getByLabel('Sua senha').fill(demo.users.master.password);
  await page.getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('Suspensa').first()).toBeVisible();
  await expectNoViolation(page);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/admin-root-login/);
  await signIn(theirs, { email: buyer.email, password: 'nove-cavalos-azuis-7' });
  await expect(theirs.getByRole('alert')).toContainText('suspensa');

  await page.getByRole('textbox', { name: 'Motivo' }).fill('Contrato renovado');
  await page.getByLabel('Sua senha').fill(demo.users.master.password);
  await page.getByRole('button', { name: 'Ativar' }).click();
  // It replaces the button that was pressed; the word "Ativa" also stands in that button.
  await expect(page.getByRole('button', { name: 'Suspender' })).toBeVisible();
  await signIn(theirs, { email: buyer.email, password: 'nove-cavalos-azuis-7' });
  await expect(theirs).toHaveURL(/\/admin-root\/dashboard/);
  await other.close();
});
