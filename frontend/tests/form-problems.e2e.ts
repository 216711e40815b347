import { cardFrame, fillCard } from './card';
import {
  checkoutPath,
  expect,
  fillBuyer,
  hydrated,
  openCheckout,
  paid,
  problemList,
  submitButton,
  test,
} from './journey';

test('shows the problem beside each field, moves the focus there and loses nothing (C5.3, C5.5, C5.6, C5.22) @phone', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.offers.digital);
  await page.getByLabel('Nome completo').fill('Ana');
  await page.getByLabel('CPF').fill('11111111111');
  await page.getByRole('checkbox').first().check();
  await submitButton(page).click();

  const summary = problemList(page);
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#name-problem')).toHaveText('Mínimo 3 caracteres');
  await expect(page.locator('#email-problem')).toHaveText('Campo obrigatório');
  await expect(page.locator('#cpf-problem')).toHaveText('CPF inválido. Confira os 11 dígitos.');
  await expect(page.getByLabel('Nome completo')).toHaveAttribute('aria-describedby', 'name-problem');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await summary.getByRole('link', { name: /E-mail/ }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();

  await page.getByLabel('E-mail').fill('ana@exemplo');
  await page.getByLabel('Nome completo').focus();
  await expect(page.locator('#email-problem')).toHaveText('E-mail inválido');
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Nome completo').focus();
  await expect(page.locator('#email-problem')).toHaveCount(0);
  expect(page.url()).toContain(checkoutPath(demo.offers.digital));
});

test('Enter in a field validates like the button, and leaving a field keeps the messages of the others', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.offers.digital);
  await page.getByLabel('CPF').fill('11111111111');
  await page.getByLabel('CPF').press('Enter');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(page.locator('#name-problem')).toHaveText('Campo obrigatório');
  await page.getByLabel('CPF').fill('52998224725');
  await page.getByLabel('E-mail').focus();
  await expect(page.locator('#cpf-problem')).toHaveCount(0);
  await expect(page.locator('#name-problem')).toHaveText('Campo obrigatório');
});

test.describe('without script', () => {
  test.use({ expectedNoise: [/status of 422/] });

  test('the same without script: the page is returned complete, with status 422 (C5.6, C5.13, C5.16) @nojs', async ({
    page,
    demo,
  }) => {
    await page.goto(checkoutPath(demo.offers.physical));
    await page.getByLabel('Nome completo').fill('Ana Maria Souza');
    await page.getByLabel('E-mail').fill('ana@');
    await page.getByLabel('CEP').fill('01310-100');
    await page.getByRole('radio').nth(1).check();
    const chosen = await page.locator('[name=deliveryOptionId]:checked').getAttribute('value');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(page).click();
    expect((await answered).status()).toBe(422);

    await expect(page.getByRole('alert')).toContainText('Confira os campos destacados');
    await expect(page.locator('#email-problem')).toHaveText('E-mail inválido');
    await expect(page.locator('#street-problem')).toHaveText('Campo obrigatório');
    await expect(page.locator('#state-problem')).toHaveText('Campo obrigatório');
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Maria Souza');
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@');
    await expect(page.getByLabel('CEP')).toHaveValue('01310-100');
    expect(await page.locator('[name=deliveryOptionId]:checked').getAttribute('value')).toBe(chosen);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('a purchase that cannot be sent loses nothing and keeps its key', async ({
    page,
    context,
    demo,
    buyer,
  }) => {
    await openCheckout(page, demo.offers.digital, buyer);
    const key = await page.locator('[name=attemptKey]').inputValue();
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Você está sem internet.');
    await expect(page.getByRole('alert')).toContainText('Você não será cobrado duas vezes');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
    expect(await page.locator('[name=attemptKey]').inputValue()).toBe(key);
    await context.setOffline(false);
    await submitButton(page).click();
    await page.waitForURL(/\/checkout\/payment\//);
    await hydrated(page);

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Já paguei' }).click();
    await expect(page.getByRole('status').getByText('Sem conexão agora.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Já paguei' }).click();
    await expect(page.getByRole('status').getByText('Ainda não identificamos o pagamento.')).toBeVisible();
    await paid(page, demo, buyer);
  });
});

test.describe('without a connection for a while', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test('a failed request, for an address or the installments of a card, is repeated when the browser is online again', async ({
    page,
    context,
    demo,
  }) => {
    await openCheckout(page, demo.offers.physical);
    const parts = page.getByLabel('Parcelas').locator('option');
    await context.setOffline(true);
    await page.getByLabel('CEP').fill('01310100');
    await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
    await expect(page.locator('#cep-problem')).toHaveText(/^Não foi possível consultar o CEP/);
    await expect(parts).toHaveText([/^1x de R\$\s109,80 \(à vista\)$/]);
    await context.setOffline(false);
    await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
    await expect(page.locator('#cep-problem')).toHaveCount(0);
    await expect(parts).toHaveCount(12);
  });
});

test('the link prefills the buyer (C2.98, C2.99, C2.100, C2.101)', async ({ page, demo }) => {
  const query = '?nome=Jo%C3%A3o%20Lima&email=joao%40exemplo.com.br&telefone=5521998877665&cpf=52998224725';
  await page.goto(checkoutPath(demo.offers.digital, query));
  await expect(page.getByLabel('Nome completo')).toHaveValue('João Lima');
  await expect(page.getByLabel('E-mail')).toHaveValue('joao@exemplo.com.br');
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(21) 99887-7665');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
});

test('a digit corrected in the middle of a CPF keeps the caret in its place (C5.30)', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.offers.digital);
  const cpf = page.getByLabel('CPF');
  await cpf.fill('52998224725');
  await cpf.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(cpf).toHaveValue('529.982.247-25');
  expect(await cpf.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
});

test('a pressed button does not move because the field above was corrected', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.byLayout.DROPSHIPPING);
  const goOn = page.getByRole('button', { name: 'Continuar para a entrega' });
  await goOn.click();
  await expect(page.locator('#cpf-problem')).toBeVisible();
  await fillBuyer(page, buyer);
  const place = (await goOn.boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 4);
  await page.mouse.down();
  // The pressed button sinks by one pixel; a removed message would move it up by twenty.
  expect(Math.abs((await goOn.boundingBox())!.y - place.y)).toBeLessThan(3);
  await page.mouse.up();
  await expect(page.locator('#step-address')).toHaveAttribute('data-state', 'open');
});

test('a reload and another language keep all typed values, and no card is stored', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.digital, buyer);
  await page.getByRole('checkbox').first().check();
  await fillCard(page, '4111111111111111');
  await page.getByLabel('Parcelas').selectOption('3');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByLabel('Parcelas')).toHaveValue('3');
  await expect(cardFrame(page).getByLabel('Número do cartão')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
    /4111 ?1111|MARIA DA SILVA/,
  );

  // Another method is chosen by one press, also after the page itself chose one.
  await page.getByRole('radio', { name: 'Pix' }).press('Space');
  await expect(submitButton(page)).toHaveText(/^Gerar Pix de/);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue(buyer.name);
  await page.getByLabel('Full name').fill('Maria Souza');
  await page.getByRole('button', { name: 'Português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await hydrated(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria Souza');
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(11) 98765-4321');
});

test('a typo in the e-mail is suggested and corrected by one press; a found address moves the focus to the number', async ({
  page,
  demo,
}) => {
  await openCheckout(page, demo.offers.physical);
  await page.getByLabel('E-mail').fill('maria@gmial.com');
  await page.getByLabel('E-mail').press('Tab');
  await page.getByRole('button', { name: 'Você quis dizer maria@gmail.com?' }).press('Enter');
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@gmail.com');
  await expect(page.getByRole('button', { name: /Você quis dizer/ })).toHaveCount(0);
  await expect(submitButton(page)).toHaveText('Gerar Pix');
  await page.getByLabel('CEP').pressSequentially('01310100');
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused();
  await expect(submitButton(page)).toHaveText(/^Gerar Pix de R\$\s109,80$/);
});
