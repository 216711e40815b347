import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, wellDone, type Subject } from '../gateways.contract.subjects.js';
import { play, stage } from '../rehearsal/stage.js';

export function subjectOf(id: string): Subject {
  const subject = SUBJECTS.find((one) => one.id === id);
  if (!subject) throw new Error(`${id} is not on the list`);
  return subject;
}

/**
 * What the provider's answer means when the word under `field` is this one. `asks` is an operation, or the name of one
 * example.
 */
export function answeredWith(id: string, asks: string, word: string, field = 'status'): Promise<object> {
  const subject = subjectOf(id);
  const named = subject.operations.find(({ name }) => name === asks);
  const example = named ?? wellDone(subject, asks);
  if (!example) throw new Error(`${id} has no example of ${asks}`);
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: withWord(reply.body, field, word) },
  }));
  const { runner } = stage(exchanges, subject.logins);
  return play(runner, subject.gateway, subject.account, example);
}

/** Replaces every text under the field, at any depth. */
function withWord(body: Json, field: string, word: string): Json {
  if (Array.isArray(body)) return body.map((part: Json) => withWord(part, field, word));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === field && typeof value === 'string' ? word : withWord(value, field, word),
    ]),
  );
}
