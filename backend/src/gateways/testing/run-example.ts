import type { GatewayAccount, Json } from '@guiche/gateway-kit';
import { wellDone } from '../gateways.contract.subjects.js';
import type { Exchange } from '../rehearsal/examples.js';
import { asInAnExample, runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from './words.js';

/** A request as the provider receives it, its address without the account's own part. */
export interface SentRequest {
  /** For example `POST /transactions`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

export interface ExampleRun {
  readonly requests: readonly SentRequest[];
  /** The last request: the one that does what was asked, save where a code is fetched afterwards. */
  readonly last: SentRequest;
  readonly outcome: object;
}

/**
 * What a provider is sent, and what the answer of its example is understood as, when an operation is asked for with something
 * else in the sample intent or another setting of the account. `asks` is an operation, or the name of one example.
 */
export async function runExample(
  id: string,
  operationOrExample: string,
  intent: object = {},
  account: Partial<GatewayAccount> = {},
): Promise<ExampleRun> {
  const { subject, example } = exampleOf(id, operationOrExample);
  const { runner, sent } = stage(example.exchanges, subject.logins);
  const { capability } = example;
  const queried = { capability, intent: { ...example.intent, ...intent } as Record<string, Json> };
  const outcome = await runOperation(runner, subject.gateway, { ...subject.account, ...account }, queried);
  const requests = sent.map(({ method, url, headers, body }) => {
    const { pathname, searchParams } = new URL(url);
    return {
      call: `${method} ${pathname.replace(/^\/(base|accounts)(?=\/)/, '')}`,
      query: Object.fromEntries(searchParams),
      headers,
      body: body === undefined ? null : read(body),
    };
  });
  const last = requests.at(-1);
  if (!last) throw new Error(`${id} was sent nothing: ${JSON.stringify(outcome)}`);
  return { requests, last, outcome };
}

/**
 * The requests that are really made of a provider for an operation, in the form of examples, which themselves only say
 * what should be sent.
 */
export async function requestsOf(
  id: string,
  operationOrExample: string,
): Promise<readonly Exchange['request'][]> {
  const { subject, example } = exampleOf(id, operationOrExample);
  const { runner, sent } = stage(example.exchanges, subject.logins);
  await runOperation(runner, subject.gateway, subject.account, example);
  return sent.map(asInAnExample);
}

/** The body of the request that does what was asked. */
export const bodyOf = async (id: string, capability: string, intent: object = {}): Promise<Json> =>
  (await runExample(id, capability, intent)).requests.findLast(({ body }) => body !== null)?.body;

function exampleOf(id: string, operationOrExample: string) {
  const subject = subjectOf(id);
  const example =
    subject.operations.find(({ name }) => name === operationOrExample) ??
    wellDone(subject, operationOrExample);
  if (!example) throw new Error(`${id} has no example of ${operationOrExample}`);
  return { subject, example };
}

/** Forms stay as they are. */
function read(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return body;
  }
}
