import type { Locale } from '@guiche/checkout-rules';
import type { Offer } from '../features/checkout/offer';
import type { Payment } from '../features/payment/payment';
import type { Visit } from './visit.server';

/** Reading is quick or something is wrong; a purchase waits for the provider, which may take 12 s to be given up. */
const READ_DEADLINE_MS = 5_000;
const PURCHASE_DEADLINE_MS = 20_000;

/** The API said no, in its own words (RFC 9457). `code` is stable; `errors` are sentences in the reader's language. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds: number | undefined;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export interface Purchased {
  readonly paymentId: string;
  readonly payment: Payment;
  readonly method: Payment['method'];
  readonly status: Payment['status'];
  readonly upsellToken: string;
}

/** The only door to the backend. Every call carries the request's code and has a deadline; no answer is 503 `unavailable`. */
export function apiFor(visit: Visit, locale: Locale) {
  return {
    offer: (checkoutId: string) => call<Offer>(visit, locale, 'GET', `/api/checkout/${encodeURIComponent(checkoutId)}`),
    payment: (paymentId: string) =>
      call<Payment>(visit, locale, 'GET', `/api/checkout/payments/${encodeURIComponent(paymentId)}`),
    purchase: (attemptKey: string, body: object) =>
      call<Purchased>(visit, locale, 'POST', '/api/checkout/purchase', { attemptKey, body }),
    renewPayment: (paymentId: string) =>
      call<Purchased>(visit, locale, 'POST', `/api/checkout/payments/${encodeURIComponent(paymentId)}/renew`, {}),
  };
}

interface Sent {
  readonly attemptKey?: string;
  readonly body?: object;
}

async function call<T>(visit: Visit, locale: Locale, method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer<T>> {
  try {
    const response = await fetch(new URL(path, visit.apiUrl), {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        'x-request-id': visit.requestId,
        'x-forwarded-for': visit.clientIp,
        'x-forwarded-proto': visit.secure ? 'https' : 'http',
        ...(sent?.body ? { 'content-type': 'application/json' } : {}),
        ...(sent?.attemptKey ? { 'idempotency-key': sent.attemptKey } : {}),
      },
      ...(sent?.body ? { body: JSON.stringify(sent.body) } : {}),
      signal: AbortSignal.timeout(sent ? PURCHASE_DEADLINE_MS : READ_DEADLINE_MS),
    });
    if (response.ok) return { ok: true, value: (await response.json()) as T };
    return { ok: false, problem: await problemOf(response) };
  } catch (error) {
    visit.log.warn({ err: error, path }, 'the API did not answer');
    return { ok: false, problem: NO_ANSWER };
  }
}

const NO_ANSWER: Problem = { status: 503, code: 'unavailable', title: '', errors: {}, retryAfterSeconds: undefined };

async function problemOf(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    status: response.status,
    code: told.code ?? (response.status >= 500 ? 'unavailable' : 'unknown'),
    title: told.title ?? '',
    errors: told.errors ?? {},
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  };
}
