import { redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import {
  listAddress,
  listSearch,
  readListState,
  type ListDefinition,
  type RowOf,
  type Totals,
} from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { Answer } from '../../shared/server/api.server';
import { areaLoader, type AreaCall } from '../access/area-handlers.server';
import { AREA_PAGES } from '../access/areas';
import { findRows } from './find-rows.server';
import { EVERYTHING } from './list-part';
import { listPageMessages } from './messages.server';
import type { KeptView } from './saved-views-bar';

interface ListAnswer<L extends ListDefinition> {
  readonly items: readonly RowOf<L>[];
  readonly nextCursor: string | null;
  readonly totals: Totals;
}

/** Reads an address that the API makes from the declaration of a list, so its answer is that of the declaration. */
type ReadAddress = <T>(
  path: string,
  options?: { readonly query: Readonly<Record<string, string>> },
) => Promise<Answer<T>>;

const reader = ({ api }: AreaCall) => api.get as unknown as ReadAddress;
const accessOf = ({ flag }: ListDefinition) => (flag === undefined ? {} : { flag });
const textsOf = (list: ListDefinition, { locale }: AreaCall) =>
  compileMessages({ ...listPageMessages, ...messagesOfList(list) }, locale);
/** Parameters of Remix itself. */
const OF_REMIX = ['_routes', 'index'];

/** The loader of a list page. An address that is written in a longer way, as a form sends it, leads to the short one. */
export const listLoader = <L extends ListDefinition>(list: L) =>
  areaLoader(list.area)(accessOf(list), (call: AreaCall) => loadList(list, call));

/** What a list page shows, for a page that shows more than its list. */
export async function loadList<L extends ListDefinition>(list: L, call: AreaCall) {
  const { url, valueOf, locale } = call;
  const asked = new URLSearchParams(url.search);
  for (const name of OF_REMIX) asked.delete(name);
  const address = `${AREA_PAGES[list.area].root}/${list.page}`;
  const views = viewsOf(list, call);
  const isEverything = `?${asked.toString()}` === EVERYTHING;
  if (asked.size === 0) throwDefault(address, await views);
  const typed = asked.size;
  const finding = await findRows(list, asked, async (path, query) => {
    const answer = await reader(call)<ListAnswer<ListDefinition>>(path, { query });
    // The session has ended: the page leads to the sign-in, as it does where nothing was typed.
    return answer.ok || answer.problem.status !== 401
      ? answer
      : { ok: true, status: 200, data: valueOf(answer) };
  });
  const { state } = readListState(list, asked);
  const search = listSearch(list, state);
  if (finding === null && asked.size < typed) throw redirect(address + (search || everything(await views)));
  if (
    finding === null &&
    !isEverything &&
    decodeURIComponent(asked.toString()) !== decodeURIComponent(search.slice(1))
  )
    throw redirect(address + (search || everything(await views)));
  const query = Object.fromEntries(new URLSearchParams(search));
  const texts = textsOf(list, call);
  const page = { locale, texts, address, state, finding };
  // Until what was typed is settled, the rows would be those without that filter.
  if (finding !== null) return { ...page, views: await views, canExport: false, ...noRows<L>() };
  const [answer, kept, canExport] = await Promise.all([
    reader(call)<ListAnswer<L>>(listAddress(list), { query }),
    views,
    mayExport(list, call),
  ]);
  return { ...page, views: kept, canExport, ...valueOf(answer) };
}

const noRows = <L extends ListDefinition>(): ListAnswer<L> => ({
  items: [],
  nextCursor: null,
  totals: { count: 0, isExact: true },
});

/** Whoever reads a list may have its file, unless the list names another permission for that. */
async function mayExport({ exportFlag }: ListDefinition, { api, valueOf }: AreaCall): Promise<boolean> {
  if (exportFlag === undefined) return true;
  return valueOf(await api.get('/api/sessions/current')).user.flags.includes(exportFlag);
}

/** The views of the list that the reader keeps. A list is of use without them. */
async function viewsOf({ name }: ListDefinition, { api }: AreaCall): Promise<readonly KeptView[]> {
  const answer = await api.get('/api/saved-views', { query: { list: name } });
  return answer.ok ? answer.data.items : [];
}

const everything = (views: readonly KeptView[]): string =>
  views.some(({ isDefault }) => isDefault) ? EVERYTHING : '';

/** An address that says nothing leads to the default view, where the reader keeps one. */
function throwDefault(address: string, views: readonly KeptView[]): void {
  const kept = views.find(({ isDefault }) => isDefault);
  if (kept !== undefined && kept.query !== '') throw redirect(`${address}?${kept.query}`);
}

/** One row of a list, with the words of the list. */
export async function loadRow<L extends ListDefinition>(list: L, call: AreaCall) {
  const id = encodeURIComponent(call.params.id ?? '');
  const row = call.valueOf(await reader(call)<RowOf<L>>(`${listAddress(list)}/${id}`));
  const address = `${AREA_PAGES[list.area].root}/${list.page}`;
  return { locale: call.locale, texts: textsOf(list, call), address, row, now: new Date().toISOString() };
}
