import { data } from '@remix-run/node';
import type { Answer, ApiProblem } from './api.server';

/** The value, or an error page: not found, or unavailable. */
export function valueOrPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw errorPage(answer.problem);
}

/** The page at a host of no platform. It names nobody. */
export const unknownHostPage = () => data('unknownHost', { status: 404 });

/** The page of an offer of which nothing is left. */
export const soldOutPage = () => data('soldOut', { status: 403 });

/** Why an offer is not sold at the moment: the code of the problem names the page. */
const NOT_ON_SALE: ReadonlySet<string> = new Set([
  ...['offerNotYet', 'offerOver', 'salesBlocked', 'linkOver', 'linkUsedUp'],
]);

function errorPage({ status, code, retryAfterSeconds }: ApiProblem) {
  if (code === 'unknownHost') return unknownHostPage();
  if (code && NOT_ON_SALE.has(code)) return data(code, { status: 403 });
  if (status === 404 || status === 400 || status === 422) return data(null, { status: 404 });
  const headers = { 'retry-after': String(retryAfterSeconds ?? 5) };
  return data(null, { status: 503, headers });
}
