import { statementList } from '@guiche/lists';
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
  const row = await loadRow(statementList, call);
  return { ...row, showSale: showSale[locale], explainSale: explainSale[locale] };
}
