import {
  readReais,
  toReaisNumber,
  withdrawTable,
  type NativeBody,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';

const words = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  approved: 'APPROVED',
  // The provider's status for approved. REJECTED, the default, would send the money twice.
  completed: 'APPROVED',
  failed: 'REJECTED',
  rejected: 'REJECTED',
});

/** In lower case, and with another name for the amount than in the answer. */
export const cashoutNotification = (cashout: NativeBody) => {
  const withdrawId = cashout.text('id');
  const amount = readReais(cashout, 'total_amount');
  return payoutNotification(words(cashout.text('status'), { withdrawId, amount }), {
    withdrawId,
    withdrawReference: cashout.optionalText('external_id'),
  });
};

/** The result of a payout is reported by webhook only. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'digits');
    return {
      method: 'POST',
      path: '/cashout',
      body: {
        external_id: intent.withdrawReference,
        pix_key: key,
        pix_type: type,
        amount: toReaisNumber(intent.amount),
        webhook_url: intent.webhookUrl,
      },
    };
  },
  read: (body, { amount }) =>
    body.isTrue('hasError')
      ? { kind: 'refused', reason: 'request', detail: 'hasError' }
      : words(body.text('status'), { withdrawId: body.text('id'), amount }),
};
