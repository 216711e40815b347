import type { Frame, Page } from '@playwright/test';
import { NEXT_YEAR, cardFrame } from './card';
import { expect, openCheckout, paymentTitle, test, type JourneyBuyer } from './journey';
import { ownOffer } from './own-offer';

/** Presses Tab until the element has the focus, and checks that each stop is visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const place = await focusedPlace(page);
    if (await place.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
    // A frame receives focus events a moment after the page.
    await expect.poll(() => focusIsSeen(page), 'the focus is seen').toBe(true);
  }
  throw new Error(`the keyboard never reaches ${selector}`);
}

/** The document that holds the focus: the page, or the frame in which a card is typed. */
async function focusedPlace(page: Page): Promise<Frame> {
  const inFrame = await page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  return (inFrame ? page.frames()[1] : undefined) ?? page.mainFrame();
}

/** An outline of the control itself, or of the card that contains it. */
const focusIsSeen = async (page: Page) =>
  (await focusedPlace(page)).evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const outlined = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    return [focused, focused.closest('label')].some((element) => element && outlined(element));
  });

async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

async function typeBuyer(page: Page, { name, email, phone, cpf }: JourneyBuyer): Promise<void> {
  await type(page, '#name', name);
  await type(page, '#email', email);
  await type(page, '#phone', phone);
  await type(page, '#cpf', cpf);
}

async function typeCard(page: Page): Promise<void> {
  await tabTo(page, '[name=paymentMethod]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Cartão de crédito/ })).toBeChecked();
  await expect(cardFrame(page).getByLabel('Validade')).toBeVisible();
  await type(page, '#cardNumber', '4111111111111111');
  await type(page, '#cardName', 'MARIA DA SILVA');
  await type(page, '#cardExpiration', `12${NEXT_YEAR}`);
  await type(page, '#cardCvv', '123');
}

async function pay(page: Page): Promise<void> {
  await tabTo(page, '#checkout [type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
}

test('the keyboard alone buys by card on the layout Default @phone (C2.114, C2.115, C4.5)', async ({
  page,
  demo,
  buyer,
  isMobile,
}) => {
  await openCheckout(page, demo.byLayout.DEFAULT);
  await typeBuyer(page, buyer);
  await typeCard(page);
  await tabTo(page, '#cardInstallment');
  // On a desktop the first key opens the list at the chosen option, the second moves to the next. A phone has no such list.
  for (const key of isMobile ? ['ArrowDown'] : ['ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect(page.getByLabel('Parcelas')).toHaveValue('2');
  await pay(page);
});

test('the keyboard alone buys by card through the steps, and each step is announced (C2.129, C2.130, C2.131, C2.134, C4.9, C4.10)', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.byLayout.DROPSHIPPING);
  const received = page.getByTestId('step-announcement');
  await expect(received).toHaveRole('status');
  await expect(received).toHaveText('Etapa 1 de 3: Seus dados');

  await tabTo(page, '#step-buyer [role=button]');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nome completo')).toBeFocused();
  await expect(received).toHaveText('Etapa 1 de 3: Seus dados');

  await typeBuyer(page, buyer);
  await tabTo(page, '#step-buyer [role=button]');
  await page.keyboard.press('Space');
  await expect(page.locator('#cep')).toBeFocused();
  await expect(page.locator('#cep')).toHaveValue('');
  await expect(received).toHaveText('Etapa 2 de 3: Endereço de entrega');

  await page.keyboard.type('01310100');
  await expect(page.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await type(page, '#number', '1000');
  await tabTo(page, '#step-address [role=button]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeFocused();
  await expect(received).toHaveText('Etapa 3 de 3: Pagamento');

  // Back to the first step by its summary, and on again: nothing that was typed is lost.
  for (let presses = 0; presses < 10; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('#step-buyer button'))) break;
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.locator('#name')).toBeFocused();
  await expect(page.locator('#name')).toHaveValue(buyer.name);
  await expect(received).toHaveText('Etapa 1 de 3: Seus dados');
  await tabTo(page, '#step-buyer [role=button]');
  await page.keyboard.press('Enter');
  // The address is complete: its step does not open again.
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeFocused();

  await typeCard(page);
  await pay(page);
});

test('a digital product has two steps, and Enter in a field continues (C2.132, C2.135, C4.7)', async ({
  page,
  demo,
  buyer,
}) => {
  const digital = await ownOffer(demo.byLayout.DROPSHIPPING, { product: { type: 'DIGITAL' } });
  await openCheckout(page, digital);
  await typeBuyer(page, buyer);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Pix' })).toBeFocused();
  await expect(page.getByTestId('step-announcement')).toHaveText('Etapa 2 de 2: Pagamento');
  await expect(page.locator('#step-payment').getByText('2', { exact: true })).toBeVisible();
  await expect(page.locator('#step-address')).toHaveCount(0);
  await tabTo(page, '#checkout [type=submit]');
  await page.keyboard.press('Space');
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pague com Pix');
});
