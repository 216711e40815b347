import { WireRefusal } from '../http/wire-refusal.js';

/** One sentence, and for invalid requests the invalid fields. */
export function refuse(status: number, message: string, errors?: Record<string, string[]>): WireRefusal {
  return new WireRefusal(status, { message, ...(errors ? { errors } : {}) });
}

export const invalid = (field: string, why: string): WireRefusal =>
  refuse(422, 'The request is invalid.', { [field]: [why] });
