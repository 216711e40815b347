import { INVITED_PASSWORD, acceptInvitation } from './invitation';
import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { withSecondFactor } from './rows';

test('staff invite a manager with a rule, who signs in and sees the own portfolio only', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
  expectedNoise,
}) => {
  expectedNoise.push(/404|422/);
  await page.goto('/admin-root/manage-managers/new');
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Convidar gerente' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Código' }).fill(`g${buyer.name.slice(-6)}`);
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();
  await page.goto(`/admin-root/manage-managers?q=${encodeURIComponent(buyer.email)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: buyer.name })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: buyer.name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Percentual' }).fill('10');
  await page
    .getByRole('region', { name: 'Regra de comissão' })
    .getByRole('textbox', { name: 'Motivo' })
    .fill('Contrato');
  await page
    .getByRole('region', { name: 'Regra de comissão' })
    .getByRole('button', { name: 'Salvar' })
    .click();
  await expect(page.getByText('10,00% da margem').first()).toBeVisible();
  await expectNoViolation(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await acceptInvitation(theirs, demo, buyer.email);
  await theirs.goto('/manager-root/manager-users');
  await expect(theirs).toHaveURL('/manager-root/manager-users');
  await expect(theirs.getByText(demo.users.producer.email)).toHaveCount(0);
  await expect(theirs.locator('tbody').getByRole('link')).toHaveCount(0);
  await expectNoViolation(theirs);
  const { id } = demo.users.producer as unknown as { id: string };
  const answer = await theirs.goto(`/manager-root/manager-users/${id}`);
  expect(answer?.status()).toBe(404);

  // Who loses the phone asks the staff.
  await withSecondFactor(page.request, 'manager', { email: buyer.email, password: INVITED_PASSWORD });
  await page.reload();
  const factor = page.getByRole('region', { name: 'Segundo fator' });
  await factor.getByRole('textbox', { name: 'Motivo' }).fill('Perdeu o celular');
  await factor.getByRole('button', { name: 'Remover o segundo fator' }).click();
  await expect(factor.getByText('Sem segundo fator.')).toBeVisible();
  await other.close();
});
