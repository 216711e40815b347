import type { Page } from '@playwright/test';
import { cardFrame } from './card';
import {
  buyWithPix,
  checkoutPath,
  expect,
  fillBuyer,
  hydrated,
  inSimulator,
  openCheckout,
  paid,
  paymentIdOf,
  paymentTitle,
  submitButton,
  test,
} from './journey';

const boughtAccess = (page: Page) => page.locator('main').getByRole('link', { name: /^Acessar/ });

test('buys by Pix with a bump, and the payment page turns to paid by itself (C1.2, C1.8, C2.8, C2.9, C2.90, C2.109, C2.110, C4.18, C6.1, C7.32) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await page.goto(checkoutPath(demo.offers.digital, '?utm_source=instagram'));
  await hydrated(page);
  await expect(page.getByTestId('total')).toHaveText('R$ 97,00');
  await fillBuyer(page, buyer);
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(11) 98765-4321');
  const before = await page.getByTestId('total').textContent();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByTestId('total')).not.toHaveText(before ?? '');
  const total = (await page.getByTestId('total').textContent()) ?? '';

  // A fraud tool of the seller's leaves its session; it is for cards alone.
  await page.evaluate(() => {
    const left = { name: 'fingerprint:KONDUTO', content: 'session-of-nobody' };
    document.head.append(Object.assign(document.createElement('meta'), left));
  });
  const posted = page.waitForRequest((sent) => sent.method() === 'POST' && /\.data/.test(sent.url()));
  await submitButton(page).click();
  const form = (await posted).postData() ?? '';
  expect(new URLSearchParams(form).get('paymentMethod')).toBe('PIX');
  expect(form).not.toMatch(/fingerPrints|session-of-nobody|cardToken/);
  await page.waitForURL(/\/checkout\/payment\/[\w-]+\?utm_source=instagram$/);
  await hydrated(page);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  await expect(page.getByTestId('amount')).toHaveText(total);
  await expect(page.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201.*6304[\dA-F]{4}$/);
  await expect(page.getByRole('img', { name: /QR Code/ })).toHaveAttribute('src', /^data:image\//);
  await expect(page.getByText(/^Pague até /)).toBeVisible();

  // A debt is not cached on a shared computer.
  const again = await page.request.get(page.url());
  expect(again.headers()['cache-control']).toBe('no-store');

  await paid(page, demo, buyer);
  await expect(page).toHaveTitle('Pagamento confirmado');
  await expect(page.getByText(paymentIdOf(page))).toBeVisible();
  await expect(boughtAccess(page)).toHaveText([
    'Acessar: Fotografia com o Celular',
    'Acessar: Pacote com 40 filtros prontos',
  ]);
  await expect(boughtAccess(page).first()).toHaveAttribute(
    'href',
    'https://cursos.conecta.example/fotografia-com-o-celular',
  );
});

test('buys by Pix without any script (C1.8, C2.110, C4.18) @nojs', async ({ page, demo, buyer }) => {
  await page.goto(checkoutPath(demo.offers.digital, '?utm_source=instagram'));
  await fillBuyer(page, buyer);
  await page.getByRole('checkbox').first().check();
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/payment\/[\w-]+\?utm_source=instagram$/);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  await expect(page.getByLabel('Código Pix copia e cola')).toHaveValue(/^000201/);
  await paid(page, demo, buyer);
  await expect(boughtAccess(page)).toHaveCount(2);
});

test('buys with the keyboard alone', async ({ page, demo, buyer }) => {
  await page.goto(checkoutPath(demo.offers.digital));
  const tabTo = async (id: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), id)) return;
    }
    throw new Error(`the keyboard never reaches ${id}`);
  };
  await tabTo('#name');
  await page.keyboard.type(buyer.name);
  await tabTo('#email');
  await page.keyboard.type(buyer.email);
  await tabTo('#phone');
  await page.keyboard.type(buyer.phone);
  await tabTo('#cpf');
  await page.keyboard.type(buyer.cpf);
  await tabTo('[name=orderBumpsIds]');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await tabTo('#checkout button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
});

test('keys pressed at any time during hydration do not break the page', async ({ page, demo, buyer }) => {
  await page.addInitScript(() => {
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      const name = document.querySelector('#name');
      // Two in one turn: the second arrives when the first has requested hydration and it has not started.
      for (const key of ['a', 'b']) name?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const alive = name !== null && Object.keys(name).some((key) => key.startsWith('__reactFiber'));
      if (!alive) turns.port2.postMessage(null);
    };
    turns.port2.postMessage(null);
  });
  await openCheckout(page, demo.offers.digital, buyer);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByTestId('total')).not.toHaveText('R$ 97,00');
});

test('a physical product adds the chosen delivery to the total, and to the total of the installments (C4.23, C7.7, C7.9, C9.3) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.physical, buyer);
  const before = (await page.getByTestId('total').textContent()) ?? '';
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByTestId('total')).not.toHaveText(before);
  const total = (await page.getByTestId('total').textContent()) ?? '';
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await page.getByLabel('Número').fill('1000');

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/installments?'))
      asked.push(new URL(request.url()).searchParams.get('fareAmount'));
  });
  // With the keyboard: adding and removing the card's frame moves the target of a click (see card.ts).
  const deliver = (by: number) => page.locator('[name=deliveryOptionId]').nth(by).press('Space');
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await expect(cardFrame(page).getByLabel('Número do cartão')).toBeVisible();
  await deliver(1);
  await expect.poll(() => asked).toEqual(['1990', '3490']);
  await page.getByRole('radio', { name: 'Pix' }).press('Space');
  await deliver(0);
  await expect(page.getByTestId('total')).toHaveText(total);
  expect(asked.length).toBe(2);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(page.getByTestId('amount')).toHaveText(total);
});

test('a second click, a reload and the back button are one attempt', async ({ page, demo, buyer }) => {
  await openCheckout(page, demo.offers.digital);
  const key = await page.locator('[name=attemptKey]').inputValue();
  await page.reload();
  expect(await page.locator('[name=attemptKey]').inputValue()).toBe(key);
  await hydrated(page);
  await fillBuyer(page, buyer);
  await submitButton(page).dblclick();
  await page.waitForURL(/\/checkout\/payment\//);
  const paymentId = paymentIdOf(page);
  await page.goBack();
  await hydrated(page);
  await fillBuyer(page, buyer);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(paymentIdOf(page)).toBe(paymentId);
});

test('an expired code is renewed with one click', async ({ page, context, demo, buyer }) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  const first = paymentIdOf(page);
  await inSimulator(context, demo, buyer, 'expire');
  await expect(paymentTitle(page)).toHaveText('Este Pix expirou');
  await page.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  expect(paymentIdOf(page)).not.toBe(first);
});
