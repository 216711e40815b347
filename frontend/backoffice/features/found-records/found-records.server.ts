import type { AreaCall } from '../../access/area-handlers.server';
import type { PaletteRecord } from '../../shell/palette-entries';

interface Found {
  readonly kind: string;
  readonly id: string | null;
  readonly name: string;
  readonly detail: string;
}

/** Where the records of an area are: the page of one, by its kind, or the list of a buyer's sales. */
type Pages = Readonly<Record<string, (found: Found) => string>>;

const OF_STAFF: Pages = {
  sale: ({ id }) => `/admin-root/manage-sales/${id}`,
  buyer: ({ detail }) => `/admin-root/manage-sales?${new URLSearchParams({ q: detail })}`,
  seller: ({ id }) => `/admin-root/manage-users/${id}`,
  product: ({ id }) => `/admin-root/manage-products/${id}`,
};

const OF_SELLER: Pages = {
  sale: ({ id }) => `/platform/my-sales/${id}`,
  buyer: ({ detail }) => `/platform/my-sales?${new URLSearchParams({ q: detail })}`,
  product: ({ id }) => `/platform/my-products/product/${id}`,
};

/** The records of the platform that a text leads to: `?q=`. */
export async function loadFoundRecords({ api, url, valueOf }: AreaCall): Promise<Response> {
  const query = { q: url.searchParams.get('q') ?? '' };
  return answered(valueOf(await api.get('/api/admin/found-records', { query })).items, OF_STAFF);
}

/** The own records that a text leads to: `?q=`. */
export async function loadOwnFoundRecords({ api, url, valueOf }: AreaCall): Promise<Response> {
  const query = { q: url.searchParams.get('q') ?? '' };
  return answered(valueOf(await api.get('/api/platform/found-records', { query })).items, OF_SELLER);
}

function answered(items: readonly Found[], pages: Pages): Response {
  const records = items.flatMap((found): PaletteRecord[] => {
    const to = pages[found.kind]?.(found);
    return to === undefined ? [] : [{ to, kind: found.kind, label: found.name, detail: found.detail }];
  });
  return Response.json({ records }, { headers: { 'cache-control': 'no-store' } });
}
