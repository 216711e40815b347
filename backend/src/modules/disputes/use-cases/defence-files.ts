import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { readObjectKey, storageProblem } from '../../../runtime/storage/index.js';
import {
  FileLinks,
  UploadLinks,
  Uploads,
  type ArrivingFile,
  type KeptFile,
  type OpenedUpload,
} from '../../../runtime/uploads/index.js';
import { AuditLog } from '../../audit/index.js';
import { DEFENCE_FILE, MOST_DEFENCE_FILES, STAFF_DEFENCE_FILE } from '../defence-file.js';
import { disputeProblem } from '../dispute-problems.js';
import { isEnded } from '../domain/dispute-states.js';
import { DisputeEvents } from '../store/dispute-events.js';
import { DisputeFiles } from '../store/dispute-files.js';
import { Disputes } from '../store/disputes.js';

/** Who attaches files: staff to any dispute, a seller to own ones. */
export type FileSender = 'staff' | 'seller';

export interface DefenceFileToSend {
  readonly fileName: string;
  readonly bytes: number;
}

const PURPOSES = { staff: STAFF_DEFENCE_FILE, seller: DEFENCE_FILE } as const;
/** In the subject of a link, where staff send the file. */
const OF_STAFF = '-';

/** Files that help the defence of a dispute, sent by signed links while it has no result. They are evidence: none is removed. */
@Injectable()
export class DefenceFiles {
  constructor(
    private readonly disputes: Disputes,
    private readonly files: DisputeFiles,
    private readonly events: DisputeEvents,
    private readonly links: UploadLinks,
    private readonly reading: FileLinks,
    private readonly uploads: Uploads,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A link for one file, valid for a minute.
   * @throws Problem notFound: no dispute of this platform or seller; disputeMoved, defenceFilesFull (409); fileEmpty, fileTooLarge
   */
  async grant(
    ctx: TenantContext,
    { accountId, person }: Session,
    sender: FileSender,
    { disputeId, fileName, bytes }: DefenceFileToSend & { readonly disputeId: string },
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    const sellerId = sender === 'seller' ? accountId : null;
    await this.transactions.run('grantDefenceFile', (tx) => this.demandOpen(ctx, tx, disputeId, sellerId));
    const { platformId, locale } = ctx;
    const subject = [disputeId, sellerId ?? OF_STAFF, shownName(fileName)].join(' ');
    return this.links.issue(PURPOSES[sender], {
      ...{ id: newId(this.clock.now()), platformId, personId: person.id, subject, bytes, fileName, locale },
    });
  }

  /**
   * Takes the file that somebody sends by a link.
   * @param anonymous the context of the request, which the link makes that of the person
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    sender: FileSender,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const purpose = PURPOSES[sender];
    const grant = this.links.open(purpose, link, anonymous);
    const { ctx, id, bytes, isNamedPdf } = grant;
    // Before the file is read, so that a link that was used costs nothing.
    await this.transactions.run('checkDefenceFile', (tx) => this.refuseUsed(ctx, tx, id));
    await this.uploads.take(purpose, { ...file, bytes, isNamedPdf }, (kept) => this.attach(grant, kept));
  }

  /** A link to a file, valid for a minute. @param sellerId null: staff look @throws Problem notFound */
  async link(
    ctx: TenantContext,
    of: { readonly disputeId: string; readonly id: string; readonly sellerId: string | null },
  ): Promise<{ readonly path: string; readonly expiresAt: Date }> {
    const { disputeId, id, sellerId } = of;
    const dispute = await this.disputes.find(ctx, disputeId, sellerId);
    const found = dispute && (await this.files.find(ctx, { disputeId, id }));
    const key = found && readObjectKey(found.objectKey);
    if (!key) throw runtimeProblem('notFound');
    return this.reading.pathOf(key, { savedAs: savedName(found.name, key) });
  }

  private async attach({ ctx, id, subject }: OpenedUpload, kept: KeptFile): Promise<void> {
    const [disputeId = '', owner = '', ...words] = subject.split(' ');
    await this.transactions.run('attachDefenceFile', async (tx) => {
      await this.demandOpen(ctx, tx, disputeId, owner === OF_STAFF ? null : owner);
      await this.refuseUsed(ctx, tx, id);
      const now = this.clock.now();
      const name = words.join(' ');
      await this.files.add(ctx, tx, {
        ...{ id, disputeId, name, objectKey: kept.key, contentType: kept.type, bytes: kept.bytes },
        ...{ sha256: kept.sha256, now },
      });
      await this.events.add(ctx, tx, { disputeId, now }, [
        { kind: 'FILE', by: ctx.recordedActor, note: name },
      ]);
      this.audit.record(ctx, tx, {
        ...{ action: 'dispute.fileAttached', subject: 'disputes', subjectId: disputeId },
        after: { file: id, name },
      });
    });
  }

  /** Locks the dispute, so that two files at once are counted one after the other. */
  private async demandOpen(
    ctx: TenantContext,
    tx: EntityManager,
    disputeId: string,
    sellerId: string | null,
  ): Promise<void> {
    const dispute = await this.disputes.lock(ctx, tx, disputeId);
    if (!dispute || (sellerId !== null && dispute.sellerId !== sellerId)) throw runtimeProblem('notFound');
    if (isEnded(dispute.state)) throw disputeProblem('disputeMoved');
    // Each side has its own number: nobody keeps the evidence of the other out.
    const ofStaff = sellerId === null;
    if ((await this.files.count(ctx, tx, { disputeId, ofStaff })) >= MOST_DEFENCE_FILES)
      throw disputeProblem('defenceFilesFull');
  }

  private async refuseUsed(ctx: TenantContext, tx: EntityManager, id: string): Promise<void> {
    if (await this.files.isKnown(ctx, tx, id)) throw storageProblem('alreadyUploaded');
  }
}

/** With the ending of what is kept: a picture is encoded anew. */
const savedName = (name: string, key: string): string =>
  `${name.replace(/\.[^.]*$/, '')}${key.slice(key.lastIndexOf('.'))}`;

/** The end of the name, without what is no text. */
const shownName = (fileName: string): string =>
  fileName
    .replace(/[\p{C}/\\]+/gu, ' ')
    .trim()
    .slice(-100) || 'file';
