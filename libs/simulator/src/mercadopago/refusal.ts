import { WireRefusal } from '../http/wire-refusal.js';

const NAMES: Readonly<Record<number, string>> = { 401: 'unauthorized', 404: 'not_found' };

export function refuse(status: number, message: string, code?: number): WireRefusal {
  const error = NAMES[status] ?? (status >= 500 ? 'internal_error' : 'bad_request');
  const cause = code === undefined ? [] : [{ code, description: message, data: null }];
  return new WireRefusal(status, { message, error, status, cause });
}
