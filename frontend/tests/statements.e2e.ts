import { expect, test } from './journey';
import { signIn } from './people';

const csv = (body: string) => ({
  ...{ name: 'repasses.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(`data;referencia;bruto;taxa\n${body}\n`),
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of (409|422)/] });

  test('staff import a statement: a wrong file says which line, and the same file again changes nothing', async ({
    page,
    demo,
    buyer,
  }) => {
    await page.goto('/admin-root-login');
    await signIn(page, demo.users.admin);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/admin-root/reconcile');
    await page
      .getByRole('navigation', { name: 'Conciliação' })
      .getByRole('link', { name: 'Extratos' })
      .click();
    await page.getByRole('link', { name: 'Importar extrato' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar extrato');
    const send = async (body: string) => {
      await page.getByLabel('Conta do provedor').selectOption({ label: 'HawkPay principal · HAWKPAY' });
      await page.locator('input[type=file]').setInputFiles(csv(body));
      await page.getByRole('button', { name: 'Importar' }).click();
    };
    const alert = page.getByRole('alert');
    await send(`31/02/2026;${buyer.name};97,00;1,15`);
    await expect(alert).toContainText('Linha 2: “31/02/2026” não é uma data.');
    await send(`01/04/2026;${buyer.name};97,00;1,15`);
    await expect(page.getByText('01/04/2026').first()).toBeVisible();
    await page.getByRole('link', { name: 'Ver as linhas' }).click();
    await expect(page.getByRole('table')).toContainText(buyer.name);
    await page.goto('/admin-root/statements/new');
    await send(`01/04/2026;${buyer.name};97,00;1,15`);
    await expect(alert).toContainText('Este arquivo já foi importado. Nada mudou.');
  });
});
