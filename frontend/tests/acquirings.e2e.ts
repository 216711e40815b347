import { checkoutPath, expect, fillBuyer, hydrated, paid, submitButton, test } from './journey';
import { expectNoViolation, signIn } from './people';

const PAGE = '/admin-root/platform-settings/acquirings';

test('an administrator sees the gateways, tests one and reads the form of a new one', async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  await page.goto(PAGE);
  await signIn(page, demo.users.admin);
  await expect(page.getByRole('heading', { name: 'Gateways de pagamento' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Valor' }).fill('97,00');
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Conta escolhida' })).toContainText('custo R$');
  await expectNoViolation(page);
  const connected = page.getByRole('region', { name: 'Contas conectadas' });
  await connected.getByRole('listitem').filter({ hasText: 'ASAAS' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(page.getByText('Conectado. O provedor aceitou as credenciais.')).toBeVisible();
  await expectNoViolation(page);

  await page.goto(`${PAGE}/new?provider=ONZ`);
  await page.getByRole('textbox', { name: 'Nome da conta' }).fill('');
  await page.getByRole('button', { name: /^Conectar / }).click();
  await expect(page.getByRole('alert')).toContainText('Nome da conta');
  await expectNoViolation(page);

  await page.goto(`${PAGE}/routes/CREDIT_CARD`);
  await expect(page.getByRole('heading', { name: 'Ordem das contas: Cartão' })).toBeVisible();
});

test('the costs and the order of accounts are saved', async ({ page, demo }) => {
  const { web, users } = demo.otherPlatform;
  await page.goto(`${web}${PAGE}`);
  await signIn(page, users.admin);
  const first = page.getByRole('region', { name: 'Contas conectadas' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await page.getByRole('link', { name: 'Custo do provedor' }).click();
  const six = page.getByRole('textbox', { name: 'Cartão em 6x: percentual' });
  await six.fill('5,49');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Contrato novo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.reload();
  await expect(six).toHaveValue('5,49');
  await expect(page.getByRole('listitem').filter({ hasText: 'Contrato novo' }).first()).toContainText(
    'Em vigor desde',
  );

  await page.goto(`${web}${PAGE}/routes/PIX`);
  const line = page.getByRole('group', { name: 'Linha 1', exact: true });
  const account = line.getByRole('combobox', { name: /^Conta/ });
  // A colleague has the same list open.
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  await account.selectOption({ index: 1 });
  await line.getByRole('textbox', { name: 'Peso' }).fill('5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.reload();
  await expect(line.getByRole('textbox', { name: 'Peso' })).toHaveValue('5');
  const other = stale.getByRole('group', { name: 'Linha 1', exact: true });
  await other.getByRole('combobox', { name: /^Conta/ }).selectOption({ index: 1 });
  await other.getByRole('textbox', { name: 'Peso' }).fill('7');
  await stale.getByRole('button', { name: 'Salvar' }).click();
  await expect(stale.getByRole('alert')).toContainText('Outra pessoa alterou estes dados');
  await expect(other.getByRole('textbox', { name: 'Peso' })).toHaveValue('7');
  await stale.close();
  await page.reload();
  await expect(line.getByRole('textbox', { name: 'Peso' })).toHaveValue('5');
  expect(name).not.toBe('');
});

test('an administrator connects an account, puts it first for one seller, and a buyer pays through it', async ({
  page,
  browser,
  demo,
  buyer,
  baseURL,
}) => {
  const { admin, affiliate } = demo.users;
  const mark = buyer.name.slice(-6);
  await page.goto(`${PAGE}/new?provider=HAWKPAY`);
  await signIn(page, admin);
  await page.getByRole('textbox', { name: 'Nome da conta' }).fill(`Conta ${mark}`);
  await page.getByRole('textbox', { name: 'Endereço da API' }).fill(`${demo.simulator}/hawkpay`);
  await page.getByRole('textbox', { name: 'Chave pública' }).fill('pk_test_1');
  await page.getByRole('textbox', { name: 'Chave secreta' }).fill('sk_test_1');
  await page.getByRole('button', { name: /^Conectar / }).click();
  await expect(page.getByRole('heading', { name: `Conta ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(page.getByText('Conectado. O provedor aceitou as credenciais.')).toBeVisible();

  await page.goto(`${PAGE}/routes/PIX`);
  const line = page.getByRole('group', { name: 'Linha 1', exact: true });
  await line.getByRole('combobox', { name: /^Conta/ }).selectOption({ label: `Conta ${mark} (HAWKPAY)` });
  await line.getByRole('textbox', { name: 'Só vendedores (e-mails)' }).fill(affiliate.email);
  // Other tests sell on this platform meanwhile: an order of accounts excludes those that it does not name.
  const others = page.getByRole('group', { name: 'Linha 2', exact: true });
  await others
    .getByRole('combobox', { name: /^Conta/ })
    .selectOption({ label: 'HawkPay principal (HAWKPAY)' });
  await others.getByRole('textbox', { name: 'Posição' }).fill('2');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();

  await page.goto('/platform/create-product');
  await signIn(page, affiliate);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Aula ${mark}`);
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill('49,00');
  await page.getByRole('main').getByRole('button', { name: 'Criar produto' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  const link = await page.getByRole('textbox', { name: 'Link de venda' }).inputValue();

  const shop = await browser.newContext({ baseURL });
  const checkout = await shop.newPage();
  await checkout.goto(checkoutPath(link.split('/').at(-1) ?? ''));
  await hydrated(checkout);
  await fillBuyer(checkout, buyer);
  await submitButton(checkout).click();
  await checkout.waitForURL(/\/checkout\/payment\//);
  await hydrated(checkout);
  await paid(checkout, demo, buyer);
  await shop.close();

  await page.goto(PAGE);
  const row = page
    .getByRole('table', { name: 'PIX' })
    .getByRole('row')
    .filter({ hasText: `Conta ${mark}` });
  await expect(row.getByRole('cell').nth(3)).toHaveText('100%');
  await page.goto(`${PAGE}/routes/PIX`);
  for (const one of [line, others]) await one.getByRole('combobox', { name: /^Conta/ }).selectOption('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
});
