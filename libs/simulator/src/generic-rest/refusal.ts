import { WireRefusal } from '../http/wire-refusal.js';

export function refuse(status: number, message: string): WireRefusal {
  return new WireRefusal(status, { message });
}
