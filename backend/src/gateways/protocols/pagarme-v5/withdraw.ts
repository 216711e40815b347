import {
  UnsupportedRequest,
  NOT_IMPLEMENTED,
  path,
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';

/** The provider's status `pending_transfer` is the specification's pending. */
const status = withdrawTable({
  pending: 'PENDING',
  pending_transfer: 'PENDING',
  processing: 'PENDING',
  transferred: 'APPROVED',
  canceled: 'CANCELED',
  failed: 'REJECTED',
});

/** A recipient's balance goes to its own bank account only. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: ({ paymentMethod, receiverId, amount, withdrawReference }) => {
    if (paymentMethod !== 'RECEIVER') throw new UnsupportedRequest(NOT_IMPLEMENTED);
    return {
      method: 'POST',
      path: path`/recipients/${receiverId ?? ''}/withdrawals`,
      body: { amount, metadata: { withdrawReference } },
    };
  },
  read: readWithdrawal,
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ receiverId = '', withdrawId = '' }) => ({
    method: 'GET',
    path: path`/recipients/${receiverId}/withdrawals/${withdrawId}`,
  }),
  read: readWithdrawal,
  readError: notFound,
};

function readWithdrawal(withdrawal: NativeBody): WithdrawOutcome {
  return status(withdrawal.text('status'), {
    withdrawId: withdrawal.text('id'),
    amount: readCents(withdrawal, 'amount'),
  });
}
