import { Injectable } from '@nestjs/common';
import { documentType, type DocumentType } from '@guiche/brazil';
import { IsNull, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  sql,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { hours } from '../../../runtime/clock/durations.js';
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
import { SellerVerification } from '../../identity/index.js';
import { DOCUMENT_FILE } from '../document-file.js';
import { demandedKinds } from '../demanded-kinds.js';
import { documentsProblem } from '../documents-problems.js';
import { isDocumentKind, kindsOf, type DocumentKind } from '../domain/document-kinds.js';
import { DocumentDemands } from '../store/document-demands.js';
import { DocumentStates } from '../store/document-states.js';
import { SellerDocument } from '../store/seller-document.entity.js';

/** Each submission is kept, so their number is bounded. */
const MOST_A_DAY = 10;

const SELLER = sql<{ platformId: string; userId: string }>(
  'seller-of-documents',
  `select document, status from users_read where platform_id = :platformId and id = :userId and role = 'PRODUCER'`,
);

interface SellerRow {
  readonly document: string | null;
  readonly status: string;
}

/** What a seller sees: the kinds asked of them, each with its submissions, the newest first. */
export interface DocumentsShown {
  readonly accountStatus: string;
  /** Null: the seller did not give a CPF or CNPJ yet. */
  readonly type: DocumentType | null;
  readonly kinds: readonly {
    readonly kind: DocumentKind;
    readonly isDemanded: boolean;
    readonly submissions: readonly SellerDocument[];
  }[];
}

export interface FileToSend {
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly bytes: number;
}

/** The documents of a seller, who sends them by signed links. */
@Injectable()
export class OwnDocuments {
  constructor(
    @InjectTenantRepository(SellerDocument) private readonly documents: TenantRepository<SellerDocument>,
    private readonly states: DocumentStates,
    private readonly demands: DocumentDemands,
    private readonly verification: SellerVerification,
    private readonly links: UploadLinks,
    private readonly files: FileLinks,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  async list(ctx: TenantContext, userId: string): Promise<DocumentsShown> {
    const { document, status } = await this.seller(ctx, userId);
    const type = document === null ? null : documentType(document);
    const all = await this.transactions.run('listDocuments', (tx) =>
      this.documents.list(ctx, tx, { where: { userId }, order: { submittedAt: 'DESC', id: 'DESC' } }),
    );
    const demanded = demandedKinds(type ?? 'CPF', await this.demands.show(ctx));
    const kinds = kindsOf(type ?? 'CPF').map((kind) => ({
      kind,
      isDemanded: demanded.includes(kind),
      submissions: all.filter((one) => one.kind === kind),
    }));
    return { accountStatus: status, type, kinds };
  }

  /**
   * A link for one file, valid for a minute.
   * @throws Problem taxIdMissing, documentApproved (409), documentSentTooOften (429), fileEmpty, fileTooLarge
   */
  async grant(
    ctx: TenantContext,
    { person }: Session,
    { kind, fileName, bytes }: FileToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    const { document } = await this.seller(ctx, person.id);
    if (document === null) throw documentsProblem('taxIdMissing');
    if (!kindsOf(documentType(document)).includes(kind)) throw runtimeProblem('notFound');
    await this.transactions.run('grantDocumentUpload', (tx) =>
      this.refuseTooMany(ctx, tx, { userId: person.id, kind }),
    );
    const { platformId, locale } = ctx;
    const id = newId(this.clock.now());
    const grant = { id, platformId, personId: person.id, subject: kind, bytes, fileName, locale };
    return this.links.issue(DOCUMENT_FILE, grant);
  }

  /**
   * Takes the file that somebody sends by a link. It is submitted with that.
   * @param anonymous the context of the request, which the link makes that of the seller
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const grant = this.links.open(DOCUMENT_FILE, link, anonymous);
    const { ctx, id, bytes, isNamedPdf } = grant;
    // Before the file is read, so that a link that was used costs nothing.
    await this.transactions.run('checkDocumentUpload', (tx) => this.refuseUsed(ctx, tx, id));
    await this.uploads.take(DOCUMENT_FILE, { ...file, bytes, isNamedPdf }, (kept) =>
      this.submit(grant, kept),
    );
  }

  /** A link to an own file. @throws Problem notFound */
  async fileLink(
    ctx: TenantContext,
    { person }: Session,
    id: string,
  ): Promise<{ readonly path: string; readonly expiresAt: Date }> {
    const found = await this.transactions.run('findOwnDocument', (tx) =>
      this.documents.find(ctx, tx, { id, userId: person.id }),
    );
    const key = found && readObjectKey(found.objectKey);
    if (!key) throw runtimeProblem('notFound');
    return this.files.pathOf(key);
  }

  private async seller({ platformId }: TenantContext, userId: string): Promise<SellerRow> {
    const [found] = await this.reads.primary<SellerRow>(SELLER({ platformId, userId }));
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  private async submit(grant: OpenedUpload, kept: KeptFile): Promise<void> {
    const { ctx, id, personId: userId, subject: kind, locale } = grant;
    if (!isDocumentKind(kind)) throw storageProblem('linkNotValid');
    const now = this.clock.now();
    await this.transactions.run('submitDocument', async (tx) => {
      const seller = await this.verification.lock(ctx, tx, userId);
      if (!seller || seller.status === 'BLOCKED') throw storageProblem('linkNotValid');
      await this.refuseUsed(ctx, tx, id);
      await this.refuseTooMany(ctx, tx, { userId, kind });
      const [before] = await this.documents.list(ctx, tx, {
        where: { userId, kind, supersededAt: IsNull() },
      });
      if (before) await this.documents.save(ctx, tx, before.id, { supersededAt: now });
      await this.documents.insert(ctx, tx, {
        ...{ id, userId, kind, locale, submittedAt: now, supersededAt: null },
        ...{ objectKey: kept.key, contentType: kept.type, bytes: kept.bytes, sha256: kept.sha256 },
        ...{ status: 'PENDING', answers: null, reason: null, note: null },
        ...{ reviewedBy: null, reviewerName: null, reviewedAt: null },
      });
      await this.states.refresh(ctx, tx, seller);
      await this.verification.begin(ctx, tx, seller);
    });
  }

  private async refuseUsed(ctx: TenantContext, tx: EntityManager, id: string): Promise<void> {
    if (await this.documents.find(ctx, tx, { id })) throw storageProblem('alreadyUploaded');
  }

  private async refuseTooMany(
    ctx: TenantContext,
    tx: EntityManager,
    { userId, kind }: Pick<SellerDocument, 'userId' | 'kind'>,
  ): Promise<void> {
    const current = await this.documents.find(ctx, tx, { userId, kind, supersededAt: IsNull() });
    if (current?.status === 'ACTIVE') throw documentsProblem('documentApproved');
    const since = new Date(this.clock.now().getTime() - hours(24));
    const recent = await this.documents.list(ctx, tx, {
      where: { userId, kind, submittedAt: MoreThan(since) },
      take: MOST_A_DAY,
    });
    if (recent.length >= MOST_A_DAY) throw documentsProblem('documentSentTooOften');
  }
}
