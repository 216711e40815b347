import { GatewayRunner, redactor, type ChargeNotification, type WebhookReading } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { GatewayAccounts, GatewayDirectory, type OpenAccount } from '../../acquiring/index.js';
import {
  ApplyOutcome,
  QueryableAttempts,
  namesAnotherCharge,
  type PreviewedOutcome,
  type QueryableAttempt,
} from '../../payments/index.js';
import { curlOf, secretsOf, shownDelivery, type ShownDelivery } from '../shown-delivery.js';
import { testCaseOf, type WebhookTestCase } from '../test-case.js';
import { StoredWebhooks, isUnaddressed, type InspectedWebhook } from '../store/stored-webhooks.js';

/** What a replay would do for one charge, and why. */
export interface PreviewedCharge {
  /** The provider's id of the charge and of the event, as the body names them. */
  readonly reference: string | null;
  readonly eventId: string | null;
  /** The provider's own word, and what the adapter of today makes of it. */
  readonly word: string | null;
  readonly meaning: string;
  readonly attemptId: string | null;
  readonly paymentId: string | null;
  readonly statusNow: string | null;
  readonly statusAfter: string | null;
  readonly ledger: string | null;
  readonly reviewItem: string | null;
  /**
   * - `change`: the payment changes as shown.
   * - `nothing`: it is in that state, or past it.
   * - `forbidden`: the transition table refuses it; a review item is opened.
   * - `ask`: the provider is queried, and its answer decides.
   * - `unmatched`: no charge of this account fits.
   */
  readonly effect: 'change' | 'nothing' | 'forbidden' | 'ask' | 'unmatched';
}

export interface WebhookInspection {
  readonly delivery: ShownDelivery | null;
  readonly curl: string | null;
  /** How today's adapter reads it. Null: nobody can read it, as it came to an unknown address or its account is gone. */
  readonly reading: { readonly kind: WebhookReading['kind']; readonly detail: string | null } | null;
  readonly charges: readonly PreviewedCharge[];
  /** A file for the fixtures of the gateway. Null: nobody can read the delivery, or it is too long. */
  readonly testCase: WebhookTestCase | null;
  readonly isReplayable: boolean;
  readonly resolution: { readonly at: Date; readonly by: string; readonly note: string } | null;
}

/**
 * Shows a stored delivery without secrets, and what a replay would do: it is read again by the adapter of today, and decided on the
 * payment as it is now. Nothing is changed and no provider is called.
 */
@Injectable()
export class InspectWebhook {
  constructor(
    private readonly stored: StoredWebhooks,
    private readonly accounts: GatewayAccounts,
    private readonly attempts: QueryableAttempts,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly applyOutcome: ApplyOutcome,
  ) {}

  /** @throws Problem notFound */
  async inspect(ctx: Context, id: string): Promise<WebhookInspection> {
    const found = await this.stored.find(id);
    if (!found) throw runtimeProblem('notFound');
    const { resolvedAt, resolvedBy, resolution, state } = found;
    const isReplayable = found.gatewayAccountId !== null && state !== 'RECEIVED';
    const marked = resolvedAt && { at: resolvedAt, by: resolvedBy ?? '', note: resolution ?? '' };
    const shared = { isReplayable, resolution: marked };
    if (isUnaddressed(found) || found.gatewayAccountId === null)
      return { ...shared, ...shownOf(found, undefined), ...UNREADABLE };
    const tenant = ctx.forPlatform(found.platformId);
    const via = await this.accounts.get(tenant, found.gatewayAccountId);
    const gateway = this.gateways.find(found.provider);
    if (!via || !gateway) return { ...shared, ...shownOf(found, via), ...UNREADABLE };
    const reading = this.runner.readWebhook(gateway, via.account, found.open());
    const shown = shownOf(found, via);
    return {
      ...shared,
      ...shown,
      testCase: testCaseFor(found, via, shown.delivery, reading),
      reading: { kind: reading.kind, detail: 'detail' in reading ? reading.detail : null },
      charges: await this.previewAll(tenant, found, via, reading),
    };
  }

  private async previewAll(
    ctx: TenantContext,
    found: InspectedWebhook,
    via: OpenAccount,
    reading: WebhookReading,
  ): Promise<PreviewedCharge[]> {
    if (reading.kind !== 'proven' && reading.kind !== 'hint') return [];
    const isProven = reading.kind === 'proven';
    const shown: PreviewedCharge[] = [];
    for (const one of [reading, ...(reading.others ?? [])])
      shown.push(await this.preview(ctx, found, via, one, isProven));
    return shown;
  }

  private async preview(
    ctx: TenantContext,
    found: InspectedWebhook,
    via: OpenAccount,
    notification: ChargeNotification,
    isProven: boolean,
  ): Promise<PreviewedCharge> {
    const { outcome } = notification;
    const told = {
      reference: notification.reference ?? null,
      eventId: notification.eventId ?? null,
      word: 'native' in outcome ? (outcome.native ?? null) : null,
      meaning: outcome.kind,
    };
    const attempt = await this.attemptOf(ctx, found, via, notification);
    if (!attempt) return { ...told, ...NO_CHARGE };
    const learnt = { of: attempt, outcome, source: 'webhook', named: notification } as const;
    const previewed = await this.applyOutcome.preview(ctx, learnt);
    const isBelieved = isProven && !namesAnotherCharge(attempt, notification) && tellsState(notification);
    const effect = effectOf(previewed, isBelieved);
    const { before, decision, paymentId } = previewed;
    const isKnown = effect !== 'ask';
    return {
      ...told,
      effect,
      ...{ paymentId, attemptId: attempt.attemptId, statusNow: before.status },
      statusAfter: isKnown ? decision.next.status : null,
      ledger: isKnown ? decision.ledger : null,
      reviewItem: isKnown ? (decision.reviewItem?.kind ?? null) : null,
    };
  }

  /** The same search as that of a delivery which is processed. */
  private async attemptOf(
    ctx: TenantContext,
    { attemptId }: InspectedWebhook,
    { account }: OpenAccount,
    named: ChargeNotification,
  ): Promise<QueryableAttempt | undefined> {
    if (attemptId !== null) return this.attempts.find(ctx, attemptId);
    const byReference =
      named.reference && (await this.attempts.findByReference(ctx, account.id, named.reference));
    if (byReference) return byReference;
    if (named.endToEndId !== undefined)
      return this.attempts.findByEndToEndId(ctx, account.id, named.endToEndId);
    return named.attemptId !== undefined && isUUID(named.attemptId)
      ? this.attempts.findOfAccount(ctx, account.id, named.attemptId)
      : undefined;
  }
}

const UNREADABLE = { reading: null, charges: [], testCase: null } as const;

const NO_CHARGE = {
  attemptId: null,
  paymentId: null,
  statusNow: null,
  statusAfter: null,
  ledger: null,
  reviewItem: null,
  effect: 'unmatched',
} as const;

const tellsState = ({ outcome }: ChargeNotification): boolean =>
  outcome.kind !== 'unknown' || outcome.flagged === true;

function effectOf({ before, decision }: PreviewedOutcome, isBelieved: boolean): PreviewedCharge['effect'] {
  const isSame = decision.verdict === 'same' || decision.verdict === 'stale';
  // A hint that repeats the state is a duplicate; the provider is not queried for it.
  if (isSame && !decision.unconfirmed && decision.next.status === before.status && !before.flagged)
    return isBelieved || decision.verdict === 'same' ? 'nothing' : 'ask';
  if (!isBelieved || decision.unconfirmed) return 'ask';
  return decision.verdict === 'forbidden' ? 'forbidden' : 'change';
}

const testCaseFor = (
  { token, receivedAt }: InspectedWebhook,
  { account }: OpenAccount,
  delivery: ShownDelivery,
  reading: WebhookReading,
): WebhookTestCase | null =>
  testCaseOf({ delivery, reading, receivedAt, redact: redactor([token, ...secretsOf(account)]) }) ?? null;

/** Opened only here. The account is missing for an unknown address: then the redaction knows only what secrets look like. */
function shownOf(
  found: InspectedWebhook,
  via: OpenAccount | undefined,
): { readonly delivery: ShownDelivery; readonly curl: string } {
  const delivery = shownDelivery(found.open(), [found.token, ...(via ? secretsOf(via.account) : [])]);
  const address = via?.webhookUrl('<token>') ?? `/webhooks/${found.provider}/<token>`;
  return { delivery, curl: curlOf(address, delivery) };
}
