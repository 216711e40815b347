import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
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
import { FileSources, type FilePart } from '../file-sources.js';
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
    private readonly sources: FileSources,
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
    if (at.rows > 0 && at.nextCursor === null) return 'done';
    const source = this.sources.find(at.list);
    const made = source ? await source.part(at, PART_ROWS) : await this.partOfList(at);
    const { nextCursor, carried } = made;
    const [rows, bytes] = [at.rows + made.rows, at.bytes + made.content.length];
    const part = Math.ceil(at.rows / PART_ROWS);
    const content = gzipSync(made.content);
    const isKept = await this.exports.addPart(
      { platformId: at.platformId, exportId: at.id, partId: newId(at.createdAt), part, content },
      { rows, bytes, nextCursor, carried, until: this.claimedUntil(), before: at.rows },
    );
    if (!isKept) return 'elsewhere';
    return nextCursor === null ? 'done' : { ...at, rows, bytes, nextCursor, carried };
  }

  private async partOfList(at: ListExport): Promise<FilePart> {
    const binding = boundList(at.area, at.list);
    if (!binding) throw new Error(`there is no list ${at.area}/${at.list}`);
    const { state } = readListState(binding.list, new URLSearchParams(at.query));
    const scope = { platformId: at.area === 'master' ? null : at.platformId, personId: at.personId };
    const page = await this.reader.part(binding, scope, { ...state, cursor: at.nextCursor }, PART_ROWS);
    const content = await csvPart(binding.list, state.columns, page.items, {
      locale: at.locale as Locale,
      isFirst: at.rows === 0,
    });
    return { content, rows: page.items.length, nextCursor: page.nextCursor, carried: {} };
  }

  /** SHA-256 of the whole file, with one part in memory. */
  private async checksumOf(one: ListExport): Promise<string> {
    const hash = createHash('sha256');
    for await (const part of this.exports.parts(one)) hash.update(gunzipSync(part));
    return hash.digest('hex');
  }

  private claimedUntil(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_MS);
  }

  private async end(one: ListExport, state: 'READY' | 'FAILED'): Promise<void> {
    const { platformId, personId } = one;
    const of = platformId === NO_PLATFORM ? MASTER({ personId }) : PERSON({ platformId, personId });
    const [person] = await this.reads.prepared<{ name: string; email: string }>(of);
    const checksum = state === 'READY' ? await this.checksumOf(one) : null;
    await this.transactions.run('endExport', async (tx) => {
      const ended = await this.exports.end(tx, one, { state, checksum, now: this.clock.now() });
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
