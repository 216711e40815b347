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
import { cpfOf } from '../../formatting/cpf.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import { all } from '../../formatting/typical-statuses.js';

const words = withdrawTable({
  ...all('PENDING' as const, 'WAITING_PAYMENT', 'pending', 'processing'),
  ...all('APPROVED' as const, 'PAID', 'success'),
  ...all('CANCELED' as const, 'canceled', 'cancelled'),
});

const read = (body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome =>
  words(body.optionalText('Status') ?? body.text('status'), { withdrawId: body.text('txid'), amount });

/** A payout is a payment of the method PIXOUT. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => ({
    method: 'POST',
    path: '/payment',
    body: {
      method: 'PIXOUT',
      code: intent.withdrawReference,
      amount: toReaisNumber(intent.amount),
      type: 'PIX_KEY',
      pixkey: payoutKey(intent, 'phonePlus55').key,
      webhook_url: intent.webhookUrl,
      client_name: intent.name,
      client_document: cpfOf(intent.document),
    },
  }),
  read,
};

/** By the provider's id, or by our own code when its answer was lost. */
export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId, withdrawReference }) => ({
    method: 'GET',
    path: path`/payment/${withdrawId ?? withdrawReference}`,
  }),
  read,
  readError: notFound,
};

/** Reported like a charge, to the address of the payout. */
export const payoutTold = (body: NativeBody): ParsedWebhook =>
  payoutNotification(read(body, { amount: readReais(body, 'amount') }), {
    withdrawId: body.text('txid'),
    withdrawReference: body.optionalText('code'),
  });
