import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { exportedRow } from '../domain/exported-row.js';

const PAGE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface Asked {
  readonly platformId: string;
  readonly after: string;
}

const page = (kind: string, source: string) =>
  sql<Asked>(
    `export-${kind}`,
    `select to_jsonb(v) as row ${source} v where platform_id = :platformId and id > :after order by id limit ${PAGE}`,
  );

const PLATFORM = sql<{ platformId: string }>(
  'export-platform',
  'select to_jsonb(p) as row from platforms_read p where id = :platformId',
);

const EXPORTED = {
  users: page('users', 'from users_read'),
  products: page('products', 'from products_read'),
  offers: page('offers', 'from offers_read'),
  orders: page('orders', 'from orders_read'),
  payments: page('payments', 'from payments_read'),
  attempts: page('attempts', 'from attempts_read'),
  refunds: page('refunds', 'from refunds_read'),
  bankAccounts: page('bankAccounts', 'from bank_accounts_read'),
  reviewItems: page('reviewItems', 'from review_items_read'),
} as const;

/** The data of a platform as JSON lines, without secrets: `{"kind": "orders", "row": {…}}`. */
@Injectable()
export class ExportPlatform {
  constructor(private readonly reads: Reads) {}

  stream(ctx: TenantContext): Readable {
    return Readable.from(this.lines(ctx), { objectMode: false });
  }

  private async *lines({ platformId }: TenantContext): AsyncGenerator<string> {
    for (const { row } of await this.reads.prepared<{ row: Row }>(PLATFORM({ platformId })))
      yield line('platform', row);
    for (const [kind, statement] of Object.entries(EXPORTED))
      for (let after: string | undefined = FIRST_ID; after !== undefined;) {
        const rows: { row: Row }[] = await this.reads.prepared<{ row: Row }>(
          statement({ platformId, after }),
        );
        for (const { row } of rows) yield line(kind, row);
        after = rows.length < PAGE ? undefined : rows.at(-1)?.row.id;
      }
  }
}

const line = (kind: string, row: Row): string => `${JSON.stringify({ kind, row: exportedRow(row) })}\n`;
