import { WireRefusal } from '../http/wire-refusal.js';
import { fields, isHttpUrl } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { OPERATIONS } from '../http/operation.js';
import type { ProviderOperation } from '../http/operation.js';
import { REPLY_FAULT_KINDS } from '../faults/reply-faults.js';
import type { ReplyFault } from '../faults/reply-faults.js';
import { WEBHOOK_FAULT_KINDS } from '../faults/webhook-faults.js';
import type { WebhookFault } from '../faults/webhook-faults.js';
import { WEBHOOK_SHAPES } from '../onz/webhook.js';
import type { WebhookShape } from '../onz/webhook.js';
import { PROVIDERS } from '../simulation/charge.js';
import type { ProviderName } from '../simulation/charge.js';
import { PAYOUT_OUTCOMES } from '../simulation/payouts.js';
import type { PayoutOutcome } from '../simulation/payouts.js';
import type { ActOptions } from '../simulation/simulation.js';

/** Parses every call of the control API; invalid input is refused, never guessed. */
export function refuse(status: number, error: string): WireRefusal {
  return new WireRefusal(status, { error });
}

export type FaultRequest = { provider: string; times: number; skip: number } & (
  | { about: 'reply'; operation: ProviderOperation | '*'; fault: ReplyFault }
  | { about: 'webhook'; fault: WebhookFault }
);

export function readFault(body: unknown): FaultRequest {
  const wanted = fields(body);
  const { kind } = wanted;
  const times = wholeNumber(wanted, 'times', 1);
  const skip = wholeNumber(wanted, 'skip', 0);
  const provider = faultyProvider(wanted['provider']);
  const isReplyFault = oneOf(REPLY_FAULT_KINDS, kind);
  // "delay" applies to the reply, unless the webhook is named.
  if (isReplyFault && wanted['about'] !== 'webhook') {
    const operation = readOperation(wanted['operation']);
    return { about: 'reply', provider, times, skip, operation, fault: replyFault(wanted, kind) };
  }
  if (oneOf(WEBHOOK_FAULT_KINDS, kind)) {
    return { about: 'webhook', provider, times, skip, fault: webhookFault(wanted, kind) };
  }
  throw refuse(400, `kind must be one of ${[...REPLY_FAULT_KINDS, ...WEBHOOK_FAULT_KINDS].join(', ')}`);
}

export function readActOptions(body: unknown): ActOptions {
  const wanted = fields(body);
  const { amount, webhook } = wanted;
  if (webhook !== undefined && typeof webhook !== 'boolean')
    throw refuse(400, 'webhook must be true or false');
  if (amount !== undefined && wholeNumber(wanted, 'amount', 0) === 0)
    throw refuse(400, 'amount must be above zero');
  return { webhook, amount: amount === undefined ? undefined : wholeNumber(wanted, 'amount', 0) };
}

export interface ForgeRequest {
  readonly url: string;
  readonly provider: ProviderName;
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly amount: number | undefined;
}

export function readForge(body: unknown): ForgeRequest {
  const wanted = fields(body);
  const { url, id, amount } = wanted;
  if (!isHttpUrl(url)) throw refuse(400, 'url must be an address');
  if (typeof id !== 'string' || id === '') throw refuse(400, 'id must name a charge');
  const headers = Object.entries(fields(wanted['headers'])).map(([name, value]) => [name, String(value)]);
  return {
    url,
    id,
    provider: readProvider(wanted['provider']),
    headers: Object.fromEntries(headers) as Record<string, string>,
    amount: amount === undefined ? undefined : wholeNumber(wanted, 'amount', 0),
  };
}

export function readAutopay(body: unknown): { provider: ProviderName; afterMs: number | null } {
  const wanted = fields(body);
  const afterMs = wanted['afterMs'] === null ? null : wholeNumber(wanted, 'afterMs', 0);
  return { provider: readProvider(wanted['provider']), afterMs };
}

export function readWebhookShape(body: unknown): WebhookShape {
  const { shape } = fields(body);
  if (!oneOf(WEBHOOK_SHAPES, shape)) throw refuse(400, `shape must be one of ${WEBHOOK_SHAPES.join(', ')}`);
  return shape;
}

function readPayoutOutcome(body: unknown): PayoutOutcome {
  const { outcome } = fields(body);
  if (!oneOf(PAYOUT_OUTCOMES, outcome))
    throw refuse(400, `outcome must be one of ${PAYOUT_OUTCOMES.join(', ')}`);
  return outcome;
}

export function readPayouts(body: unknown): { provider: ProviderName; outcome: PayoutOutcome } {
  return { provider: readProvider(fields(body)['provider']), outcome: readPayoutOutcome(body) };
}

export function readProvider(value: unknown): ProviderName {
  const name = String(value).toUpperCase();
  if (!oneOf(PROVIDERS, name)) throw refuse(400, `provider must be one of ${PROVIDERS.join(', ')}`);
  return name;
}

function replyFault(wanted: RequestFields, kind: ReplyFault['kind']): ReplyFault {
  const { afterAccepting } = wanted;
  if (afterAccepting !== undefined && typeof afterAccepting !== 'boolean') {
    throw refuse(400, 'afterAccepting must be true or false');
  }
  const status = wholeNumber(wanted, 'status', 500);
  if (status < 400 || status > 599) throw refuse(400, 'status goes from 400 to 599');
  return { kind, ms: wholeNumber(wanted, 'ms', 1_000), status, afterAccepting: afterAccepting ?? true };
}

function webhookFault(wanted: RequestFields, kind: WebhookFault['kind']): WebhookFault {
  if (kind === 'duplicate') return { kind, copies: wholeNumber(wanted, 'copies', 2) };
  if (kind === 'delay') return { kind, ms: wholeNumber(wanted, 'ms', 1_000) };
  return { kind };
}

function faultyProvider(value: unknown): string {
  return String(value).toUpperCase() === 'POSTCODE' ? 'POSTCODE' : readProvider(value);
}

function readOperation(value: unknown): ProviderOperation | '*' {
  if (value === undefined || value === '*') return '*';
  if (!oneOf(OPERATIONS, value)) throw refuse(400, `operation must be * or one of ${OPERATIONS.join(', ')}`);
  return value;
}

function wholeNumber(wanted: RequestFields, field: string, missing: number): number {
  const value = wanted[field];
  if (value === undefined) return missing;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw refuse(400, `${field} must be a whole number`);
  }
  return value;
}

function oneOf<T extends string>(words: readonly T[], value: unknown): value is T {
  return words.includes(value as T);
}
