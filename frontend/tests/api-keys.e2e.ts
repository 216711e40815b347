import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a seller creates an API key, which is shown once and works, and revokes it @phone', async ({
  page,
  demo,
  isMobile,
  baseURL,
}) => {
  const person = isMobile ? demo.users.affiliate : demo.users.coproducer;
  await page.goto('/platform/my-profile/api-keys');
  await signIn(page, person);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Planilha');
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const created = page.getByRole('status').filter({ hasText: 'Chave criada' });
  await expect(created).toBeVisible();
  await expectNoViolation(page);
  const key = await created.locator('code').innerText();
  const profile = await page.request.get(`${baseURL}/api/platform/profile`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(profile.status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Planilha')).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revogar Planilha' }).click();
  await expect(page.getByText('Chave revogada.')).toBeVisible();
  await expect(page.getByText('Nenhuma chave ainda.')).toBeVisible();
});
