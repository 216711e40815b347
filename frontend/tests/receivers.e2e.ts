import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { asPerson, openedReceiver } from './rows';

test('a seller whose receiver was refused corrects the data and requests it again, and staff see it become active', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const { users } = demo;
  await openedReceiver(page.request, demo);
  const admin = await asPerson(page.request, 'admin', users.admin);
  const live = await admin.get<{ items: readonly { id: string }[] }>(
    '/api/admin/receivers?state=PENDING,ACTIVE&provider=ASAAS',
  );
  for (const { id } of live.items)
    await admin.put(`/api/admin/receivers/${id}/refusal`, {
      reason: 'O endereço não confere.',
      password: users.admin.password,
    });

  await page.goto('/platform/my-profile/receivers');
  await signIn(page, users.producer);
  const items = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Asaas' });
  await expect(items.first()).toContainText('O endereço não confere.');
  await expectNoViolation(page);
  await items.first().getByRole('link', { name: 'Corrigir e pedir de novo' }).click();
  await expect(page).toHaveURL(/provider=Asaas/);
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('Avenida Paulista');
  const income = page.getByRole('textbox', { name: /Renda ou faturamento/ });
  await income.fill('');
  await page.getByLabel('Sua senha').fill(users.producer.password);
  await page.getByRole('button', { name: 'Abrir recebedor' }).click();
  await expect(page.getByText('Adquirente requer campo de renda mensal.').first()).toBeVisible();
  await expectNoViolation(page);
  await income.fill('5.000,00');
  await page.getByLabel('Sua senha').fill(users.producer.password);
  await page.getByRole('button', { name: 'Abrir recebedor' }).click();
  await expect(items.first()).toContainText('Em análise');

  await page.goto('/admin-root/manage-receivers');
  await signIn(page, users.admin);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByText('O provedor analisa o cadastro.')).toBeVisible();
  await page.getByRole('button', { name: 'Consultar agora' }).click();
  await expect(page.getByText('O vendedor pode receber por este provedor.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Conta encerrada');
  await page.getByLabel('Sua senha').fill(users.admin.password);
  await page.getByRole('button', { name: 'Recusar recebedor' }).click();
  await expect(page.getByText('O recebedor não é usado.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Conta encerrada' }).first()).toBeVisible();
});
