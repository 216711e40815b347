import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Locale } from '@guiche/i18n';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  columnsOf,
  sql,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { readObjectKey } from '../../../runtime/storage/index.js';
import { FileLinks } from '../../../runtime/uploads/index.js';
import { AuditLog } from '../../audit/index.js';
import { SellerVerification, type SellerToVerify } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { DECISION_TEXTS, documentsProblem } from '../documents-problems.js';
import { DOCUMENT_KINDS, type DocumentKind } from '../domain/document-kinds.js';
import { isApprovable } from '../domain/questions.js';
import { REJECTION_REASONS } from '../domain/rejection-reasons.js';
import { DocumentStates } from '../store/document-states.js';
import { SellerDocument, type DocumentStatus } from '../store/seller-document.entity.js';
import { CompleteVerification } from './complete-verification.js';

export interface DocumentDecision {
  /** `ASK_AGAIN`: of a document that was approved. */
  readonly decision: 'APPROVE' | 'REJECT' | 'ASK_AGAIN';
  /** By question: whether the answer was yes. */
  readonly answers: Readonly<Record<string, boolean>>;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  /** The one that the reviewer saw. */
  readonly version: number;
}

/** What the seller typed, beside which a document is shown. */
export interface SellerOfDocument {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly document: string | null;
  readonly phone: string | null;
  readonly status: string;
  readonly createdAt: Date;
}

/** Another document that waits. */
export interface WaitingDocument {
  readonly id: string;
  readonly sellerName: string;
  readonly kind: DocumentKind;
  readonly submittedAt: Date;
}

export interface DocumentUnderReview {
  readonly document: SellerDocument;
  readonly seller: SellerOfDocument;
  /** The current documents of the seller, this one included. */
  readonly current: readonly SellerDocument[];
  /** Other submissions of this kind, the newest first. */
  readonly history: readonly SellerDocument[];
  readonly queue: {
    /** How many wait, and the place of this one, from 1; 0: it does not wait. */
    readonly waiting: number;
    readonly position: number;
    readonly previous: string | null;
    /** Those after this one, oldest first; from the beginning of the queue where it is the last. */
    readonly next: readonly WaitingDocument[];
  };
}

/** How many of those that wait are shown. */
const SHOWN_NEXT = 3;
/** Places in the queue are counted up to here. */
const MOST_COUNTED = 1_000;

const SELLER = sql<{ platformId: string; userId: string }>(
  'seller-under-review',
  `select id, name, email, document, phone, status, created_at as "createdAt"
from users_read where platform_id = :platformId and id = :userId`,
);

/** A document as its state is told. */
export type CurrentDocument = Pick<
  SellerDocument,
  'id' | 'kind' | 'status' | 'reason' | 'note' | 'submittedAt' | 'reviewedAt' | 'reviewerName'
>;

// The person is looked up with them: no row means that the platform has no such person.
const CURRENT = sql<{ platformId: string; userId: string }>(
  'current-documents-of-seller',
  `select d.id, d.kind, d.status, d.reason, d.note, d.submitted_at as "submittedAt", d.reviewed_at as "reviewedAt",
  d.reviewer_name as "reviewerName"
from users_read u
left join seller_documents d on d.platform_id = u.platform_id and d.user_id = u.id and d.superseded_at is null
where u.platform_id = :platformId and u.id = :userId order by d.submitted_at desc, d.id desc`,
);

/** A document with its seller, whose date is a text in JSON. */
type Submission = SellerDocument & {
  readonly seller: Omit<SellerOfDocument, 'createdAt'> & { readonly createdAt: string };
};

const SUBMISSIONS = sql<{ platformId: string; id: string }>(
  'submissions-of-seller',
  `select ${columnsOf(SellerDocument, 'd')}, json_build_object('id', u.id, 'name', u.name, 'email', u.email,
  'document', u.document, 'phone', u.phone, 'status', u.status, 'createdAt', u.created_at) as seller
from seller_documents asked
join seller_documents d on d.platform_id = asked.platform_id and d.user_id = asked.user_id
join users_read u on u.platform_id = asked.platform_id and u.id = asked.user_id
where asked.platform_id = :platformId and asked.id = :id order by d.submitted_at desc, d.id desc`,
);

const WAITING = sql<{ platformId: string; most: number }>(
  'waiting-documents-in-order',
  `select d.id, d.kind, d.submitted_at as "submittedAt", coalesce(u.name, '') as "sellerName"
from seller_documents d
left join users_read u on u.platform_id = d.platform_id and u.id = d.user_id
where d.platform_id = :platformId and d.superseded_at is null and d.status = 'PENDING'
order by d.submitted_at, d.id limit :most`,
);

/** What staff see of the documents of sellers, and what they decide. */
@Injectable()
export class ReviewDocuments {
  constructor(
    @InjectTenantRepository(SellerDocument) private readonly documents: TenantRepository<SellerDocument>,
    private readonly states: DocumentStates,
    private readonly verification: SellerVerification,
    private readonly completion: CompleteVerification,
    private readonly files: FileLinks,
    private readonly audit: AuditLog,
    private readonly mails: MailQueue,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, id: string): Promise<DocumentUnderReview> {
    const [all, queue] = await Promise.all([
      this.reads.primary<Submission>(SUBMISSIONS({ platformId: ctx.platformId, id })),
      this.queueAround(ctx, id),
    ]);
    const document = all.find((one) => one.id === id);
    if (!document) throw runtimeProblem('notFound');
    const seller = { ...document.seller, createdAt: new Date(document.seller.createdAt) };
    const current = all.filter(({ supersededAt }) => supersededAt === null);
    const history = all.filter((one) => one.kind === document.kind && one.id !== id);
    return { document, seller, current, history, queue };
  }

  /** The current documents of a seller. @throws Problem notFound: the platform has no such person */
  async current({ platformId }: TenantContext, userId: string): Promise<CurrentDocument[]> {
    const found = await this.reads.primary<CurrentDocument | { readonly id: null }>(
      CURRENT({ platformId, userId }),
    );
    if (found.length === 0) throw runtimeProblem('notFound');
    return found.filter((one): one is CurrentDocument => one.id !== null);
  }

  /** A link to the file. That it was looked at is recorded. @throws Problem notFound */
  async view(
    ctx: TenantContext,
    id: string,
  ): Promise<{ readonly path: string; readonly contentType: string; readonly expiresAt: Date }> {
    const document = await this.found(ctx, id);
    const key = readObjectKey(document.objectKey);
    if (!key) throw runtimeProblem('notFound');
    await this.record(ctx, document, 'document.viewed');
    return { ...this.files.pathOf(key), contentType: document.contentType };
  }

  /** The CPF or CNPJ of the seller in full. That it was shown is recorded. @throws Problem notFound */
  async revealTaxId(ctx: TenantContext, id: string): Promise<string | null> {
    const document = await this.found(ctx, id);
    const { platformId } = ctx;
    const [seller] = await this.reads.primary<SellerOfDocument>(
      SELLER({ platformId, userId: document.userId }),
    );
    await this.record(ctx, document, 'document.taxIdShown');
    return seller?.document ?? null;
  }

  /**
   * Approves or rejects a document that waits, or asks again for one that was approved: that one counts no more, and the seller stays
   * active. With the last approval the seller is verified; the seller is told by mail.
   * @param origin of the seller's pages, for the link in the mail
   * @throws Problem notFound; changedMeanwhile, documentDecided (409); validation (422): an answer, the reason or the note
   */
  async decide(
    ctx: TenantContext,
    { person }: Session,
    id: string,
    { version, ...decision }: DocumentDecision,
    origin: string,
  ): Promise<void> {
    const { userId, kind } = await this.found(ctx, id);
    const { answers: given, ...outcome } = outcomeOf(kind, decision);
    await this.transactions.run('decideDocument', async (tx) => {
      const seller = await this.verification.lock(ctx, tx, userId);
      if (!seller) throw runtimeProblem('notFound');
      // What was answered when it was approved stays.
      const answers = decision.decision === 'ASK_AGAIN' ? {} : { answers: given };
      const change = { ...outcome, ...answers, reviewedBy: person.id, reviewerName: person.name };
      const decided = await this.documents.lock(ctx, tx, id);
      if (decided && decided.version === version && !isDecidable(decided, decision.decision))
        throw documentsProblem('documentDecided');
      const after = await this.documents.save(
        ctx,
        tx,
        id,
        { ...change, reviewedAt: this.clock.now() },
        version,
      );
      if (!after) throw runtimeProblem('notFound');
      const isComplete = await this.states.refresh(ctx, tx, seller);
      if (after.status === 'REJECTED') await this.tellRejected(ctx, tx, { seller, document: after, origin });
      else if (isComplete) await this.completion.verify(ctx, tx, seller, { locale: after.locale, origin });
    });
  }

  private async found(ctx: TenantContext, id: string): Promise<SellerDocument> {
    const found = await this.transactions.run('findDocument', (tx) => this.documents.find(ctx, tx, { id }));
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  private async queueAround(
    { platformId }: TenantContext,
    id: string,
  ): Promise<DocumentUnderReview['queue']> {
    const waiting = await this.reads.primary<WaitingDocument>(WAITING({ platformId, most: MOST_COUNTED }));
    const at = waiting.findIndex((one) => one.id === id);
    const others = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(0, at))];
    return {
      ...{ waiting: waiting.length, position: at + 1, previous: waiting[at - 1]?.id ?? null },
      next: others.slice(0, SHOWN_NEXT),
    };
  }

  private async record(ctx: TenantContext, document: SellerDocument, action: string): Promise<void> {
    await this.transactions.run('recordDocumentView', (tx) => {
      this.audit.record(ctx, tx, { action, subject: 'seller_documents', subjectId: document.id });
      return Promise.resolve();
    });
  }

  private tellRejected(
    { platformId }: TenantContext,
    tx: EntityManager,
    { seller, document, origin }: Told,
  ): Promise<void> {
    const { locale, kind, reason, note } = document;
    const values = (language: Locale) => {
      const sentence = reason === null ? '' : REJECTION_REASONS[reason][language];
      return {
        ...{ name: seller.name, link: `${origin}/platform/my-profile/documents` },
        ...{
          document: DOCUMENT_KINDS[kind].label[language],
          reason: note ? `${sentence} ${note}` : sentence,
        },
      };
    };
    return this.mails.add(tx, { platformId, kind: 'documentRejected', to: seller.email, locale, values });
  }
}

interface Told {
  readonly seller: SellerToVerify;
  readonly document: SellerDocument;
  readonly origin: string;
}

const isDecidable = (
  { status, supersededAt }: SellerDocument,
  decision: DocumentDecision['decision'],
): boolean => status === (decision === 'ASK_AGAIN' ? 'ACTIVE' : 'PENDING') && supersededAt === null;

/** What the decision changes in the document. Only answers to the questions of its kind are kept. */
function outcomeOf(
  kind: DocumentKind,
  { decision, answers, reason, note }: Omit<DocumentDecision, 'version'>,
): Pick<SellerDocument, 'answers' | 'reason' | 'note'> & { readonly status: DocumentStatus } {
  const { questions, reasons } = DOCUMENT_KINDS[kind];
  const given = Object.fromEntries(
    questions.flatMap((question) => (question in answers ? [[question, answers[question] === true]] : [])),
  );
  if (decision === 'APPROVE') {
    if (!isApprovable(questions, given)) throw refusedField('answers');
    return { status: 'ACTIVE', answers: given, reason: null, note: null };
  }
  const chosen = [...reasons, 'other' as const].find((one) => one === reason);
  if (chosen === undefined) throw refusedField('reason');
  if (chosen === 'other' && !note) throw refusedField('note');
  return { status: 'REJECTED', answers: given, reason: chosen, note: note ?? null };
}

const refusedField = (field: keyof typeof DECISION_TEXTS): Error =>
  runtimeProblem('validation', { errors: { [field]: [DECISION_TEXTS[field]] } });
