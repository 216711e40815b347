import { WireRefusal } from '../http/wire-refusal.js';

export const refuse = (status: number, message: string, field?: string): WireRefusal =>
  new WireRefusal(status, {
    error: { message, ...(field === undefined ? {} : { details: { [field]: [message] } }) },
  });
