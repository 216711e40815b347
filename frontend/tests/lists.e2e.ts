import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

const open = async (page: Page, address: string, person: { email: string; password: string }) => {
  await page.goto(address);
  await signIn(page, person);
  await expect(page).toHaveURL(address);
};
const rows = (page: Page) => page.locator('tbody').getByRole('row');

test('an administrator filters and sorts the sellers; the address holds it all, and Back works @phone', async ({
  page,
  demo,
  isMobile,
}) => {
  await open(page, '/admin-root/manage-users', demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Vendedores' })).toBeVisible();
  const count = await rows(page).count();
  expect(count).toBeGreaterThan(2);

  if (isMobile) await page.getByRole('button', { name: 'Filtros' }).click();
  await page
    .getByRole('searchbox', { name: 'Nome, e-mail, documento ou telefone' })
    .fill(demo.users.producer.email.slice(0, 8));
  if (isMobile) {
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Mostrar 1 resultado' }).click();
  } else await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`/admin-root/manage-users?q=${demo.users.producer.email.slice(0, 8)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(demo.users.producer.email);
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('link', { name: /^Remover Nome, e-mail, documento ou telefone/ }).click();
  await expect(rows(page)).toHaveCount(count);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('/admin-root/manage-users?q=nobody-has-this-name');
  await expect(page.getByText('Nada corresponde a estes filtros.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(rows(page)).toHaveCount(count);

  if (isMobile) return;
  await page.getByRole('columnheader', { name: 'Nome' }).getByRole('link').click();
  await expect(page).toHaveURL('/admin-root/manage-users?sort=name');
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  const names = await rows(page).getByRole('link').allInnerTexts();
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));
});

test('a seller of the list has a page, and an unknown one is not found', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/404/);
  await open(page, '/admin-root/manage-users?sort=name', demo.users.admin);
  const first = rows(page).first().getByRole('link');
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar aos vendedores' }).click();
  await expect(page.getByRole('heading', { name: 'Vendedores' })).toBeVisible();
  const answer = await page.goto('/admin-root/manage-users/019aa1d0-0000-7000-8000-00000000dead');
  expect(answer?.status()).toBe(404);
});

test('the list is a file in the chosen columns, with the same filters', async ({ page, demo }) => {
  await open(page, '/admin-root/manage-users', demo.users.admin);
  await page.goto('/admin-root/manage-users?sort=name&columns=name,email');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe('Nome;E-mail');
  expect(lines).toHaveLength((await rows(page).count()) + 1);
});

test('a functionary sees the pages of their permissions, and no others @phone', async ({
  page,
  demo,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/403/);
  await open(page, '/admin-root/manage-users', demo.users.functionary);
  if (isMobile) await page.getByText('Mais', { exact: true }).click();
  const links = page
    .getByRole('navigation', { name: 'Navegação' })
    .getByRole('link')
    .filter({ visible: true });
  await expect(links.first()).toBeVisible();
  // A queue has the number of what waits below its name.
  const names = (await links.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(new Set(names)).toEqual(
    new Set([
      ...['Painel', 'Vendedores', 'Vendas', 'Reembolsos', 'Disputas', 'Conciliação'],
      ...['Extratos', 'Divergências', 'Compradores bloqueados', 'Meus arquivos', 'Minha conta'],
    ]),
  );
  // The sellers may be looked at; their file needs another permission.
  await expect(page.getByRole('heading', { name: 'Vendedores' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exportar CSV' })).toHaveCount(0);
  const answer = await page.goto('/admin-root/manage-functionaries');
  expect(answer?.status()).toBe(403);
  await expectNoViolation(page);
});

test('the list of staff and the list of sign-ins show people of their area @phone', async ({
  page,
  demo,
}) => {
  await open(page, '/admin-root/manage-functionaries', demo.users.admin);
  await expect(rows(page).filter({ hasText: demo.users.functionary.email })).toContainText('Funcionário');
  await open(page, '/master-root/session-logs?area=master', demo.users.master);
  await expect(rows(page).filter({ hasText: 'Entrou' }).first()).toContainText('Instalação');
});

test('lists are filtered, sorted and paged without script @nojs', async ({ page, demo }) => {
  await open(page, '/admin-root/manage-users', demo.users.admin);
  await page.getByText('Colunas, ordem').click();
  await page.getByRole('group', { name: 'Situação' }).locator('summary').click();
  await page.getByRole('checkbox', { name: 'Ativo' }).check();
  await page.getByRole('checkbox', { name: 'Bloqueado' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/admin-root/manage-users?status=ACTIVE,BLOCKED');
  expect(await rows(page).count()).toBeGreaterThan(2);
});
