import { buyWithPix, expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a master looks at a webhook, is refused without the password, and replays it', async ({
  page,
  demo,
  buyer,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  await buyWithPix(page, demo.byGateway.ASAAS, buyer);
  await page.goto('/master-root/webhook-logs?q=asaas&result=DUPLICATE,IGNORED,APPLIED');
  await signIn(page, demo.users.master);
  await expect(page.getByRole('link', { name: 'Reprocessar vários' })).toBeVisible();
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Se for reprocessado agora' })).toBeVisible();
  await page.getByText('Cabeçalhos', { exact: true }).click();
  await expect(page.locator('dd', { hasText: '***' }).first()).toBeVisible();
  await page.getByText('Corpo', { exact: true }).click();
  await page.getByText('Como comando curl').click();
  await expect(page.getByText('/webhooks/ASAAS/<token>')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Conferência');
  await page.getByLabel('Sua senha').fill('outra');
  await page.getByRole('button', { name: 'Reprocessar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Sua senha');
  await page.getByLabel('Sua senha').fill(demo.users.master.password);
  await page.getByRole('button', { name: 'Reprocessar', exact: true }).click();
  await expect(page.getByText('Alterações salvas.').first()).toBeVisible();

  await page.goto('/master-root/webhook-logs/replays');
  await page.getByRole('combobox', { name: 'Resultado' }).selectOption('FAILED');
  await page.getByLabel('Recebidos de').fill('2020-01-01');
  await page.getByLabel('até').fill('2020-01-02');
  await page.getByRole('button', { name: 'Contar' }).click();
  await expect(page.getByText('Nenhum webhook corresponde.')).toBeVisible();
  await expectNoViolation(page);
});
