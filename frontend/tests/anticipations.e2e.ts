import { expect, test } from './journey';
import { expectNoViolation, signIn } from './people';
import { soldByCard } from './rows';

test('a seller asks to be paid early after seeing the cost, accepts another rate, and is paid @phone', async ({
  page,
  demo,
  buyer,
}) => {
  const { users } = demo;
  await soldByCard(page, demo, buyer);
  await page.goto('/platform/financial/anticipate');
  await signIn(page, users.producer);
  await page.getByRole('textbox', { name: 'Valor' }).fill('20,00');
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Ver o custo' }).click();
  await expect(page.getByRole('heading', { name: 'Confira a antecipação' })).toBeVisible();
  await expect(page.getByText('R$ 18,90')).toBeVisible();
  await expectNoViolation(page);
  await page.getByLabel('Sua senha').fill(users.producer.password);
  await page.getByRole('button', { name: 'Pedir antecipação' }).click();
  await expect(page).toHaveURL(/\/financial\/anticipations\/[\w-]+$/);
  await expect(page.getByText('Em análise', { exact: true })).toBeVisible();
  const address = page.url();
  const id = address.split('/').at(-1) ?? '';

  await page.goto(`/admin-root/manage-anticipations/${id}`);
  await signIn(page, users.admin);
  const offer = page.getByRole('region', { name: 'Propor outra taxa' });
  await offer.getByRole('textbox', { name: 'Nova taxa' }).fill('3,00');
  await offer.getByRole('textbox', { name: 'Motivo' }).fill('Cliente antigo');
  await offer.getByLabel('Sua senha').fill(users.admin.password);
  await expectNoViolation(page);
  await offer.getByRole('button', { name: 'Propor taxa' }).click();
  await expect(page.getByText('o vendedor precisa aceitar a nova taxa.')).toBeVisible();

  await page.goto(address);
  const accept = page.getByRole('region', { name: 'Aceitar e receber' });
  await expectNoViolation(page);
  await accept.getByLabel('Sua senha').fill(users.producer.password);
  await accept.getByRole('button', { name: 'Aceitar e receber' }).click();
  await expect(accept).toBeHidden();
  await expect(page.getByText('Paga', { exact: true })).toBeVisible();
  await page.goto(`/admin-root/manage-paid-anticipations/${id}`);
  await expect(page.getByText('R$ 19,40')).toBeVisible();
  await expectNoViolation(page);
});
