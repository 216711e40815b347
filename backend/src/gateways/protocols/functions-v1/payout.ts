import {
  withdrawTable,
  type Json,
  type NativeBody,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';
import { all } from '../../formatting/typical-statuses.js';

export type PixKeyTypeFormat = 'lowerCase' | 'upperCase';

export function payout(intent: WithdrawIntent, keyTypes: PixKeyTypeFormat = 'lowerCase'): Json {
  const { key, type } = payoutKey(intent, 'phoneDigits');
  const kind = type === 'RANDOM' ? 'EVP' : type;
  return {
    pixkeytype: keyTypes === 'upperCase' ? kind : kind.toLowerCase(),
    pixkey: key,
    requestedamount: intent.amount,
    description: intent.description.slice(0, 255),
    isPix: true,
    postbackUrl: intent.webhookUrl,
    externalRef: intent.withdrawReference,
  };
}

const PAYOUT = withdrawTable({
  ...all('PENDING' as const, 'pending', 'processing', 'approved'),
  ...all('APPROVED' as const, 'done', 'done_manual', 'paid', 'completed', 'success'),
  ...all('REJECTED' as const, 'failed', 'refused', 'rejected'),
  ...all('CANCELED' as const, 'canceled', 'cancelled'),
});

/** The amount is the requested one: the unit of `requested_amount` in answers is not documented. */
export function readPayout(body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome {
  const payout = body.optionalAt('withdrawal') ?? body;
  return PAYOUT(payout.text('status'), {
    withdrawId: payout.text('id'),
    amount,
    approvedAt: payout.optionalInstant('paid_at'),
    detail: payout.optionalText('error_message'),
  });
}

export const withdrawalNotification = (withdrawal: NativeBody): ParsedWebhook =>
  payoutStatusNotification(PAYOUT, withdrawal.text('status'), {
    withdrawId: withdrawal.text('id'),
    withdrawReference: withdrawal.optionalText('externalRef'),
    detail: withdrawal.optionalText('error_message'),
  });
