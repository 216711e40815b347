import type { Locator, Page } from '@playwright/test';
import { buyWithPix, checkoutPath, expect, inSimulator, openCheckout, submitButton, test } from './journey';
import { ownOffer } from './own-offer';
import { resize } from './resize';
import { reachesOut } from './sideways';

const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** The width and height of each touch target; a card drawn around a native control is one target. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input:not([type=hidden]), select, textarea')]
      .filter(
        (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.visually-hidden'),
      )
      .map((part) => ({ part, box: (part.closest('label') ?? part).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ part, box }) => `${part.tagName} ${part.textContent} ${box.width} x ${box.height}`),
  );

/**
 * Touch targets closer than 8 px to the chat button, at every scroll position, and how often the button was visible.
 * Elements under the pay bar cannot be touched and do not count.
 */
const crowdedByChat = (page: Page) =>
  page.evaluate(async () => {
    const chat = document.querySelector<HTMLElement>('a[href^="https://wa.me/"]')!;
    const targets = 'a, button, input:not([type=hidden]), select, textarea, label';
    const crowded = new Set<string>();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    let seen = 0;
    let looked = 0;
    for (let top = 0; top <= end + 120; top += 120) {
      window.scrollTo({ top, behavior: 'instant' });
      // The bar looks at the first frame, the chat at what became of it in the second; the third has both.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      if (getComputedStyle(chat).visibility === 'hidden') continue;
      seen += 1;
      const own = chat.getBoundingClientRect();
      const bar = document.querySelector('[data-pay-bar]');
      const reach = bar?.getClientRects().length ? bar.getBoundingClientRect().top : Infinity;
      for (const part of document.querySelectorAll<HTMLElement>(targets)) {
        if (part === chat || !part.checkVisibility({ visibilityProperty: true })) continue;
        looked += 1;
        const box = part.getBoundingClientRect();
        if (own.top >= reach && !bar?.contains(part)) continue;
        const beside = box.right + 8 <= own.left || own.right + 8 <= box.left;
        const apart = beside || box.bottom + 8 <= own.top || own.bottom + 8 <= box.top;
        if (!apart) crowded.add(`${part.tagName} ${part.id || part.textContent}`);
      }
    }
    return { looked, seen, scrolled: end, crowded: [...crowded] };
  });

test('the chat button neither covers nor crowds a control at any scroll position of any layout, and nothing is wider than the page (C1.20, C2.112)', async ({
  page,
  demo,
}) => {
  const minimal = await ownOffer(demo.byLayout.VEGA, { config: { chat_phone: '11912345678' } });
  for (const offerId of [demo.toLookAt.longTexts, demo.byLayout.DROPSHIPPING, minimal]) {
    await openCheckout(page, offerId);
    for (const [width, height] of [
      [320, 640],
      [412, 823],
      [768, 700],
      [1239, 700],
      [1280, 700],
    ] as const) {
      await resize(page, { width, height });
      const result = `${offerId} at ${width}`;
      await expect(page.locator('[data-chat]'), result).toHaveCSS('position', 'fixed');
      const { looked, seen, scrolled, crowded } = await crowdedByChat(page);
      expect(crowded, result).toEqual([]);
      expect([looked > 8, seen > 2, scrolled > 100], result).toEqual([true, true, true]);
      expect(await reachesOut(page), result).toEqual([]);
    }
  }
});

/** Methods whose note meets their name, and how many methods were looked at. */
const crowdedMethods = (page: Page) =>
  page.locator('label:has([name=paymentMethod]):visible').evaluateAll((labels) => {
    const crowded = labels.filter((label) => {
      const [, , name, note] = Array.from(label.children, (part) => part.getBoundingClientRect());
      return !name || !note || (note.top < name.bottom && note.left < name.right);
    });
    return { looked: labels.length, crowded: crowded.map((label) => label.textContent) };
  });

test('nothing at 320 px is wider than the page of any offer, and no note meets the name of its method', async ({
  page,
  demo,
}) => {
  await resize(page, { width: 320, height: 640 });
  let looked = 0;
  for (const offerId of [...Object.values(demo.toLookAt), ...Object.values(demo.byLayout)]) {
    await openCheckout(page, offerId);
    expect(await reachesOut(page), offerId).toEqual([]);
    const methods = await crowdedMethods(page);
    expect(methods.crowded, offerId).toEqual([]);
    looked += methods.looked;
  }
  // Two of the six open on a step before the payment.
  expect(looked).toBe(12);
});

/** Whether the note of each method is below its name. */
const notesBelow = (page: Page) =>
  page.locator('label:has([name=paymentMethod])').evaluateAll((labels) =>
    labels.map((label) => {
      const [, , name, note] = Array.from(label.children, (part) => part.getBoundingClientRect());
      return note!.top >= name!.bottom;
    }),
  );

test('the notes of the methods are all beside their names or all below them, on every phone and in every language', async ({
  page,
  demo,
}) => {
  for (const language of ['pt-BR', 'en-US', 'es-ES']) {
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await openCheckout(page, demo.offers.digital);
    for (const width of [320, 360, 390, 412, 430, 480, 600]) {
      await resize(page, { width, height: 700 });
      // The layout follows the new width of the window a moment later.
      await expect
        .poll(() => notesBelow(page), { message: `${language} at ${width}` })
        .toEqual(Array(3).fill(width < 600));
    }
  }
});

/** The number of lines of a button's text. */
const linesOf = (button: Locator) =>
  button.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const lines = [...words.getClientRects()].filter(({ width }) => width > 0).map(({ y }) => Math.round(y));
    return new Set(lines).size;
  });

test('the button shows the amount on one line where a phone has space, and never breaks an amount', async ({
  page,
  demo,
}) => {
  const dear = await ownOffer(demo.offers.digital, { offer: { price: 1_234_567_890 } });
  for (const [offerId, mostLines] of [
    [demo.offers.digital, { 360: 1, 320: 1 }],
    [demo.toLookAt.longTexts, { 360: 1, 320: 2 }],
    [dear, { 360: 2, 320: 2 }],
  ] as const) {
    await openCheckout(page, offerId);
    for (const [method, words] of [
      ['Pix', /^Gerar Pix de .*\d\d$/],
      ['Cartão de crédito', /^Pagar .*\d\d$/],
      ['Boleto', /^Gerar boleto de .*\d\d$/],
    ] as const) {
      await page.getByRole('radio', { name: method }).press('Space');
      await expect(submitButton(page)).toHaveText(words);
      for (const width of [360, 320] as const) {
        await resize(page, { width, height: 700 });
        const result = `${method} ${width} ${offerId}`;
        expect(await linesOf(submitButton(page)), result).toBeLessThanOrEqual(mostLines[width]);
        expect(await reachesOut(page), result).toEqual([]);
      }
    }
  }
  await expect(submitButton(page)).toHaveText('Gerar boleto de R$\u00a012.345.678,90');
});

test('the code of a Pix is shown whole, on as many lines as it takes, with script and without @phone', async ({
  page,
  browser,
  demo,
  buyer,
}) => {
  await buyWithPix(page, demo.offers.digital, buyer);
  const hidden = (code: Locator) =>
    code.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  for (const width of [320, 360, 1280]) {
    await resize(page, { width, height: 700 });
    expect(await hidden(page.getByLabel('Código Pix copia e cola')), `at ${width}`).toBe(0);
  }
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  await plain.goto(page.url());
  expect(await hidden(plain.getByLabel('Código Pix copia e cola'))).toBe(0);
  await plain.close();
});

test('touch targets are at least 44 pixels high and wide @phone', async ({ page, demo }) => {
  for (const offerId of [...Object.values(demo.byLayout), ...Object.values(demo.toLookAt)]) {
    await openCheckout(page, offerId);
    expect(await tooSmall(page), offerId).toEqual([]);
  }
});

test('Default: feedbacks are below the buyer’s data on a desktop, and after the payment on a phone', async ({
  page,
  demo,
}) => {
  const part = (name: string) => boxOf(page.getByRole('heading', { name, level: 2 }));
  await page.goto(checkoutPath(demo.byLayout.DEFAULT));
  const [buyer, payment, said] = [
    await part('Seus dados'),
    await part('Pagamento'),
    await part('Quem comprou recomenda'),
  ];
  expect(said.x).toBeLessThan(payment.x);
  expect(said.y).toBeGreaterThan(buyer.y);
  await resize(page, { width: 360, height: 800 });
  expect((await part('Quem comprou recomenda')).y).toBeGreaterThan((await part('Pagamento')).y);
});

test('steps lead from the buyer to the payment, which is number 2 (C4.7, C2.130, C2.134)', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.toLookAt.digitalInSteps, buyer);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  const payment = page.locator('#step-payment');
  await expect(payment).toHaveAttribute('data-state', 'open');
  await expect(payment.locator('h2')).toHaveText('2Pagamento');
  await expect(page.locator('#step-address')).toHaveCount(0);
});

test('goods on the minimal page have a card for where they go (C2.137)', async ({ page, demo }) => {
  await page.goto(checkoutPath(demo.toLookAt.minimalPhysical));
  await expect(page.locator('main section h2')).toContainText([
    'Seus dados',
    'Endereço de entrega',
    'Pagamento',
  ]);
});

test('a problem in a step that was closed since opens the step and leads into the field', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.toLookAt.digitalInSteps, buyer);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  // As a program that fills in forms does, after the step was found right.
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('#email')!.value = 'maria@';
  });
  await page.locator('#checkout [type=submit]').click();
  await expect(page.locator('#step-buyer')).toHaveAttribute('data-state', 'open');
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test.describe('a page for developers', () => {
  test.use({ expectedNoise: [/404/] });

  test('the page for developers is not part of a production build', async ({ page }) => {
    const answer = await page.goto('/resources/design');
    expect(answer?.status()).toBe(404);
  });
});

/** The edge around a part and its ground, as the browser drew them. */
const drawnOf = (part: Locator) =>
  part.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return { edge: `${borderTopWidth} ${borderTopColor}`, ground: backgroundColor };
  });

test('a button in a colour as light as the paper has an edge, on the way to the payment and on its page (C1.17)', async ({
  page,
  context,
  demo,
  buyer,
}) => {
  const white = await ownOffer(demo.toLookAt.digitalInSteps, { config: { color_primary: '#ffffff' } });
  const EDGED = { edge: '1px rgb(139, 139, 139)', ground: 'rgb(255, 255, 255)' };
  await openCheckout(page, white, buyer);
  const onward = page.getByRole('button', { name: 'Continuar para o pagamento' });
  expect(await drawnOf(onward)).toEqual(EDGED);
  expect(await drawnOf(page.locator('#step-buyer h2 > span'))).toEqual(EDGED);
  await onward.click();
  expect(await drawnOf(submitButton(page))).toEqual(EDGED);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(await drawnOf(page.getByRole('button', { name: 'Copiar código Pix' }))).toEqual(EDGED);
  await inSimulator(context, demo, buyer, 'expire');
  expect(await drawnOf(page.getByRole('button', { name: 'Gerar novo código' }))).toEqual(EDGED);
});

test('the notches of a ticket show its background: the paper of its card, or the page', async ({
  page,
  demo,
}) => {
  const through = async (offerId: string) => {
    await openCheckout(page, offerId);
    return page
      .locator('output')
      .evaluate((tear) =>
        ['::before', '::after'].map((notch) => getComputedStyle(tear, notch).backgroundColor),
      );
  };
  const [paper, ground] = ['rgb(255, 255, 255)', 'rgb(242, 244, 248)'];
  expect(await through(demo.byLayout.DEFAULT)).toEqual([paper, paper]);
  for (const layout of ['DROPSHIPPING', 'VEGA'] as const)
    expect(await through(demo.byLayout[layout]), layout).toEqual([ground, ground]);
});

test('the text below a Pix code stays next to it where the other column is longer', async ({
  page,
  demo,
  buyer,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await buyWithPix(page, demo.offers.digital, buyer);
  const code = await boxOf(page.getByRole('img', { name: /QR Code/ }));
  const words = await boxOf(page.getByText('Aponte a câmera do aplicativo do seu banco'));
  expect(Math.round(words.y - (code.y + code.height))).toBe(10);
});

test('forced colours apply to icons, a toast has an edge, and a list that opens has the browser’s arrow', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openCheckout(page, demo.offers.digital);
  await expect(page.locator('label:has([name=paymentMethod]) svg').first()).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
  await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
  await expect(page.getByLabel('Parcelas')).toHaveCSS('appearance', 'auto');
  await submitButton(page).press('Enter');
  const toast = page.getByRole('status').locator('p', { has: page.getByRole('button') });
  await expect(toast).toBeVisible();
  expect((await drawnOf(toast)).edge).toBe('1px rgb(255, 255, 255)');
});
