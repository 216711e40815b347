// @ts-check
import { sellingRows } from './selling-rows.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('../../tests/journey').DemoInfo} DemoInfo */

/** The screens of the back office, by who sees them. */
const SCREENS = {
  admin: {
    dashboard: '/admin-root/dashboard',
    sellers: '/admin-root/manage-users',
    account: '/admin-root/my-account',
    gateways: '/admin-root/platform-settings/acquirings?amount=97,00',
    'gateway-order': '/admin-root/platform-settings/acquirings/routes/CREDIT_CARD',
    settings: '/admin-root/platform-settings',
    team: '/admin-root/manage-functionaries',
    customization: '/admin-root/customization',
    domains: '/admin-root/domains',
  },
  producer: {
    'seller-dashboard': '/platform/dashboard',
    'seller-accounts': '/platform/my-profile/accounts',
    products: '/platform/my-products',
  },
  master: { platforms: '/master-root/platforms' },
};
const SIGN_IN = {
  ...{ admin: '/admin-root-login', producer: '/login', master: '/master-root-login' },
  customer: '/login',
};
const WIDTHS = [360, 1280];
/** These are also drawn in the dark scheme. */
const IN_DARK = ['dashboard', 'gateways', 'products', 'own-sale'];

/**
 * Draws the screens of the back office at the width of a phone and a desk.
 * @param {{ browser: Browser, web: string, demo: DemoInfo, picture: (page: import('@playwright/test').Page, name: string) => Promise<void> }} given
 */
export async function backOfficeScreens({ browser, web, demo, picture }) {
  const selling = await sellingRows({ browser, web, demo });
  /** @type {Record<keyof typeof SIGN_IN, Record<string, string>>} */
  const screens = {
    ...{ master: SCREENS.master, customer: selling.customer },
    admin: { ...SCREENS.admin, ...selling.admin },
    producer: { ...SCREENS.producer, ...selling.producer },
  };
  for (const width of WIDTHS)
    for (const scheme of /** @type {const} */ (['light', 'dark']))
      for (const person of /** @type {(keyof typeof SIGN_IN)[]} */ (Object.keys(SIGN_IN))) {
        const wanted = Object.entries(screens[person]).filter(
          ([name]) => scheme === 'light' || IN_DARK.includes(name),
        );
        if (wanted.length === 0) continue;
        const context = await browser.newContext({
          ...{ viewport: { width, height: 800 }, colorScheme: scheme, reducedMotion: 'reduce' },
          ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
        });
        const page = await context.newPage();
        await page.goto(web + SIGN_IN[person]);
        const { email, password } = demo.users[person];
        await page.locator('input[name=email]').fill(email);
        await page.locator('input[name=password]').fill(password);
        await page.locator('input[name=password]').press('Enter');
        await page.waitForURL((url) => !url.pathname.includes('login'));
        for (const [name, at] of wanted) {
          await page.goto(web + at);
          await page.getByRole('heading', { level: 1 }).waitFor();
          const suffix = scheme === 'dark' ? '-dark' : '';
          await picture(page, `back-office-${name}${suffix}-${width}`);
        }
        await context.close();
      }
}
