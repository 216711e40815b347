import { isCnpj, isCpf } from '@guiche/brazil';
import { fields, isFields, isHttpUrl, isIsoDate, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import type { ChargeMethod } from '../simulation/charge.js';
import { dayAfter, endOfDay } from '../simulation/sao-paulo.js';
import { readHash } from './card-hash.js';
import { refuse } from './refusal.js';

/** A create call with all required fields. */
export interface ShieldOrder {
  readonly method: ChargeMethod;
  readonly card: SimulatedCard | null;
  readonly installments: number;
  readonly amount: number;
  readonly buyer: { name: string; document: string; email: string };
  readonly externalRef: string | null;
  readonly postbackUrl: string | null;
  readonly metadata: string | null;
  readonly expiresAt: Date;
  readonly expirationDate: string;
}

const DAY_SECONDS = 86_400;

export function readOrder(body: unknown, now: Date): ShieldOrder {
  if (!isFields(body)) throw refuse(400, 'The body must be a JSON object');
  const amount = positiveInteger(body['amount'], 'amount');
  if (body['currency'] !== undefined && body['currency'] !== 'BRL') throw refuse(400, 'currency must be BRL');
  const method = readMethod(body['paymentMethod']);
  assertItems(body['items'], amount);
  return {
    method,
    amount,
    installments:
      body['installments'] === undefined ? 1 : positiveInteger(body['installments'], 'installments'),
    card: method === 'CREDIT_CARD' ? readHash(fields(body['card'])['hash']) : null,
    buyer: readCustomer(fields(body['customer'])),
    externalRef: optionalText(body['externalRef'], 'externalRef'),
    postbackUrl: readPostbackUrl(body['postbackUrl']),
    metadata: optionalText(body['metadata'], 'metadata'),
    ...(method === 'BILLET'
      ? readDueDate(fields(body['boleto']), now)
      : readExpiry(fields(body['pix']), now)),
  };
}

const METHODS: ReadonlyMap<unknown, ChargeMethod> = new Map([
  ['pix', 'PIX'],
  ['credit_card', 'CREDIT_CARD'],
  ['boleto', 'BILLET'],
]);

function readMethod(value: unknown): ChargeMethod {
  const method = METHODS.get(value);
  if (!method) throw refuse(400, 'paymentMethod must be one of pix, credit_card, boleto');
  return method;
}

function assertItems(items: unknown, amount: number): void {
  if (!Array.isArray(items) || items.length === 0)
    throw refuse(400, 'items must be a list with at least one item');
  let sum = 0;
  for (const [index, item] of items.map(fields).entries()) {
    const at = `items[${index}]`;
    if (text(item['title']) === undefined) throw refuse(400, `${at}.title is required`);
    if (typeof item['tangible'] !== 'boolean') throw refuse(400, `${at}.tangible must be a boolean`);
    const quantity = positiveInteger(item['quantity'], `${at}.quantity`);
    sum += quantity * wholeNumber(item['unitPrice'], `${at}.unitPrice`);
  }
  if (sum !== amount) throw refuse(400, `items add up to ${sum}, amount is ${amount}`);
}

function readCustomer(customer: RequestFields): ShieldOrder['buyer'] {
  const name = text(customer['name']);
  const email = text(customer['email']);
  if (name === undefined) throw refuse(400, 'customer.name is required');
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email))
    throw refuse(400, 'customer.email must be an e-mail');
  const phone = customer['phone'];
  if (phone !== undefined && (typeof phone !== 'string' || !/^\d{10,13}$/.test(phone))) {
    throw refuse(400, 'customer.phone must hold digits only');
  }
  return { name, email, document: readDocument(fields(customer['document'])) };
}

function readDocument(document: RequestFields): string {
  const { type, number } = document;
  if (type !== 'cpf' && type !== 'cnpj') throw refuse(400, 'customer.document.type must be cpf or cnpj');
  if (typeof number !== 'string' || !/^[0-9A-Z]+$/.test(number)) {
    throw refuse(400, 'customer.document.number must come without punctuation');
  }
  if (type === 'cpf' ? !isCpf(number) : !isCnpj(number))
    throw refuse(400, 'customer.document.number is not valid');
  return number;
}

function readExpiry(pix: RequestFields, now: Date): { expiresAt: Date; expirationDate: string } {
  const { expiresIn, expiresInDays, expirationDate } = pix;
  const given = [expiresIn, expiresInDays, expirationDate].filter((value) => value !== undefined);
  if (given.length > 1) throw refuse(400, 'pix takes one of expiresIn, expiresInDays and expirationDate');
  if (expiresIn !== undefined) {
    const seconds = positiveInteger(expiresIn, 'pix.expiresIn');
    if (seconds >= DAY_SECONDS) throw refuse(400, 'pix.expiresIn is for less than one day');
    const expiresAt = new Date(now.getTime() + seconds * 1_000);
    return { expiresAt, expirationDate: expiresAt.toISOString() };
  }
  if (expirationDate !== undefined) {
    if (!isIsoDate(expirationDate) || endOfDay(expirationDate) <= now) {
      throw refuse(400, 'pix.expirationDate must be a date (YYYY-MM-DD) that is not over');
    }
    return { expiresAt: endOfDay(expirationDate), expirationDate };
  }
  const days = expiresInDays === undefined ? 1 : positiveInteger(expiresInDays, 'pix.expiresInDays');
  if (days > 90) throw refuse(400, 'pix.expiresInDays goes from 1 to 90');
  return { expiresAt: endOfDay(dayAfter(now, days)), expirationDate: dayAfter(now, days) };
}

function readDueDate(
  { expirationDate }: RequestFields,
  now: Date,
): { expiresAt: Date; expirationDate: string } {
  if (!isIsoDate(expirationDate) || endOfDay(expirationDate) <= now) {
    throw refuse(400, 'boleto.expirationDate must be a date (YYYY-MM-DD) that is not over');
  }
  return { expiresAt: endOfDay(expirationDate), expirationDate };
}

function readPostbackUrl(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (!isHttpUrl(value)) throw refuse(400, 'postbackUrl must be an address');
  return value;
}

function optionalText(value: unknown, field: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw refuse(400, `${field} must be a text`);
  return value;
}

function positiveInteger(value: unknown, field: string): number {
  const number = wholeNumber(value, field);
  if (number === 0) throw refuse(400, `${field} must be above zero`);
  return number;
}

function wholeNumber(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw refuse(400, `${field} must be a whole number`);
  }
  return value;
}
