import { isCpf } from '@guiche/brazil';
import { fields, isFields, isHttpUrl, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import type { ChargeMethod } from '../simulation/charge.js';
import { dayAfter, endOfDay } from '../simulation/sao-paulo.js';
import type { BeehiveCharge } from './charge.js';
import { refuse } from './refusal.js';

/** A create call with all required fields. */
export type BeehiveOrder = Pick<
  BeehiveCharge,
  | 'amount'
  | 'installments'
  | 'buyer'
  | 'externalRef'
  | 'postbackUrl'
  | 'metadata'
  | 'ip'
  | 'splits'
  | 'expiresAt'
> & { readonly method: ChargeMethod; readonly card: SimulatedCard | null };

const METHODS: ReadonlyMap<unknown, ChargeMethod> = new Map([
  ['pix', 'PIX'],
  ['credit_card', 'CREDIT_CARD'],
  ['boleto', 'BILLET'],
]);

export function readOrder(
  body: unknown,
  now: Date,
  card: (given: RequestFields) => SimulatedCard,
): BeehiveOrder {
  if (!isFields(body)) throw refuse(400, 'The body must be a JSON object');
  const amount = wholeNumber(body['amount'], 'amount');
  const method = METHODS.get(body['paymentMethod']);
  if (!method) throw refuse(422, 'paymentMethod must be one of credit_card, pix, boleto');
  assertItems(body['items'], amount);
  const { metadata, ip } = body;
  if (metadata !== undefined && typeof metadata !== 'string') throw refuse(422, 'metadata must be a text');
  return {
    method,
    amount,
    installments: method === 'CREDIT_CARD' ? wholeNumber(body['installments'], 'installments') : 1,
    card: method === 'CREDIT_CARD' ? card(fields(body['card'])) : null,
    buyer: readCustomer(fields(body['customer'])),
    externalRef: text(body['externalRef']) ?? null,
    postbackUrl: readPostbackUrl(body['postbackUrl']),
    metadata: metadata ?? null,
    ip: text(ip) ?? null,
    splits: readSplits(body['splits'], amount),
    expiresAt: readExpiry(method, body, now),
  };
}

function assertItems(items: unknown, amount: number): void {
  if (!Array.isArray(items) || items.length === 0) throw refuse(422, 'items are required');
  const sum = items.map(fields).reduce((total, item) => {
    if (text(item['title']) === undefined) throw refuse(422, 'items.title is required');
    if (typeof item['tangible'] !== 'boolean') throw refuse(422, 'items.tangible must be a boolean');
    return total + wholeNumber(item['unitPrice'], 'unitPrice') * wholeNumber(item['quantity'], 'quantity');
  }, 0);
  if (sum !== amount) throw refuse(422, `items add up to ${sum}, amount is ${amount}`);
}

function readCustomer(customer: RequestFields): BeehiveOrder['buyer'] {
  const name = text(customer['name']);
  const email = text(customer['email']);
  if (name === undefined || email === undefined)
    throw refuse(422, 'customer.name and customer.email are required');
  const { number, type } = fields(customer['document']);
  if (type !== 'cpf' || typeof number !== 'string' || !/^\d{11}$/.test(number) || !isCpf(number))
    throw refuse(422, 'customer.document is not valid');
  const { address } = customer;
  if (address !== undefined && !/^\d{8}$/.test(String(fields(address)['zipcode'])))
    throw refuse(422, 'customer.address.zipcode must have eight digits');
  return { name, email, document: number };
}

/** Older brands count days; the family's documents of today count a PIX in seconds. */
function readExpiry(method: ChargeMethod, body: RequestFields, now: Date): Date {
  if (method === 'CREDIT_CARD') return endOfDay(dayAfter(now, 1));
  const { expiresInDays, expiresInSeconds } = fields(body[method === 'PIX' ? 'pix' : 'boleto']);
  if (method === 'PIX' && expiresInSeconds !== undefined)
    return new Date(now.getTime() + 1_000 * wholeNumber(expiresInSeconds, 'expiresInSeconds'));
  return endOfDay(dayAfter(now, wholeNumber(expiresInDays, 'expiresInDays')));
}

function readSplits(splits: unknown, amount: number): BeehiveOrder['splits'] {
  if (splits === undefined) return [];
  if (!Array.isArray(splits)) throw refuse(422, 'splits must be a list');
  const read = splits.map(fields).map(({ recipientId, amount: part }) => {
    if (typeof recipientId !== 'number' && !text(recipientId))
      throw refuse(422, 'splits.recipientId is required');
    return { recipientId: recipientId as number | string, amount: wholeNumber(part, 'splits.amount') };
  });
  if (read.reduce((sum, part) => sum + part.amount, 0) > amount)
    throw refuse(422, 'splits are above the amount');
  return read;
}

function readPostbackUrl(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (!isHttpUrl(value)) throw refuse(422, 'postbackUrl must be an address');
  return value;
}

function wholeNumber(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    throw refuse(422, `${field} must be a whole number above zero`);
  return value;
}
