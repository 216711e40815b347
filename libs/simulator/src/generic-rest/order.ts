import { isCpf } from '@guiche/brazil';
import { fields, isFields, isHttpUrl, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { ChargeMethod } from '../simulation/charge.js';
import type { GenericRestBrand } from './brands.js';
import { refuse } from './refusal.js';

export interface GenericRestOrder {
  readonly method: ChargeMethod;
  readonly amount: number;
  readonly currency: string;
  readonly externalRef: string | null;
  readonly webhookUrl: string | null;
  readonly buyer: { name: string; document: string; email: string };
  readonly expiresAt: Date;
  /** Not parsed yet; the card module does. */
  readonly card: RequestFields;
}

const METHODS: ReadonlyMap<unknown, ChargeMethod> = new Map([
  ['pix', 'PIX'],
  ['credit_card', 'CREDIT_CARD'],
  ['billet', 'BILLET'],
]);

const MINUTES = 'expiresInMinutes';
const DAY_MS = 86_400_000;

export function readOrder(
  body: unknown,
  { pixLife, charges, currencies }: GenericRestBrand,
  path: string,
  now: Date,
): GenericRestOrder {
  if (!isFields(body)) throw refuse(400, 'The body must be a JSON object');
  const method = METHODS.get(body['paymentMethod']);
  if (!method || charges[method] !== path) throw refuse(422, 'this payment method is not offered here');
  const { currency, webhookUrl } = body;
  if (typeof currency !== 'string' || !currencies.includes(currency))
    throw refuse(422, `currency must be ${currencies.join(' or ')}`);
  if (webhookUrl !== undefined && !isHttpUrl(webhookUrl)) throw refuse(422, 'webhookUrl must be an address');
  return {
    method,
    amount: wholeCents(body['amount']),
    currency,
    externalRef: text(body['reference']) ?? null,
    webhookUrl: webhookUrl ?? null,
    buyer: readBuyer(fields(body['customer'])),
    expiresAt: new Date(now.getTime() + life(method, body, pixLife)),
    card: fields(body['card']),
  };
}

export function wholeCents(amount: unknown): number {
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw refuse(422, 'amount must be a whole number of cents above zero');
  return amount;
}

function readBuyer(customer: RequestFields): GenericRestOrder['buyer'] {
  const name = text(customer['name']);
  const email = text(customer['email']);
  if (name === undefined || email === undefined) throw refuse(422, 'customer needs a name and an e-mail');
  const document = text(customer['document']) ?? '';
  if (document !== '' && !isCpf(document)) throw refuse(422, 'customer.document must be a CPF');
  if (!/^\d{10,11}$/.test(text(customer['phone']) ?? ''))
    throw refuse(422, 'customer.phone must hold digits only');
  return { name, email, document };
}

/** A code and a boleto live as long as the brand's field requests; a card is answered at once. */
function life(method: ChargeMethod, body: RequestFields, pixLife: GenericRestBrand['pixLife']): number {
  if (method === 'CREDIT_CARD') return DAY_MS;
  if (method === 'BILLET')
    return positive(fields(body['billet'])['expiresInDays'], 'billet.expiresInDays') * DAY_MS;
  const requested = positive(fields(body['pix'])[pixLife.field], `pix.${pixLife.field}`);
  const seconds = pixLife.field === MINUTES ? requested * 60 : requested;
  if (seconds !== pixLife.seconds) throw refuse(422, `a code lives ${pixLife.seconds} seconds here`);
  return seconds * 1_000;
}

function positive(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0)
    throw refuse(422, `${field} must be a whole number above zero`);
  return value;
}
