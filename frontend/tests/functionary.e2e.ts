import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('an administrator invites a functionary from a template, sees their menu, and they sign in', async ({
  page,
  browser,
  demo,
  request,
  baseURL,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const email = 'nova@conecta.example';
  await page.goto('/admin-root/manage-functionaries');
  await signIn(page, demo.users.admin);
  await page.getByRole('link', { name: 'Convidar' }).click();
  await expect(page.getByRole('heading', { name: 'Convidar para a equipe' })).toBeVisible();
  await page.getByRole('link', { name: 'Suporte', exact: true }).click();
  await expect(page).toHaveURL(/template=support/);
  await expect(page.getByRole('switch', { name: 'Vendedores', exact: true })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Configurações' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Ver o menu desta pessoa' }).click();
  const menu = page.getByRole('status').filter({ hasText: 'O menu desta pessoa' });
  await expect(menu.getByRole('listitem')).toHaveText([
    ...[
      'Vendedores',
      'Vendas',
      'Produtos',
      'Reembolsos',
      'Disputas',
      'Último acesso dos vendedores',
      'Garantia e liberações',
      'Valores liberados',
      'Extratos',
      'Divergências',
      'Compradores bloqueados',
      'Conciliação',
      'Meus arquivos',
      'Minha conta',
    ],
  ]);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Nova Pessoa');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(demo.users.admin.email);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await expect(page.getByRole('alert')).toContainText('Já existe uma conta com este e-mail.');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Convidar' }).click();
  await expect(page).toHaveURL('/admin-root/manage-functionaries');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Convite enviado');

  const mailbox = `${demo.mailbox}.json?to=${encodeURIComponent(email)}`;
  const mails = async () => (await (await request.get(mailbox)).json()) as { text: string }[];
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const link = /https?:\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await theirs.getByRole('textbox', { name: 'Nova senha' }).fill('nove-cavalos-azuis-7');
  await theirs.getByRole('button', { name: 'Salvar senha' }).click();
  await theirs.getByRole('link', { name: 'Entrar' }).click();
  await expect(theirs.getByRole('heading', { name: 'Administração' })).toBeVisible();
  await signIn(theirs, { email, password: 'nove-cavalos-azuis-7' });
  // Their first page, because they have no dashboard.
  await expect(theirs).toHaveURL('/admin-root/manage-users');
  await expect(theirs.getByRole('heading', { name: 'Vendedores' })).toBeVisible();

  // Blocked, they are signed out.
  await page.reload();
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await page.getByRole('switch', { name: 'Bloqueado' }).check({ force: true });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/admin-root-login\?/);
  await other.close();
});

test('staff block a seller with a reason, and take it back', async ({ page, demo }) => {
  const { web, users } = demo.otherPlatform;
  const seller = users.coproducer;
  await page.goto(`${web}/admin-root/manage-users?q=${encodeURIComponent(seller.email)}`);
  await signIn(page, users.admin);
  await page.locator('tbody').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Bloquear vendedor' })).toBeVisible();
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Suspeita de fraude');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByRole('heading', { name: 'Desbloquear vendedor' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Engano');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByRole('heading', { name: 'Bloquear vendedor' })).toBeVisible();
});
