import {
  path,
  toReaisNumber,
  withdrawTable,
  type NativeBody,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { notFound } from '../../formatting/not-found.js';
import { notImplemented } from './refusal.js';

const status = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  confirmed: 'APPROVED',
  success: 'APPROVED',
  paid: 'APPROVED',
  canceled: 'CANCELED',
});

/** The answer to a payout is not documented: one that contains its id and nothing else means accepted. */
function readPayout(body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome {
  const withdrawId = body.text('transactionId');
  const word = body.optionalText('status');
  return word
    ? status(word, { withdrawId, amount })
    : { kind: 'awaiting', status: 'PENDING', withdrawId, amount };
}

export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phonePlus55');
    return {
      method: 'POST',
      path: '/v2/pix/payment',
      body: {
        amount: toReaisNumber(intent.amount),
        description: intent.description,
        external_id: intent.withdrawReference,
        creditParty: { key, keyType: type, name: intent.name, taxId: cpfOf(intent.document) },
      },
    };
  },
  read: readPayout,
  readError: notImplemented,
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/v2/pix/payment/${withdrawId}/status` }),
  read: readPayout,
  readError: (status) => notFound(status) ?? notImplemented(status),
};
