import { randomUUID } from 'node:crypto';
import { saoPauloDate } from '@guiche/brazil';
import { fields, isFields, isIsoDate, text } from '../http/fields.js';
import type { Fields } from '../http/fields.js';
import { centsOfNumber } from '../world/reais.js';
import type { AsaasSplit } from './charge.js';
import { refuse } from './refusal.js';

/** A payment request that holds everything Asaas asks for. */
export interface AsaasOrder {
  readonly customerId: string;
  readonly amount: number;
  readonly dueDate: string;
  readonly description: string | null;
  readonly externalRef: string | null;
  readonly split: readonly AsaasSplit[];
}

export function readOrder(body: unknown, now: Date): AsaasOrder {
  if (!isFields(body)) throw refuse(400, 'invalid_object', 'O corpo da requisição deve ser um objeto JSON.');
  const customerId = text(body['customer']);
  if (customerId === undefined) throw refuse(400, 'invalid_customer', 'Customer inválido ou não informado.');
  assertPix(body['billingType']);
  const amount = centsOfNumber(body['value']);
  if (amount === undefined) {
    throw refuse(400, 'invalid_value', 'O campo value deve ser um número em reais, maior que zero.');
  }
  return {
    customerId,
    amount,
    dueDate: readDueDate(body['dueDate'], now),
    description: optionalText(body, 'description', 500),
    externalRef: optionalText(body, 'externalReference', 255),
    split: readSplit(body['split'], amount),
  };
}

function assertPix(billingType: unknown): void {
  if (billingType === 'PIX') return;
  const known = ['BOLETO', 'CREDIT_CARD', 'UNDEFINED'].includes(String(billingType));
  const why = known ? 'não está habilitado para esta conta' : 'inválido ou não informado';
  throw refuse(400, 'invalid_billingType', `billingType ${why}.`);
}

function readDueDate(value: unknown, now: Date): string {
  if (!isIsoDate(value))
    throw refuse(400, 'invalid_dueDate', 'O campo dueDate deve ser informado (AAAA-MM-DD).');
  if (value < saoPauloDate(now)) {
    throw refuse(400, 'invalid_dueDate', 'Não é permitido data de vencimento inferior a hoje.');
  }
  return value;
}

function readSplit(value: unknown, amount: number): AsaasSplit[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw refuse(400, 'invalid_split', 'O campo split deve ser uma lista.');
  const split = value.map(fields).map(readPart);
  const fixed = split.reduce((sum, part) => sum + (part.fixedValue ?? 0), 0);
  const percent = split.reduce((sum, part) => sum + (part.percentualValue ?? 0), 0);
  if (fixed > amount || percent > 100) {
    throw refuse(400, 'invalid_split', 'O valor total do split excede o valor da cobrança.');
  }
  return split;
}

function readPart(part: Fields): AsaasSplit {
  const walletId = text(part['walletId']);
  if (walletId === undefined) throw refuse(400, 'invalid_split', 'O campo walletId deve ser informado.');
  const fixedValue = part['fixedValue'] === undefined ? null : (centsOfNumber(part['fixedValue']) ?? NaN);
  const percent = part['percentualValue'];
  const percentualValue = typeof percent === 'number' && percent > 0 && percent <= 100 ? percent : null;
  if (Number.isNaN(fixedValue) || (fixedValue === null) === (percentualValue === null)) {
    throw refuse(400, 'invalid_split', 'Informe fixedValue ou percentualValue.');
  }
  return {
    id: randomUUID(),
    walletId,
    fixedValue,
    percentualValue,
    externalReference: text(part['externalReference']) ?? null,
    description: text(part['description']) ?? null,
  };
}

function optionalText(body: Fields, field: string, longest: number): string | null {
  const value = body[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string' || value.length > longest) {
    throw refuse(400, 'invalid_object', `O campo ${field} deve ser um texto de até ${longest} caracteres.`);
  }
  return value;
}
