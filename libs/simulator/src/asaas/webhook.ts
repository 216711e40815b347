import { createHash } from 'node:crypto';
import type { ChargeEvent } from '../simulation/charge.js';
import { localTime } from '../simulation/sao-paulo.js';
import type { OutgoingWebhook, DeliveryPolicy } from '../webhooks/outgoing-webhook.js';
import type { AsaasCharge } from './charge.js';
import type { Hook } from './hooks.js';
import { eventName, payment } from './wire.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

// Divides Asaas's own delays, because a demo cannot wait half a minute for the second attempt.
const PAUSES = [0.5 * MINUTE, MINUTE, 3.5 * MINUTE, 5 * MINUTE, 15 * MINUTE, 25 * MINUTE]
  .concat(Array<number>(5).fill(HOUR))
  .concat([2 * HOUR, 2 * HOUR, 3 * HOUR]);
const HURRY = 30;

/** Exactly 200 within ten seconds; after 15 attempts the queue stops. */
export function deliveryPolicyOf(retryScale: number): DeliveryPolicy {
  return {
    received: (status) => status === 200,
    timeoutMs: 10 * SECOND,
    pausesMs: PAUSES.map((ms) => (ms / HURRY) * retryScale),
  };
}

/** The webhook for one registered address; null when it did not subscribe to the event. */
export function webhookTo(
  hook: Hook,
  charge: AsaasCharge,
  event: ChargeEvent,
  now: Date,
  policy: DeliveryPolicy,
  interrupt: () => void,
): OutgoingWebhook | null {
  const name = eventName(charge, event.kind);
  if (!hook.enabled || !hook.events.includes(name)) return null;
  const body = {
    id: `evt_${createHash('md5').update(`${charge.id}${event.id}`).digest('hex')}&${event.id.slice(-9)}`,
    event: name,
    dateCreated: localTime(event.at),
    payment: payment(charge, now),
  };
  const inOrder = hook.sendType === 'SEQUENTIALLY';
  return {
    url: hook.url,
    headers: hook.authToken === null ? {} : { 'asaas-access-token': hook.authToken },
    body: JSON.stringify(body),
    about: { provider: charge.provider, chargeId: charge.id, event: name },
    policy,
    ...(inOrder ? { lane: { id: hook.id, onBlocked: interrupt } } : {}),
  };
}
