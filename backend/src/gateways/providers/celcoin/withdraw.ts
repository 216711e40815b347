import {
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'mobilePhone',
  RANDOM: 'random',
};

/** The provider's words, by their meaning: literally, a payout that was made would be REJECTED and sent again. */
const status = withdrawTable({ confirm: 'PENDING', efectivated: 'APPROVED', error: 'REJECTED' });

/** No field holds our key and no call reads a payout back: staff can find it by the text. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phoneDigits');
    return {
      method: 'POST',
      path: '/pix/payment',
      body: {
        key,
        type: KEY_TYPES[type],
        value: intent.amount,
        desc: `${intent.description.slice(0, 80)} ${intent.withdrawReference}`,
      },
    };
  },
  read: (body) => {
    const payment = body.at('Payment');
    return status(payment.text('status'), {
      withdrawId: payment.text('galaxPayId'),
      amount: readCents(payment, 'value'),
    });
  },
};

const OUR_KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The result of a payout is reported by webhook only. Two fields of the body were seen: its status, and our text with
 * our key.
 */
export function cashOutNotification(body: NativeBody): ParsedWebhook {
  const pix = body.at('Cashout').at('Pix');
  const [withdrawReference] = OUR_KEY.exec(pix.optionalText('description') ?? '') ?? [];
  return withdrawReference
    ? payoutStatusNotification(status, pix.text('status'), { withdrawReference })
    : { kind: 'ignored', detail: 'a payout that is not ours' };
}
