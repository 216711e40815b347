import type { Page } from '@playwright/test';
import {
  checkoutPath,
  expect,
  hydrated,
  keepWaiting,
  openCheckout,
  problemList,
  submitButton,
  test,
} from './journey';
import { changeOffer, ownOffer } from './own-offer';

const SELLERS_PAGE = 'https://vendedora.example/espere';

/** The browser's back button, a turn later: otherwise the page could be gone before the call returns. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => window.history.back()));

/** The browser's question on leaving, recorded and answered. */
function questions(page: Page, answer: 'dismiss' | 'accept'): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog[answer]();
  });
  return asked;
}

/** An offer whose seller redirects "back" to an existing page of theirs. */
async function offerWithWayBack(page: Page, from: string): Promise<string> {
  await page.route(SELLERS_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Espere</title>' }),
  );
  return ownOffer(from, { config: { back_redirect: SELLERS_PAGE } });
}

test('leaving asks first, after an interaction with the page; continuing to payment does not ask (C2.104)', async ({
  page,
  demo,
  buyer,
}) => {
  const asked = questions(page, 'dismiss');
  await openCheckout(page, demo.offers.digital, buyer);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  // It was dismissed, so the page still has the typed values.
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(asked).toEqual(['beforeunload']);
});

test('leaving also asks while the purchase is pending: after a reload the form would be empty (C2.104, C4.13)', async ({
  page,
  demo,
  buyer,
}) => {
  const asked = questions(page, 'dismiss');
  await openCheckout(page, demo.offers.digital, buyer);
  const goOn = await keepWaiting(page, '**/checkout/*.data');
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Processando' })).toBeVisible();
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  goOn();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(asked).toEqual(['beforeunload']);
});

test('back leads to the seller’s address, without a question (C1.21, C2.105, C2.106)', async ({
  page,
  demo,
}) => {
  const asked = questions(page, 'accept');
  const offer = await offerWithWayBack(page, demo.offers.digital);
  await page.goto('/');
  // Some browsers count the blank page before the first one, some do not, and not always the same.
  const before = await page.evaluate(() => window.history.length);
  await openCheckout(page, offer);
  const entries = await page.evaluate(() => window.history.length);
  await page.getByLabel('Nome completo').fill('Maria');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(SELLERS_PAGE);
  await expect(page).toHaveTitle('Espere');
  expect(asked).toEqual([]);
  // The checkout and the entry that was pushed.
  expect(entries).toBe(before + 2);
});

test('a buyer who returns from the seller’s address to the cached page is asked again (C2.104, C2.106)', async ({
  page,
  demo,
}) => {
  const asked = questions(page, 'dismiss');
  const offer = await ownOffer(demo.offers.digital, { config: { back_redirect: SELLERS_PAGE } });
  // An answer without a page leaves the browser where it is, as if it had taken the checkout out again whole.
  let sought = 0;
  await page.route(SELLERS_PAGE, (route) => route.fulfill({ status: 204 }).then(() => (sought += 1)));
  await openCheckout(page, offer);
  await page.getByLabel('Nome completo').fill('Maria');
  await goBack(page);
  await expect.poll(() => sought).toBe(1);
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria');
});

test('back is plainly back where the seller set no address (C2.105, C2.106)', async ({ page, demo }) => {
  await page.goto('/');
  await openCheckout(page, demo.offers.digital);
  await goBack(page);
  await expect(page).toHaveURL(/\/$/);
});

test('the link prefills the form, and its query is passed to the payment page without buyer data (C2.98, C2.99, C2.100, C2.101, C2.109, C2.110)', async ({
  page,
  demo,
}) => {
  const query =
    '?nome=Jo%C3%A3o%20Lima&email=joao%40exemplo.com.br&telefone=21998877665&cpf=52998224725&utm_source=a%26b&src=x';
  await page.goto(checkoutPath(demo.offers.digital, query));
  await hydrated(page);
  await expect(page.getByLabel('Nome completo')).toHaveValue('João Lima');
  await expect(page.getByLabel('E-mail')).toHaveValue('joao@exemplo.com.br');
  await expect(page.getByLabel('Celular com DDD')).toHaveValue('(21) 99887-7665');
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(new URL(page.url()).search).toBe('?utm_source=a%26b&src=x');
  expect(asked.filter((address) => /joao|52998224725|21998877665/i.test(address))).toEqual([]);
  await page.goBack({ waitUntil: 'commit' });
  expect(new URL(page.url()).search).toBe('?utm_source=a%26b&src=x');
});

test('once a purchase is sent no cart is saved as abandoned, and the payment page is loaded as a page of its own (C4.18)', async ({
  page,
  demo,
  buyer,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Without the files of the next page, which may load before this check.
    if (['document', 'fetch', 'xhr', 'ping'].includes(request.resourceType()))
      asked.push(`${request.method()} ${pathname}`);
  });
  // Longer than a cart waits before it is saved.
  await page.route('**/checkout/*.data', async (route) => {
    await new Promise((later) => setTimeout(later, 1_000));
    await route.continue();
  });
  await openCheckout(page, demo.offers.digital, buyer);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//, { waitUntil: 'commit' });
  const purchase = `POST ${checkoutPath(demo.offers.digital)}.data`;
  expect(asked.slice(asked.indexOf(purchase))).toEqual([purchase, `GET ${new URL(page.url()).pathname}`]);
});

test('a buyer who returns to a page that was cached while submitting finds it ready, with the typed values (C4.19)', async ({
  page,
  demo,
  buyer,
}) => {
  let sent = 0;
  await page.route('**/checkout/*.data', (route) => (++sent === 1 ? undefined : route.continue()));
  await openCheckout(page, demo.offers.digital, buyer);
  await submitButton(page).click();
  const sending = page.getByRole('button', { name: 'Processando' });
  await expect(sending).toBeVisible();
  // The event of a page that is restored from the browser's cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(sending).toHaveCount(0);
  await expect(page.getByLabel('Nome completo')).toHaveValue(buyer.name);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  expect(sent).toBe(2);
});

test('navigation within the page is not "back": neither the link to a problem nor another leaves it (C2.106)', async ({
  page,
  demo,
}) => {
  const offer = await offerWithWayBack(page, demo.offers.digital);
  await openCheckout(page, offer);
  await page.getByLabel('Nome completo').fill('Maria Souza');
  await submitButton(page).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('Nome completo').focus();
  await problemList(page)
    .getByRole('link', { name: /E-mail/ })
    .click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toBeInViewport();
  expect(page.url()).toMatch(new RegExp(`${checkoutPath(offer)}$`));

  await page.evaluate(() => {
    window.location.hash = 'cpf';
  });
  await expect(page).toHaveURL(/#cpf$/);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria Souza');
  await goBack(page);
  await expect(page).not.toHaveURL(/#cpf$/);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria Souza');
  await goBack(page);
  await page.waitForURL(SELLERS_PAGE);
});

test.describe('a buyer who was refused once', () => {
  test.use({ expectedNoise: [/409/] });

  test('a buyer who was refused once, and bought then, goes back to the page and forward to the payment again (C2.105)', async ({
    page,
    demo,
    buyer,
  }) => {
    const offer = await ownOffer(demo.offers.digital, {});
    await openCheckout(page, offer, buyer);
    await changeOffer(offer, { price: 10_700 });
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('O valor da oferta mudou');
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await page.waitForURL(/\/checkout\/payment\//);
    const payment = page.url();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${checkoutPath(offer)}$`));
    await hydrated(page);
    await page.goForward();
    await expect(page).toHaveURL(payment);
  });
});

test('who is about to leave reads the seller’s text once, keeps the focus, and closes it by the keyboard', async ({
  page,
  demo,
}) => {
  const offerId = await ownOffer(demo.offers.digital, { config: { exit_banner_text: '<b>Fique!</b>' } });
  await page.goto(checkoutPath(offerId));
  await hydrated(page);
  const leave = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })));
  const name = page.getByLabel('Nome completo');
  await name.focus();
  // As for a page that was opened in the background.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('<b>Fique!</b>')).toHaveCount(0);
  await leave();
  await expect(page.getByText('<b>Fique!</b>')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('<b>Fique!</b>')).toHaveCount(0);
  await leave();
  await expect(page.getByText('<b>Fique!</b>')).toHaveCount(0);
});
