import {
  path,
  withdrawTable,
  type NativeBody,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { unwrapped } from './charge.js';

/** Every status with this prefix is PENDING (payments.md §4). */
const WAITING = 'WAITING_';

const words = withdrawTable({
  [WAITING]: 'PENDING',
  WITHDRAW_REQUEST: 'PENDING',
  WITHDRAW_PAID: 'APPROVED',
  PAID: 'APPROVED',
  APPROVED: 'APPROVED',
});

function read(body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome {
  const payout = unwrapped(body);
  const word = payout.text('status');
  const waiting = word.toUpperCase().startsWith(WAITING);
  const outcome = words(waiting ? WAITING : word, {
    withdrawId: payout.text('id'),
    amount,
    approvedAt: payout.optionalInstant('paidAt'),
  });
  return { ...outcome, native: word } as WithdrawOutcome;
}

export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phoneDigits');
    return {
      method: 'POST',
      path: '/cashout',
      body: {
        amount: intent.amount,
        pixKey: key,
        pixKeyType: type,
        description: intent.description,
        externalRef: intent.withdrawReference,
        postbackUrl: intent.webhookUrl,
      },
    };
  },
  read,
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/cashout/${withdrawId}` }),
  read,
  readError: notFound,
};
