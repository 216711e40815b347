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

for (const { how, tags } of [
  { how: 'with scripts', tags: '' },
  { how: 'without script', tags: ' @nojs' },
])
  test(`a search of the platform loses nothing that was typed in the form and is in no address, ${how}${tags}`, async ({
    page,
    demo,
    expectedNoise,
    javaScriptEnabled,
  }) => {
    expectedNoise.push(/422/);
    const { master } = demo.users;
    const search = page.getByRole('searchbox', { name: 'Buscar plataforma por nome ou domínio' });
    const platform = page.getByRole('combobox', { name: 'Plataforma' });
    const options = platform.locator('option');
    const find = page.getByRole('main').getByRole('button', { name: 'Buscar' });

    await page.goto('/master-root/administrators/new');
    await signIn(page, master);
    await page.getByRole('textbox', { name: 'Nome' }).fill('Rita Mesa');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('rita@');
    await search.fill('vitrine');
    await search.press('Enter');
    await expect(page.getByText('1 plataforma encontrada.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Rita Mesa');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('rita@');
    await expect(search).toHaveValue('vitrine');
    await expect(platform.locator('option:checked')).toContainText('Vitrine do Vale');
    // A search that finds nothing is no choice, and the problems of the form appear only when it is sent.
    await search.fill('não existe');
    await find.click();
    await expect(page.getByText('Nenhuma plataforma encontrada.')).toBeVisible();
    await expect(platform).toHaveValue('');
    await expect(options).toHaveText(['Escolha']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await search.fill('vitrine');
    await find.click();
    await expect(page.getByText('1 plataforma encontrada.')).toBeVisible();
    // What was found is still offered and chosen when the form comes back with its problems.
    await page.getByRole('button', { name: 'Convidar' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail');
    await expect(platform.locator('option:checked')).toContainText('Vitrine do Vale');

    // Nor does the server take it away when it refuses the form, whatever else stands in the search field.
    await search.fill('conecta');
    await find.click();
    await expect(page.getByText('1 plataforma encontrada.')).toBeVisible();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.users.admin.email);
    await search.fill('vitrine');
    await page.getByRole('button', { name: 'Convidar' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail');
    await expect(platform.locator('option:checked')).toContainText('Conecta Saber');
    await expect(options).toHaveCount(2);
    await expect(search).toHaveValue('vitrine');
    await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Rita Mesa');
    // The same of a platform that was chosen without a search.
    await page.goto('/master-root/administrators/new');
    await platform.selectOption({ label: 'Conecta Saber' });
    await page.getByRole('textbox', { name: 'Nome' }).fill('Rita Mesa');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.users.admin.email);
    await search.fill('vitrine');
    await page.getByRole('button', { name: 'Convidar' }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail');
    await expect(platform.locator('option:checked')).toHaveText('Conecta Saber');
    await expect(search).toHaveValue('vitrine');

    await page.goto('/master-root/charges/new');
    await page.getByRole('textbox', { name: 'Referência' }).fill('Implantação');
    await page.getByRole('textbox', { name: 'Valor' }).fill('500,00');
    await page.getByLabel('Vencimento').fill('2030-01-31');
    await page.getByRole('textbox', { name: /^Mensagem/ }).fill('Como combinado');
    await page.getByLabel('Sua senha').fill(master.password);
    await search.fill('conecta');
    await find.click();
    await expect(page.getByText('1 plataforma encontrada.')).toBeVisible();
    await expect(page).toHaveURL('/master-root/charges/new');
    await expect(platform.locator('option:checked')).toContainText('Conecta Saber');
    await expect(page.getByRole('textbox', { name: 'Referência' })).toHaveValue('Implantação');
    await expect(page.getByRole('textbox', { name: 'Valor' })).toHaveValue('500,00');
    await expect(page.getByLabel('Vencimento')).toHaveValue('2030-01-31');
    await expect(page.getByRole('textbox', { name: /^Mensagem/ })).toHaveValue('Como combinado');
    // The server never sends a password back; with scripts it stays where it was typed.
    const kept = javaScriptEnabled === false ? '' : master.password;
    await expect(page.getByLabel('Sua senha')).toHaveValue(kept);

    await page.goto(`/master-root/administrators?q=${demo.users.admin.email}`);
    const row = page.locator('tbody').getByRole('link').first();
    const administrator = await row.getAttribute('href');
    await page.goto(`${(administrator ?? '').split('?')[0]}/move`);
    await page.getByRole('textbox', { name: 'Motivo' }).fill('Trocou de equipe');
    await search.fill('vitrine');
    await search.press('Enter');
    await expect(page.getByText('1 plataforma encontrada.')).toBeVisible();
    await expect(platform.locator('option:checked')).toContainText('Vitrine do Vale');
    await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Trocou de equipe');
  });
