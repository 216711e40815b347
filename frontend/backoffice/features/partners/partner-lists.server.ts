import { compileMessages } from '@guiche/i18n/compile';
import {
  affiliatedProductsList,
  coProducedProductsList,
  ownProductsList,
  ownSalesList,
  partnerSalesList,
  type ListDefinition,
} from '@guiche/lists';
import type { AreaCall } from '../../access/area-handlers.server';
import { loadList, loadRow } from '../../lists/list-loader.server';
import { partnerMessages } from './messages.server';

const wordsOf = ({ locale }: AreaCall) => compileMessages(partnerMessages, locale);

async function loadWithTabs<L extends ListDefinition>(list: L, call: AreaCall) {
  const shown = await loadList(list, call);
  return { ...shown, texts: { ...wordsOf(call), ...shown.texts } };
}

export const loadOwnProducts = (call: AreaCall) => loadWithTabs(ownProductsList, call);
export const loadCoProduced = (call: AreaCall) => loadWithTabs(coProducedProductsList, call);
export const loadOwnSales = (call: AreaCall) => loadWithTabs(ownSalesList, call);
export const loadPartnerSales = (call: AreaCall) => loadWithTabs(partnerSalesList, call);

/** The API knows the path of the checkout; where buyers reach it is known here. */
const withSite = (link: string | null, { context }: AreaCall): string | null =>
  link === null ? null : `${context.publicWebUrl}${link}`;

export async function loadAffiliated(call: AreaCall) {
  const { items, ...shown } = await loadWithTabs(affiliatedProductsList, call);
  return { ...shown, items: items.map((row) => ({ ...row, link: withSite(row.link, call) })) };
}

/** One product that the seller promotes. */
export async function loadAffiliatedProduct(call: AreaCall) {
  const { row, texts, ...shown } = await loadRow(affiliatedProductsList, call);
  return {
    ...shown,
    texts: { ...wordsOf(call), ...texts },
    row: { ...row, link: withSite(row.link, call) },
  };
}
