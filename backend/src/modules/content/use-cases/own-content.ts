import { Injectable } from '@nestjs/common';
import { Reads, Transactions, statement } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { readObjectKey } from '../../../runtime/storage/index.js';
import { FileLinks } from '../../../runtime/uploads/index.js';
import { contentProblem } from '../content-problems.js';
import { COUNT_DOWNLOAD, FILES_OF_ITEMS, LOCK_GRANT, type OwnedFile } from '../store/owned-files.js';
import { OWNED_ITEM, OWNED_ITEMS, type OwnedItem } from '../store/owned-items.js';

/** What one page shows. A customer with more finds the rest on the pages of the purchases. */
const MOST_ITEMS = 100;

export interface ShownItem extends OwnedItem {
  readonly files: readonly OwnedFile[];
}

/** What the signed-in customer bought and may open now. */
@Injectable()
export class OwnContent {
  constructor(
    private readonly reads: Reads,
    private readonly links: FileLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list({ platformId }: TenantContext, { person }: Session): Promise<ShownItem[]> {
    const values = { platformId, email: person.email, most: MOST_ITEMS };
    const items = await this.reads.prepared<OwnedItem>(OWNED_ITEMS(values));
    const itemIds = items.map(({ itemId }) => itemId);
    const files = await this.reads.prepared<OwnedFile>(FILES_OF_ITEMS({ platformId, itemIds }));
    return items.map((item) => ({ ...item, files: files.filter(({ itemId }) => itemId === item.itemId) }));
  }

  /**
   * A link to a file, valid for a minute. It counts as one download.
   * @throws Problem notFound; noDownloadsLeft (409)
   */
  async download(
    { platformId }: TenantContext,
    { person }: Session,
    { itemId, fileId }: { readonly itemId: string; readonly fileId: string },
  ): Promise<{ readonly path: string; readonly expiresAt: Date }> {
    const of = { platformId, email: person.email, itemId };
    const [owned] = await this.reads.prepared<OwnedItem>(OWNED_ITEM(of));
    if (!owned) throw runtimeProblem('notFound');
    const file = await this.transactions.run('downloadFile', async (tx) => {
      await statement(tx, LOCK_GRANT({ platformId, itemId }));
      const files = await statement<OwnedFile>(tx, FILES_OF_ITEMS({ platformId, itemIds: [itemId] }));
      const found = files.find(({ id }) => id === fileId);
      if (!found) throw runtimeProblem('notFound');
      if (found.downloadLimit !== null && found.downloads >= found.downloadLimit)
        throw contentProblem('noDownloadsLeft');
      await statement(tx, COUNT_DOWNLOAD({ platformId, itemId, fileId, now: this.clock.now() }));
      return found;
    });
    const key = readObjectKey(file.objectKey);
    if (!key) throw runtimeProblem('notFound');
    return this.links.pathOf(key, { savedAs: `${file.title}${key.slice(key.lastIndexOf('.'))}` });
  }
}
