import {
  UnsupportedRequest,
  fourDigitYear,
  toReaisNumber,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits, saoPauloDate } from '@guiche/brazil';
import { billetDays } from '../../formatting/code-life.js';
import { dueDay, endOfDayAfter } from '../../formatting/due-day.js';
import { cpfOf, requiredCpf } from '../../formatting/cpf.js';
import { oneDayAfter } from '../../formatting/pix-expiry.js';
import { lineIn, readCardSale, saleIn } from './answer.js';
import { required, type SaqpayCredentials } from './credentials.js';

/** Payments.md §9: three days at some adapters; which, it does not say. */
const BILLET_DAYS = 3;

export const chargePix: ChargeOperation = {
  send: ({ amount, attemptId, customer }) => ({
    method: 'POST',
    path: '/venda',
    body: {
      valor: toReaisNumber(amount),
      nomeCliente: customer.name,
      partnerConciliationId: attemptId,
      telefone: phoneDigits(customer.phone),
      cpf: cpfOf(customer.document),
    },
  }),
  read: (body, { createdAt }) => {
    const sale = saleIn(body);
    return {
      kind: 'awaiting',
      reference: sale.text('id'),
      pix: { copyPaste: sale.text('emv') },
      expiresAt: oneDayAfter(createdAt),
    };
  },
};

export const chargeBillet: ChargeOperation<SaqpayCredentials> = {
  send: (intent, { credentials }) => ({
    method: 'POST',
    path: '/boleto',
    body: {
      amount: toReaisNumber(intent.amount),
      dueDate: dueDay(intent.createdAt, billetDays(intent, BILLET_DAYS)),
      document: requiredCpf(intent.customer.document),
      name: intent.customer.name,
      partnerConciliationId: intent.attemptId,
      cnpj: required(credentials, 'merchantCnpj'),
    },
  }),
  read: (body, intent) => {
    const boleto = saleIn(body);
    return {
      kind: 'awaiting',
      reference: boleto.text('id'),
      billet: { digitableLine: lineIn(boleto) },
      expiresAt: endOfDayAfter(intent.createdAt, billetDays(intent, BILLET_DAYS)),
    };
  },
};

export const chargeCard: ChargeOperation<SaqpayCredentials> = {
  send: (intent, { card, credentials }) => {
    if (!card) throw new UnsupportedRequest('the card is missing');
    return {
      method: 'POST',
      path: '/cartao-credito/parcelado',
      body: {
        partnerConciliationId: intent.attemptId,
        partnerId: required(credentials, 'partnerId'),
        cnpj: required(credentials, 'merchantCnpj'),
        amount: toReaisNumber(intent.amount),
        chargeDay: saoPauloDate(intent.createdAt),
        installments: intent.installments,
        creditCardDataPayment: cardPayment(intent, card),
        additionalInfo: intent.description,
      },
    };
  },
  read: (body) => readCardSale(saleIn(body)),
};

const cardPayment = ({ customer }: ChargeIntent, card: CardData): Json => ({
  customer: {
    name: customer.name,
    documentNumber: cpfOf(customer.document),
    phoneNumber: phoneDigits(customer.phone),
  },
  creditCard: {
    number: onlyDigits(card.cardNumber),
    holder: card.holderName,
    expiresAt: `${fourDigitYear(card.expYear)}-${card.expMonth.padStart(2, '0')}`,
    cvv: card.cvv,
  },
});
