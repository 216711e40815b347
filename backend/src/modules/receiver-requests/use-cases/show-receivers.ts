import { documentType, type DocumentType } from '@guiche/brazil';
import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { DOCUMENT_KINDS, ReviewDocuments, type DocumentKind } from '../../documents/index.js';
import { Receivers } from '../../receivers/index.js';
import { isLive, type RequestState } from '../domain/receiver-states.js';
import type { ReceiverRegistration } from '../domain/registration.js';
import { ReceiverProvider, type OpeningAccount } from '../receiver-provider.js';
import { shownReasonOf } from '../receiver-refusals.js';
import { Applicants } from '../store/applicants.js';
import { ReceiverEvents, type ShownReceiverEvent } from '../store/receiver-events.js';
import { ReceiverRequests, type ReceiverRequest } from '../store/receiver-requests.js';
import { registrationContext } from '../store/sealed-columns.js';
import { isReady, labelOf } from './open-receiver.js';

/** A receiver as its seller sees it. */
export interface OwnReceiver {
  readonly id: string;
  readonly provider: string;
  readonly status: 'PENDING' | 'ACTIVE' | 'REJECTED';
  /** Why it was rejected. */
  readonly reason: string | null;
  readonly bankAccount: string | null;
  /** Cents. */
  readonly balance: number | null;
  readonly balanceAt: Date | null;
  readonly requestedAt: Date | null;
  /** Another request at this provider is possible. */
  readonly canRetry: boolean;
}

export interface OwnReceivers {
  readonly items: readonly OwnReceiver[];
  /** Where the seller can open one. */
  readonly providers: readonly OpeningAccount[];
  readonly bankAccounts: readonly {
    readonly id: string;
    readonly label: string;
    readonly isUsable: boolean;
  }[];
  /** Null: the seller gave none. */
  readonly documentType: DocumentType | null;
  /** What was entered last. */
  readonly registration: Partial<ReceiverRegistration>;
}

/** A request as staff see it. */
export interface ShownRequest {
  readonly request: ReceiverRequest;
  readonly providerName: string;
  readonly seller: { readonly name: string; readonly email: string };
  /** The provider's own id of the receiver. */
  readonly providerReceiverId: string | null;
  readonly documents: readonly { readonly id: string; readonly label: string }[];
  readonly events: readonly ShownReceiverEvent[];
}

const ABOUT = sql<{ platformId: string; id: string }>(
  'about-receiver-request',
  `select u.name, u.email, r.receiver_id as "providerReceiverId"
from receiver_requests q
join users_read u on u.platform_id = q.platform_id and u.id = q.user_id
left join receivers_read r on r.platform_id = q.platform_id and r.id = q.receiver_id
where q.platform_id = :platformId and q.id = :id`,
);

const DOCUMENTS = sql<{ platformId: string; ids: readonly string[] }>(
  'documents-of-receiver-request',
  'select id, kind from seller_documents_read where platform_id = :platformId and id = any (:ids::uuid[]) order by kind',
);

/** Receivers, as their seller and staff see them. A token is shown to nobody. */
@Injectable()
export class ShowReceivers {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly applicants: Applicants,
    private readonly provider: ReceiverProvider,
    private readonly receivers: Receivers,
    private readonly events: ReceiverEvents,
    private readonly documents: ReviewDocuments,
    private readonly envelope: Envelope,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Those of the signed-in seller, the newest first. */
  async own(ctx: TenantContext, { accountId }: Session): Promise<OwnReceivers> {
    const [applicant, accounts, able, requests, receivers] = await Promise.all([
      this.applicants.find(ctx, accountId),
      this.applicants.accounts(ctx, accountId),
      this.provider.able(ctx),
      this.requests.ofSeller(ctx, accountId),
      this.receivers.of(ctx, accountId),
    ]);
    const requested = new Set(requests.map(({ receiverId }) => receiverId));
    const others = receivers.filter(({ id }) => !requested.has(id));
    const taken = new Set([
      ...requests.flatMap(({ state, provider }) => (isLive(state) ? [provider] : [])),
      ...others.flatMap(({ status, receiverProvider }) => (status === 'REJECTED' ? [] : [receiverProvider])),
    ]);
    const providers = able.filter(({ provider }) => !taken.has(provider));
    const isFree = (provider: string) => providers.some((one) => one.provider === provider);
    const document = applicant?.document ?? null;
    const now = this.clock.now();
    return {
      items: [
        ...requests.map((request) => this.ownItem(request, ctx.locale, isFree(request.provider))),
        ...others.map(({ id, receiverProvider, status }) => ({
          ...{
            id,
            provider: this.provider.nameOf(receiverProvider),
            status,
            reason: null,
            bankAccount: null,
          },
          ...{ balance: null, balanceAt: null, requestedAt: null, canRetry: false },
        })),
      ],
      providers,
      bankAccounts: accounts.map((account) => ({
        ...{ id: account.id, label: labelOf(account) },
        isUsable: document !== null && isReady(account, document, now),
      })),
      documentType: document === null ? null : documentType(document),
      registration: requests[0] ? this.registrationOf(requests[0]) : {},
    };
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, id: string): Promise<ShownRequest> {
    const { platformId, locale } = ctx;
    type About = ShownRequest['seller'] & { readonly providerReceiverId: string | null };
    const request = await this.requests.find(ctx, id);
    if (!request) throw runtimeProblem('notFound');
    const [[about], documents, events] = await Promise.all([
      this.reads.primary<About>(ABOUT({ platformId, id })),
      this.reads.primary<{ id: string; kind: DocumentKind }>(
        DOCUMENTS({ platformId, ids: request.documentIds }),
      ),
      this.events.of(ctx, id),
    ]);
    return {
      request,
      providerName: this.provider.nameOf(request.provider),
      seller: { name: about?.name ?? request.name, email: about?.email ?? request.email },
      providerReceiverId: about?.providerReceiverId ?? null,
      documents: documents.map((one) => ({ id: one.id, label: DOCUMENT_KINDS[one.kind].label[locale] })),
      events,
    };
  }

  /** A link to a document that was sent. That it was looked at is recorded. @throws Problem notFound */
  async viewDocument(ctx: TenantContext, id: string, documentId: string) {
    const request = await this.requests.find(ctx, id);
    if (!request?.documentIds.includes(documentId)) throw runtimeProblem('notFound');
    return this.documents.view(ctx, documentId);
  }

  private ownItem(request: ReceiverRequest, locale: Locale, isFree: boolean): OwnReceiver {
    const { id, provider, state, bankAccount, balance, balanceAt, requestedAt } = request;
    const status = statusOf(state);
    return {
      ...{
        id,
        provider: this.provider.nameOf(provider),
        status,
        bankAccount,
        balance,
        balanceAt,
        requestedAt,
      },
      reason: status === 'REJECTED' ? shownReasonOf(request, locale) : null,
      canRetry: status === 'REJECTED' && isFree,
    };
  }

  private registrationOf({ id, registrationSealed }: ReceiverRequest): ReceiverRegistration {
    const text = this.envelope.open(registrationSealed, registrationContext(id)).toString('utf8');
    return JSON.parse(text) as ReceiverRegistration;
  }
}

/** In the words of the specification (payments.md §4). */
export function statusOf(state: RequestState): OwnReceiver['status'] {
  if (state === 'ACTIVE') return 'ACTIVE';
  return isLive(state) ? 'PENDING' : 'REJECTED';
}
