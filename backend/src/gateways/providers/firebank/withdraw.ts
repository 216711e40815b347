import type { Cents } from '@guiche/money';
import {
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import { acceptedBefore } from '../../formatting/accepted-before.js';
import { pathOf, type FirebankCredentials } from './credentials.js';

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'DOCUMENT',
  CNPJ: 'DOCUMENT',
  PHONE: 'PHONE',
  EMAIL: 'MAIL',
  RANDOM: 'RANDOM_KEY',
};

const status = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  withdraw_request: 'PENDING',
  waiting_confirmation: 'PENDING',
  withdraw_paid: 'APPROVED',
  success: 'APPROVED',
  paid: 'APPROVED',
  error: 'REJECTED',
});

/** In cents, unlike charges. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome, FirebankCredentials> = {
  send: (intent, { credentials }) => {
    const { key, type } = payoutKey(intent, 'phonePlus55');
    return {
      method: 'POST',
      path: pathOf(credentials, '/payment/withdraw'),
      body: {
        type: 'PIX',
        value: intent.amount,
        details: { key, keyType: KEY_TYPES[type], name: intent.name, document: cpfOf(intent.document) },
        externalId: intent.withdrawReference,
        callbackWebhookUrl: intent.webhookUrl,
      },
    };
  },
  read: (body, { amount }) => readPayout(body, amount),
  // The provider requires it to be unique, and documents no answer to a duplicate.
  readError: acceptedBefore(/externalId|duplic/i),
};

export const movementNotification = (movement: NativeBody): ParsedWebhook =>
  payoutNotification(readPayout(movement, readCents(movement, 'value')), {
    withdrawId: movement.text('transactionId'),
    withdrawReference: movement.optionalText('businessTransactionId'),
  });

function readPayout(payout: NativeBody, amount: Cents): WithdrawOutcome {
  const outcome = status(payout.text('status'), { withdrawId: payout.text('transactionId'), amount });
  // Payments.md §8 gives the text for status ERROR.
  return outcome.kind === 'declined' && outcome.native?.toUpperCase() === 'ERROR'
    ? { ...outcome, detail: 'Error on withdraw' }
    : outcome;
}
