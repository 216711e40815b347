import {
  readReais,
  toReaisNumber,
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
import { accepted } from './answer.js';

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'document',
  CNPJ: 'document',
  PHONE: 'phoneNumber',
  EMAIL: 'email',
  RANDOM: 'randomKey',
};

/** The result is reported by webhook only. The caller's address must be registered in SuitPay's panel. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phoneDigits');
    return {
      method: 'POST',
      path: '/api/v1/gateway/pix-payment',
      body: {
        value: toReaisNumber(intent.amount),
        key,
        typeKey: KEY_TYPES[type],
        callbackUrl: intent.webhookUrl,
        documentValidation: cpfOf(intent.document),
        externalId: intent.withdrawReference,
      },
    };
  },
  read: (body, { amount }) => ({
    kind: 'awaiting',
    status: 'PENDING',
    withdrawId: accepted(body).text('idTransaction'),
    amount,
  }),
  readError: acceptedBefore(/DUPLICATE_EXTERNAL_ID/),
};

const status = withdrawTable({ PAID_OUT: 'APPROVED', CANCELED: 'CANCELED' });

/** Cancelled, or returned by the receiving bank. */
export function cashOutNotification(body: NativeBody): ParsedWebhook {
  const withdrawId = body.text('idTransaction');
  const outcome = status(body.text('statusTransaction'), { withdrawId, amount: readReais(body, 'value') });
  return payoutNotification(outcome, { withdrawId });
}
