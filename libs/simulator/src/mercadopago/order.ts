import { isCpf } from '@guiche/brazil';
import { fields, isHttpUrl, text } from '../http/fields.js';
import type { ChargeMethod } from '../simulation/charge.js';
import { centsOfNumber } from '../simulation/reais.js';
import { refuse } from './refusal.js';

/** A payment request that holds everything its method needs. */
export interface MercadopagoOrder {
  readonly amount: number;
  readonly method: ChargeMethod;
  readonly methodId: string;
  readonly externalRef: string | null;
  readonly description: string | null;
  readonly notificationUrl: string | null;
  readonly buyer: { name: string; document: string; email: string };
  readonly installments: number;
  readonly expiresAt: Date;
}

const DAY_MS = 86_400_000;
const CARDS = ['visa', 'master', 'amex', 'elo', 'hipercard'];
const ADDRESS = ['zip_code', 'street_name', 'street_number', 'neighborhood', 'city', 'federal_unit'];

export function readOrder(body: unknown, now: Date): MercadopagoOrder {
  const wanted = fields(body);
  const amount = centsOfNumber(wanted['transaction_amount']);
  if (amount === undefined) throw refuse(400, 'transaction_amount must be positive', 4037);
  const methodId = String(wanted['payment_method_id']);
  const method = methodOf(methodId);
  const payer = fields(wanted['payer']);
  if (method === 'BILLET' && ADDRESS.some((part) => text(fields(payer['address'])[part]) === undefined)) {
    throw refuse(400, 'payer.address is incomplete', 4390);
  }
  const notificationUrl = wanted['notification_url'];
  if (notificationUrl !== undefined && !isHttpUrl(notificationUrl)) {
    throw refuse(400, 'notification_url attribute must be an url valid', 4020);
  }
  const installments = Number(wanted['installments'] ?? 1);
  if (method === 'CREDIT_CARD' && !(Number.isInteger(wanted['installments']) && installments >= 1)) {
    throw refuse(400, 'installments attribute is mandatory', 4033);
  }
  return {
    amount,
    method,
    methodId,
    installments,
    externalRef: text(wanted['external_reference']) ?? null,
    description: text(wanted['description']) ?? null,
    notificationUrl: isHttpUrl(notificationUrl) ? notificationUrl : null,
    buyer: readPayer(payer),
    expiresAt: readExpiry(wanted['date_of_expiration'], now),
  };
}

function methodOf(methodId: string): ChargeMethod {
  if (methodId === 'pix') return 'PIX';
  if (methodId === 'bolbradesco') return 'BILLET';
  if (CARDS.includes(methodId)) return 'CREDIT_CARD';
  throw refuse(400, 'The name of the following parameters is wrong : payment_method_id', 8);
}

function readPayer(payer: ReturnType<typeof fields>): MercadopagoOrder['buyer'] {
  const email = text(payer['email']);
  if (email === undefined) throw refuse(400, 'payer.email must be a valid email', 4050);
  const { type, number } = fields(payer['identification']);
  if (number !== undefined && !(type === 'CPF' && isCpf(String(number)))) {
    throw refuse(400, 'Invalid user identification number', 2067);
  }
  const names = [payer['first_name'], payer['last_name']].filter((name) => text(name) !== undefined);
  return { name: names.join(' ') || email, document: String(number ?? ''), email };
}

/** With milliseconds and an offset; by default a code lives one day. */
function readExpiry(value: unknown, now: Date): Date {
  if (value === undefined) return new Date(now.getTime() + DAY_MS);
  const validated = typeof value === 'string' && /T\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(value);
  const expiresAt = new Date(validated ? value : NaN);
  if (!(expiresAt > now)) throw refuse(400, 'Invalid value for date_of_expiration', 4030);
  return expiresAt;
}
