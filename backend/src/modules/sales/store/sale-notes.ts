import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

export interface SaleNote {
  readonly id: string;
  readonly note: string;
  readonly authorName: string;
  readonly createdAt: Date;
}

interface NewSaleNote extends SaleNote {
  readonly orderId: string;
  /** The seller whose team reads it. Null: staff of the platform. */
  readonly ownerId: string | null;
  readonly authorId: string;
}

const ADD = sql<NewSaleNote & { platformId: string }>(
  'add-sale-note',
  `insert into sale_notes (platform_id, id, order_id, owner_id, author_id, author_name, note, created_at)
values (:platformId, :id, :orderId, :ownerId, :authorId, :authorName, :note, :createdAt)
on conflict do nothing returning id`,
);

/** Notes about sales. The team of a seller and the staff of the platform do not read each other's. */
@Injectable()
export class SaleNotes {
  /** False: it was added before. */
  async add({ platformId }: TenantContext, tx: EntityManager, note: NewSaleNote): Promise<boolean> {
    return (await statement(tx, ADD({ platformId, ...note }))).length > 0;
  }
}
