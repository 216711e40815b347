import { randomUUID } from 'node:crypto';
import { saoPauloDate } from '@guiche/brazil';
import { fields, isFields, isIsoDate, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { centsOfNumber } from '../simulation/reais.js';
import type { ChargeMethod } from '../simulation/charge.js';
import type { AsaasCharge, AsaasSplit } from './charge.js';
import { refuse } from './refusal.js';

/** A payment request with all required fields. */
export interface AsaasOrder {
  readonly customerId: string;
  readonly amount: number;
  readonly dueDate: string;
  readonly description: string | null;
  readonly externalRef: string | null;
  readonly split: readonly AsaasSplit[];
  readonly method: ChargeMethod;
  readonly plan: AsaasCharge['plan'];
}

const METHODS: Readonly<Record<string, ChargeMethod>> = {
  PIX: 'PIX',
  BOLETO: 'BILLET',
  CREDIT_CARD: 'CREDIT_CARD',
};

/** In cents. */
const LEAST_CARD_CHARGE = 500;

export function readOrder(body: unknown, now: Date): AsaasOrder {
  if (!isFields(body)) throw refuse(400, 'invalid_object', 'O corpo da requisição deve ser um objeto JSON.');
  const customerId = text(body['customer']);
  if (customerId === undefined) throw refuse(400, 'invalid_customer', 'Customer inválido ou não informado.');
  const method = readMethod(body['billingType']);
  const amount = centsOfNumber(body['value']);
  if (amount === undefined) {
    throw refuse(400, 'invalid_value', 'O campo value deve ser um número em reais, maior que zero.');
  }
  if (method === 'CREDIT_CARD' && amount < LEAST_CARD_CHARGE) {
    throw refuse(400, 'invalid_value', 'O valor mínimo para cobranças via cartão de crédito é de R$ 5,00.');
  }
  return {
    customerId,
    amount,
    dueDate: readDueDate(body['dueDate'], now),
    description: optionalText(body, 'description', 500),
    externalRef: optionalText(body, 'externalReference', 255),
    split: readSplit(body['split'], amount),
    method,
    plan: method === 'CREDIT_CARD' ? readPlan(body, amount) : null,
  };
}

function readMethod(billingType: unknown): ChargeMethod {
  const method = METHODS[String(billingType)];
  if (method) return method;
  const why =
    billingType === 'UNDEFINED' ? 'não está habilitado para esta conta' : 'inválido ou não informado';
  throw refuse(400, 'invalid_billingType', `billingType ${why}.`);
}

/** A purchase in up to 21 installments, whose total is what is charged. */
function readPlan(body: RequestFields, amount: number): AsaasCharge['plan'] {
  const { installmentCount: count, totalValue } = body;
  if (count === undefined || count === null) return null;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 2 || count > 21) {
    throw refuse(400, 'invalid_installmentCount', 'O número de parcelas vai de 2 a 21.');
  }
  if (centsOfNumber(totalValue) !== amount) {
    throw refuse(400, 'invalid_totalValue', 'O campo totalValue deve ser o valor total da cobrança.');
  }
  return { id: randomUUID(), count };
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

function readPart(part: RequestFields): AsaasSplit {
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

function optionalText(body: RequestFields, field: string, longest: number): string | null {
  const value = body[field] ?? null;
  if (value === null) return null;
  if (typeof value !== 'string' || value.length > longest) {
    throw refuse(400, 'invalid_object', `O campo ${field} deve ser um texto de até ${longest} caracteres.`);
  }
  return value;
}
