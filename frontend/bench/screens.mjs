// @ts-check
/**
 * Pictures of everything a buyer can meet, at the width of a phone, a tablet and a desk, and of screens of the back office, into
 * docs/screens. They are to be looked at, not compared: fonts differ by machine. It starts a platform of its own unless WEB_URL and
 * DEMO_INFO name one.
 *
 *     npm run screens                        all of them
 *     npm run screens -- --back-office       those of the back office only
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../libs/tooling/src/browser.mjs';
import { backOfficeScreens } from './support/back-office-screens.mjs';
import { demoPlatform } from './support/platform.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const TARGET = path.resolve(import.meta.dirname, '../../docs/screens');
const WIDTHS = [360, 768, 1280];
const METHODS = /** @type {const} */ ({ pix: 'Pix', card: 'Cartão de crédito', billet: 'Boleto' });
const BUYER = {
  'Nome completo': 'Maria Aparecida Souza',
  'E-mail': 'maria@exemplo.com.br',
  'Celular com DDD': '11987654321',
  CPF: '52998224725',
};

/** The simulated bank thinks it over and refuses (libs/simulator/README.md). */
const REFUSED_LATER = '4000000000000341';

/** News that no provider brings about on demand; they are put into the stream of the payment itself. */
const STATES = /** @type {const} */ ({
  confirming: { status: 'PENDING', confirming: true },
  analysing: { method: 'CREDIT_CARD', status: 'PENDING' },
  approved: {
    status: 'APPROVED',
    access: [{ title: 'Fotografia com o Celular', address: 'https://cursos.conecta.example/fotografia' }],
  },
  canceled: { status: 'CANCELED', reason: 'EXPIRED', renewable: true },
  refunded: { status: 'REFUNDED' },
});

const executablePath = await findBrowser();
const { web, demo, stop } = await demoPlatform();
const { byLayout, offers, toLookAt } = demo;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
/** They change places with the old ones when all of them are drawn: what fails on the way loses none. */
const drawn = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-screens-'));
fs.chmodSync(drawn, 0o755);
try {
  const isAll = !process.argv.includes('--back-office');
  if (isAll) for (const width of WIDTHS) await atWidth(width);
  await backOfficeScreens({ browser, web, demo, picture });
  if (isAll) fs.rmSync(TARGET, { recursive: true, force: true });
  fs.cpSync(drawn, TARGET, { recursive: true });
} finally {
  fs.rmSync(drawn, { recursive: true, force: true });
  await browser.close();
  await stop();
}
const bytes = fs.readdirSync(TARGET).map((file) => fs.statSync(path.join(TARGET, file)).size);
console.log(`${bytes.length} pictures, ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024)} KB`);

/** @param {number} width */
async function atWidth(width) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  const take = (/** @type {string} */ name) => picture(page, `${name}-${width}`);
  await methods(page, take);
  await others(page, take);
  await steps(page, take);
  await refusal(page, take);
  await lostFrame(page, take);
  await payments(page, take);
  await languages(page, take);
  await context.close();
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function methods(page, take) {
  for (const [name, offerId] of Object.entries({ default: byLayout.DEFAULT, vega: byLayout.VEGA })) {
    await open(page, offerId);
    await chooseEach(page, take, name);
  }
}

/** @param {Page} page */
function cardFrame(page) {
  return page.frameLocator('iframe[title="Dados do cartão"]');
}

/** A course in steps, goods on the minimal page, a seller who writes much. @param {Page} page @param {(name: string) => Promise<void>} take */
async function others(page, take) {
  const named = {
    'dropshipping-digital': toLookAt.digitalInSteps,
    'vega-physical': toLookAt.minimalPhysical,
    'default-long-texts': toLookAt.longTexts,
  };
  for (const [name, offerId] of Object.entries(named)) {
    await open(page, offerId);
    await take(name);
  }
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function languages(page, take) {
  for (const [name, language] of Object.entries({ english: 'English', spanish: 'Español' })) {
    await open(page, byLayout.DEFAULT);
    await page.getByRole('button', { name: language }).click();
    await page.waitForLoadState();
    await alive(page);
    await take(`default-${name}`);
  }
}

/** @param {Page} page @param {(name: string) => Promise<void>} take @param {string} name */
async function chooseEach(page, take, name) {
  for (const [method, label] of Object.entries(METHODS)) {
    // By the keyboard: a click would be taken to where the frame of the card was last drawn.
    await page.getByRole('radio', { name: label }).press('Space');
    if (method === 'card') await cardFrame(page).getByLabel('Validade').waitFor();
    await take(`${name}-${method}`);
  }
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function steps(page, take) {
  await open(page, byLayout.DROPSHIPPING);
  await take('dropshipping-step-1');
  await fillBuyer(page);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await page.getByLabel('CEP').fill('01310100');
  await page.getByLabel('Rua').waitFor();
  await page.getByLabel('Número', { exact: true }).fill('1000');
  await take('dropshipping-step-2');
  await page.locator('#step-address').getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await chooseEach(page, take, 'dropshipping-step-3');
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function refusal(page, take) {
  await open(page, byLayout.DEFAULT);
  await page.getByLabel('Nome completo').fill('Ana');
  await page.getByLabel('CPF').fill('11111111111');
  await page.getByLabel('CPF').press('Enter');
  await page.locator('#cpf-problem').waitFor();
  await take('default-refused');
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function lostFrame(page, take) {
  await page.route('**/card', (route) => route.abort());
  await open(page, byLayout.DEFAULT);
  await page.getByRole('radio', { name: METHODS.card }).press('Space');
  await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
  await take('default-card-missing');
  await page.unroute('**/card');
}

/** @param {Page} page @param {(name: string) => Promise<void>} take */
async function payments(page, take) {
  await buy(page, METHODS.billet);
  await take('payment-billet');
  await buy(page, METHODS.card, async () => {
    const card = cardFrame(page);
    await card.getByLabel('Número do cartão').fill(REFUSED_LATER);
    await card.getByLabel('Nome impresso no cartão').fill('MARIA A SOUZA');
    await card.getByLabel('Validade').fill(`12${new Date().getFullYear() - 1999}`);
    await card.getByLabel('Código de segurança').fill('123');
  });
  await page.getByRole('button', { name: 'Tentar outro cartão' }).waitFor();
  await take('payment-refused');
  await buy(page, METHODS.pix);
  await take('payment-pix');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const result = await (await page.request.get(`${web}/api/checkout/payments/${id}`)).json();
  for (const [name, state] of Object.entries(STATES)) {
    const body = `event: payment\ndata: ${JSON.stringify({ ...result, confirming: false, ...state })}\n\n`;
    await page.route('**/events', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    const title = await page.getByTestId('payment-title').textContent();
    await page.reload();
    await page
      .getByTestId('payment-title')
      .filter({ hasNotText: title === 'Pague com Pix' ? title : '#' })
      .waitFor();
    await page.waitForTimeout(300);
    await take(`payment-${name}`);
    await page.unroute('**/events');
  }
}

/** @param {Page} page @param {string} offerId */
async function open(page, offerId) {
  await page.goto(`${web}/checkout/${offerId}`);
  await alive(page);
}

/** @param {Page} page @param {string} method @param {() => Promise<void>} [fillMore] */
async function buy(page, method, fillMore) {
  // Another buyer each time: the same one would be asked whether a second order is meant.
  await page.context().clearCookies();
  await open(page, offers.digital);
  await fillBuyer(page);
  await page.getByRole('radio', { name: method }).check();
  await fillMore?.();
  await page.locator('#checkout [type=submit]').press('Enter');
  await page.waitForURL(/\/checkout\/payment\//);
  await alive(page);
}

/** Until React has taken over the page. @param {Page} page */
async function alive(page) {
  await page.waitForFunction(() => {
    const root = document.querySelector('#checkout, [data-testid="payment-title"]');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
}

/** @param {Page} page */
async function fillBuyer(page) {
  for (const [label, value] of Object.entries(BUYER)) await page.getByLabel(label).fill(value);
}

/**
 * The whole page as WebP, which only the browser's own protocol makes. The window is made as high as the page: a frame
 * outside of the window is not drawn, and what sticks to its foot belongs below everything.
 * @param {Page} page @param {string} name
 */
async function picture(page, name) {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 50 });
  await client.detach();
  await page.setViewportSize(window);
  fs.writeFileSync(path.join(drawn, `${name}.webp`), Buffer.from(data, 'base64'));
}
