import { data, redirect } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import { LISTS, readListState } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { AREA_PAGES } from '../../access/areas';
import { accountingFileName } from '../accounting/file-name.server';
import { exportMessages } from './messages.server';

const listOf = (area: Area, name: string | null) =>
  LISTS.find((list) => list.area === area && list.name === name);

/** The files of the signed-in person, and the list for which another one may be asked: `?list=users&query=…`. */
export const loadExports =
  (area: Area) =>
  async ({ api, valueOf, locale, url }: AreaCall) => {
    const { items } = valueOf(await api.get('/api/exports'));
    const nameOf = (name: string): string => {
      const list = listOf(area, name);
      return list ? (messagesOfList(list).title?.[locale] ?? name) : name;
    };
    const wanted = listOf(area, url.searchParams.get('list'));
    const query = url.searchParams.get('query') ?? '';
    return {
      locale,
      texts: compileMessages(exportMessages, locale),
      address: `${AREA_PAGES[area].root}/exports`,
      wanted: wanted
        ? { list: wanted.name, name: nameOf(wanted.name), query, isFiltered: isFiltered(wanted, query) }
        : null,
      files: items.map((item) => ({ ...item, name: accountingFileName(item, locale) ?? nameOf(item.list) })),
    };
  };

function isFiltered(list: (typeof LISTS)[number], query: string): boolean {
  const { filters, period, from, to } = readListState(list, new URLSearchParams(query)).state;
  return Object.keys(filters).length > 0 || [period, from, to].some((one) => one !== null);
}

/** Asks for a file. */
export const askForExport =
  (area: Area) =>
  async ({ api, form, valueOf }: AreaActionCall) => {
    const body = { list: String(form.get('list') ?? ''), query: String(form.get('query') ?? '') };
    const answer = await api.post('/api/exports', { body });
    if (answer.ok) throw redirect(`${AREA_PAGES[area].root}/exports`);
    if (answer.problem.status !== 409) valueOf(answer);
    return data({ message: answer.problem.title }, { status: 409 });
  };

/** Passes a file on. The API asks for the session, the permission and the signature of the link again. */
export async function loadExportFile({ params, url, stream }: AreaCall): Promise<Response> {
  const answer = await stream(`/api/exports/${encodeURIComponent(params.id ?? '')}/file${url.search}`);
  if (!answer.body) throw data(null, { status: 503 });
  return new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'text/csv',
      'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'no-store',
    },
  });
}
