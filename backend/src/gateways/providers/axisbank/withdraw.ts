import {
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';

const status = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  withdraw_request: 'PENDING',
  withdraw_processing: 'PENDING',
  withdraw_approved: 'APPROVED',
  success: 'APPROVED',
  paid: 'APPROVED',
  withdraw_returned: 'REJECTED',
  withdraw_error: 'REJECTED',
});

/** The result is reported by webhook only. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phoneDigits');
    return {
      method: 'POST',
      path: '/withdraws/cash-out',
      body: {
        pixType: type,
        pixKey: key,
        amount: intent.amount,
        externalId: intent.withdrawReference,
        document: cpfOf(intent.document),
        postbackUrl: intent.webhookUrl,
      },
    };
  },
  read: (body, { amount }) =>
    status(body.text('status'), {
      withdrawId: body.text('id'),
      amount,
      detail: body.optionalText('errorMessage'),
    }),
};

export function withdrawNotification(body: NativeBody): ParsedWebhook {
  const withdrawId = body.text('withdrawId');
  const detail = body.optionalText('errorMessage');
  const outcome = status(body.text('status'), { withdrawId, amount: readCents(body, 'amount'), detail });
  return payoutNotification(outcome, { withdrawId, withdrawReference: body.optionalText('externalId') });
}
