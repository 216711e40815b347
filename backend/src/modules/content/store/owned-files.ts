import { sql } from '../../../database/index.js';

/** A file of an owned item. */
export interface OwnedFile {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly objectKey: string;
  readonly downloadLimit: number | null;
  readonly downloads: number;
}

export const FILES_OF_ITEMS = sql<{ platformId: string; itemIds: readonly string[] }>(
  'files-of-items',
  `select f.id, g.item_id as "itemId", f.title, f.content_type as "contentType", f.bytes, f.object_key as "objectKey",
  f.download_limit as "downloadLimit", coalesce(d.downloads, 0) as downloads
from access_grants g
join product_files f on f.platform_id = g.platform_id and f.product_id = g.product_id
left join file_downloads d on d.platform_id = g.platform_id and d.item_id = g.item_id and d.file_id = f.id
where g.platform_id = :platformId and g.item_id = any (:itemIds::uuid[]) and g.status = 'ACTIVE'
order by g.item_id, f.position, f.id`,
);

/** A refund waits for the download, or the download sees it. */
export const LOCK_GRANT = sql<{ platformId: string; itemId: string }>(
  'lock-grant',
  `select 1 from access_grants where platform_id = :platformId and item_id = :itemId and status = 'ACTIVE' for update`,
);

export const COUNT_DOWNLOAD = sql<{ platformId: string; itemId: string; fileId: string; now: Date }>(
  'count-download',
  `insert into file_downloads (platform_id, item_id, file_id, downloads, last_at)
values (:platformId, :itemId, :fileId, 1, :now)
on conflict (platform_id, item_id, file_id) do update set downloads = file_downloads.downloads + 1, last_at = excluded.last_at`,
);
