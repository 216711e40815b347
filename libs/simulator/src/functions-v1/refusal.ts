import { WireRefusal } from '../http/wire-refusal.js';

export const refuse = (status: number, message: string): WireRefusal =>
  new WireRefusal(status, { error: { code: `E${status}`, message, details: [] } });
