import { Injectable } from '@nestjs/common';
import { DEFAULT_CURRENCY } from '@guiche/money';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { SignedInPerson } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { recordedPerson, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';

/** How long a document may be shown. */
const REVEALED_MS = minutes(1);
const EVENTS_SHOWN = 50;

export interface Note {
  readonly id: string;
  readonly note: string;
  readonly authorName: string;
  readonly createdAt: Date;
  /** It was sent to the seller. */
  readonly isMessage: boolean;
}

export interface SellerFileEvent {
  readonly at: Date;
  readonly action: string;
  readonly actor: string;
  readonly reason: string | null;
}

/** Cents. */
export interface SellerBalances {
  readonly pending: number;
  readonly available: number;
  readonly reserve: number;
  readonly blocked: number;
  readonly debt: number;
}

const SELLER = sql<{ platformId: string; id: string; managerId: string | null }>(
  'seller-of-file',
  `select document from users_read
where platform_id = :platformId and id = :id and role = 'PRODUCER' and (:managerId::uuid is null or manager_id = :managerId)`,
);

// The seller is looked up with them: no row means that the reader has no such seller.
const BALANCES = sql<{ platformId: string; id: string; managerId: string | null }>(
  'balances-of-account',
  `select l.bucket, coalesce(sum(l.balance), 0)::bigint as balance
from users_read u
left join ledger_accounts_read l on l.platform_id = u.platform_id and l.owner_id = u.id and l.currency = '${DEFAULT_CURRENCY}'
where u.platform_id = :platformId and u.id = :id and u.role = 'PRODUCER'
  and (:managerId::uuid is null or u.manager_id = :managerId)
group by l.bucket`,
);

const TIMELINE = sql<{ platformId: string; id: string; most: number }>(
  'timeline-of-seller',
  `with recorded as materialized (
  select a.at, a.action, a.actor, a.reason, a.position, ${recordedPerson('a.actor')} as person
  from audit_log_read a
  where a.platform_id = :platformId and a.subject = 'users' and a.subject_id = :id
  order by a.position desc limit :most
)
select r.at, r.action, coalesce(u.name, r.actor) as actor, r.reason
from recorded r
left join users_read u on u.platform_id = :platformId and u.id = r.person
order by r.position desc`,
);

const NOTES = sql<{ platformId: string; id: string }>(
  'notes-of-seller',
  `select id, note, author_name as "authorName", created_at as "createdAt", is_message as "isMessage" from seller_notes
where platform_id = :platformId and seller_id = :id order by created_at desc, id desc limit 100`,
);

const NOTES_BY = sql<{ platformId: string; id: string; author: string }>(
  'notes-of-author',
  `select id, note, author_name as "authorName", created_at as "createdAt", is_message as "isMessage" from seller_notes
where platform_id = :platformId and seller_id = :id and author = :author order by created_at desc, id desc limit 100`,
);

const ADD_NOTE = sql<{
  platformId: string;
  id: string;
  sellerId: string;
  author: string;
  authorName: string;
  note: string;
  now: Date;
}>(
  'add-seller-note',
  `insert into seller_notes (platform_id, id, seller_id, author, author_name, note, created_at)
values (:platformId, :id, :sellerId, :author, :authorName, :note, :now)`,
);

/** Whose sellers may be read: all of the platform, or those of one manager. */
type Reader = { readonly managerId: string | null };
const STAFF: Reader = { managerId: null };

/** What staff know of one seller beside the list: balances, notes and what happened. */
@Injectable()
export class SellerFile {
  constructor(
    private readonly reads: Reads,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(
    ctx: TenantContext,
    id: string,
    reader: Reader = STAFF,
  ): Promise<{ balances: SellerBalances; notes: Note[]; timeline: SellerFileEvent[] }> {
    const { platformId } = ctx;
    const { managerId } = reader;
    const [held, notes, timeline] = await Promise.all([
      this.reads.prepared<{ bucket: string | null; balance: string }>(
        BALANCES({ platformId, id, managerId }),
      ),
      this.reads.prepared<Note>(NOTES({ platformId, id })),
      this.reads.prepared<SellerFileEvent>(TIMELINE({ platformId, id, most: EVENTS_SHOWN })),
    ]);
    if (held.length === 0) throw runtimeProblem('notFound');
    const of = (bucket: string) => Number(held.find((one) => one.bucket === bucket)?.balance ?? 0);
    const balances = {
      ...{ pending: of('pending'), available: of('available'), reserve: of('reserve') },
      ...{ blocked: of('blocked'), debt: of('debt') },
    };
    return { balances, notes, timeline };
  }

  /** The notes that the caller wrote about a seller. */
  notesBy({ platformId, recordedActor: author }: TenantContext, id: string): Promise<Note[]> {
    return this.reads.prepared<Note>(NOTES_BY({ platformId, id, author }));
  }

  /** Adds a note, which nobody changes. @throws Problem notFound */
  async addNote(
    ctx: TenantContext,
    by: Pick<SignedInPerson, 'name'>,
    { sellerId, note }: { readonly sellerId: string; readonly note: string },
    reader: Reader = STAFF,
  ): Promise<void> {
    await this.find(ctx, sellerId, reader);
    const now = this.clock.now();
    const row = {
      platformId: ctx.platformId,
      id: newId(now),
      sellerId,
      author: ctx.recordedActor,
      note,
      now,
    };
    await this.transactions.run('addSellerNote', async (tx) => {
      await statement(tx, ADD_NOTE({ ...row, authorName: by.name }));
      this.audit.record(ctx, tx, { action: 'seller.noted', subject: 'users', subjectId: sellerId });
    });
  }

  /**
   * Shows the CPF or CNPJ, which is recorded with the reason before it is read.
   * @throws Problem notFound
   */
  async reveal(
    ctx: TenantContext,
    id: string,
    reason: string,
  ): Promise<{ document: string | null; until: Date }> {
    const found = await this.find(ctx, id, STAFF);
    await this.transactions.run('revealDocument', (tx) => {
      this.audit.record(ctx, tx, { action: 'seller.documentShown', subject: 'users', subjectId: id, reason });
      return Promise.resolve();
    });
    return { document: found.document, until: new Date(this.clock.now().getTime() + REVEALED_MS) };
  }

  private async find(
    { platformId }: TenantContext,
    id: string,
    { managerId }: Reader,
  ): Promise<{ document: string | null }> {
    const [found] = await this.reads.prepared<{ document: string | null }>(
      SELLER({ platformId, id, managerId }),
    );
    if (!found) throw runtimeProblem('notFound');
    return found;
  }
}
