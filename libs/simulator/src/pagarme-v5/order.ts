import type { ChargeMethod } from '../simulation/charge.js';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { invalid } from './refusal.js';

/** An order with all required fields. `means` is the part of its method. */
export interface PagarmeOrder {
  readonly amount: number;
  readonly externalRef: string | null;
  readonly method: ChargeMethod;
  readonly means: RequestFields;
  readonly expiresAt: Date;
}

const METHODS: Readonly<Record<string, ChargeMethod>> = {
  pix: 'PIX',
  credit_card: 'CREDIT_CARD',
  boleto: 'BILLET',
};
const YEAR_MS = 365 * 24 * 3_600_000;

export function readOrder(body: unknown, now: Date): PagarmeOrder {
  const { items, payments, code } = fields(body);
  const amount = worthOf(items);
  const [payment, ...more] = Array.isArray(payments) ? payments.map(fields) : [];
  if (!payment || more.length > 0) throw invalid('order.payments', 'The payments field is required.');
  if (payment['amount'] !== amount) {
    throw invalid('order.payments', 'The sum of payments must be equal to the order amount.');
  }
  const word = String(payment['payment_method']);
  const method = METHODS[word];
  if (!method) throw invalid('order.payments[0].payment_method', 'The payment_method field is not valid.');
  const means = fields(payment[word]);
  return {
    amount,
    externalRef: text(code) ?? null,
    method,
    means,
    expiresAt: readExpiry(method, means, now),
  };
}

function worthOf(items: unknown): number {
  if (!Array.isArray(items) || items.length === 0)
    throw invalid('order.items', 'The items field is required.');
  return items.map(fields).reduce((sum, { amount, quantity, description, code }, index) => {
    if (!text(description) || !text(code))
      throw invalid(`order.items[${index}]`, 'code and description are required.');
    if (!isCount(amount) || !isCount(quantity))
      throw invalid(`order.items[${index}]`, 'amount must be above zero.');
    return sum + amount * quantity;
  }, 0);
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

function readExpiry(method: ChargeMethod, means: RequestFields, now: Date): Date {
  if (method === 'CREDIT_CARD') return new Date(now.getTime() + YEAR_MS);
  const due = new Date(String(means['due_at'] ?? means['expires_at'] ?? ''));
  if (!Number.isNaN(due.getTime()) && due > now) return due;
  if (method === 'PIX' && isCount(means['expires_in']))
    return new Date(now.getTime() + means['expires_in'] * 1_000);
  throw invalid(`order.payments[0]`, 'The due date is required.');
}
