import { partnerSalesList, statementList } from '@guiche/lists';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaCall } from '../../access/area-handlers.server';
import { loadList, loadRow } from '../../lists/list-loader.server';
import { financialMessages } from './messages.server';

/** The money of a seller: balances, releases of the month, and the statement. */
export async function loadFinancial(call: AreaCall) {
  const [list, funds] = await Promise.all([
    loadList(statementList, call),
    call.api.get('/api/platform/funds').then(call.valueOf),
  ]);
  const words = compileMessages(financialMessages, call.locale);
  return { ...list, texts: { ...words, ...list.texts }, funds };
}

/** What is released in a month and, where a day is named, of which sales. */
export async function loadReleases({ api, valueOf, locale, url }: AreaCall) {
  const day = url.searchParams.get('day');
  const month = day?.slice(0, 'YYYY-MM'.length) ?? url.searchParams.get('month');
  const [funds, sales] = await Promise.all([
    api.get('/api/platform/funds', { query: month ? { month } : {} }).then(valueOf),
    day === null ? null : api.get('/api/platform/funds/releases', { query: { day } }).then(valueOf),
  ]);
  return {
    ...{ locale, texts: compileMessages(financialMessages, locale), funds, day },
    sales: sales?.items ?? null,
  };
}

/** One line of the statement. */
export async function loadStatementEntry(call: AreaCall) {
  const { showSale, explainSale } = financialMessages;
  const { locale } = call;
  const shown = await loadRow(statementList, call);
  const { role, code, sale } = shown.row;
  const words = { showSale: showSale[locale], explainSale: explainSale[locale] };
  return {
    ...shown,
    ...words,
    saleTo: salePage(role, sale),
    moneyTo: code === null ? null : saleMoney(sale),
  };
}

/** One sale in which the seller is a partner. */
export async function loadPartnerSale(call: AreaCall) {
  const shown = await loadRow(partnerSalesList, call);
  return {
    ...shown,
    explainSale: financialMessages.explainSale[call.locale],
    moneyTo: saleMoney(shown.row.id),
  };
}

const saleMoney = (sale: string | null): string => `/platform/my-sales/${sale}/money`;

/** The page of a sale for the seller who has this role in it. Null: they have no part in it any more. */
function salePage(role: string | null, sale: string | null): string | null {
  if (role === null || sale === null) return null;
  return `/platform/my-sales/${role === 'PRODUCER' ? '' : 'as-partner/'}${sale}`;
}
