import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a filtered list is kept as a view, opened by its name and removed @phone', async ({
  page,
  demo,
  buyer,
}) => {
  const mark = buyer.name.slice(-6);
  const name = `Ativos ${mark}`;
  // A query of its own: where a view with the same filters exists, no further one is offered.
  const query = `?q=${mark}&status=ACTIVE`;
  await page.goto(`/admin-root/manage-users${query}`);
  await signIn(page, demo.users.functionary);
  await page.getByRole('link', { name: 'Salvar visão' }).click();
  await expect(page.getByRole('heading', { name: 'Minhas visões' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  const view = page.getByRole('navigation', { name: 'Visões salvas' }).getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await page.goto('/admin-root/manage-users');
  await view.click();
  await expect(page).toHaveURL(`/admin-root/manage-users${query}`);
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expectNoViolation(page);
  await page.goto('/admin-root/saved-views');
  await page.getByRole('button', { name: `Remover ${name}` }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('a list is made into a file by a job, and the file is downloaded @phone', async ({ page, demo }) => {
  await page.goto('/platform/exports?list=products&query=');
  await signIn(page, demo.users.producer);
  await page.getByRole('button', { name: 'Preparar arquivo' }).click();
  const file = page.getByRole('main').getByRole('listitem').first();
  await expect(file).toContainText('Pronto');
  await expectNoViolation(page);
  const download = page.waitForEvent('download');
  await file.getByRole('link', { name: /^Baixar / }).click();
  const stream = await (await download).createReadStream();
  const lines = Buffer.concat(await stream.toArray())
    .toString()
    .trim()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(2);
});
