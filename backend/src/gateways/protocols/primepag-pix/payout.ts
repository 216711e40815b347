import {
  path,
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { payoutKey } from '../../formatting/payout-key.js';

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'token',
};

/** The specification has none of these words; they are read by their meaning. */
const status = withdrawTable({
  authorization_pending: 'PENDING',
  auto_authorization: 'PENDING',
  sent: 'PENDING',
  completed: 'APPROVED',
  canceled: 'CANCELED',
});

/** The payment in an answer, and the message of a webhook. */
export const readPayment = (payment: NativeBody): WithdrawOutcome =>
  status(payment.text('status'), {
    withdrawId: payment.text('reference_code'),
    amount: readCents(payment, 'value_cents'),
    approvedAt: payment.optionalInstant('payment_date'),
    detail: payment.optionalText('cancellation_reason'),
  });

const readPayout = (body: NativeBody): WithdrawOutcome => readPayment(body.at('payment'));

export const primepagPayout: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phonePlus55');
    return {
      method: 'POST',
      path: '/v1/pix/payments',
      body: {
        initiation_type: 'dict',
        idempotent_id: intent.withdrawReference,
        receiver_name: intent.name,
        // Only CPF documents are sent (payments.md §5).
        receiver_document: intent.documentType === 'CPF' ? onlyDigits(intent.document) : undefined,
        value_cents: intent.amount,
        pix_key_type: KEY_TYPES[type],
        pix_key: key,
        // Without this, staff of the provider must release the payout.
        authorized: true,
      },
    };
  },
  read: readPayout,
};

export const primepagPayoutQuery: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId, withdrawReference }) => ({
    method: 'GET',
    path: withdrawId
      ? path`/v1/pix/payments/${withdrawId}`
      : path`/v1/pix/payments/${withdrawReference}/idempotent_id`,
  }),
  read: readPayout,
  readError: (httpStatus) => (httpStatus === 406 ? { kind: 'notFound' } : undefined),
};
