import { buyWithPix, expect, paid, paymentIdOf, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('staff open the refunds and are told when a payment has no money to give back', async ({
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

test('a buyer without an account gets the money back and follows the request (A7) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  await paid(page, demo, buyer);
  const payment = paymentIdOf(page);
  await page.getByRole('link', { name: 'Pedir reembolso' }).click();
  await page.getByRole('textbox', { name: 'E-mail, CPF ou CNPJ' }).fill(buyer.email);
  await page.getByRole('textbox', { name: 'Código da compra' }).fill(payment);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByRole('heading', { name: 'Digite o código' })).toBeVisible();
  await expectNoViolation(page);
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${demo.mailbox}.json?to=${encodeURIComponent(buyer.email)}`);
      const mails = (await answer.json()) as { readonly text: string }[];
      return (code = /página: (\d{6})\./.exec(mails[0]?.text ?? '')?.[1] ?? '');
    })
    .not.toBe('');
  await page.getByRole('textbox', { name: 'Código', exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('group', { name: 'O que você quer devolver?' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Pedir reembolso' }).click();
  await expect(page).toHaveURL(/request-refund\/status\?token=/);
  await expect(page.getByRole('heading', { name: /^Pedido de reembolso [0-9A-F]{8}/ })).toBeVisible();
  await expectNoViolation(page);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('status').textContent();
    })
    .toMatch(/^O dinheiro foi devolvido/);
});
