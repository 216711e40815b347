import type { Page } from '@playwright/test';
import { cardFrame, fillCard, sendCardForm } from './card';
import {
  checkoutPath,
  expect,
  keepWaiting,
  openCheckout,
  paymentTitle,
  problemList,
  submitButton,
  test,
} from './journey';
import { resize } from './resize';

const WRONG = '4111111111111112';

/** A third-party script in the page: it reads everything it can, and listens to every message of the frame. */
async function eavesdrop(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const received: unknown[] = [];
    Object.assign(window, { heard: received });
    window.addEventListener('message', ({ data, ports }) => {
      received.push(data);
      ports[0]?.addEventListener('message', (event) => received.push((event as MessageEvent).data));
    });
  });
  return () => page.evaluate(() => JSON.stringify((window as { heard?: unknown[] }).heard));
}

test('no script of the page can read a card: its fields are in a frame that only sends the encrypted card, problems or its height (C7.15) @phone', async ({
  page,
  demo,
  buyer,
}) => {
  const received = await eavesdrop(page);
  await openCheckout(page, demo.offers.digital, buyer);
  await fillCard(page, WRONG);
  await sendCardForm(page);
  await expect(cardFrame(page).getByLabel('Número do cartão')).toBeFocused();

  await expect(page.locator('input[autocomplete^=cc-], [name^=cardN], [name=cardCvv]')).toHaveCount(0);
  const reach = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    try {
      return [frame.contentDocument, String(frame.contentWindow?.document)];
    } catch (refusal) {
      return [frame.contentDocument, (refusal as DOMException).name];
    }
  });
  expect(reach).toEqual([null, 'SecurityError']);

  await cardFrame(page).getByLabel('Número do cartão').fill('4111111111111111');
  await expect(cardFrame(page).getByRole('status')).toHaveText('Visa');
  // The response replaces this page and its recorded data.
  const letAnswer = await keepWaiting(page, /\.data/);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && /\.data/.test(request.url()),
  );
  await sendCardForm(page);
  const token = new URLSearchParams((await posted).postData() ?? '').get('cardToken') ?? '';
  expect(token.split('.')).toHaveLength(5);
  const said = await received();
  letAnswer();
  expect(said).toContain(token);
  expect(said).toContain('Número do cartão inválido');
  for (const secret of [WRONG, '4111', 'MARIA', '"123"'])
    expect(said.replace(token, '')).not.toContain(secret);
  await page.waitForURL(/\/checkout\/payment\//);
});

test('problems of a card are shown beside its fields, listed above the form and linked; corrected ones are struck out', async ({
  page,
  demo,
  buyer,
}) => {
  await openCheckout(page, demo.offers.digital, buyer);
  await fillCard(page, WRONG);
  const card = cardFrame(page);
  await card.getByLabel('Código de segurança').fill('1');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await sendCardForm(page);
  const summary = problemList(page);
  await expect(card.getByLabel('Número do cartão')).toBeFocused();
  const wrong = 'Número do cartão inválido. Confira os números.';
  await expect(card.locator('#cardNumber-problem')).toHaveText(wrong);
  await expect(card.getByLabel('Número do cartão')).toHaveAttribute('aria-describedby', 'cardNumber-problem');
  await expect(card.locator('#cardCvv-problem')).toBeVisible();
  expect(posts).toEqual([]);

  await summary.getByRole('link', { name: /código de segurança/i }).press('Enter');
  await expect(card.getByLabel('Código de segurança')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await expect(card.locator('#cardCvv-problem')).toHaveCount(0);
  await expect(summary.locator('s')).toHaveText(/código de segurança/i);
  await expect(card.locator('#cardNumber-problem')).toHaveText(wrong);
});

test('the frame is as high as its fields and as wide as the others, also on the narrowest phone; Enter in it buys', async ({
  page,
  demo,
  buyer,
}) => {
  await resize(page, { width: 320, height: 700 });
  await openCheckout(page, demo.byLayout.VEGA, buyer);
  await fillCard(page, WRONG);
  await sendCardForm(page);
  const card = cardFrame(page);
  await expect(card.locator('#cardNumber-problem')).toBeVisible();
  const tooHigh = async () => {
    const room = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
    return (
      room - Math.ceil(await card.locator('body').evaluate((body) => body.getBoundingClientRect().height))
    );
  };
  await expect.poll(tooHigh).toBe(0);
  expect(await card.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  const [number, email] = [card.getByLabel('Número do cartão'), page.getByLabel('E-mail')];
  const [inFrame, inPage] = [(await number.boundingBox())!, (await email.boundingBox())!];
  for (const side of ['x', 'width', 'height'] as const) expect(inFrame[side]).toBeCloseTo(inPage[side], 0);

  await number.fill('4111111111111111');
  await number.press('Enter');
  await page.waitForURL(/\/checkout\/payment\//);
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
});

test.describe('a bad connection', () => {
  test.use({ expectedNoise: [/the fields of the card did not load/] });

  test('a frame that does not load does not block the buyer: it shows a message, can be reloaded, and Pix buys', async ({
    page,
    demo,
    buyer,
  }) => {
    await page.clock.install();
    // Requests before this point are never answered, not even later.
    let answers = false;
    await page.route(/\/card(\?|$)/, (route) => (answers ? route.continue() : undefined));
    await openCheckout(page, demo.offers.digital, buyer);
    await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
    await expect(page.getByText('Carregando os campos do cartão…')).toBeVisible();
    await sendCardForm(page);
    await expect(page.getByRole('button', { name: 'Processando…' })).toBeVisible();

    await page.clock.runFor(15_000);
    await expect(page.getByRole('alert')).toContainText('Você não será cobrado duas vezes');
    await expect(submitButton(page)).toHaveText('Pagar R$\u00a097,00');
    await page.clock.runFor(15_000);
    await expect(page.getByText('Os campos do cartão não carregaram.')).toBeVisible();
    await expect(page.getByText('Tente de novo ou escolha outra forma de pagamento.')).toBeVisible();

    answers = true;
    await page.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
    await expect(cardFrame(page).getByLabel('Número do cartão')).toBeVisible();
    await expect(page.getByText('Os campos do cartão não carregaram.')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Pix' }).press('Space');
    await sendCardForm(page);
    await page.waitForURL(/\/checkout\/payment\//);
    await expect(paymentTitle(page)).toHaveText('Pague com Pix');
  });
});

test('the document of the frame has a policy of its own: one script, no call, no form, no page of others around it', async ({
  request,
  demo,
}) => {
  const answer = await request.get(`${checkoutPath(demo.offers.digital)}/card`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy.replaceAll(/nonce-[\w-]+/g, 'nonce')).toBe(
    "default-src 'none'; script-src 'nonce'; style-src 'nonce'; connect-src 'none'; form-action 'none'; " +
      "base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms; " +
      'report-uri /csp-reports; report-to csp',
  );
  expect(answer.headers()).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  });
  expect((await answer.text()).match(/(?:src|href)=/g)).toBeNull();
});

test('space for the fields of a card is reserved: nothing below moves @phone', async ({ page, demo }) => {
  const bring = await keepWaiting(page, '**/checkout/*/card');
  await openCheckout(page, demo.offers.digital);
  await page.getByRole('radio', { name: 'Cartão de crédito' }).press('Space');
  const parts = page.getByLabel('Parcelas');
  await expect(parts.locator('option')).toHaveCount(12);
  const before = (await parts.boundingBox())!.y;
  bring();
  await expect(cardFrame(page).getByLabel('Validade')).toBeVisible();
  await expect
    .poll(() => page.locator('iframe[src$="/card"]').getAttribute('style'))
    .toMatch(/^height: \d+px;$/);
  const moved = (await parts.boundingBox())!.y - before;
  expect(Math.abs(moved)).toBeLessThan(12);
});
