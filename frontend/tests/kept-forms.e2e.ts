import { expect, test } from './journey';
import { letProofsGrowOld } from './own-offer';
import { expectNoViolation, signIn } from './people';
import { asPerson } from './rows';

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

for (const { with: how, tags } of [
  { with: 'with scripts', tags: '@phone' },
  { with: 'without script', tags: '@nojs' },
])
  test(`who saves what somebody else changed meanwhile reads who and what, loses nothing, and saves again, after a proof where the last is old, ${how} ${tags}`, async ({
    page,
    request,
    buyer,
    demo,
    expectedNoise,
    javaScriptEnabled,
  }) => {
    // The wrong password.
    expectedNoise.push(/422/);
    const { admin } = demo.users;
    const other = await asPerson(request, 'admin', admin);
    const code = `G${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    const manager = { name: 'Rafael Moura', email: buyer.email, code };
    const { id } = await other.post<{ id: string }>('/api/admin/managers', manager);
    const path = `/api/admin/managers/${id}`;
    await page.goto(`/admin-root/manage-managers/${id}`);
    await signIn(page, admin);
    const name = page.getByRole('textbox', { name: 'Nome' });
    const save = page.getByRole('region', { name: 'Conta' }).getByRole('button', { name: 'Salvar' });
    await name.fill('Rafael M. Alves');
    await page.getByRole('textbox', { name: 'Motivo' }).last().fill('Casou-se');
    await other.put(path, {
      ...{ name: 'Rafael Alves', code: `${code}X`, blocked: false },
      reason: 'Nome novo',
      version: 1,
    });

    await save.click();
    const note = page.getByRole('alert').filter({ hasText: 'Outra pessoa alterou estes dados' });
    await expect(note).toContainText(/salvou em \d\d\/\d\d\/\d{2,4}/);
    await expect(note).toContainText('Nome: agora “Rafael Alves”, você digitou “Rafael M. Alves”.');
    await expect(note).toContainText(`Código: agora “${code}X”, você digitou “${code}”.`);
    await expect(name).toHaveValue('Rafael M. Alves');
    // Axe is a script.
    if (javaScriptEnabled !== false) await expectNoViolation(page);
    expect(await other.get<{ name: string }>(path)).toMatchObject({ name: 'Rafael Alves', version: 2 });

    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafael M. Alves');
    expect(await other.get<{ name: string }>(path)).toMatchObject({ name: 'Rafael M. Alves', version: 3 });

    await letProofsGrowOld(await page.context().cookies());
    await name.fill('Rafael Moura Alves');
    await page.getByRole('textbox', { name: 'Motivo' }).last().fill('Nome inteiro');
    await save.click();
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
    if (javaScriptEnabled !== false) await expectNoViolation(page);
    await page.getByLabel('Sua senha').fill('errada');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Senha incorreta.').first()).toBeVisible();
    await page.getByLabel('Sua senha').fill(admin.password);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Identidade confirmada: falta salvar')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Motivo' }).last()).toHaveValue('Nome inteiro');
    expect(await other.get<{ name: string }>(path)).toMatchObject({ name: 'Rafael M. Alves', version: 3 });
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rafael Moura Alves');
    expect(await other.get<{ name: string }>(path)).toMatchObject({ name: 'Rafael Moura Alves', version: 4 });
  });
