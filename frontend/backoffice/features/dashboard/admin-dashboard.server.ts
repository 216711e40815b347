import type { components } from '@guiche/api-client';
import { compileMessages } from '@guiche/i18n/compile';
import { salesList } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { waitingOf } from '../home/home.server';
import { askedPeriod, chartOf, newsOfSales, rowsOf, spanTexts } from './dashboard-data.server';
import { dashboardMessages } from './messages.server';

export type AdminDashboard = Awaited<ReturnType<typeof loadAdminDashboard>>;
type Sales = components['schemas']['PlatformSalesDto'];
type Watched =
  | 'newSellers'
  | 'refunds'
  | 'med'
  | 'webhooks'
  | 'silent'
  | 'negative'
  | 'advances'
  | 'disputes';

/** The platform at a glance: its sales, its gateways, what to watch and what waits for the reader. */
export async function loadAdminDashboard(call: AreaCall) {
  const { api, valueOf, locale, url } = call;
  const period = askedPeriod(new URLSearchParams(url.search));
  const [answer, waitingFor] = await Promise.all([
    api.get('/api/admin/dashboard', { query: period }),
    waitingOf(call),
  ]);
  const { span, figures, waiting, sales, newestSale, gateways } = valueOf(answer);
  const { root } = AREA_PAGES.admin;
  const dayCount = (Date.parse(span.to) - Date.parse(span.from)) / 86_400_000 + 1;
  return {
    ...{ locale, period, span, dayCount, dates: spanTexts(span, locale) },
    news: sales && newsOfSales(root, newestSale),
    texts: compileMessages({ ...messagesOfList(salesList), ...dashboardMessages }, locale),
    watched: figures.map(({ name, page, query, ...figure }) => ({
      ...{ name: name as Watched, to: `${root}/${page}?${query}` },
      ...figure,
    })),
    waiting: waitingFor(waiting),
    gateways:
      gateways?.map((light) => ({ ...light, to: `${root}/platform-settings/acquirings/${light.id}` })) ??
      null,
    sales: sales && salesOf(sales, period, locale),
  };
}

/** The figures of sales, each with the address of its rows. */
function salesOf(
  { days, ...shown }: Sales,
  period: Readonly<Record<string, string>>,
  locale: AreaCall['locale'],
) {
  const rows = rowsOf(salesList, shown.currency, period);
  const cards = shown.methods.find(({ method }) => method === 'CREDIT_CARD') ?? null;
  return {
    ...{ now: shown.now, previous: shown.previous, cards, chart: chartOf(days, locale, rows) },
    methods: shown.methods.map((one) => ({
      ...one,
      placedTo: rows({ method: one.method }),
      pendingTo: rows({ method: one.method, status: 'PENDING' }),
      approvedTo: rows({ method: one.method, date: 'approved' }),
    })),
    providers: shown.providers.map((one) => ({
      ...one,
      to: one.provider === '' ? undefined : rows({ provider: one.provider, method: one.method }),
    })),
    conversion: shown.conversion.map((one) => ({
      ...one,
      to: rows({ layout: one.layout }),
      paidTo: rows({ layout: one.layout, paid: 'YES' }),
    })),
    links: {
      approved: rows({ date: 'approved' }),
      cards: rows({ method: 'CREDIT_CARD' }),
      returned: rows({ date: 'moneyBack' }),
      disputed: rows({ date: 'returned', status: 'CHARGEBACK' }),
    },
  };
}
