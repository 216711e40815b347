import type { Json } from '@guiche/gateway-kit';
import type { Example } from '../rehearsal/examples.js';
import { runOperation } from '../rehearsal/stage.js';
import { staged, type ContractSubject } from './subject.js';

/** What an example answer means with another status word in it; undefined where it holds none. */
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

/** What an example delivery means with another word in it; undefined where it holds none, or where its proof is over the word. */
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

/** What a reading tells of its charge. */
export const outcomeIn = (reading: Json): Json =>
  typeof reading === 'object' && reading !== null && 'outcome' in reading ? reading.outcome : undefined;

/** The provider's own word in what was understood. */
export const nativeOf = (outcome: Json): string | undefined =>
  typeof outcome === 'object' && outcome !== null && 'native' in outcome && typeof outcome.native === 'string'
    ? outcome.native
    : undefined;

/** Puts one text in the place of another, at any depth. */
function replaced(body: Json, text: string, by: string): Json {
  if (body === text) return by;
  if (Array.isArray(body)) return body.map((part: Json) => replaced(part, text, by));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, replaced(value, text, by)]));
}
