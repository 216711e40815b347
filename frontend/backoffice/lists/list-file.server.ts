import { data } from '@remix-run/node';
import type { Area } from '@guiche/access';
import { LISTS, listAddress, listSearch, readListState } from '@guiche/lists';
import { areaLoader } from '../access/area-handlers.server';

/**
 * The loader of the CSV files of an area: `files/{list}`. What the API streams is passed on; the API asks for the permission of the
 * list.
 */
export const listFileLoader = (area: Area) =>
  areaLoader(area)({}, async ({ params, url, stream }) => {
    const list = LISTS.find((one) => one.area === area && one.name === params.list);
    if (!list) throw data(null, { status: 404 });
    const { state } = readListState(list, url.searchParams);
    const answer = await stream(`${listAddress(list)}.csv${listSearch(list, { ...state, cursor: null })}`);
    if (!answer.body) throw data(null, { status: 503 });
    return new Response(answer.body, {
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'text/csv',
        'content-disposition': `attachment; filename="${list.name}.csv"`,
        'cache-control': 'no-store',
      },
    });
  });
