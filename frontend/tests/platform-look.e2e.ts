import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('staff add a host, see its records, and remove it', async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(/4\d\d/);
  const host = 'loja.conecta.example';
  await page.goto('/admin-root/domains');
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Domínios' })).toBeVisible();
  await expect(page.getByText('conecta.localhost').first()).toBeVisible();

  await page.getByRole('link', { name: 'Adicionar domínio' }).click();
  await page.getByRole('textbox', { name: 'Domínio' }).fill('https://loja/');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Informe só o domínio').first()).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Domínio' }).fill(host);
  await page.getByRole('button', { name: 'Adicionar' }).click();

  await expect(page.getByRole('heading', { name: host })).toBeVisible();
  await expect(page.getByText(`_guiche.${host}`)).toBeVisible();
  await expect(page.getByText('lojas.localhost')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Endereço de teste');
  await page.getByLabel('Sua senha').fill(demo.users.admin.password);
  await page.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByRole('heading', { name: 'Domínios' })).toBeVisible();
  await expect(page.getByText(host)).toHaveCount(0);
});

test('staff change the look, see it before saving, and undo it', async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(/4\d\d/);
  const greeting = 'Boas vendas na mesa';
  await page.goto('/admin-root/customization');
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Personalização' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Saudação em português' }).fill(greeting);
  await page.getByRole('textbox', { name: 'Cor de destaque' }).fill('#ffd400');
  const preview = page.getByRole('complementary', { name: 'Prévia' });
  await expect(preview.getByText(greeting).first()).toBeVisible();
  await expect(preview.getByText('não será salva')).toBeVisible();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Campanha');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Texto branco não se lê nesta cor').first()).toBeVisible();
  // The preview shows the refused colour as it is; axe looks at one that can be saved.
  await page.getByRole('textbox', { name: 'Cor de destaque' }).fill('#7a1fa2');
  await expect(preview.getByText('não será salva')).toBeHidden();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.goto('/admin-root/customization/history');
  await expect(page.getByText('#7a1fa2').first()).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText(greeting)).toBeVisible();
  await expectNoViolation(page);
  await page.goto('/admin-root/customization/history');
  const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Campanha' }).first();
  await newest.getByText('Desfazer').first().click();
  await newest.getByRole('textbox', { name: 'Motivo' }).fill('Fim da campanha');
  await newest.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Feito.')).toBeVisible();
});

test('staff add a pixel of the platform, try it without a token, and remove it', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/4\d\d/);
  const id = '700800902';
  // The pixel of this platform would load on the checkouts of other journeys.
  const { web, users } = demo.otherPlatform;
  await page.goto(`${web}/admin-root/platform-pixels/new`);
  await signIn(page, users.admin);
  await expect(page.getByRole('heading', { name: 'Adicionar pixel' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Código do pixel' }).fill(id);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('heading', { name: id })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar evento' }).click();
  await expect(page.getByText('Cadastre o token do servidor')).toBeVisible();
  const address = page.url();
  await page.goto(`${web}/admin-root/platform-pixels`);
  await expect(page.getByText(id).first()).toBeVisible();
  await page.goto(address);
  // Where nothing can be undone, the first press only says so.
  await page.getByText('Remover pixel…').click();
  await page.getByRole('button', { name: `Remover pixel: ${id}` }).click();
  await expect(page.getByRole('heading', { name: 'Pixels da plataforma' })).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
});
