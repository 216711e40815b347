import { expect, keepWaiting, openCheckout, submitButton, test } from './journey';

test('only visible fields are reported as missing, and no field that the lookup filled in (C4.28, C4.31, C4.32, C5.19)', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.physical, buyer);
  await submitButton(page).press('Enter');
  const cep = page.getByLabel('CEP');
  await expect(page.locator('[id$=-problem]')).toHaveText(['Campo obrigatório']);
  await expect(cep).toBeFocused();

  // The service is slow, and the buyer submits before it answers.
  const answer = await keepWaiting(page, '**/postcodes/*');
  await page.keyboard.type('01310100');
  await page.keyboard.press('Enter');
  const unknown = 'Não foi possível consultar o CEP. Confira o número e tente novamente.';
  await expect(page.locator('#cep-problem')).toHaveText(unknown);
  answer();
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);

  await submitButton(page).press('Enter');
  await expect(page.locator('#number-problem')).toHaveText('Campo obrigatório');
  await expect(page.getByLabel('Número', { exact: true })).toBeFocused();

  // A street that was missing is filled in by another lookup, and is missing no longer.
  await page.getByLabel('Rua').fill('');
  await submitButton(page).press('Enter');
  await expect(page.locator('#street-problem')).toHaveText('Campo obrigatório');
  await page.getByLabel('CEP').fill('01001000');
  await expect(page.getByLabel('Rua')).toHaveValue('Praça da Sé');
  await expect(page.locator('#street-problem')).toHaveCount(0);
});

test.describe('an unknown postcode', () => {
  test.use({ expectedNoise: [/404/] });

  test('removes the address of the previous postcode, and nothing that the buyer typed (C7.69, C8.12)', async ({
    page,
    demo,
  }) => {
    await openCheckout(page, demo.offers.physical);
    await page.getByLabel('CEP').fill('01310100');
    await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
    await page.getByLabel('Número', { exact: true }).fill('1000');
    await page.getByLabel('Bairro').fill('Cerqueira César');

    await page.getByLabel('CEP').fill('99999999');
    await expect(page.locator('#cep-problem')).toHaveText('CEP não encontrado.');
    await expect(page.getByLabel('Rua')).toHaveValue('');
    await expect(page.getByLabel('Cidade')).toHaveValue('');
    await expect(page.getByLabel('Estado')).toHaveValue('');
    await expect(page.getByLabel('Bairro')).toHaveValue('Cerqueira César');
    await expect(page.getByLabel('Número', { exact: true })).toHaveValue('1000');

    await page.getByLabel('CEP').fill('01310100');
    await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
    await expect(page.getByLabel('Bairro')).toHaveValue('Bela Vista');
  });
});
