import createClient, { type Client } from 'openapi-fetch';
import { callOverKept, fetchOverKept } from './kept-connections.js';
import type { paths } from './schema.js';

export type { components, paths } from './schema.js';

export type ApiClient = Client<paths>;

/** Why the API did not do what was asked: RFC 9457, as every refusal of the API is written. */
export interface ApiProblem {
  readonly status: number;
  /** Stable; what a program decides by. `unavailable` also when the API could not be reached in time. */
  readonly code: string;
  /** For the reader, in the language that was asked for; empty when the API could not be reached. */
  readonly title: string;
  /** For each rejected field, what is wrong with it, in the reader's language. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | null;
  /** From `Retry-After`: when asking again makes sense. */
  readonly retryAfterSeconds: number | null;
}

export type ApiResult<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | { readonly ok: false; readonly problem: ApiProblem };

export interface ApiClientOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** A call without an answer after this many milliseconds is given up. It may have taken effect all the same. */
  readonly timeoutMs: number;
  /** Sent with every call as `x-request-id`, so that one request can be followed through all our logs. */
  readonly requestId?: string;
  /** Sent with every call, e.g. the reader's language. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears of every answer how far the API's clock is ahead of the world's. It is only in a demonstration. */
  readonly onClockAhead?: (aheadMs: number) => void;
}

const ACCEPTED = { accept: 'application/json, application/problem+json' };

/**
 * The typed client of the API. Its calls answer `{ data, error, response }`; {@link resultOf} turns that, and a call that
 * got no answer, into one {@link ApiResult}.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, timeoutMs, requestId, headers } = options;
  return createClient<paths>({
    baseUrl,
    headers: { ...ACCEPTED, ...headers, ...idHeader(requestId) },
    fetch: async (request) => {
      const answer = await fetchOverKept(request, timeoutMs);
      hearClock(options, answer.headers.get(CLOCK_AHEAD));
      return answer;
    },
  });
}

const CLOCK_AHEAD = 'x-clock-ahead-ms';

const hearClock = ({ onClockAhead }: ApiClientOptions, told: unknown) => onClockAhead?.(Number(told ?? 0));

/** Waits for a call of the client. It never throws for what can happen on a network. */
export async function resultOf<T>(
  call: Promise<{ data?: T | undefined; error?: unknown; response: Response }>,
): Promise<ApiResult<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { ok: true, status: response.status, data: data as T };
    return { ok: false, problem: problemOf(error, response.status, (name) => response.headers.get(name)) };
  } catch {
    // No answer, half an answer, or none in time: the caller can't tell these apart and need not.
    return { ok: false, problem: unreachable };
  }
}

/** An answer with the text it came in: where two texts are equal, the answers are. */
export interface Written<T> {
  readonly text: string;
  readonly value: T;
}

/**
 * What one address of the API answers, for those who compare before they read. It never throws for what can happen on a
 * network.
 */
export async function writtenAt<T>(path: string, options: ApiClientOptions): Promise<ApiResult<Written<T>>> {
  const { baseUrl, timeoutMs, requestId, headers: own } = options;
  try {
    const headers = { ...ACCEPTED, ...own, ...idHeader(requestId) };
    const answer = await callOverKept(baseUrl + path, { method: 'GET', headers, timeoutMs });
    hearClock(options, answer.headers[CLOCK_AHEAD]);
    const { status } = answer;
    const text = answer.body.toString('utf8');
    if (status >= 200 && status < 300)
      return { ok: true, status, data: { text, value: JSON.parse(text) as T } };
    const header = (name: string) => String(answer.headers[name] ?? '') || null;
    return { ok: false, problem: problemOf(jsonOf(text), status, header) };
  } catch {
    return { ok: false, problem: unreachable };
  }
}

const unreachable: ApiProblem = {
  status: 503,
  code: 'unavailable',
  title: '',
  errors: {},
  requestId: null,
  retryAfterSeconds: null,
};

function problemOf(body: unknown, status: number, header: (name: string) => string | null): ApiProblem {
  const said = isRecord(body) ? body : {};
  const retryAfter = Number(header('retry-after') ?? Number.NaN);
  return {
    status,
    code: typeof said.code === 'string' ? said.code : 'unavailable',
    title: typeof said.title === 'string' ? said.title : '',
    errors: isRecord(said.errors) ? fieldErrors(said.errors) : {},
    requestId: typeof said.requestId === 'string' ? said.requestId : header('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function fieldErrors(errors: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(errors).map(([field, texts]): [string, string[]] => [
    field,
    Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [],
  ]);
  return Object.fromEntries(entries);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const idHeader = (requestId: string | undefined): Record<string, string> =>
  requestId === undefined ? {} : { 'x-request-id': requestId };
