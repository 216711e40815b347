import { WireRefusal } from '../http/wire-refusal.js';

/** Asaas answers a list of errors, the first of them the useful one, described in Portuguese. */
export function refuse(status: number, code: string, description: string): WireRefusal {
  return new WireRefusal(status, { errors: [{ code, description }] });
}

export function refuseMalformed(status: number, message: string): WireRefusal {
  return refuse(status, status >= 500 ? 'internal_error' : 'invalid_object', message);
}
