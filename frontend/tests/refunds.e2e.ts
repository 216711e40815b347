import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('staff open the refunds and are told when a payment has no money to give back @phone', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/404|409|422/);
  const { admin } = demo.users;
  await page.goto('/admin-root/refunds');
  await signIn(page, admin);
  await expect(page.getByRole('heading', { name: 'Reembolsos' })).toBeVisible();
  await page.getByRole('link', { name: 'Reembolsar pagamento' }).click();
  await page.getByRole('textbox', { name: 'Código do pagamento' }).fill('4711');
  await page.getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByRole('alert')).toContainText('Código do pagamento');
  await expectNoViolation(page);
  await page
    .getByRole('textbox', { name: 'Código do pagamento' })
    .fill('0190a000-0000-7000-8000-00000000000a');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Teste');
  await page.getByLabel('Sua senha').fill(admin.password);
  await page.getByRole('button', { name: 'Reembolsar' }).click();
  await expect(page.getByRole('alert')).toContainText('Não encontramos o que você procura.');
});
