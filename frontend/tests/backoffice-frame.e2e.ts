import type { Page } from '@playwright/test';
import { analyzed } from './axe';
import { expect, test } from './journey';

/** The design pages of the back office: its frame, its components, a form with a field of each kind, its error pages. */
const COMPONENTS = '/resources/design/back-office';
const FORM = `${COMPONENTS}/form`;

const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'para salvar' });

/** Waits until React has taken over the page. */
const takenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));

async function expectNoViolation(page: Page, where: string): Promise<void> {
  const { violations, passes } = await analyzed(page);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
  expect(passes.length, `${where} was looked at`).toBeGreaterThan(15);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a refused form in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(FORM);
    await takenOver(page);
    await page.getByLabel('Nome do produto').fill('');
    await page.getByLabel('Preço').fill('dez');
    await saveButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expectNoViolation(page, 'refused');
  });
}

for (const [language, heading, patterns] of [
  ['en-US', 'Components', 'Patterns of pages'],
  ['es-ES', 'Componentes', 'Patrones de páginas'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    test(`the components are shown in ${language}, and a confirmation is a dialogue that Escape closes`, async ({
      page,
    }) => {
      await page.goto(`${COMPONENTS}/confirmation`);
      await takenOver(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expectNoViolation(page, 'confirmation');
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.pathname === COMPONENTS);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await page.goto(`${COMPONENTS}/patterns`);
      await expect(page.getByRole('heading', { name: patterns, level: 1 })).toBeVisible();
    });
  });
}

test('a confirmation stands above its page without script @nojs', async ({ page }) => {
  await page.goto(`${COMPONENTS}/confirmation`);
  await expect(page.getByRole('dialog')).toContainText('R$ 97,00 voltam para a pessoa que comprou.');
  await expect(page.getByRole('heading', { name: 'Componentes', level: 1 })).toBeVisible();
});

test('a form is checked in the browser, and the summary leads to the field', async ({ page }) => {
  await page.goto(FORM);
  await takenOver(page);
  await page.getByLabel('Preço').fill('dez');
  await page.getByLabel('CPF ou CNPJ').fill('111.111.111-11');
  await saveButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Corrija 2 campos para salvar');
  await expect(page.getByLabel('Preço')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Preço')).toHaveAccessibleDescription(/Valor inválido/);
  await summary(page).getByRole('link', { name: 'CPF ou CNPJ' }).click();
  await expect(page.getByLabel('CPF ou CNPJ')).toBeFocused();
  await page.getByLabel('CPF ou CNPJ').fill('52998224725');
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await page.getByLabel('Preço').fill('1234,5');
  await page.getByLabel('Preço').blur();
  await expect(page.getByLabel('Preço')).toHaveValue('1.234,50');
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Alterações salvas.' })).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
});

test.describe('a form that the server refuses', () => {
  test.use({ expectedNoise: [/status of 422/] });

  test('keeps the typed values and shows the reason beside the field', async ({ page }) => {
    await page.goto(FORM);
    await takenOver(page);
    await page.getByLabel('Nome do produto').fill('Repetido');
    await saveButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page.getByLabel('Nome do produto')).toHaveAccessibleDescription(/Já existe um produto/);
    await expect(page.getByLabel('Nome do produto')).toHaveValue('Repetido');
  });

  test('does so without script @nojs', async ({ page }) => {
    await page.goto(FORM);
    await page.getByLabel('Nome do produto').fill('');
    await page.getByLabel('Preço').fill('1,00');
    await saveButton(page).click();
    await expect(summary(page)).toContainText('Corrija 2 campos para salvar');
    await expect(page.getByLabel('Preço')).toHaveAccessibleDescription(/O mínimo é 5,00/);
    await expect(page.getByLabel('Preço')).toHaveValue('1,00');
    await page.getByLabel('Nome do produto').fill('Curso');
    await page.getByLabel('Preço').fill('97,00');
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Alterações salvas.' })).toBeVisible();
  });
});

test('a page with changes asks before it is left, and not after they were saved', async ({ page }) => {
  await page.goto(FORM);
  await takenOver(page);
  await page.getByLabel('Nome do produto').fill('Outro nome');
  const away = page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Componentes' });
  await away.click();
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(FORM);
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Alterações salvas.' })).toBeVisible();
  await away.click();
  await page.waitForURL(COMPONENTS);
});

test('the choice of a scheme is in the HTML of the next page, without script too @nojs', async ({ page }) => {
  await page.goto(COMPONENTS);
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('button', { name: 'Escura' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(new URL(page.url()).pathname).toBe(COMPONENTS);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 27, 35)');
});

test('the language of the back office is the language of the site', async ({ page }) => {
  await page.goto(FORM);
  await page.getByRole('navigation', { name: 'Navegação' }).getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test.describe('an error of a page', () => {
  test.use({ expectedNoise: [/status of (?:401|403|404|503)/] });
  for (const [status, heading] of [
    [401, 'Entre para continuar'],
    [403, 'Você não tem acesso a esta página'],
    [404, 'Página não encontrada'],
    [503, 'O sistema está indisponível'],
  ] as const) {
    test(`${status} is a page inside the frame of its area`, async ({ page }) => {
      const answer = await page.goto(`${COMPONENTS}/error/${status}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('navigation', { name: 'Navegação' })).toBeVisible();
      await expect(page.getByText('isSalesAvailable')).toHaveCount(status === 403 ? 1 : 0);
    });
  }

  for (const path of ['/platform/reports', '/admin-root/subscriptions', '/master-root/gateways']) {
    test(`${path} is not built yet and answers 404 from the back office`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    });
  }
});

test('a first visit to a page of the back office loads at most 220 KB of scripts', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(COMPONENTS, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(220 * 1024);
});
