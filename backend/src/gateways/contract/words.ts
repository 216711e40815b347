import type { Json } from '@guiche/gateway-kit';
import type { Example } from '../rehearsal/examples.js';
import { runOperation } from '../rehearsal/stage.js';
import { staged, type ContractSubject } from './subject.js';

/** The result of an example's answer with another status; undefined where it contains none. */
export async function replyWithStatus(
  subject: ContractSubject,
  example: Example,
  word: string,
): Promise<object | undefined> {
  const native = nativeOf(example.outcome);
  if (native === undefined) return undefined;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: replaced(reply.body, native, word) },
  }));
  if (JSON.stringify(exchanges) === JSON.stringify(example.exchanges)) return undefined;
  return runOperation(staged(subject, exchanges).runner, subject.gateway, subject.account, example);
}

/**
 * The result of an example webhook with another status; undefined where it contains none, or where the proof covers
 * it.
 */
export function webhookWithStatus(
  subject: ContractSubject,
  { delivery, reading }: Example,
  word: string,
): object | undefined {
  const native = nativeOf(outcomeIn(reading));
  if (native === undefined || !delivery) return undefined;
  const given = { headers: delivery.headers, rawBody: JSON.stringify(replaced(delivery.body, native, word)) };
  const read = staged(subject, []).runner.readWebhook(subject.gateway, subject.account, given);
  return 'outcome' in read && nativeOf(read.outcome as unknown as Json) === word ? read.outcome : undefined;
}

/** What a reading reports about its charge. */
export const outcomeIn = (reading: Json): Json =>
  typeof reading === 'object' && reading !== null && 'outcome' in reading ? reading.outcome : undefined;

/** The provider's own status in a result. */
export const nativeOf = (outcome: Json): string | undefined =>
  typeof outcome === 'object' && outcome !== null && 'native' in outcome && typeof outcome.native === 'string'
    ? outcome.native
    : undefined;

/** Replaces one text by another, at any depth. */
function replaced(body: Json, text: string, by: string): Json {
  if (body === text) return by;
  if (Array.isArray(body)) return body.map((part: Json) => replaced(part, text, by));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, replaced(value, text, by)]));
}
