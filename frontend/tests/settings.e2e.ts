import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

const PAGE = '/admin-root/platform-settings';

test('an administrator sees what a change of fees does before saving it', async ({ page, demo }) => {
  await page.goto(`${PAGE}/fees`);
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Configurações da plataforma' })).toBeVisible();
  await page.getByRole('textbox', { name: 'PIX: valor fixo' }).fill('3,99');
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'O que muda' })).toContainText(
    /PIX: valor fixo: [\d,]+ passa a 3,99/,
  );
  await expectNoViolation(page);
  // What was typed is kept, and nothing is saved.
  await expect(page.getByRole('textbox', { name: 'PIX: valor fixo' })).toHaveValue('3,99');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('alert')).toContainText('Motivo');
  await page.getByRole('link', { name: 'Histórico' }).click();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByText('Cada alteração, quem fez e por quê.')).toBeVisible();
  // Of documents it says whom the change concerns.
  const groups = page.getByRole('navigation', { name: 'Grupos de configurações' });
  await groups.getByRole('link', { name: 'Documentos' }).click();
  await page.getByLabel('Verso da identidade, de pessoas').check();
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'O que muda' })).toContainText(
    /vendedor(es)? verificados? .*documento faltando/,
  );
});

test('a change is saved, listed in the history and undone', async ({ page, demo }) => {
  const { web, users } = demo.otherPlatform;
  await page.goto(`${web}${PAGE}/company`);
  await signIn(page, users.admin);
  const address = page.getByRole('textbox', { name: 'Endereço' });
  const before = await address.inputValue();
  await address.fill('Rua Nova, 10, Recife');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Mudança de sede');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'salva' })).toBeVisible();
  await page.getByRole('link', { name: 'Histórico' }).click();
  const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mudança de sede' }).first();
  await expect(newest).toContainText('Rua Nova, 10, Recife');
  await newest.getByText('Desfazer').first().click();
  await newest.getByRole('textbox', { name: 'Motivo' }).fill('Sede de volta');
  await newest.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Sede de volta')).toBeVisible();
  await page.getByRole('link', { name: 'Empresa e suporte' }).click();
  await expect(page.getByRole('textbox', { name: 'Endereço' })).toHaveValue(before);
});
