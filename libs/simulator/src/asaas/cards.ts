import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isDocument } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { Charge } from '../simulation/charge.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { merchant } from './merchant.js';
import { refuse } from './refusal.js';
import { cardAnswer } from './wire.js';

const HOLDER_TEXTS = ['name', 'email', 'cpfCnpj', 'postalCode', 'addressNumber', 'phone'] as const;

/** Stored cards of merchants, each for one customer. */
export class AsaasCards {
  private readonly byToken = new Map<string, { owner: string; card: SimulatedCard }>();

  serve(scope: FastifyInstance): void {
    const config = { provider: 'ASAAS', operation: 'cardToken' as const };
    scope.post('/creditCard/tokenizeCreditCard', { config }, (request) =>
      this.tokenize(merchant(request), request.body),
    );
  }

  /** The card a charge names by token, or brings along. */
  ofCharge(tenant: string, customer: string, body: unknown): { card: SimulatedCard; cardToken: string } {
    const wanted = fields(body);
    const cardToken = text(wanted['creditCardToken']);
    assertBuyersAddress(wanted['remoteIp']);
    if (cardToken === undefined) return { card: readNewCard(wanted), cardToken: randomUUID() };
    const known = this.byToken.get(cardToken);
    if (known?.owner !== `${tenant} ${customer}`) {
      throw refuse(400, 'invalid_creditCard', `CreditCardToken ${cardToken} não encontrado.`);
    }
    return { card: known.card, cardToken };
  }

  clear(): void {
    this.byToken.clear();
  }

  private tokenize(tenant: string, body: unknown): object {
    const wanted = fields(body);
    const customer = text(wanted['customer']);
    if (customer === undefined) throw refuse(400, 'invalid_customer', 'Customer inválido ou não informado.');
    const token = randomUUID();
    const card = readNewCard(wanted);
    if (card.behaviour === 'refuses') throw refuseCard('CARD_REFUSED');
    this.byToken.set(token, { owner: `${tenant} ${customer}`, card });
    return cardAnswer(card, token);
  }
}

function readNewCard(wanted: Readonly<Record<string, unknown>>): SimulatedCard {
  assertBuyersAddress(wanted['remoteIp']);
  const { holderName, number, expiryMonth, expiryYear, ccv } = fields(wanted['creditCard']);
  const holder = fields(wanted['creditCardHolderInfo']);
  const missing = HOLDER_TEXTS.find((field) => text(holder[field]) === undefined);
  if (missing) throw refuse(400, 'invalid_creditCardHolderInfo', `Informe ${missing} do titular do cartão.`);
  if (!isDocument(String(holder['cpfCnpj']))) {
    throw refuse(400, 'invalid_creditCardHolderInfo', 'O CPF ou CNPJ do titular é inválido.');
  }
  const validated = [holderName, number, expiryMonth, expiryYear].every((part) => text(part) !== undefined);
  const card = readCard(String(number), String(holderName), Number(expiryMonth), Number(expiryYear));
  if (!validated || !card || !/^\d{3,4}$/.test(String(ccv))) {
    throw refuse(400, 'invalid_creditCard', 'Os dados do cartão de crédito são inválidos.');
  }
  return card;
}

/**
 * A declined card leaves no charge and no token. The code is that of every refused action; the text states the
 * reason.
 */
export function refuseCard(refusal: Charge['refusal']): Error {
  return refusal === 'NO_FUNDS'
    ? refuse(400, 'insufficient_funds', 'Saldo insuficiente.')
    : refuse(
        400,
        'invalid_action',
        'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
      );
}

function assertBuyersAddress(remoteIp: unknown): void {
  if (text(remoteIp) === undefined)
    throw refuse(400, 'invalid_remoteIp', 'O campo remoteIp deve ser informado.');
}
