import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@remix-run/route-config';
import type { Area } from '@guiche/access';
import { AREA_PAGES } from '../backoffice/access/areas';
import routes from '../backoffice/routes';
import { expect, test, type DemoInfo, type JourneyBuyer } from './journey';
import { signIn } from './people';
import { resize } from './resize';
import {
  addProductsRows,
  addQueuesRows,
  addSettingsRows,
  affiliated,
  anticipated,
  askedForRefund,
  blockedBuyer,
  blockedNetwork,
  boughtAndPaid,
  billedPlatform,
  charged,
  disputed,
  importedStatement,
  inDebt,
  invitedMember,
  managerWithdrew,
  openedReceiver,
  proposedAdjustment,
  publishedCourse,
  refunded,
  soldAsAffiliate,
  withdrawn,
} from './rows';
import { reachesOut } from './sideways';

/** The addresses of a route and of those inside it. A page is a component; what answers with a file or a redirect is none. */
const patternsOf = (entry: RouteConfigEntry, parent = ''): string[] => {
  const pattern = entry.path ? `${parent}/${entry.path}` : parent;
  return [
    ...(entry.path && entry.file.endsWith('.tsx') ? [pattern] : []),
    ...(entry.children ?? []).flatMap((child) => patternsOf(child, pattern)),
  ];
};
/** Every page of the back office. A segment that may be missing makes two pages. */
const PAGES = (routes as readonly RouteConfigEntry[])
  .flatMap((entry) => patternsOf(entry))
  .filter((pattern) => pattern !== '/*')
  .flatMap((pattern) =>
    pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, ''), pattern.slice(0, -1)] : [pattern],
  );
const NOT_FOUND = '/resources/design/back-office/error/404';
/** Pages that only open for something chosen before. */
const QUERIES: Readonly<Record<string, string>> = {
  '/admin-root/review-inbox/bulk': '/admin-root/review-inbox/bulk?all=2',
  '/master-root/session-logs/bulk': '/master-root/session-logs/bulk?all=2',
  '/platform/refunds/bulk': '/platform/refunds/bulk?all=2',
  '/admin-root/manage-anticipations/bulk': '/admin-root/manage-anticipations/bulk?all=1',
  '/admin-root/manage-withdraws/bulk': '/admin-root/manage-withdraws/bulk?all=2',
  '/admin-root/manage-managers-withdraws/bulk': '/admin-root/manage-managers-withdraws/bulk?all=1',
};

const isAt = (pattern: string, address: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
/** The page at an address: one with the address itself before one with a parameter. */
const pageAt = (address: string): string | undefined =>
  PAGES.includes(address) ? address : PAGES.find((pattern) => isAt(pattern, address));

/** A reader's screen and scheme. Changing both needs no other visit. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const;

/** Colours and widths that are on their way from the look before are those of none. A sheet made by script needs no exception of the CSP. */
const showAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

const show = async (page: Page, { colorScheme, width }: (typeof LOOKS)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await resize(page, { width, height: 900 });
};

/** The width at which axe always looks at the whole page; at the other one it looks at the frame around the pages once. */
const WHOLE_PAGE = 360;

/** Without the style sheets, which only rules read that are off by default. */
const axeOf = (page: Page, isWhole: boolean): AxeBuilder => {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  return isWhole ? axe : axe.include('main');
};

/**
 * What axe finds in both schemes, and what reaches beyond the screen at both widths.
 * @param frame whether to look at what is around the content too, which is the same on every page of an area
 */
async function problemsOf(page: Page, frame: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    const { colorScheme, width } = look;
    await show(page, look);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const { violations } = await axeOf(page, width === WHOLE_PAGE || frame).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${width}: ${id} ${target.join(' ')}: ${failureSummary}`),
      ),
      ...(await reachesOut(page)).map((text) => `${width}: ${text}`),
    );
  }
  return found;
}

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/**
 * Opens each of the pages, those with a parameter at an address that another page links to.
 * @returns what is wrong with them, also where no link leads to a page
 */
async function walk(page: Page, wanted: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const unseen = new Set(wanted);
  /** Addresses to open: of pages not seen yet first, then others, which may link to one. */
  const next = wanted.filter((pattern) => !pattern.includes(':'));
  // No other page links to it.
  if (wanted.includes(pageAt(NOT_FOUND) ?? '')) next.push(NOT_FOUND);
  const later: string[] = [];
  const known = new Set(next);
  for (let address = next.shift(); address !== undefined; address = next.shift() ?? later.shift()) {
    if (unseen.size === 0) break;
    const pattern = pageAt(address) ?? '';
    await show(page, LOOKS[0]);
    const answer = await page.goto(QUERIES[address] ?? address);
    const at = new URL(page.url()).pathname;
    if (at !== address) problems.push(`${address} leads to ${at}`);
    else if (unseen.delete(pattern)) {
      // What a browser without script shows.
      const status = answer?.status() ?? 0;
      if (status !== (address === NOT_FOUND ? 404 : 200)) problems.push(`${address} is answered ${status}`);
      if (!(await answer?.text())?.includes('<h1'))
        problems.push(`${address} needs script to have a heading`);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await showAtOnce(page);
      const frame = unseen.size === wanted.length - 1 || (await page.locator('main').count()) === 0;
      problems.push(...(await problemsOf(page, frame)).map((text) => `${address} at ${text}`));
    }
    for (const link of await linksOf(page)) {
      const to = pageAt(link);
      if (known.has(link) || !to?.includes(':') || !wanted.includes(to)) continue;
      known.add(link);
      (unseen.has(to) && !next.some((other) => pageAt(other) === to) ? next : later).push(link);
    }
  }
  return [...problems, ...[...unseen].map((pattern) => `no link leads to ${pattern}`)];
}

type Prepare = (page: Page, demo: DemoInfo, buyer: JourneyBuyer) => Promise<unknown>;

interface Walked {
  readonly area: Area;
  readonly person: keyof DemoInfo['users'];
  /** Makes the rows that the demonstration lacks. Large areas have two parts, so that no test takes much longer than the others. */
  readonly parts: readonly {
    readonly name?: string;
    readonly holds?: (pattern: string) => boolean;
    readonly prepare?: Prepare;
  }[];
}

const markOf = ({ name }: JourneyBuyer): string => name.slice(-6);

const PRODUCT_PAGES =
  /^\/platform\/(?:create-product|my-products|checkout-builder|coupons|direct-checkout|member-areas)\b/;
const isOfProducts = (pattern: string): boolean => PRODUCT_PAGES.test(pattern);
const SETTINGS_PAGES =
  /^\/admin-root\/(?:platform-settings|platform-pixels|customization|domains|manage-functionaries|exports)\b/;
const isOfSettings = (pattern: string): boolean => SETTINGS_PAGES.test(pattern);

const AREAS: readonly Walked[] = [
  {
    area: 'seller',
    person: 'producer',
    parts: [
      {
        name: 'products',
        holds: isOfProducts,
        prepare: async (page, demo, buyer) => {
          await affiliated(page.request, demo, markOf(buyer));
          await addProductsRows(await publishedCourse(page.request, demo, markOf(buyer)), markOf(buyer));
        },
      },
      {
        name: 'sales and profile',
        holds: (pattern) => !isOfProducts(pattern),
        prepare: async (page, demo, buyer) => {
          await invitedMember(page.request, demo, markOf(buyer));
          await withdrawn(page, demo, buyer);
          await anticipated(page, demo, buyer);
          await disputed(page, demo, buyer);
          await askedForRefund(page, demo, buyer);
          await soldAsAffiliate(page, demo, buyer);
          await charged(page.request, demo);
        },
      },
    ],
  },
  {
    area: 'customer',
    person: 'customer',
    parts: [
      {
        prepare: async (page, demo, buyer) => {
          const { offerId } = await publishedCourse(page.request, demo, markOf(buyer));
          await boughtAndPaid(page, demo, offerId, { ...buyer, email: demo.users.customer.email });
        },
      },
    ],
  },
  {
    area: 'admin',
    person: 'admin',
    parts: [
      {
        name: 'settings and staff',
        holds: isOfSettings,
        prepare: (page, demo, buyer) => addSettingsRows(page.request, demo, markOf(buyer)),
      },
      {
        name: 'sellers and sales',
        holds: (pattern) => !isOfSettings(pattern),
        prepare: async (page, demo, buyer) => {
          await addQueuesRows(page.request, demo, markOf(buyer));
          const sold = () => boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, buyer);
          await refunded(page.request, demo, await sold());
          // One whose money waits for its day.
          await sold();
          await disputed(page, demo, buyer);
          await withdrawn(page, demo, buyer);
          await anticipated(page, demo, buyer);
          await managerWithdrew(page, demo, buyer);
          await inDebt(page.request, demo);
          await proposedAdjustment(page.request, demo);
          await charged(page.request, demo);
          await billedPlatform(page.request, demo);
          await openedReceiver(page.request, demo);
          await importedStatement(page.request, demo, markOf(buyer));
          await blockedBuyer(page.request, demo, markOf(buyer));
        },
      },
    ],
  },
  { area: 'manager', person: 'manager', parts: [{ prepare: managerWithdrew }] },
  {
    area: 'master',
    person: 'master',
    parts: [
      {
        prepare: async (page, demo, buyer) => {
          await blockedNetwork(page.request, demo);
          await billedPlatform(page.request, demo);
          await boughtAndPaid(page, demo, demo.byGateway.HAWKPAY, buyer);
        },
      },
    ],
  },
];
const ownedBy = (area: Area) =>
  PAGES.filter((pattern) => `${pattern}/`.startsWith(`${AREA_PAGES[area].root}/`));

for (const { area, person, parts } of AREAS)
  for (const { name, holds = () => true, prepare } of parts)
    test(`axe finds nothing on any page of the ${area} area${name ? `, ${name},` : ''} in either scheme, and nothing reaches beyond the screen at 360 and 1280 px`, async ({
      page,
      demo,
      buyer,
      expectedNoise,
    }) => {
      // Axe looks into the preview of a checkout, whose frame runs no script.
      expectedNoise.push(/frame is sandboxed/);
      // Up to thirty pages, each looked at twice.
      test.slow();
      await prepare?.(page, demo, buyer);
      const { signInPath } = AREA_PAGES[area];
      await page.goto(signInPath);
      await signIn(page, demo.users[person]);
      await expect(page).not.toHaveURL(signInPath);
      expect(await walk(page, ownedBy(area).filter(holds))).toEqual([]);
    });

test.describe('without a session', () => {
  test.use({ expectedNoise: [/status of 40[14]/] });

  test('axe finds nothing on any page that needs no session in either scheme, and nothing reaches beyond the screen at 360 and 1280 px', async ({
    page,
  }) => {
    const owned = AREAS.flatMap(({ area }) => ownedBy(area));
    const open = PAGES.filter((pattern) => !owned.includes(pattern));
    expect(await walk(page, open)).toEqual([]);
  });
});
