import { isDocument } from '@guiche/brazil';
import { fields, isHttpUrl, isIsoDate, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import type { ChargeMethod } from '../simulation/charge.js';
import { endOfDay } from '../simulation/sao-paulo.js';
import { invalid } from './refusal.js';

const METHODS: Readonly<Record<string, ChargeMethod>> = {
  pix: 'PIX',
  bank_slip: 'BILLET',
  credit_card: 'CREDIT_CARD',
};
const ADDRESS = ['zip_code', 'street', 'number', 'district', 'city', 'state'];
const DAY_MS = 86_400_000;

/** What an invoice needs; a boleto needs the whole address of its payer, a PIX a payer. */
export function readInvoice(body: unknown) {
  const wanted = fields(body);
  const email = text(wanted['email']);
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'não é válido');
  const [kind, ...others] = Array.isArray(wanted['payable_with'])
    ? (wanted['payable_with'] as unknown[])
    : [];
  const method = METHODS[String(kind)];
  if (!method || others.length > 0) throw invalid('payable_with', 'não é válido');
  const url = wanted['notification_url'];
  if (url !== undefined && !isHttpUrl(url)) throw invalid('notification_url', 'não é válido');
  return {
    ...readItems(wanted['items']),
    ...readDue(wanted),
    method,
    buyer: readPayer(fields(wanted['payer']), method, email),
    orderId: text(wanted['order_id']) ?? null,
    externalRef: text(wanted['external_reference']) ?? null,
    webhookUrl: isHttpUrl(url) ? url : null,
  };
}

function readItems(items: unknown): { amount: number; description: string } {
  const lines = Array.isArray(items) ? items.map(fields) : [];
  if (lines.length === 0) throw invalid('items', 'não pode ficar em branco');
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
  const amount = lines.reduce((total, { description, quantity, price_cents }) => {
    if (!text(description)) throw invalid('items.description', 'não pode ficar em branco');
    if (!isWhole(quantity) || !isWhole(price_cents) || price_cents < 100)
      throw invalid('items.price_cents', 'deve ser maior ou igual a 100');
    return total + quantity * price_cents;
  }, 0);
  return { amount, description: String(lines[0]?.['description']) };
}

function readDue({ due_date, expires_in = 30 }: RequestFields): { dueDate: string; expiresAt: Date } {
  if (!isIsoDate(due_date)) throw invalid('due_date', 'não é uma data válida');
  if (!Number.isInteger(expires_in) || Number(expires_in) < 0 || Number(expires_in) > 30) {
    throw invalid('expires_in', 'deve estar entre 0 e 30');
  }
  return {
    dueDate: due_date,
    expiresAt: new Date(endOfDay(due_date).getTime() + Number(expires_in) * DAY_MS),
  };
}

function readPayer(payer: RequestFields, method: ChargeMethod, email: string) {
  const { name, cpf_cnpj } = payer;
  const isNamed = text(name) !== undefined;
  if ((isNamed || method === 'PIX') && !isDocument(String(cpf_cnpj)))
    throw invalid('payer.cpf_cnpj', 'não é válido');
  if (method === 'BILLET' && ADDRESS.some((part) => !text(fields(payer['address'])[part])))
    throw invalid('payer.address', 'não pode ficar em branco');
  return { name: String(name ?? ''), document: String(cpf_cnpj ?? ''), email };
}
