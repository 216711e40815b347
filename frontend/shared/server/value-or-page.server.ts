import { data } from '@remix-run/node';
import type { Answer, ApiProblem } from './api.server';

/** The value, or an error page: not found, or unavailable. */
export function valueOrPage<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw errorPage(answer.problem);
}

function errorPage({ status, retryAfterSeconds }: ApiProblem) {
  if (status === 404 || status === 400 || status === 422) return data(null, { status: 404 });
  const headers = { 'retry-after': String(retryAfterSeconds ?? 5) };
  return data(null, { status: 503, headers });
}
