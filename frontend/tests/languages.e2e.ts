import { checkoutPath, expect, openCheckout, test } from './journey';

const WORDS = {
  'pt-BR': {
    lang: 'pt-BR',
    step: 'Seus dados',
    pay: /Gerar Pix de R\$ 97,00/,
    required: 'Campo obrigatório',
    toast: 'Informe o nome completo.',
  },
  'en-US': {
    lang: 'en-US',
    step: 'Your details',
    pay: /Get Pix code for R\$97\.00/,
    required: 'Required field',
    toast: 'Enter the full name.',
  },
  'es-ES': {
    lang: 'es-ES',
    step: 'Tus datos',
    pay: /Generar Pix de R\$ 97,00/,
    required: 'Campo obligatorio',
    toast: 'Escribe el nombre completo.',
  },
} as const;

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the checkout is shown in ${locale}; phone and CPF are requested in pt-BR only (C2.142, C2.143, C5.35, C8.1)`, async ({
      page,
      demo,
    }) => {
      await openCheckout(page, demo.offers.digital);
      await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
      await expect(page.getByRole('heading', { level: 2, name: words.step })).toBeVisible();
      await expect(page.locator('#cpf')).toHaveCount(locale === 'pt-BR' ? 1 : 0);
      await expect(page.locator('#phone')).toHaveCount(locale === 'pt-BR' ? 1 : 0);
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.locator('#name-problem')).toHaveText(words.required);
      await expect(page.getByRole('status').getByText(words.toast)).toBeVisible();
    });
  });
}

test('a buyer with English buys without phone and CPF (C5.36)', async ({
  page,
  context,
  demo,
  buyer,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en-US', url: baseURL ?? '' }]);
  await openCheckout(page, demo.offers.digital);
  await page.getByLabel('Full name').fill(buyer.name);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByRole('button', { name: /Get Pix code/ }).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(page.getByTestId('payment-title')).toHaveText('Pay with Pix');
});

test('the language chosen at the bottom of the page is stored @nojs', async ({ page, demo }) => {
  await page.goto(checkoutPath(demo.offers.digital, '?utm_source=x'));
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\?utm_source=x$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vende a tu manera. Cobra al momento.');
});
