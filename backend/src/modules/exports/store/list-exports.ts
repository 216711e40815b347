import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, sql, statement } from '../../../database/index.js';

export type ExportState = 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';

/** A file that somebody asked for. */
export interface ListExport {
  readonly platformId: string;
  readonly id: string;
  readonly area: 'seller' | 'admin' | 'manager' | 'master';
  readonly list: string;
  readonly personId: string;
  /** The filters, sort and columns, as the query of the list. */
  readonly query: string;
  readonly locale: string;
  /** The address of the pages that the person used. */
  readonly origin: string;
  readonly state: ExportState;
  /** Rows that fit when it was asked for. */
  readonly total: number;
  /** Rows written so far. */
  readonly rows: number;
  readonly bytes: number;
  readonly nextCursor: string | null;
  /** What a source of files carries from one part to the next. */
  readonly carried: CarriedState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly expiresAt: Date;
  /** SHA-256 of the file, in hexadecimal, when it is ready. */
  readonly checksum: string | null;
}

/** Plain JSON. */
export type CarriedState = Readonly<Record<string, unknown>>;

export type NewExport = Omit<
  ListExport,
  'state' | 'rows' | 'bytes' | 'nextCursor' | 'carried' | 'attempts' | 'endedAt' | 'checksum'
>;

const SELECTED = `platform_id as "platformId", id, area, list, person_id as "personId", query, locale, origin, state, total, rows,
  bytes::float8 as bytes, next_cursor as "nextCursor", attempts, created_at as "createdAt", ended_at as "endedAt", expires_at as "expiresAt", carried, checksum`;

const ADD = sql<NewExport>(
  'add-list-export',
  `insert into list_exports (platform_id, id, area, list, person_id, query, locale, origin, total, due_at, created_at, expires_at)
values (:platformId, :id, :area, :list, :personId, :query, :locale, :origin, :total, :createdAt, :createdAt, :expiresAt)`,
);

const OF_PERSON = sql<{ platformId: string; personId: string; area: string; now: Date }>(
  'list-exports-of-person',
  `select ${SELECTED} from list_exports
where platform_id = :platformId and person_id = :personId and area = :area and expires_at > :now
order by created_at desc, id desc limit 50`,
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-list-export',
  `select ${SELECTED} from list_exports where platform_id = :platformId and id = :id`,
);

/** The one select that says whether any export is due; $1 is the current time. */
export const EXPORTS_DUE = `select from list_exports where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-exports',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from list_exports due
  where due.due_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM = sql<{ platformId: string; due: number; now: Date; until: Date }>(
  'claim-due-exports',
  `
update list_exports e set state = 'RUNNING', attempts = e.attempts + 1, due_at = :until
where e.platform_id = :platformId and e.id = any (array(
  select due.id from list_exports due where due.platform_id = :platformId and due.due_at between '-infinity' and :now
  order by due.due_at limit :due for update of due skip locked
)) and e.due_at <= :now
returning ${SELECTED}`,
);

interface PartValues {
  readonly platformId: string;
  readonly exportId: string;
  readonly partId: string;
  readonly part: number;
  readonly content: Buffer;
}

const ADD_PART = sql<PartValues>(
  'add-export-part',
  `insert into list_export_parts (platform_id, id, export_id, part, content) values (:platformId, :partId, :exportId, :part, :content)
  on conflict do nothing`,
);

interface Progress {
  readonly platformId: string;
  readonly id: string;
  readonly rows: number;
  readonly bytes: number;
  readonly nextCursor: string | null;
  readonly carried: CarriedState;
  readonly until: Date;
  /** What the job had read before: another process that works on it too writes nothing. */
  readonly before: number;
}

const PROGRESS = sql<Progress>(
  'export-progress',
  `update list_exports set rows = :rows, bytes = :bytes, next_cursor = :nextCursor, carried = :carried, due_at = :until, attempts = 0
where platform_id = :platformId and id = :id and rows = :before and state = 'RUNNING' returning id`,
);

interface Ending {
  readonly state: 'READY' | 'FAILED';
  readonly checksum: string | null;
  readonly now: Date;
}

const END = sql<{ platformId: string; id: string } & Ending>(
  'end-export',
  `update list_exports set state = :state, due_at = null, ended_at = :now, checksum = :checksum where platform_id = :platformId and id = :id and state = 'RUNNING' returning id`,
);

const PART = sql<{ platformId: string; exportId: string; part: number }>(
  'export-part',
  `select content from list_export_parts where platform_id = :platformId and export_id = :exportId and part = :part`,
);

/** The exports of people and the parts of their files. */
@Injectable()
export class ListExports {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  async add(tx: EntityManager, values: NewExport): Promise<void> {
    await statement(tx, ADD(values));
  }

  /** The newest first, without those whose file is gone. */
  ofPerson(of: { platformId: string; personId: string; area: string; now: Date }): Promise<ListExport[]> {
    return this.reads.prepared<ListExport>(OF_PERSON(of));
  }

  async find(platformId: string, id: string): Promise<ListExport | undefined> {
    const [found] = await this.reads.prepared<ListExport>(FIND({ platformId, id }));
    return found;
  }

  /** Claims due exports until `until`: one whose process dies is due again then. */
  claimDue(
    { now, until }: { readonly now: Date; readonly until: Date },
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<ListExport[]> {
    return claimByPlatform<ListExport>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM({ platformId, due, now, until }),
    });
  }

  /** Keeps a part and how far the file is, in one transaction. False: another process works on it. */
  async addPart(part: PartValues, progress: Omit<Progress, 'platformId' | 'id'>): Promise<boolean> {
    const { platformId, exportId: id } = part;
    return this.transactions.run('addExportPart', async (tx) => {
      const [moved] = await statement(tx, PROGRESS({ ...progress, platformId, id }));
      if (moved) await statement(tx, ADD_PART(part));
      return moved !== undefined;
    });
  }

  /** False: it has ended already. */
  async end(tx: EntityManager, { platformId, id }: ListExport, ending: Ending): Promise<boolean> {
    const ended = await statement(tx, END({ platformId, id, ...ending }));
    return ended.length > 0;
  }

  async *parts({ platformId, id }: ListExport): AsyncGenerator<Buffer> {
    for (let part = 0; ; part += 1) {
      const [found] = await this.reads.prepared<{ content: Buffer }>(
        PART({ platformId, exportId: id, part }),
      );
      if (!found) return;
      yield found.content;
    }
  }
}
