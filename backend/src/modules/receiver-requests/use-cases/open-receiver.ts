import type { BankAccount, ReceiverDocuments, ReceiverIntent, Refused } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { ApprovedDocuments, type ApprovedDocument } from '../../documents/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { ReceiverRecords } from '../../receivers/index.js';
import { LOST_AFTER_MS } from '../domain/question-schedule.js';
import { isLive, type RequestState } from '../domain/receiver-states.js';
import { intentOf, type ReceiverRegistration } from '../domain/registration.js';
import { receiverProblem } from '../receiver-problems.js';
import { ReceiverProvider, type OpeningAccount } from '../receiver-provider.js';
import { BANK_ACCOUNT_NOT_READY, refusalsOf } from '../receiver-refusals.js';
import { Applicants, type ApplicantsAccount, type StoredApplicant } from '../store/applicants.js';
import { ReceiverEvents } from '../store/receiver-events.js';
import { ReceiverRequests } from '../store/receiver-requests.js';
import { registrationContext } from '../store/sealed-columns.js';
import { ApplyReceiver } from './apply-receiver.js';

/** What a seller asks for. */
export interface WantedReceiver {
  readonly gatewayAccountId: string;
  readonly bankAccountId: string;
  readonly registration: ReceiverRegistration;
}

export interface OpenedReceiver {
  readonly id: string;
  readonly state: RequestState;
}

interface Prepared extends WantedReceiver {
  readonly userId: string;
  readonly via: OpeningAccount;
  readonly account: ApplicantsAccount;
  readonly intent: ReceiverIntent;
  readonly documentIds: readonly string[];
  /** Why staff try again. */
  readonly reason: string | null;
}

/**
 * Opens a receiver: checks the rules of the provider, writes the request, calls the provider outside any transaction, and applies the
 * answer. A process that dies in between leaves the request, which is then shown to staff and never sent again.
 */
@Injectable()
export class OpenReceiver {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly applicants: Applicants,
    private readonly documents: ApprovedDocuments,
    private readonly provider: ReceiverProvider,
    private readonly records: ReceiverRecords,
    private readonly events: ReceiverEvents,
    private readonly applyReceiver: ApplyReceiver,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly envelope: Envelope,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * For the signed-in seller.
   * @throws Problem notFound: the bank account of somebody else, or no provider that opens receivers; validation (422): the password, the
   *   code, or what the provider requires; receiverTaxIdMissing, receiverLive, receiverNotPossible (409). Nothing was written or sent
   */
  async open(
    ctx: TenantContext,
    session: Session,
    wanted: WantedReceiver,
    proof: Proof,
  ): Promise<OpenedReceiver> {
    await this.reauthentication.demand(ctx, session, proof);
    return this.start(ctx, session.accountId, wanted, null);
  }

  /**
   * Staff try again what ended without a receiver, with what the seller had entered and the documents approved now.
   * @throws Problem notFound; receiverMoved (409): it did not end; and those of {@link open}
   */
  async retry(
    ctx: TenantContext,
    session: Session,
    id: string,
    { reason, ...proof }: Proof & { readonly reason: string },
  ): Promise<OpenedReceiver> {
    await this.reauthentication.demand(ctx, session, proof);
    const before = await this.requests.find(ctx, id);
    if (!before) throw runtimeProblem('notFound');
    if (isLive(before.state)) throw receiverProblem('receiverMoved');
    const text = this.envelope.open(before.registrationSealed, registrationContext(id)).toString('utf8');
    const registration = JSON.parse(text) as ReceiverRegistration;
    const able = await this.provider.able(ctx);
    const { id: gatewayAccountId = before.gatewayAccountId } =
      able.find(({ provider }) => provider === before.provider) ?? {};
    return this.start(
      ...([ctx, before.userId, { ...before, gatewayAccountId, registration }, reason] as const),
    );
  }

  private async start(
    ctx: TenantContext,
    userId: string,
    { gatewayAccountId, bankAccountId, registration }: WantedReceiver,
    reason: string | null,
  ): Promise<OpenedReceiver> {
    const wanted = { gatewayAccountId, bankAccountId, registration };
    const prepared = await this.prepare(ctx, userId, wanted, reason);
    const refusal = await this.provider.problem(ctx, prepared.via, prepared.intent);
    if (refusal) throw refusedBefore(refusal);
    const id = await this.transactions.run('requestReceiver', (tx) => this.write(ctx, tx, prepared));
    const outcome = await this.provider.open(ctx, prepared.via, prepared.intent);
    const state = await this.applyReceiver.apply(ctx, { requestId: id, outcome, by: 'call' });
    return { id, state: state ?? 'SENDING' };
  }

  private async prepare(
    ctx: TenantContext,
    userId: string,
    wanted: WantedReceiver,
    reason: string | null,
  ): Promise<Prepared> {
    const [applicant, accounts, able] = await Promise.all([
      this.applicants.find(ctx, userId),
      this.applicants.accounts(ctx, userId),
      this.provider.able(ctx),
    ]);
    const via = able.find(({ id }) => id === wanted.gatewayAccountId);
    if (!via || !accounts.some(({ id }) => id === wanted.bankAccountId)) throw runtimeProblem('notFound');
    const { document, ...person } = checkedApplicant(applicant);
    const account = this.ready(accounts, wanted.bankAccountId, document);
    const approved = await this.documents.of(ctx, userId);
    const intent = intentOf(
      { ...person, document },
      wanted.registration,
      bankAccountOf(account),
      filesOf(approved),
    );
    return { ...wanted, userId, via, account, intent, documentIds: approved.map(({ id }) => id), reason };
  }

  /** Writes the request. What was checked before may have changed meanwhile. */
  private async write(
    ctx: TenantContext,
    tx: EntityManager,
    { userId, via, account, intent, documentIds, registration, reason }: Prepared,
  ): Promise<string> {
    await this.requests.serialize(ctx, tx, userId);
    const applicant = checkedApplicant(await this.applicants.findIn(ctx, tx, userId));
    if (applicant.document !== intent.document) throw receiverProblem('receiverTaxIdMissing');
    this.ready(await this.applicants.accountsIn(ctx, tx, userId), account.id, applicant.document);
    const { provider, gatewayVersion } = via;
    const earlier = await this.requests.ofSellerIn(ctx, tx, userId);
    const hasRequest = earlier.some((one) => one.provider === provider && isLive(one.state));
    if (hasRequest || (await this.records.isLive(ctx, tx, { userId, receiverProvider: provider })))
      throw receiverProblem('receiverLive');
    const now = this.clock.now();
    const id = newId(now);
    const { name, document, email } = intent;
    await this.requests.add(ctx, tx, {
      ...{ id, userId, gatewayAccountId: via.id, provider, gatewayVersion, documentIds },
      ...{ bankAccountId: account.id, bankAccount: labelOf(account), name, document, email },
      registrationSealed: this.envelope.seal(JSON.stringify(registration), registrationContext(id)),
      ...{ requestedBy: ctx.recordedActor, requestedAt: now },
      dueAt: new Date(now.getTime() + LOST_AFTER_MS),
    });
    await this.events.add(ctx, tx, { requestId: id, kind: 'SENDING', now, note: reason });
    this.audit.record(ctx, tx, {
      ...{ action: 'receiver.requested', subject: 'receiver_requests', subjectId: id },
      after: { provider, bankAccountId: account.id, documents: documentIds.length },
      ...(reason !== null && { reason }),
    });
    return id;
  }

  private ready(accounts: readonly ApplicantsAccount[], id: string, document: string): ApplicantsAccount {
    const account = accounts.find((one) => one.id === id);
    if (!account || !isReady(account, document, this.clock.now()))
      throw runtimeProblem('validation', { errors: { bankAccountId: [BANK_ACCOUNT_NOT_READY] } });
    return account;
  }
}

/** Only an approved account of the same document is paid to, after its waiting time. */
export const isReady = (
  { status, usableFrom, holderDocument }: ApplicantsAccount,
  document: string,
  now: Date,
): boolean => status === 'ACTIVE' && usableFrom !== null && usableFrom <= now && holderDocument === document;

export const labelOf = ({ bankCode, branchNumber, accountNumber }: ApplicantsAccount): string =>
  `${bankCode} / ${branchNumber} / •••${accountNumber.slice(-3)}`;

function checkedApplicant(applicant: StoredApplicant | undefined) {
  if (!applicant || applicant.status === 'BLOCKED') throw runtimeProblem('notFound');
  const { document } = applicant;
  if (document === null) throw receiverProblem('receiverTaxIdMissing');
  return { ...applicant, document };
}

const bankAccountOf = (account: ApplicantsAccount): BankAccount => {
  const { bankCode, branchNumber, branchDigit, accountNumber, accountDigit, accountType } = account;
  return {
    ...{ bankCode, branchNumber, accountNumber, accountDigit, accountType },
    ...(branchDigit !== null && { branchDigit }),
  };
};

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png' };

function filesOf(approved: readonly ApprovedDocument[]): ReceiverDocuments {
  const files = approved.map(({ kind, contentType, content }) => {
    const fileName = `${kind}.${ENDINGS[contentType] ?? 'jpg'}`;
    return [kind, { fileName, contentType, base64: content.toString('base64') }] as const;
  });
  return Object.fromEntries(files);
}

function refusedBefore({ detail }: Refused): Error {
  const refusals = refusalsOf(detail);
  if (refusals.length === 0) return receiverProblem('receiverNotPossible');
  const errors = Object.fromEntries(refusals.map(({ field, texts }) => [field, [texts]]));
  return runtimeProblem('validation', { errors });
}
