import { createApi, type Api, type ApiProblem, type ApiResult, type components } from '@guiche/api-client';
import type { Locale } from '@guiche/checkout-rules';
import { setClockAhead } from './platform-clock.server';

/** Reading is quick or something is wrong. */
const READ_DEADLINE_MS = 5_000;
/** For calls that make the API call a provider, which may take 12 s to be given up. */
export const PROVIDER_DEADLINE_MS = 20_000;

type Schemas = components['schemas'];
export type PurchaseBody = Schemas['PurchaseDto'];
export type Purchased = Schemas['PurchaseAnswerDto'];
export type ApiOffer = Schemas['OfferDto'];
export type { ApiProblem };
export type Answer<T> = ApiResult<T>;
export type { Api };

/** Data of the current request that is sent to the API. */
interface Caller {
  readonly apiUrl: string;
  readonly requestId: string;
  readonly clientIp: string;
  readonly host: string;
  readonly internalSecret: string;
  readonly secure: boolean;
}

/**
 * The API for one request. Every call carries the request id, the address of the reader, the host they used and their language.
 * @param token  of the session that the call is made for, where there is one
 */
export function apiFor(caller: Caller, locale: Locale, token?: string): Api {
  return createApi({
    baseUrl: originOf(caller),
    timeoutMs: READ_DEADLINE_MS,
    requestId: caller.requestId,
    onClockAhead: setClockAhead,
    headers: headersOf(caller, locale, token),
  });
}

/** A large answer of the API, such as a file, as it arrives. Only the first byte must come within the deadline. */
export async function streamOf(
  caller: Caller,
  locale: Locale,
  token: string,
  path: string,
): Promise<Answer<Response>> {
  const headers = { ...headersOf(caller, locale, token), 'x-request-id': caller.requestId };
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), READ_DEADLINE_MS);
  try {
    const response = await fetch(originOf(caller) + path, { headers, signal: giveUp.signal });
    if (response.ok) return { ok: true, status: response.status, data: response };
    return { ok: false, problem: problemOfStatus(response.status, caller.requestId, await response.text()) };
  } catch {
    return { ok: false, problem: problemOfStatus(503, caller.requestId, '') };
  } finally {
    clearTimeout(timer);
  }
}

/** A file may take as long as the API lets it. */
const UPLOAD_DEADLINE_MS = 80_000;

/** Sends a file to a signed link of the API. */
export async function sendFile(
  caller: Caller,
  locale: Locale,
  link: string,
  file: Blob,
): Promise<Answer<undefined>> {
  const headers = { ...headersOf(caller, locale, undefined), 'x-request-id': caller.requestId };
  const signal = AbortSignal.timeout(UPLOAD_DEADLINE_MS);
  try {
    const response = await fetch(originOf(caller) + link, { method: 'PUT', headers, body: file, signal });
    if (response.ok) return { ok: true, status: response.status, data: undefined };
    const text = await response.text();
    const { title = '', errors = {} } = JSON.parse(text) as Partial<Pick<ApiProblem, 'title' | 'errors'>>;
    return {
      ok: false,
      problem: { ...problemOfStatus(response.status, caller.requestId, text), title, errors },
    };
  } catch {
    return { ok: false, problem: problemOfStatus(503, caller.requestId, '') };
  }
}

/** The page for a problem depends on its status and, for 403, on the permission that is missing. */
function problemOfStatus(status: number, requestId: string, body: string): ApiProblem {
  const flag = /"flag":"(\w+)"/.exec(body)?.[1] ?? null;
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
  return { ...{ status, requestId, flag, code }, title: '', errors: {}, retryAfterSeconds: null };
}

const originOf = ({ apiUrl }: Caller): string => apiUrl.replace(/\/$/, '');

const headersOf = (
  { clientIp, host, internalSecret, secure }: Caller,
  locale: Locale,
  token: string | undefined,
): Record<string, string> => ({
  'accept-language': locale,
  'x-forwarded-for': clientIp,
  'x-guiche-host': host,
  'x-guiche-secret': internalSecret,
  'x-forwarded-proto': secure ? 'https' : 'http',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** Names another published checkout of the product in the address of an offer, where there is one. */
export const lookNamed = (searchParams: URLSearchParams): { readonly checkout?: string } => {
  const checkout = searchParams.get('checkout') ?? '';
  return /^[\da-f-]{36}$/.test(checkout) ? { checkout } : {};
};

/**
 * The offer of a checkout.
 * @param query  of the address of the page, which may name another checkout of the product
 * @param variant  of two checkouts that are compared; by default the usual one
 */
export const readOffer = (
  api: Pick<Api, 'get'>,
  checkoutId: string,
  query = new URLSearchParams(),
  variant?: 'A' | 'B',
): Promise<Answer<ApiOffer>> =>
  api.get('/api/checkout/{checkoutId}', {
    params: { checkoutId },
    query: { ...lookNamed(query), ...(variant && { variant }) },
  });
