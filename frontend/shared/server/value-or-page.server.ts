import { data } from '@remix-run/node';
import type { Answer, ApiProblem } from './api.server';

/** The value, or an error page: not found, or unavailable. */
export function valueOrPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw errorPage(answer.problem);
}

/** The page at a host of no platform. It names nobody. */
export const unknownHostPage = () => data('unknownHost', { status: 404 });

function errorPage({ status, code, retryAfterSeconds }: ApiProblem) {
  if (code === 'unknownHost') return unknownHostPage();
  if (status === 404 || status === 400 || status === 422) return data(null, { status: 404 });
  const headers = { 'retry-after': String(retryAfterSeconds ?? 5) };
  return data(null, { status: 503, headers });
}
