import { expect, openUntil, test } from './journey';
import { expectNoViolation, signIn } from './people';

test('a seller enters a document and a PIX key, and staff approve the key @phone', async ({
  page,
  demo,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.push(/422/);
  const { users } = demo;
  const digits = (text: string) => text.replace(/\D/g, '');
  const person = isMobile ? users.affiliate : users.coproducer;
  const [document, other] = isMobile
    ? ['529.982.247-25', '390.533.447-05']
    : ['390.533.447-05', '529.982.247-25'];
  await page.goto(`/platform/my-profile/data`);
  await signIn(page, person);
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill(document);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Para trocar o documento, fale com o suporte.')).toBeVisible();

  await page.goto(`/platform/my-profile/accounts`);
  await expect(page.getByText('Nenhuma conta ainda.')).toBeVisible();
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByRole('textbox', { name: 'Chave PIX' }).fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A chave precisa ser do seu próprio CPF ou CNPJ.').first()).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('textbox', { name: 'Chave PIX' }).fill(document);
  await page.getByLabel('Sua senha').fill(person.password);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  const account = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: digits(document) });
  await expect(account).toContainText('Em análise');
  await expectNoViolation(page);
  await page.goto(`/platform/my-profile/accounts?kind=BANK`);
  await expect(page.getByRole('combobox', { name: 'Banco' })).toBeVisible();
  await expectNoViolation(page);
  await page.goto(`/platform/my-profile/fees`);
  await expect(page.getByRole('row', { name: /Cartão em 12x/ })).toBeVisible();

  await page.goto(`/admin-root/manage-bank-accounts?q=${digits(document)}`);
  await signIn(page, users.admin);
  await expect(page.getByRole('heading', { name: 'Contas de recebimento' })).toBeVisible();
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Enviar R$ 0,01' }).click();
  await openUntil(page, page.url(), (shown) => shown(page.getByText('O centavo chegou')).toBeVisible());
  const reason = page.getByRole('textbox', { name: 'Motivo' });
  await reason.fill('Titular confere');
  // Enter decides nothing: which button would it press?
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await reason.press('Enter');
  await reason.press('Tab');
  expect(sent).toEqual([]);
  // A colleague has the same page open.
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  await page.getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Aprovada')).toBeVisible();
  await expectNoViolation(page);
  await stale.getByRole('textbox', { name: 'Motivo' }).fill('Conta de terceiro');
  await stale.getByRole('button', { name: 'Recusar' }).click();
  await expect(stale.getByRole('alert')).toContainText('Outra pessoa alterou estes dados');
  await expect(stale.getByRole('button', { name: 'Bloquear' })).toBeVisible();
  await expect(stale.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Conta de terceiro');
  await stale.close();
  await page.goto(`/platform/my-profile/accounts`);
  await expect(account).toContainText('Aprovada');
  await expect(account).toContainText('O centavo chegou');
});
