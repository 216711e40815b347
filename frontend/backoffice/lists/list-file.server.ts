import { data } from '@remix-run/node';
import { listAddress, listSearch, readListState, type ListDefinition } from '@guiche/lists';
import { areaLoader } from '../access/area-handlers.server';

/** The loader of the CSV file of a list: what the API streams is passed on. It needs the permission to export. */
export const listFileLoader = (list: ListDefinition) => {
  const flag = list.exportFlag ?? list.flag;
  return areaLoader(list.area)(flag === undefined ? {} : { flag }, async ({ url, stream }) => {
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
};
