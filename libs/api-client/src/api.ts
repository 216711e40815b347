import { addressOf } from './address.js';
import { fetchOverPool, type RawAnswer } from './connection-pool.js';
import type { AnswerOf, CallArguments, Method, PathWith } from './typed-calls.js';

/** Why the API did not do what was asked: RFC 9457, as every refusal of the API is written. */
export interface ApiProblem {
  readonly status: number;
  /** Stable; what a program decides by. `unavailable` also when the API could not be reached in time. */
  readonly code: string;
  /** For the reader, in the language that was asked for; empty when the API could not be reached. */
  readonly title: string;
  /** For each rejected field, what is wrong with it, in the reader's language. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The permission that is missing (403 `notAllowed`); null for every other problem. */
  readonly flag: string | null;
  readonly requestId: string | null;
  /** Who changed what was edited (409 `changedMeanwhile`): a name, or null where it is not told. */
  readonly changedBy?: string | null;
  /** When: an instant in ISO 8601. */
  readonly changedAt?: string | null;
  /** Names what was registered, for the code that confirms it (401 `emailNotConfirmed`). */
  readonly registration?: string | null;
  /** Whether a browser may be remembered with the code that is asked for (401 `secondFactorRequired`). */
  readonly canRemember?: boolean;
  /** From `Retry-After`: when asking again makes sense. */
  readonly retryAfterSeconds: number | null;
}

export type ApiResult<T> =
  | { readonly ok: true; readonly status: number; readonly data: T }
  | { readonly ok: false; readonly problem: ApiProblem };

/** An answer with the text it came in: where two texts are equal, the answers are. */
export interface Written<T> {
  readonly text: string;
  readonly value: T;
}

export interface ApiOptions {
  /** Origin of the API, e.g. `http://127.0.0.1:3001`. */
  readonly baseUrl: string;
  /** A call without a response after this many milliseconds is aborted. It may nevertheless have taken effect. */
  readonly timeoutMs: number;
  /** Sent with every call as `x-request-id`, so that one request can be followed through all our logs. */
  readonly requestId?: string;
  /** Sent with every call, e.g. the reader's language. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Receives with every answer how far the API's clock is ahead. It is ahead only in a demonstration. */
  readonly onClockAhead?: (aheadMs: number) => void;
}

interface Deadline {
  /** Instead of the client's own. */
  readonly timeoutMs?: number;
}

type Call<M extends Method> = <Path extends PathWith<M>>(
  path: Path,
  ...options: CallArguments<M, Path, Deadline>
) => Promise<ApiResult<AnswerOf<M, Path>>>;

/** The API by its generated description: a path, its values and its answer are checked against it by the compiler. */
export interface Api {
  readonly get: Call<'get'>;
  readonly post: Call<'post'>;
  readonly put: Call<'put'>;
  readonly patch: Call<'patch'>;
  readonly delete: Call<'delete'>;
  /** `get`, with the text of the answer, for callers that compare answers. */
  readonly getWritten: <Path extends PathWith<'get'>>(
    path: Path,
    ...options: CallArguments<'get', Path, Deadline>
  ) => Promise<ApiResult<Written<AnswerOf<'get', Path>>>>;
}

/** What every call may bring, whatever the compiler knows of it. */
interface AnyOptions extends Deadline {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const CLOCK_AHEAD = 'x-clock-ahead-ms';

/**
 * A client of the API for servers, over connections that are kept between calls. A call never throws for what can happen on a
 * network: no answer is the problem `unavailable`.
 */
export function createApi(options: ApiOptions): Api {
  const send = async (
    method: Method,
    path: string,
    given: AnyOptions = {},
  ): Promise<ApiResult<Written<unknown>>> => {
    const body = given.body === undefined ? undefined : JSON.stringify(given.body);
    try {
      const answer = await fetchOverPool(options.baseUrl + addressOf(path, given.params, given.query), {
        method: method.toUpperCase(),
        headers: headersOf(options, given, body !== undefined),
        body,
        timeoutMs: given.timeoutMs ?? options.timeoutMs,
      });
      options.onClockAhead?.(Number(answer.headers[CLOCK_AHEAD] ?? 0));
      return resultOf(answer);
    } catch {
      // No answer, half an answer, or none in time: the caller can't tell these apart and need not.
      return { ok: false, problem: UNREACHABLE };
    }
  };
  const valueOnly = (method: Method) => async (path: string, given?: AnyOptions) => {
    const result = await send(method, path, given);
    return result.ok ? { ...result, data: result.data.value } : result;
  };
  // The description is a type: what it says of a path, its values and its answer is checked where a call is written.
  return {
    get: valueOnly('get'),
    post: valueOnly('post'),
    put: valueOnly('put'),
    patch: valueOnly('patch'),
    delete: valueOnly('delete'),
    getWritten: (path: string, given?: AnyOptions) => send('get', path, given),
  } as Api;
}

function headersOf(
  { requestId, headers }: ApiOptions,
  given: AnyOptions,
  withBody: boolean,
): Record<string, string> {
  const own = Object.entries(given.headers ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return {
    accept: 'application/json, application/problem+json',
    ...(withBody ? { 'content-type': 'application/json' } : {}),
    ...headers,
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    ...Object.fromEntries(own),
  };
}

/** @throws when a successful answer is no JSON */
function resultOf({ status, headers, body }: RawAnswer): ApiResult<Written<unknown>> {
  const text = body.toString('utf8');
  if (status >= 200 && status < 300) {
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    return { ok: true, status, data: { text, value } };
  }
  const header = (name: string) => String(headers[name] ?? '') || null;
  return { ok: false, problem: problemOf(jsonOf(text), status, header) };
}

const UNREACHABLE: ApiProblem = {
  status: 503,
  code: 'unavailable',
  title: '',
  errors: {},
  flag: null,
  requestId: null,
  retryAfterSeconds: null,
};

function problemOf(body: unknown, status: number, header: (name: string) => string | null): ApiProblem {
  const given = isRecord(body) ? body : {};
  const retryAfter = Number(header('retry-after') ?? Number.NaN);
  return {
    status,
    code: typeof given.code === 'string' ? given.code : 'unavailable',
    title: typeof given.title === 'string' ? given.title : '',
    errors: isRecord(given.errors) ? fieldErrors(given.errors) : {},
    flag: typeof given.flag === 'string' ? given.flag : null,
    requestId: typeof given.requestId === 'string' ? given.requestId : header('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    ...('changedAt' in given && { changedBy: textOr(given.changedBy), changedAt: textOr(given.changedAt) }),
    ...('canRemember' in given && { canRemember: given.canRemember === true }),
    ...('registration' in given && { registration: textOr(given.registration) }),
  };
}

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

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
