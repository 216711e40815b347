import type { Locator, Page, Request } from '@playwright/test';
import { NEXT_YEAR, cardFrame, fillCard, sendCardForm } from './card';
import {
  checkoutPath,
  expect,
  fillBuyer,
  hydrated,
  keepWaiting,
  openCheckout,
  paymentTitle,
  submitButton,
  test,
  type JourneyBuyer,
} from './journey';
import { changeOffer, ownOffer } from './own-offer';

const APPROVES = '4111111111111111';
const REFUSES = '4000000000000002';
const NO_FUNDS = '4000000000009995';
const REFUSES_LATER = '4000000000000341';

/** The list of parts, with twelve of them chosen for a card that is ready to pay. */
async function twelveParts(
  page: Page,
  offerId: string,
  buyer: JourneyBuyer,
  card = APPROVES,
): Promise<Locator> {
  await openCheckout(page, offerId, buyer);
  await fillCard(page, card);
  const parts = page.getByLabel('Parcelas');
  await parts.selectOption('12');
  return parts;
}

const tickBump = (page: Page) => page.getByRole('checkbox').first().press('Space');

test('buys by card in installments, requested while it is chosen; the card is never sent unencrypted (C1.9, C5.32, C5.33, C7.7, C7.8, C7.9, C7.15, C7.32, C7.72) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await openCheckout(page, demo.offers.digital, buyer);
  const questions = () => sent.flatMap((request) => /installments\?(.*)$/.exec(request.url())?.[1] ?? []);
  const bump = page.getByRole('checkbox').first();
  await bump.check();
  expect(questions()).toEqual([]);
  await fillCard(page, APPROVES);
  await bump.press('Space');
  await expect
    .poll(questions)
    .toEqual([
      `orderBumpsIds=${await bump.getAttribute('value')}&fareAmount=0`,
      'orderBumpsIds=&fareAmount=0',
    ]);
  // A fraud tool of the seller's leaves its session.
  await page.evaluate(() => {
    const left = { name: 'fingerprint:KONDUTO', content: 'session-1' };
    document.head.append(Object.assign(document.createElement('meta'), left));
  });
  await expect(cardFrame(page).getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111');
  await expect(cardFrame(page).getByLabel('Validade')).toHaveValue(`12/${NEXT_YEAR}`);
  await page.getByLabel('Parcelas').selectOption('3');
  await expect(page.getByTestId('total')).toHaveText('R$ 96,99');
  await sendCardForm(page);
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');

  const bodies = sent.map((request) => `${request.url()} ${request.postData() ?? ''}`).join('\n');
  expect(bodies).toContain('cardToken=');
  expect(decodeURIComponent(bodies)).toContain('fingerPrints=[{"provider":"KONDUTO","value":"session-1"}]');
  for (const secret of [APPROVES, '4111 1111', '4111+1111', 'cardCvv', 'MARIA+DA+SILVA'])
    expect(bodies).not.toContain(secret);
});

test('the chosen installments stay chosen when the total changes, and their sum is charged (C7.9)', async ({
  page,
  demo,
  buyer,
}) => {
  const parts = await twelveParts(page, demo.offers.digital, buyer);
  await expect(page.getByTestId('total')).toHaveText('R$ 120,24');
  const interest = page.getByText('Juros do parcelamento').locator('..');
  await expect(interest).toHaveText('Juros do parcelamentoR$ 23,24');
  const answer = await keepWaiting(page, /installments/);
  await tickBump(page);
  // The sum of twelve installments is unknown before the answer: no old value is shown, and an unknown amount cannot be
  // bought.
  await expect(parts.locator('option:checked')).toHaveText('12x');
  await expect(page.getByTestId('total')).toHaveText('Calculando…');
  await expect(interest).toHaveCount(0);
  const reckoning = page.getByRole('button', { name: 'Calculando…' });
  await expect(reckoning).toHaveAttribute('aria-disabled', 'true');
  await reckoning.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  answer();
  await expect(page.getByTestId('total')).toHaveText('R$ 144,96');
  await expect(parts).toHaveValue('12');
  await expect(parts.locator('option:checked')).toHaveText('12x de R$ 12,08 (total R$ 144,96)');
  await expect(submitButton(page)).toHaveText('Pagar R$ 144,96');
  await sendCardForm(page);
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(page.locator('main')).toContainText('R$ 144,96');
});

test('after a card that was refused later the next one pays in as many parts', async ({
  page,
  demo,
  buyer,
}) => {
  await twelveParts(page, demo.offers.digital, buyer, REFUSES_LATER);
  await sendCardForm(page);
  await page.waitForURL(/\/checkout\/payment\//);
  await page.getByRole('button', { name: 'Tentar outro cartão' }).click();
  await expect(page.getByLabel('Parcelas')).toHaveValue('12');
  await expect(page.getByTestId('total')).toHaveText('R$ 120,24');
});

test.describe('a price changed by the seller', () => {
  test.use({ expectedNoise: [/409/] });

  test('a price changed by the seller is shown with the new total, by every method, and the next press buys for it (C7.9, C9.3)', async ({
    page,
    demo,
    buyer,
  }) => {
    for (const [method, before, after] of [
      ['Cartão de crédito', 'R$ 120,24', 'R$ 132,72'],
      ['Pix', 'R$ 97,00', 'R$ 107,00'],
    ] as const) {
      const offer = await ownOffer(demo.offers.digital, {});
      const parts = await twelveParts(page, offer, buyer);
      if (method === 'Pix') await page.getByRole('radio', { name: 'Pix' }).press('Space');
      await expect(page.getByTestId('total')).toHaveText(before);
      await changeOffer(offer, { price: 10700 });
      await sendCardForm(page);
      await expect(page.getByRole('alert')).toContainText('O valor da oferta mudou');
      await expect(page.getByTestId('total')).toHaveText(after);
      if (method !== 'Pix') await expect(parts).toHaveValue('12');
      await expect(submitButton(page)).toBeEnabled();
      await sendCardForm(page);
      await page.waitForURL(/\/checkout\/payment\//);
      await expect(page.locator('main')).toContainText(after);
    }
  });

  test('a price changed by the seller is not accepted by a press that started before it was visible (C7.9, C9.3)', async ({
    page,
    demo,
    buyer,
  }) => {
    const offer = await ownOffer(demo.offers.digital, {});
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(offer)) sent.push(request.url());
    });
    await page.clock.install();
    await openCheckout(page, offer, buyer);
    await changeOffer(offer, { price: 10700 });
    await page.clock.pauseAt(Date.now() + 10_000);
    await sendCardForm(page);
    await expect(submitButton(page)).toHaveText('Gerar Pix de R$ 107,00');
    await expect(submitButton(page)).toBeDisabled();
    await sendCardForm(page);
    await page.clock.runFor(1_000);
    await expect(submitButton(page)).toBeEnabled();
    expect(sent).toHaveLength(1);
    await sendCardForm(page);
    await page.waitForURL(/\/checkout\/payment\//);
    await expect(page.locator('main')).toContainText('R$ 107,00');
    expect(sent).toHaveLength(2);
  });
});

test('without installment data the card is charged in one payment, and the page says so (C7.9)', async ({
  page,
  demo,
  buyer,
}) => {
  const parts = await twelveParts(page, demo.offers.digital, buyer);
  await page.route(/installments/, (route) => route.fulfill({ json: [] }));
  await tickBump(page);
  await expect(parts.locator('option')).toHaveText(['1x de R$ 116,90 (à vista)']);
  await expect(page.getByTestId('total')).toHaveText('R$ 116,90');
  await sendCardForm(page);
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(page.locator('main')).toContainText('R$ 116,90');
});

test.describe('a card that is refused', () => {
  test.use({ expectedNoise: [/422/] });

  test('keeps the page with a message, and another card buys with a new key (C4.14, C4.15, C4.16, C8.1, C8.10)', async ({
    page,
    demo,
    buyer,
  }) => {
    await openCheckout(page, demo.offers.digital, buyer);
    const key = await page.locator('[name=attemptKey]').inputValue();
    await fillCard(page, REFUSES);
    await sendCardForm(page);
    await expect(page.getByRole('status').filter({ hasText: 'Cartão recusado' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(checkoutPath(demo.offers.digital));
    await expect(submitButton(page)).toBeEnabled();
    expect(await page.locator('[name=attemptKey]').inputValue()).not.toBe(key);

    const beside = page.locator('#paymentMethod-problem');
    await expect(beside).toHaveText(/^Cartão recusado/);
    await expect(beside).toBeFocused();
    await expect(beside).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Pagar R$ 97,00 com Pix agora' })).toBeVisible();
    await page.getByRole('radio', { name: 'Pix' }).press('Space');
    await expect(beside).toHaveCount(0);

    await fillCard(page, APPROVES);
    await sendCardForm(page);
    await page.waitForURL(/\/checkout\/payment\//);
    await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
    // After a purchase the draft is not needed.
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))))
      .toEqual([]);
  });
});

test.describe('a card without funds', () => {
  test.use({ expectedNoise: [/422/] });

  test('a card without funds is reported at the card, and one press pays by Pix without typing again (C4.14, C8.10)', async ({
    page,
    demo,
    buyer,
  }) => {
    await openCheckout(page, demo.offers.digital, buyer);
    await fillCard(page, NO_FUNDS);
    await page.getByLabel('Parcelas').selectOption('12');
    await sendCardForm(page);
    await expect(page.locator('#paymentMethod-problem')).toHaveText(
      /^Cartão recusado por falta de saldo ou limite\./,
    );
    const withPix = page.getByRole('button', { name: 'Pagar R$ 97,00 com Pix agora' });
    await expect(withPix).toBeEnabled();
    await withPix.press('Enter');
    await page.waitForURL(/\/checkout\/payment\//);
    await expect(paymentTitle(page)).toHaveText('Pague com Pix');
    await expect(page.getByTestId('amount')).toHaveText('R$ 97,00');
  });
});

test.describe('without script', () => {
  test.use({ expectedNoise: [/409/] });

  test('a card is charged more than the page showed only after the new total was shown (C9.3) @nojs', async ({
    page,
    demo,
    buyer,
  }) => {
    await page.goto(checkoutPath(demo.offers.digital));
    await fillBuyer(page, buyer);
    await page.getByRole('checkbox').first().check();
    await fillCard(page, APPROVES, page);
    await page.getByLabel('Parcelas').selectOption('2');
    await sendCardForm(page);
    await expect(page.getByRole('alert')).toContainText('Com o que você escolheu, o total é R$ 116,90.');
    await expect(page.getByTestId('total')).toHaveText('R$ 116,90');
    await expect(page.getByLabel('Parcelas')).toHaveValue('2');
    await fillCard(page, APPROVES, page);
    await sendCardForm(page);
    await expect(page).toHaveURL(/\/checkout\/payment\//);
    await expect(page.locator('main')).toContainText('R$ 116,90');
  });
});

test.describe('a card that is refused later', () => {
  test.use({ expectedNoise: [/409/] });
  for (const script of ['', ' @nojs'])
    test(`a card refused after its review leads on to Pix, and nothing is typed again${script} @phone`, async ({
      page,
      demo,
      buyer,
      javaScriptEnabled,
    }) => {
      await page.goto(checkoutPath(demo.offers.digital, '?utm_source=carta'));
      if (javaScriptEnabled) await hydrated(page);
      await fillBuyer(page, buyer);
      await page.getByRole('checkbox').first().check();
      const fields = javaScriptEnabled ? cardFrame(page) : page;
      await fillCard(page, REFUSES_LATER, fields);
      await fields.getByLabel('Validade').fill(`12/${NEXT_YEAR}`);
      await sendCardForm(page);
      if (!javaScriptEnabled) {
        // The bump was ticked on a page that could not show its total.
        await expect(page.getByRole('alert')).toContainText('o total é R$ 116,90');
        await fillCard(page, REFUSES_LATER, page);
        await sendCardForm(page);
      }
      await page.waitForURL(/\/checkout\/payment\//);
      await expect(paymentTitle(page)).toHaveText('Pagamento recusado');
      await expect(page.getByText('O banco emissor recusou o cartão.')).toBeVisible();
      await expect(page.getByText('Seus dados continuam preenchidos')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(buyer.email);
      await page.getByRole('button', { name: 'Pagar com Pix' }).click();

      await page.waitForURL(/\/checkout\/[\w-]+\?/);
      expect(new URL(page.url()).search).toBe('?utm_source=carta');
      await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
      await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
      await expect(page.getByLabel('Celular com DDD')).toHaveValue('(11) 98765-4321');
      await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(page.getByRole('radio', { name: /Pix/ })).toBeChecked();
      await submitButton(page).click();
      await page.waitForURL(/\/checkout\/payment\//);
      await expect(paymentTitle(page)).toHaveText('Pague com Pix');
      await expect(page.getByTestId('amount')).toHaveText('R$ 116,90');
    });
});

test('buys by card without any script: encrypted on receipt (C1.9, C7.15) @nojs', async ({
  page,
  demo,
  buyer,
}) => {
  await page.goto(checkoutPath(demo.offers.digital));
  await fillBuyer(page, buyer);
  await fillCard(page, APPROVES, page);
  await page.getByLabel('Validade').fill(`12/${NEXT_YEAR}`);
  // Neither is true here: a card is not paid in the bank's app, nor encrypted before it leaves this page.
  await expect(page.getByText(/Nunca pedimos sua senha|antes de sair desta página/)).toBeHidden();
  await sendCardForm(page);
  await expect(page).toHaveURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
});

test('a subscription by card is charged once, with no parts to choose (C5.37, C9.11, C9.12)', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.subscription, buyer);
  await fillCard(page, APPROVES);
  await expect(page.getByLabel('Parcelas')).toHaveCount(0);
  await sendCardForm(page);
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
});

test('buys by bank slip, busy while it runs, with a line to copy and a day to pay (C1.10, C4.5, C4.13, C7.71) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.digital, buyer);
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await expect(submitButton(page)).toHaveText(/Gerar boleto de R\$/);
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') {
      await expect(page.getByRole('button', { name: 'Processando…' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      expect(await page.evaluate(() => document.cookie)).toContain('purchase=begun');
    }
    await route.continue();
  });
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague o boleto');
  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^[\d. ]{47,60}$/);
  const bars = page.getByRole('img', { name: /^Código de barras do boleto de R\$/ });
  await expect(bars).toBeVisible();
  expect(await bars.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(425);
  await expect(page.getByText(/^Vence em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir o boleto' })).toHaveAttribute('href', /^https?:/);
});
