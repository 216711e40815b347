import {
  path,
  readReais,
  toReaisNumber,
  withdrawTable,
  type NativeBody,
  type Operation,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';

/** The specification has no words of this API: pending and processing, paid and canceled are read by their meaning. */
const status = withdrawTable({
  PENDING: 'PENDING',
  ON_QUEUE: 'PENDING',
  PROCESSING: 'PENDING',
  LIQUIDATED: 'APPROVED',
  // Paid, and a part was returned later: the payout itself was made.
  PARTIALLY_REFUNDED: 'APPROVED',
  CANCELED: 'CANCELED',
  REFUNDED: 'REJECTED',
  REJECTED: 'REJECTED',
});

/** Payments.md §7: a payout by PIX key, with an idempotency header. */
export const onzPayout = ({
  approvedAtOnce,
}: {
  approvedAtOnce: boolean;
}): Operation<WithdrawIntent, WithdrawOutcome> => ({
  send: (intent) => ({
    method: 'POST',
    api: 'accounts',
    path: '/pix/payments/dict',
    headers: { 'x-idempotency-key': intent.withdrawReference },
    body: {
      // Payments.md §5: a phone key gets +55.
      pixKey: payoutKey(intent, 'phonePlus55').key,
      payment: { currency: 'BRL', amount: toReaisNumber(intent.amount) },
      description: intent.description.slice(0, 140),
    },
  }),
  read: (body) => {
    const reported = readPayout(body);
    if (!approvedAtOnce || reported.kind !== 'awaiting') return reported;
    const { withdrawId, amount, native } = reported;
    return { kind: 'settled', status: 'APPROVED', withdrawId, amount, ...(native ? { native } : {}) };
  },
});

/** By the bank's end-to-end id, or by our own reference, which was the idempotency key. */
export const onzPayoutQuery: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId, withdrawReference }) => ({
    method: 'GET',
    api: 'accounts',
    path: withdrawId
      ? path`/pix/payments/${withdrawId}`
      : path`/pix/payments/idempotencyKey/${withdrawReference}`,
  }),
  // With or without a wrapper: both occur.
  read: (body) => readPayout(body.optionalAt('data') ?? body),
  readError: notFound,
};

/** TRANSFER contains the same as a query; CASHOUT is a refusal without an amount. */
export const onzPayoutNotification = (type: 'TRANSFER' | 'CASHOUT', data: NativeBody): ParsedWebhook =>
  payoutNotification(type === 'TRANSFER' ? readPayout(data) : readRefusal(data), {
    withdrawId: data.optionalText('endToEndId'),
    withdrawReference: data.optionalText('idempotencyKey'),
  });

function readRefusal(data: NativeBody): WithdrawOutcome {
  const native = data.text('status');
  if (native !== 'REJECTED') return { kind: 'unknown', why: `CASHOUT ${native}` };
  const detail = data.optionalText('message') ?? native;
  const withdrawId = data.optionalText('endToEndId');
  return { kind: 'declined', status: 'REJECTED', native, detail, ...(withdrawId ? { withdrawId } : {}) };
}

const readPayout = (payout: NativeBody): WithdrawOutcome =>
  status(payout.text('status'), {
    withdrawId: payout.text('endToEndId'),
    amount: readReais(payout.at('payment'), 'amount'),
    detail: payout.optionalText('errorCode'),
  });
