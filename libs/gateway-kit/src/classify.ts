import type { Refused, Unknown } from './outcomes.js';
import { TransportError } from './transport.js';

/**
 * Classifies an HTTP status other than 2xx. 401, 403, 429 and most 4xx: refused, nothing happened. 408, 409, 425, 5xx
 * and redirects prove nothing.
 */
export function classifyStatus(status: number, detail: string): Refused | Unknown {
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'credentials', detail };
  if (status === 429) return { kind: 'refused', reason: 'rate', detail };
  if (status === 408 || status === 409 || status === 425) return { kind: 'unknown', why: `status ${status}` };
  if (status >= 400 && status < 500) return { kind: 'refused', reason: 'request', detail };
  return { kind: 'unknown', why: `status ${status}` };
}

/** If no connection was established, nothing happened. Every other failure may have occurred after the booking. */
export function classifyFailure(error: unknown): Refused | Unknown {
  if (!(error instanceof TransportError)) return { kind: 'unknown', why: 'the transport failed' };
  return error.phase === 'connection'
    ? { kind: 'refused', reason: 'unreachable', detail: 'no connection' }
    : { kind: 'unknown', why: error.phase };
}
