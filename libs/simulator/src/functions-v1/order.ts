import { isCpf } from '@guiche/brazil';
import { fields, isHttpUrl, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { isPositiveCents } from '../simulation/pix-provider.js';
import type { PayoutOrder, PixOrder } from '../simulation/pix-provider.js';
import { dayAfter, endOfDay } from '../simulation/sao-paulo.js';
import { refuse } from './refusal.js';

const KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'evp'];

/** A create call with all required fields. */
export function readOrder(
  body: unknown,
  tenant: string,
  expiry: 'expiresInDays' | 'expiresInMinutes',
  now: Date,
): PixOrder {
  const { amount, paymentMethod, customer, items, pix, postbackUrl, metadata } = fields(body);
  if (paymentMethod !== 'PIX') throw refuse(400, 'paymentMethod must be PIX');
  if (!isPositiveCents(amount)) throw refuse(400, 'amount must be whole cents above zero');
  if (!Array.isArray(items) || items.length === 0) throw refuse(400, 'items must not be empty');
  for (const item of items.map(fields)) {
    if (!text(item['title']) || !isPositiveCents(item['unitPrice']) || !isPositiveCents(item['quantity']))
      throw refuse(400, 'every item needs title, unitPrice and quantity');
  }
  return {
    tenant,
    amount,
    buyer: readCustomer(customer),
    externalRef: text(fields(metadata)['externalId']) ?? null,
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
    expiresAt: readExpiry(fields(pix), expiry, now),
  };
}

/** Days end with the day in São Paulo; minutes are counted from now. A brand that uses one ignores the other. */
function readExpiry(pix: RequestFields, expiry: 'expiresInDays' | 'expiresInMinutes', now: Date): Date {
  const unknown = Object.keys(pix).find((field) => field !== expiry);
  if (unknown) throw refuse(400, `pix.${unknown} is not known`);
  const value = pix[expiry];
  if (!isPositiveCents(value) || (expiry === 'expiresInDays' && value > 7))
    throw refuse(400, `pix.${expiry} is not valid`);
  return expiry === 'expiresInDays'
    ? endOfDay(dayAfter(now, value))
    : new Date(now.getTime() + value * 60_000);
}

export function readPayout(body: unknown, tenant: string): PayoutOrder {
  const { pixkeytype, pixkey, requestedamount, isPix, externalRef, postbackUrl } = fields(body);
  const key = text(pixkey);
  if (typeof pixkeytype !== 'string' || !KEY_TYPES.includes(pixkeytype.toLowerCase()))
    throw refuse(400, 'pixkeytype is not known');
  if (!key) throw refuse(400, 'pixkey is required');
  if (['cpf', 'cnpj', 'phone'].includes(pixkeytype.toLowerCase()) && !/^[0-9A-Z]+$/.test(key))
    throw refuse(400, 'pixkey must hold digits only');
  if (!isPositiveCents(requestedamount)) throw refuse(400, 'requestedamount must be whole cents above zero');
  if (isPix !== true) throw refuse(400, 'isPix must be true');
  return {
    tenant,
    amount: requestedamount,
    pixKey: key,
    pixKeyType: pixkeytype,
    externalRef: text(externalRef) ?? null,
    postbackUrl: isHttpUrl(postbackUrl) ? postbackUrl : null,
  };
}

function readCustomer(value: unknown): PixOrder['buyer'] {
  const { name, email, phone, document } = fields(value);
  const { number, type } = fields(document);
  if (!text(name) || !text(email)) throw refuse(400, 'customer needs name and email');
  if (typeof phone !== 'string' || !/^(55)?\d{10,11}$/.test(phone))
    throw refuse(400, 'customer.phone must be 10 or 11 digits');
  if (document !== undefined && (type !== 'CPF' || !isCpf(String(number))))
    throw refuse(400, 'customer.document must be {number, type}');
  return { name: String(name), email: String(email), document: text(number) ?? '' };
}
