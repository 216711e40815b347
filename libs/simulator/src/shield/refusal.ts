import { STATUS_CODES } from 'node:http';
import { WireRefusal } from '../http/wire-refusal.js';

export function refuse(status: number, message: string): WireRefusal {
  return new WireRefusal(status, { error: STATUS_CODES[status] ?? 'Error', message, statusCode: status });
}
