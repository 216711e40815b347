import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { StatementKind } from '../domain/statement-line.js';

export interface NewStatementFile {
  readonly id: string;
  readonly kind: StatementKind;
  readonly gatewayAccountId: string | null;
  /** The gateway account, or the account of the bank. */
  readonly account: string;
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly content: Buffer;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly importedBy: string;
  readonly importedAt: Date;
}

/** A file whose lines are to be compared. */
export interface DueStatementFile {
  readonly platformId: string;
  readonly id: string;
}

export interface StatementAccount {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
}

const ACCOUNTS = sql<{ platformId: string }>(
  'accounts-of-statements',
  'select id, name, provider from gateway_accounts_read where platform_id = :platformId order by name, id',
);

const COUNT = sql<{ platformId: string; id: string; lines: number; repeated: number }>(
  'count-statement-lines',
  'update statement_files set lines = :lines, repeated = :repeated where platform_id = :platformId and id = :id',
);

const DONE = sql<{ platformId: string; id: string }>(
  'end-statement-file',
  'update statement_files set look_at = null where platform_id = :platformId and id = :id',
);

/** Whether any file is to be compared at $1. */
export const STATEMENTS_DUE = `select from statement_files where look_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-statements',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from statement_files due
  where due.look_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.look_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-statements',
  `
update statement_files f set look_at = :until
where f.platform_id = :platformId and f.id = any (array(
  select due.id from statement_files due where due.platform_id = :platformId and due.look_at between '-infinity' and :now
  order by due.look_at limit :due for update of due skip locked
)) and f.look_at <= :now
returning f.platform_id as "platformId", f.id`,
);

const COLUMNS = [
  ...[
    'id',
    'platform_id',
    'kind',
    'gateway_account_id',
    'account',
    'file_name',
    'sha256',
    'bytes',
    'content',
    'lines',
    'repeated',
  ],
  ...['first_day', 'last_day', 'look_at', 'imported_by', 'imported_at'],
];

/** Files of statements, each kept once. */
@Injectable()
export class StatementFiles {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** The gateway accounts that a file may be of. */
  accounts({ platformId }: TenantContext): Promise<StatementAccount[]> {
    return this.reads.primary<StatementAccount>(ACCOUNTS({ platformId }));
  }

  /** False: this file, or another one by the same link, is there already. A file that is being imported is waited for. */
  async add({ platformId }: TenantContext, tx: EntityManager, file: NewStatementFile): Promise<boolean> {
    const { id, kind, gatewayAccountId, account, fileName, sha256, content } = file;
    const row = [
      ...[id, platformId, kind, gatewayAccountId, account, fileName, sha256, content.length, content, 0, 0],
      ...[file.firstDay, file.lastDay, file.importedAt, file.importedBy, file.importedAt],
    ];
    const added = await statement(
      tx,
      insertRows({
        ...{ name: 'statement-file', into: 'statement_files', columns: COLUMNS, rows: [row] },
        rest: 'on conflict do nothing returning id',
      }),
    );
    return added.length > 0;
  }

  async count(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
    counts: { readonly lines: number; readonly repeated: number },
  ): Promise<void> {
    await statement(tx, COUNT({ platformId, id, ...counts }));
  }

  async done({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<void> {
    await statement(tx, DONE({ platformId, id }));
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueStatementFile[]> {
    return claimByPlatform<DueStatementFile>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}
