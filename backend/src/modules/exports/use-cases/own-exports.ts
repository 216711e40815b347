import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { listSearch, type ListState } from '@guiche/lists';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { days } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { LinkSigner } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { ListReader, allowedList, stateOfList, type ListBinding } from '../../../runtime/lists/index.js';
import { AuditLog } from '../../audit/index.js';
import { exportProblem } from '../export-problems.js';
import { FileSources, type FileSource } from '../file-sources.js';
import { ListExports, type ListExport } from '../store/list-exports.js';

/** How long a file can be fetched. */
export const EXPORT_DAYS = 7;
/** Of one person at a time. */
const MOST_AT_ONCE = 3;

/** What a link to a file says. */
export interface FileLink {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** The exports of the person of a session. */
@Injectable()
export class OwnExports {
  constructor(
    private readonly exports: ListExports,
    private readonly reader: ListReader,
    private readonly sources: FileSources,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for a file. A job makes it and sends a mail.
   * @throws Problem notFound, notAllowed, validation, tooManyExports
   */
  async ask(
    ctx: Context,
    session: Session,
    asked: { readonly list: string; readonly query: string; readonly origin: string },
  ): Promise<{ readonly id: string }> {
    const binding = allowedList(session, asked.list, 'file');
    const state = stateOfList(binding, new URLSearchParams(asked.query));
    const scope = { platformId: session.platformId, personId: session.person.id };
    const { list, origin } = asked;
    return this.add(ctx, session, { list, origin, query: queryOf(binding, state) }, () =>
      this.reader.count(binding, scope, state),
    );
  }

  /**
   * Asks for a file of a source, which has checked the query.
   * @throws Problem notAllowed, tooManyExports
   */
  async askSource(
    ctx: Context,
    session: Session,
    source: FileSource,
    asked: { readonly query: string; readonly origin: string; readonly total: number },
  ): Promise<{ readonly id: string }> {
    allowedSource(session, source);
    const { total, ...file } = asked;
    return this.add(ctx, session, { ...file, list: source.name }, () => Promise.resolve(total));
  }

  private async add(
    ctx: Context,
    session: Session,
    { list, query, origin }: { readonly list: string; readonly query: string; readonly origin: string },
    count: () => Promise<number>,
  ): Promise<{ readonly id: string }> {
    const underWay = (await this.list(session)).filter(({ endedAt }) => endedAt === null);
    if (underWay.length >= MOST_AT_ONCE) throw exportProblem('tooManyExports');
    const total = await count();
    const now = this.clock.now();
    const id = newId(now);
    await this.transactions.run('askForExport', async (tx) => {
      await this.exports.add(tx, {
        ...{ platformId: session.platformId ?? NO_PLATFORM, id, personId: session.person.id },
        ...{ area: areaOf(session), list, query, total },
        ...{ locale: ctx.locale, origin, createdAt: now },
        expiresAt: new Date(now.getTime() + days(EXPORT_DAYS)),
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'lists.exportAsked', subject: list, subjectId: id },
        after: { query, rows: total },
      });
    });
    return { id };
  }

  list(session: Session): Promise<ListExport[]> {
    return this.exports.ofPerson({
      platformId: session.platformId ?? NO_PLATFORM,
      personId: session.person.id,
      area: areaOf(session),
      now: this.clock.now(),
    });
  }

  /** The link to a file that is ready. */
  linkTo({ id, personId, expiresAt }: ListExport): FileLink {
    const expires = expiresAt.getTime();
    return { id, expires, signature: this.signer.sign(claims(id, personId, expires)) };
  }

  /**
   * The file of a link, while the person of the session still may export the list.
   * @throws Problem notFound, notAllowed, exportNotReady, exportExpired
   */
  async file(
    ctx: Context,
    session: Session,
    link: FileLink,
  ): Promise<{ readonly name: string; readonly type: string; readonly content: Readable }> {
    const { id, expires, signature } = link;
    if (!this.signer.isSignedOver(claims(id, session.person.id, expires), signature))
      throw runtimeProblem('notFound');
    const found = await this.exports.find(session.platformId ?? NO_PLATFORM, id);
    if (!found || found.area !== session.area || found.personId !== session.person.id)
      throw runtimeProblem('notFound');
    const source = this.sources.find(found.list);
    if (source) allowedSource(session, source);
    else allowedList(session, found.list, 'file');
    if (this.clock.now().getTime() >= expires) throw exportProblem('exportExpired');
    if (found.state !== 'READY') throw exportProblem('exportNotReady');
    await this.transactions.run('fetchExport', async (tx) => {
      this.audit.record(ctx, tx, { action: 'lists.exportFetched', subject: found.list, subjectId: id });
    });
    const described = source?.described(found.query) ?? { name: `${found.list}.csv`, type: CSV };
    return { ...described, content: Readable.from(this.unzipped(found)) };
  }

  private async *unzipped(found: ListExport): AsyncGenerator<Buffer> {
    for await (const part of this.exports.parts(found)) yield gunzipSync(part);
  }
}

/** The kind of link comes first, so that a signature of another kind is none of this. */
const claims = (id: string, personId: string, expires: number): string[] => [
  'list export',
  id,
  personId,
  String(expires),
];

const CSV = 'text/csv; charset=utf-8';

/** @throws Problem notAllowed */
function allowedSource({ area, person }: Session, { flag }: FileSource): void {
  if (area !== 'admin' || !person.flags.has(flag)) throw runtimeProblem('notAllowed', { members: { flag } });
}

/** Only these areas have lists with files. */
function areaOf({ area }: Session): ListExport['area'] {
  if (area !== 'customer') return area;
  throw runtimeProblem('notAllowed');
}

const queryOf = ({ list }: ListBinding, state: ListState): string =>
  listSearch(list, { ...state, cursor: null }).slice(1);
