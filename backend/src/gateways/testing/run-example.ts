import type { GatewayAccount, Json } from '@guiche/gateway-kit';
import { successfulExample } from '../gateways.contract.subjects.js';
import type { Exchange } from '../rehearsal/examples.js';
import { asInAnExample, runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from './words.js';

/** A request as the provider receives it, with its address without the account's own part. */
export interface SentRequest {
  /** For example `POST /transactions`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

export interface ExampleRun {
  readonly requests: readonly SentRequest[];
  /** The last request: the main one, unless a code is fetched afterwards. */
  readonly last: SentRequest;
  readonly outcome: object;
}

/**
 * Runs an example with changes to the sample intent or the account. Returns the requests and the result.
 * `operationOrExample` is an operation, or the name of one example.
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

/** The actual requests of an operation, in the format of examples. */
export async function requestsOf(
  id: string,
  operationOrExample: string,
): Promise<readonly Exchange['request'][]> {
  const { subject, example } = exampleOf(id, operationOrExample);
  const { runner, sent } = stage(example.exchanges, subject.logins);
  await runOperation(runner, subject.gateway, subject.account, example);
  return sent.map(asInAnExample);
}

/** The body of the main request. */
export const bodyOf = async (id: string, capability: string, intent: object = {}): Promise<Json> =>
  (await runExample(id, capability, intent)).requests.findLast(({ body }) => body !== null)?.body;

function exampleOf(id: string, operationOrExample: string) {
  const subject = subjectOf(id);
  const example =
    subject.operations.find(({ name }) => name === operationOrExample) ??
    successfulExample(subject, operationOrExample);
  if (!example) throw new Error(`${id} has no example of ${operationOrExample}`);
  return { subject, example };
}

/** Forms stay unchanged. */
function read(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return body;
  }
}
