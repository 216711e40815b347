import { documentType } from '@guiche/brazil';
import type { Locale } from '@guiche/i18n';
import { DOCUMENT_KINDS } from '../domain/document-kinds.js';
import { maskedTaxId } from '../domain/masked-tax-id.js';
import { QUESTIONS } from '../domain/questions.js';
import { REJECTION_REASONS } from '../domain/rejection-reasons.js';
import { reviewDue } from '../domain/review-due.js';
import type { SellerDocument } from '../store/seller-document.entity.js';
import type { CurrentDocument, DocumentUnderReview } from '../use-cases/review-documents.js';
import type { DocumentUnderReviewDto, SubmissionDto } from './documents.dto.js';

/** Why it was rejected, as the seller reads it. Null: it was not. */
export function shownReason(
  { reason, note }: Pick<SellerDocument, 'reason' | 'note'>,
  locale: Locale,
): string | null {
  if (reason === null) return null;
  if (reason === 'other' && note) return note;
  const sentence = REJECTION_REASONS[reason][locale];
  return note ? `${sentence} ${note}` : sentence;
}

/** A submission as staff see it. */
export const submission = (document: CurrentDocument, locale: Locale): SubmissionDto => ({
  ...{ id: document.id, kind: document.kind, label: DOCUMENT_KINDS[document.kind].label[locale] },
  ...{ status: document.status, problem: shownReason(document, locale) },
  ...{ submittedAt: document.submittedAt, reviewedAt: document.reviewedAt },
  reviewer: document.reviewerName,
});

/** A document with what its reviewer needs, in their language. */
export function underReview(
  { document, seller, current, history, queue }: DocumentUnderReview,
  locale: Locale,
): DocumentUnderReviewDto {
  const { questions, reasons } = DOCUMENT_KINDS[document.kind];
  const answered = Object.entries(document.answers ?? {});
  return {
    ...submission(document, locale),
    ...{ version: document.version, contentType: document.contentType, bytes: document.bytes },
    ...{ sha256: document.sha256.toString('hex'), isSuperseded: document.supersededAt !== null },
    attempt: 1 + history.filter(({ submittedAt }) => submittedAt < document.submittedAt).length,
    dueAt: reviewDue(document.submittedAt),
    yes: answered.flatMap(([question, isYes]) => (isYes ? [question] : [])),
    no: answered.flatMap(([question, isYes]) => (isYes ? [] : [question])),
    questions: questions.map((code) => ({ code, label: QUESTIONS[code][locale] })),
    reasons: [...reasons, 'other' as const].map((code) => ({ code, label: REJECTION_REASONS[code][locale] })),
    seller: {
      ...seller,
      document: seller.document && maskedTaxId(seller.document),
      documentType: seller.document && documentType(seller.document),
    },
    current: current.map((one) => submission(one, locale)).sort(byKind),
    history: history.map((one) => submission(one, locale)),
    ...{ waiting: queue.waiting, position: queue.position, previous: queue.previous },
    next: queue.next.map(({ id, sellerName, kind, submittedAt }) => ({
      ...{ id, seller: sellerName, label: DOCUMENT_KINDS[kind].label[locale] },
      dueAt: reviewDue(submittedAt),
    })),
  };
}

const ORDER = Object.keys(DOCUMENT_KINDS);
const byKind = (one: SubmissionDto, other: SubmissionDto): number =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);
