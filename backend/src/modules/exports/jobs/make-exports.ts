import { gzipSync } from 'node:zlib';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { readListState } from '@guiche/lists';
import type { Locale } from '@guiche/i18n';
import { NO_PLATFORM, Reads, Transactions, sql } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { DueRows, SweepsWhenDue, type Sweeper } from '../../../runtime/jobs/index.js';
import { ListReader, boundList, csvPart } from '../../../runtime/lists/index.js';
import { Observed } from '../../../runtime/metrics/index.js';
import { MailQueue } from '../../mail/index.js';
import { EXPORTS_DUE, ListExports, type ListExport } from '../store/list-exports.js';
import { EXPORT_DAYS, OwnExports } from '../use-cases/own-exports.js';

/** Rows of one part: what is in memory at a time. */
const PART_ROWS = 5_000;
/** A part takes seconds; after this time another process goes on. */
const CLAIM_MS = minutes(2);
const MOST_ATTEMPTS = 5;

const PERSON = sql<{ platformId: string; personId: string }>(
  'person-of-export',
  `select name, email from users_read where platform_id = :platformId and id = :personId`,
);
const MASTER = sql<{ personId: string }>(
  'master-of-export',
  `select name, email from masters_read where id = :personId`,
);

/** Makes the files that people asked for, part by part, and tells them when they are ready. */
@Injectable()
@SweepsWhenDue('makeExports', EXPORTS_DUE)
export class MakeExports implements Sweeper, BeforeApplicationShutdown {
  private readonly due: DueRows<ListExport>;
  private stopping: AbortSignal | undefined;

  constructor(
    private readonly exports: ListExports,
    private readonly own: OwnExports,
    private readonly reader: ListReader,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
    observed: Observed,
  ) {
    this.due = new DueRows<ListExport>(observed, {
      name: 'makeExport',
      limits: { atOnce: 2, perKey: 1 },
      claimedAtOnce: 1,
      claim: (free) => exports.claimDue({ now: clock.now(), until: this.claimedUntil() }, free),
      keyOf: ({ platformId }) => platformId,
      describe: ({ id }) => `export ${id}`,
      work: (one) => this.make(one),
      // The claim put it off already.
      failed: () => Promise.resolve(),
    });
  }

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    this.stopping = stopping;
    return this.due.sweep(stopping);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.due.idle();
  }

  private async make(claimed: ListExport): Promise<void> {
    if (claimed.attempts > MOST_ATTEMPTS) {
      await this.end(claimed, 'FAILED');
      return;
    }
    let at = claimed;
    // What is left when the process stops is due again when the claim ends.
    while (this.stopping?.aborted !== true) {
      const next = await this.part(at);
      if (next === 'done') return this.end(claimed, 'READY');
      if (next === 'elsewhere') return;
      at = next;
    }
  }

  /** Writes the next part, and returns where the one after it begins. */
  private async part(at: ListExport): Promise<ListExport | 'done' | 'elsewhere'> {
    const binding = boundList(at.area, at.list);
    if (!binding) throw new Error(`there is no list ${at.area}/${at.list}`);
    const { state } = readListState(binding.list, new URLSearchParams(at.query));
    const scope = { platformId: at.area === 'master' ? null : at.platformId, personId: at.personId };
    const isFirst = at.rows === 0;
    if (!isFirst && at.nextCursor === null) return 'done';
    const page = await this.reader.part(binding, scope, { ...state, cursor: at.nextCursor }, PART_ROWS);
    const text = await csvPart(binding.list, state.columns, page.items, {
      locale: at.locale as Locale,
      isFirst,
    });
    const content = gzipSync(text);
    const [rows, bytes] = [at.rows + page.items.length, at.bytes + text.length];
    const part = Math.ceil(at.rows / PART_ROWS);
    const isKept = await this.exports.addPart(
      { platformId: at.platformId, exportId: at.id, partId: newId(at.createdAt), part, content },
      { rows, bytes, nextCursor: page.nextCursor, until: this.claimedUntil(), before: at.rows },
    );
    if (!isKept) return 'elsewhere';
    return page.nextCursor === null ? 'done' : { ...at, rows, bytes, nextCursor: page.nextCursor };
  }

  private claimedUntil(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_MS);
  }

  private async end(one: ListExport, state: 'READY' | 'FAILED'): Promise<void> {
    const { platformId, personId } = one;
    const of = platformId === NO_PLATFORM ? MASTER({ personId }) : PERSON({ platformId, personId });
    const [person] = await this.reads.prepared<{ name: string; email: string }>(of);
    await this.transactions.run('endExport', async (tx) => {
      const ended = await this.exports.end(tx, one, state, this.clock.now());
      if (!ended || !person || state === 'FAILED') return;
      await this.mails.add(tx, {
        ...{
          platformId: one.platformId,
          kind: 'exportReady',
          to: person.email,
          locale: one.locale as Locale,
        },
        values: { name: person.name, link: this.addressOf(one), days: EXPORT_DAYS },
      });
    });
  }

  private addressOf(one: ListExport): string {
    const { id, expires, signature } = this.own.linkTo(one);
    const query = new URLSearchParams({ expires: String(expires), signature });
    const root = one.area === 'seller' ? 'platform' : `${one.area}-root`;
    return `${one.origin}/${root}/exports/${id}?${query.toString()}`;
  }
}
