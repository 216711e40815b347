import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { released } from './rows';

test('a seller withdraws after seeing the fee, staff approve, and the money is paid with a receipt @phone', async ({
  page,
  demo,
  buyer,
}) => {
  const { users } = demo;
  await released(page, demo, buyer);
  await page.goto('/platform/financial/withdraw');
  await signIn(page, users.producer);
  await page.getByRole('textbox', { name: 'Valor' }).fill('12,34');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o saque' })).toBeVisible();
  await expect(page.getByText('Você recebe')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Sua senha').fill(users.producer.password);
  await page.getByRole('button', { name: 'Confirmar saque' }).click();
  await expect(page).toHaveURL(/\/financial\/withdrawals\/[\w-]+$/);
  await expect(page.getByText('Pedido', { exact: true })).toBeVisible();
  const address = page.url();
  const id = address.split('/').at(-1) ?? '';

  await page.goto(`/admin-root/manage-withdraws/${id}`);
  await signIn(page, users.admin);
  const decision = page.getByRole('region', { name: 'Decisão' });
  await decision.getByRole('textbox', { name: 'Motivo' }).fill('Titular confere');
  await decision.getByLabel('Sua senha').fill(users.admin.password);
  await expectNoViolation(page);
  await decision.getByRole('button', { name: 'Aprovar' }).click();
  await expect(decision).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Pago', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`/admin-root/paid-withdrawals/${id}`);
  await expect(page.getByRole('link', { name: 'Baixar comprovante' })).toBeVisible();
  await expectNoViolation(page);

  await page.goto(`/admin-root/paid-withdrawals?amount=1234-1234`);
  const sums = page.locator('tfoot');
  await expect(sums.getByText('Total')).toBeVisible();
  await expect(sums).toContainText('R$');
  await expectNoViolation(page);

  await page.goto(address);
  await expect(page.getByText('Pago', { exact: true })).toBeVisible();
  await page.goto('/platform/financial');
  await expect(page.getByRole('main').getByText(/12,34/).filter({ visible: true }).first()).toBeVisible();
  const receipt = await page.request.get(`${address}/receipt`);
  expect([receipt.status(), receipt.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
