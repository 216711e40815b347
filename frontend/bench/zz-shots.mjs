import { chromium } from '@playwright/test';
import { findBrowser } from '../../libs/tooling/src/browser.mjs';
import { demoPlatform } from './support/platform.mjs';
const executablePath = await findBrowser();
const { web, demo, stop } = await demoPlatform();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const fillBuyer = async (page) => {
  await page.getByLabel('Nome completo').fill('Maria Aparecida Souza');
  await page.getByLabel('E-mail').fill('maria@gmial.com');
  await page.getByLabel('Celular com DDD').fill('11987654321');
  await page.getByLabel('CPF').fill('52998224725');
};
const ready = (page) => page.waitForFunction(() => window.history.state?.idx >= 1);
try {
  for (const width of [390, 768, 1440]) {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    page.on('dialog', (d) => void d.accept());
    const shot = (name, fullPage = true) =>
      page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage });
    await page.goto(`${web}/checkout/${demo.offers.digital}`);
    await ready(page);
    await page.locator('#checkout [type=submit]').press('Enter');
    await page.waitForTimeout(500);
    await shot('empty', false);
    await page.reload();
    await ready(page);
    await fillBuyer(page);
    await page.getByLabel('Nome completo').fill('Maria Aparecida dos Santos Oli');
    await page.getByLabel('CPF').fill('11111111111');
    await page.locator('#checkout [type=submit]').press('Enter');
    await page.waitForTimeout(500);
    await shot('one-problem', false);
    await page.getByLabel('CPF').fill('52998224725');
    await page.getByRole('radio', { name: /Cartão/ }).press('Space');
    const frame = page.frameLocator('iframe[title="Dados do cartão"]');
    await frame.getByLabel('Número do cartão').fill('4000000000009995');
    await frame.getByLabel('Nome impresso no cartão').fill('MARIA SOUZA');
    await frame.getByLabel('Validade').fill('12/2029');
    await frame.getByLabel('Código de segurança').fill('123');
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('checkbox').nth(1).press('Space');
    await page.waitForTimeout(600);
    await page.getByLabel('Parcelas').selectOption('3');
    await page.waitForTimeout(400);
    await shot('card');
    await page.locator('#checkout [type=submit]').last().press('Enter');
    await page.locator('#paymentMethod-problem').waitFor();
    await page.waitForTimeout(600);
    await shot('no-funds', false);
    await page.goto(`${web}/checkout/${demo.byLayout.DROPSHIPPING}`);
    await ready(page);
    await page
      .getByRole('button', { name: /Continuar/ })
      .first()
      .press('Enter');
    await page.waitForTimeout(500);
    await shot('steps-empty', false);
    await fillBuyer(page);
    await page
      .getByRole('button', { name: /Continuar/ })
      .first()
      .press('Enter');
    await page.waitForTimeout(300);
    await page.getByLabel('CEP').pressSequentially('01310100');
    await page.waitForTimeout(1500);
    await page.keyboard.type('1000');
    await page
      .locator('#step-address')
      .getByRole('button', { name: /Continuar/ })
      .press('Enter');
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: /Alterar Seus dados/ }).press('Enter');
    await page.waitForTimeout(400);
    await shot('steps-reopened');
    await page.goto(`${web}/checkout/${demo.toLookAt.minimalPhysical}`);
    await ready(page);
    await shot('vega-physical');
    await context.close();
    const plain = await browser.newContext({
      viewport: { width, height: 844 },
      locale: 'pt-BR',
      javaScriptEnabled: false,
    });
    const still = await plain.newPage();
    await still.goto(`${web}/checkout/${demo.offers.digital}`);
    await fillBuyer(still);
    await still.getByRole('checkbox').first().press('Space');
    await still.getByRole('radio', { name: /Cartão/ }).check({ force: true });
    await still.getByLabel('Número do cartão').fill('4000000000009995');
    await still.getByLabel('Nome impresso no cartão').fill('MARIA SOUZA');
    await still.getByLabel('Validade').fill('12/2029');
    await still.getByLabel('Código de segurança').fill('123');
    await still.locator('#checkout [type=submit]').last().press('Enter');
    await still.waitForLoadState();
    await still.screenshot({ path: `/tmp/shots/nojs-confirm-${width}.png`, fullPage: true });
    await plain.close();
  }
} finally {
  await browser.close();
  await stop();
}
