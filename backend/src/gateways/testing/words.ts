import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample, type ContractSubject } from '../gateways.contract.subjects.js';
import { runOperation, stage } from '../rehearsal/stage.js';

export function subjectOf(id: string): ContractSubject {
  const subject = SUBJECTS.find((one) => one.id === id);
  if (!subject) throw new Error(`${id} is not on the list`);
  return subject;
}

/**
 * The result of the provider's answer when the field has this status. `operationOrExample` is an operation, or the
 * name of one example.
 */
export function outcomeOfStatus(
  id: string,
  operationOrExample: string,
  word: string,
  field = 'status',
): Promise<object> {
  const subject = subjectOf(id);
  const named = subject.operations.find(({ name }) => name === operationOrExample);
  const example = named ?? successfulExample(subject, operationOrExample);
  if (!example) throw new Error(`${id} has no example of ${operationOrExample}`);
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: withWord(reply.body, field, word) },
  }));
  const { runner } = stage(exchanges, subject.logins);
  return runOperation(runner, subject.gateway, subject.account, example);
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
