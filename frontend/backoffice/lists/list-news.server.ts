import type { AreaCall } from '../access/area-handlers.server';

/** How many rows came to the top of a list: `?list=users&query=…&since=…`, as the API takes it. */
export async function loadNews({ api, valueOf, url }: AreaCall): Promise<Response> {
  const [list, query, since] = ['list', 'query', 'since'].map((name) => url.searchParams.get(name) ?? '');
  const asked = { list: list ?? '', query: query ?? '', ...(since && { since }) };
  return Response.json(valueOf(await api.get('/api/list-news', { query: asked })), {
    headers: { 'cache-control': 'no-store' },
  });
}
