import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** An account of the demonstration. */
interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

type StaffAndSellers = Readonly<
  Record<
    'producer' | 'coproducer' | 'affiliate' | 'customer' | 'admin' | 'functionary' | 'manager',
    DemoAccount
  >
>;

/** What `npm run demo:info` prints, as far as journeys and benches need it. */
export interface DemoInfo {
  readonly simulator: string;
  /** The address of the mailbox; its mails are at `.json?to=`. */
  readonly mailbox: string;
  readonly users: StaffAndSellers & { readonly master: DemoAccount };
  /** Another platform, at its own host. */
  readonly otherPlatform: { readonly web: string; readonly users: StaffAndSellers };
  /** An offer of that platform. */
  readonly otherPlatformOffer: string;
  readonly offers: { readonly digital: string; readonly physical: string; readonly subscription: string };
  /** One offer for each of the three designs. */
  readonly byLayout: { readonly DEFAULT: string; readonly DROPSHIPPING: string; readonly VEGA: string };
  readonly toLookAt: {
    readonly digitalInSteps: string;
    readonly minimalPhysical: string;
    readonly longTexts: string;
  };
  /** The digital product again, one offer for each provider that is built in. */
  readonly byGateway: { readonly HAWKPAY: string; readonly ASAAS: string; readonly ONZ: string };
}

export interface JourneyBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly cpf: string;
}

interface Journey {
  readonly demo: DemoInfo;
  /** A unique name, so that the charge can be found by it. */
  readonly buyer: JourneyBuyer;
  /** Messages of the browser's console that this journey provokes on purpose. */
  readonly expectedNoise: RegExp[];
}

/** What Remix reports when a page is left while its data still arrives. A reader notices nothing. */
const LEFT_WHILE_LOADING = /AbortError: BodyStreamBuffer was aborted/;

/** A journey fails on anything the browser complains about: an error in the console is one a buyer met. */
export const test = base.extend<Journey>({
  demo: async ({}, use) => use(JSON.parse(process.env['DEMO_INFO'] ?? '{}') as DemoInfo),
  buyer: async ({}, use) => {
    const mark = Math.random().toString(36).slice(2, 8);
    await use({
      name: `Maria Teste ${mark}`,
      email: `maria.${mark}@exemplo.com.br`,
      phone: '11987654321',
      cpf: '52998224725',
    });
  },
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const complaints: string[] = [];
    const complain = (text: string) => {
      if (LEFT_WHILE_LOADING.test(text)) return;
      if (!expectedNoise.some((noise) => noise.test(text))) complaints.push(text);
    };
    page.on('pageerror', (error) => complain(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(complaints, 'errors in the console of the browser').toEqual([]);
  },
});

export { expect };

export const checkoutPath = (offerId: string, query = '') => `/checkout/${offerId}${query}`;

export async function fillBuyer(page: Page, { name, email, phone, cpf }: JourneyBuyer): Promise<void> {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Celular com DDD').fill(phone);
  await page.getByLabel('CPF').fill(cpf);
}

/** Above the form: the problems of several fields, with a link to each. A single problem is shown at its field only. */
export const problemList = (page: Page) => page.getByRole('group', { name: 'Confira os campos destacados' });

/** Names the method and the sum once script runs; before that only the purchase. */
export const submitButton = (page: Page) =>
  // On phones a bar outside of the form has a button of the same name.
  page
    .locator('#checkout')
    .getByRole('button', { name: /^(?:Gerar Pix|Gerar boleto|Pagar(?!.* com Pix agora)|Finalizar compra)/ });

/**
 * Waits until React has hydrated the page; before, it looks ready but does not react. Effects that the checkout starts,
 * such as its history entry, run a moment later.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('#checkout, [data-testid="payment-title"]');
    const taken = form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
    return taken && (form.id !== 'checkout' || window.history.state?.idx >= 1);
  });
}

/** Opens an offer and waits for hydration; for a buyer, their data is filled in as well. */
export async function openCheckout(page: Page, offerId: string, buyer?: JourneyBuyer): Promise<void> {
  await page.goto(checkoutPath(offerId));
  await hydrated(page);
  if (buyer) await fillBuyer(page, buyer);
}

/**
 * Delays the requests to this address, as a slow service would.
 * @returns continues them, and all later ones
 */
export async function keepWaiting(page: Page, address: string | RegExp): Promise<() => void> {
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(address, (route) => waited.then(() => route.continue()));
  return goOn;
}

/** Asserts with a short limit: the page may have been drawn too early. */
const soonShown = expect.configure({ timeout: 5_000 });

/** Opens a page again until it shows what a job in the background writes, such as the list of sales. */
export async function openUntil(
  page: Page,
  address: string,
  isShown: (shown: typeof soonShown) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await isShown(soonShown);
  }).toPass();
}

export const paymentTitle = (page: Page) => page.getByTestId('payment-title');

/** From an offer to the payment page, as a buyer in a hurry. */
export async function buyWithPix(page: Page, offerId: string, buyer: JourneyBuyer): Promise<void> {
  await openCheckout(page, offerId, buyer);
  // Another visit of this tab may have chosen another method.
  await page.locator('[name=paymentMethod][value=PIX]').check();
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
}

export const paymentIdOf = (page: Page) => /\/checkout\/payment\/([\w-]+)/.exec(page.url())?.[1] ?? '';

/** Performs an action of the payer or the bank, on the simulator's own page, in another tab. */
export async function inSimulator(
  context: BrowserContext,
  { simulator }: DemoInfo,
  buyer: JourneyBuyer,
  action: 'pay' | 'expire' | 'refund',
): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${simulator}/?q=${encodeURIComponent(buyer.name)}`);
  const buttons = tab.locator(`button[data-action=${action}]:enabled`);
  await expect(buttons).toHaveCount(1);
  // Chromium may hang when a tab is closed while its form is still on the way.
  const answered = tab.waitForEvent('load');
  await buttons.click();
  await answered;
  await tab.close();
}

/** The payer pays elsewhere, and the open page shows it without interaction. */
export async function paid(page: Page, demo: DemoInfo, buyer: JourneyBuyer): Promise<void> {
  await inSimulator(page.context(), demo, buyer, 'pay');
  await expect(paymentTitle(page)).toHaveText('Pagamento confirmado');
}
