import { compileMessages } from '@guiche/i18n/compile';
import { ownSalesList, partnerSalesList } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { components } from '@guiche/api-client';
import type { AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { homeMessages } from '../home/messages.server';
import { askedPeriod, chartOf, newsOfSales, rowsOf, spanTexts } from './dashboard-data.server';
import { dashboardMessages } from './messages.server';

interface Step {
  readonly name: 'email' | 'data' | 'product' | 'documents' | 'account' | 'factor';
  readonly isDone: boolean;
  readonly to: string | null;
}

/** What a seller can be in a sale. */
const ROLES = ['PRODUCER', 'CO_PRODUCER', 'AFFILIATE'] as const;

export type SellerDashboard = Awaited<ReturnType<typeof loadSellerDashboard>>;

/** The sales of a seller, and how to begin while there are none. */
export async function loadSellerDashboard(call: AreaCall) {
  const { api, valueOf, locale, url } = call;
  const parameters = new URLSearchParams(url.search);
  const period = askedPeriod(parameters);
  const product = parameters.get('product') ?? '';
  const role = ROLES.find((one) => one === parameters.get('role')) ?? 'PRODUCER';
  const isProducer = role === 'PRODUCER';
  const kept: Readonly<Record<string, string>> = {
    ...(!isProducer && { role }),
    ...(product !== '' && { product }),
  };
  const { days, steps, ...shown } = valueOf(
    await api.get('/api/platform/dashboard', { query: { ...period, ...kept } }),
  );
  const list = isProducer ? ownSalesList : partnerSalesList;
  const rows = rowsOf(list, shown.currency, { ...period, ...kept });
  const ofMethod = (method: string) => shown.methods.find((one) => one.method === method);
  const { root } = AREA_PAGES.seller;
  return {
    ...shown,
    ...{
      locale,
      steps: steps === null ? [] : stepsOf(steps),
      period,
      product,
      role,
      kept,
      dayCount: days.length,
      dates: spanTexts(shown.span, locale),
    },
    texts: compileMessages(
      { ...messagesOfList(ownSalesList), ...homeMessages, ...dashboardMessages },
      locale,
    ),
    chart: chartOf(days, locale, rows),
    cards: ofMethod('CREDIT_CARD') ?? null,
    news: isProducer ? newsOfSales(root, shown.recent[0]?.id ?? null) : null,
    recent: shown.recent.map((sale) => ({ ...sale, to: `${root}/${list.page}/${sale.id}` })),
    methods: shown.methods.map((one) => ({
      ...one,
      placedTo: rows({ method: one.method }),
      pendingTo: rows({ method: one.method, status: 'PENDING' }),
      approvedTo: rows({ method: one.method, date: 'approved' }),
    })),
    products: shown.products.map((one) => ({
      ...one,
      to: rows({ product: one.productId, date: 'approved' }),
    })),
    conversion: shown.conversion.map((one) => ({
      ...one,
      to: rows({ offer: one.offerId ?? '', layout: one.layout }),
      paidTo: rows({ offer: one.offerId ?? '', layout: one.layout, paid: 'YES' }),
    })),
    links: {
      all: isProducer ? `${root}/my-sales` : `${root}/${list.page}?role=${role}`,
      approved: rows({ date: 'approved' }),
      cards: rows({ method: 'CREDIT_CARD' }),
      returned: rows({ date: 'moneyBack' }),
    },
  };
}

/** How a seller begins, with the pages where it is done. */
function stepsOf(done: components['schemas']['SellerStepsDto']): Step[] {
  const { root, account } = AREA_PAGES.seller;
  return [
    { name: 'email', isDone: done.isEmailConfirmed, to: null },
    { name: 'data', isDone: done.hasDocument, to: `${root}/my-profile/data` },
    { name: 'product', isDone: done.hasProduct, to: `${root}/create-product` },
    { name: 'documents', isDone: done.isVerified, to: `${root}/my-profile/documents` },
    { name: 'account', isDone: done.hasAccount, to: `${root}/my-profile/accounts` },
    { name: 'factor', isDone: done.hasSecondFactor, to: account },
  ];
}
