import { describe, expect, it } from '@jest/globals';
import { successfulExample } from '../gateways.contract.subjects.js';
import { outcomeOfStatus, subjectOf } from '../testing/words.js';

/**
 * The providers' own words for payouts: the specification has none of them, and literally a payout that was made
 * would be REJECTED and sent again. Each is listed, so that no review item is opened.
 */
const WORDS: Readonly<Record<string, Readonly<Partial<Record<string, readonly string[]>>>>> = {
  ONZ: {
    PENDING: ['PENDING', 'ON_QUEUE', 'PROCESSING'],
    APPROVED: ['LIQUIDATED', 'PARTIALLY_REFUNDED'],
    CANCELED: ['CANCELED'],
    REJECTED: ['REJECTED', 'REFUNDED'],
  },
  ASAAS: { PENDING: ['BANK_PROCESSING'], APPROVED: ['DONE'], CANCELED: ['CANCELLED'], REJECTED: ['FAILED'] },
  AXISBANK: {
    PENDING: ['WITHDRAW_REQUEST', 'WITHDRAW_PROCESSING'],
    APPROVED: ['WITHDRAW_APPROVED'],
    REJECTED: ['WITHDRAW_RETURNED', 'WITHDRAW_ERROR'],
  },
  CELCOIN: { PENDING: ['confirm'], APPROVED: ['efectivated'], REJECTED: ['error'] },
  FIREBANK: {
    PENDING: ['WITHDRAW_REQUEST', 'WAITING_CONFIRMATION'],
    APPROVED: ['WITHDRAW_PAID'],
    REJECTED: ['ERROR'],
  },
  HAWKPAY: { REJECTED: ['failed', 'cancelled'] },
  IUGU: {
    PENDING: ['pending', 'processing'],
    APPROVED: ['done', 'accepted'],
    CANCELED: ['cancelled'],
    REJECTED: ['rejected', 'refunded', 'error'],
  },
  NOXPAY: { PENDING: ['WAITING_PAYMENT'], APPROVED: ['PAID'], CANCELED: ['canceled', 'cancelled'] },
  OWENPAY: { PENDING: ['processing'], APPROVED: ['completed'] },
  PAGARME: { PENDING: ['pending_transfer'], APPROVED: ['transferred'], REJECTED: ['failed'] },
  PRIMEPAG: {
    PENDING: ['authorization_pending', 'auto_authorization', 'sent'],
    APPROVED: ['completed'],
    CANCELED: ['canceled'],
  },
  RAPDYN: {
    PENDING: ['PENDING', 'PROCESSING'],
    APPROVED: ['COMPLETED', 'DONE'],
    CANCELED: ['CANCELED', 'CANCELLED'],
    REJECTED: ['FAILED', 'REFUNDED'],
  },
  ROYALPAY: { PENDING: ['PENDING'], APPROVED: ['COMPLETED'], REJECTED: ['FAILED', 'rejected'] },
  TRANSFEERA: { PENDING: ['CRIADO'], APPROVED: ['FINALIZADO'], REJECTED: ['FALHA', 'DEVOLVIDO'] },
  WITETEC: {
    PENDING: ['PENDING', 'PROCESSING'],
    APPROVED: ['APPROVED', 'PAID', 'completed'],
    CANCELED: ['CANCELED', 'cancelled'],
    REJECTED: ['REJECTED', 'FAILED', 'REFUNDED'],
  },
};

const rows = Object.entries(WORDS).flatMap(([id, statuses]) =>
  Object.entries(statuses).flatMap(([status, words = []]) => words.map((word) => ({ id, word, status }))),
);

describe('a payout', () => {
  it.each(rows)('a payout at $id with the word $word is $status', async ({ id, word, status }) => {
    const operation = successfulExample(subjectOf(id), 'queryWithdraw') ? 'queryWithdraw' : 'withdraw';
    const outcome = await outcomeOfStatus(id, operation, word);
    expect(outcome).toMatchObject({ status, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });
});
