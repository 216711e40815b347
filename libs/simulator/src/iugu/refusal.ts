import { WireRefusal } from '../http/wire-refusal.js';

/** A sentence, or sentences about each field at fault. */
export const refuse = (status: number, errors: string | Record<string, string[]>): WireRefusal =>
  new WireRefusal(status, { errors });

export const invalid = (field: string, why: string): WireRefusal => refuse(422, { [field]: [why] });
