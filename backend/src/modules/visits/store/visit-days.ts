import { insertRows, type Statement } from '../../../database/index.js';
import type { VisitRow } from '../domain/visit-sums.js';

const COLUMNS = [
  ...['platform_id', 'producer_id', 'day', 'product_id', 'offer_id', 'layout', 'variant', 'views', 'starts'],
];

/** Adds visits to those of their days. One statement. */
export const addVisits = (rows: readonly VisitRow[]): Statement =>
  insertRows({
    ...{ name: 'add-visits', into: 'visit_days', columns: COLUMNS },
    rows: rows.map((row) => [
      ...[row.platformId, row.producerId, row.day, row.productId, row.offerId, row.layout, row.variant],
      ...[row.views, row.starts],
    ]),
    rest: `on conflict (platform_id, producer_id, day, offer_id, layout, variant) do update
      set views = visit_days.views + excluded.views, starts = visit_days.starts + excluded.starts`,
  });
