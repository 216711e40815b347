import { data, redirect } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import { LISTS, listSearch, readListState, type ListDefinition } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { EVERYTHING } from '../../lists/list-part';
import { savedViewMessages } from './messages.server';
import { VIEW_FORM } from './view-form';

const listOf = (area: Area, name: string | null): ListDefinition | undefined =>
  LISTS.find((list) => list.area === area && list.name === name);

const addressOf = (area: Area, { page }: ListDefinition, query: string): string =>
  `${AREA_PAGES[area].root}/${page}${query === '' ? EVERYTHING : `?${query}`}`;

/** The views of the signed-in person, and the list of which another one may be saved: `?list=users&query=…`. */
export const loadViews =
  (area: Area) =>
  async ({ api, valueOf, locale, url }: AreaCall) => {
    const { items } = valueOf(await api.get('/api/saved-views', {}));
    const titleOf = (list: ListDefinition): string => messagesOfList(list).title?.[locale] ?? list.name;
    const wanted = listOf(area, url.searchParams.get('list'));
    return {
      locale,
      texts: compileMessages(savedViewMessages, locale),
      wanted: wanted ? { name: titleOf(wanted), ...asked(wanted, url) } : null,
      views: items.flatMap(({ list: name, ...view }) => {
        const list = listOf(area, name);
        return list ? [{ ...view, listTitle: titleOf(list), to: addressOf(area, list, view.query) }] : [];
      }),
    };
  };

/** The query in its short form, without what the list does not know. */
function asked(list: ListDefinition, url: URL): { readonly query: string } {
  const { state } = readListState(list, new URLSearchParams(url.searchParams.get('query') ?? ''));
  return { query: listSearch(list, { ...state, cursor: null }).slice(1) };
}

/** Saves the view of the address, or removes one (`remove`). */
export const changeViews = (area: Area) => async (call: AreaActionCall) =>
  call.intent === 'remove' ? remove(area, call) : save(area, call);

async function save(area: Area, { api, form, locale, url, valueOf }: AreaActionCall) {
  const list = listOf(area, url.searchParams.get('list'));
  if (!list) throw data(null, { status: 404 });
  const read = readForm(form, VIEW_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { query } = asked(list, url);
  const { name, isDefault } = read.values;
  const answer = await api.post('/api/saved-views', { body: { list: list.name, query, name, isDefault } });
  if (answer.ok) throw redirect(addressOf(area, list, query));
  return refusedForm({ form, valueOf }, VIEW_FORM, answer);
}

async function remove(area: Area, { api, form, valueOf }: AreaActionCall): Promise<never> {
  const answer = await api.delete('/api/saved-views/{id}', { params: { id: String(form.get('id') ?? '') } });
  // One that is gone already is what was asked for.
  if (!answer.ok && answer.problem.status !== 404) valueOf(answer);
  throw redirect(`${AREA_PAGES[area].root}/saved-views`);
}
