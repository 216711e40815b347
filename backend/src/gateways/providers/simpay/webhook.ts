import {
  readReais,
  withdrawTable,
  type NativeBody,
  type WebhookReader,
  type ParsedWebhook,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import { readWord } from './charge.js';

/** The meaning of a code's events; a fraud claim that is made or granted is a chargeback. */
const WORDS: Readonly<Record<string, string>> = {
  QR_CODE_COPY_AND_PASTE_CREATED: 'CREATED',
  QR_CODE_COPY_AND_PASTE_PAID: 'PAID',
  QR_CODE_COPY_AND_PASTE_REFUNDED: 'REFUNDED',
  MED_CREATED: 'CHARGEBACK',
  MED_APPROVED: 'CHARGEBACK',
};

const PAYOUT = 'PIX_CASHOUT_';

/** A payout's status is its event: some clients saw another word beside it. */
const payout = withdrawTable({
  CREATED: 'PENDING',
  SUCCESS: 'APPROVED',
  ERROR: 'REJECTED',
  REFUND: 'REJECTED',
  CANCELED: 'CANCELED',
});

/** The registered token is sent back in `Authorization`, alone or as a Bearer. */
export const simpayWebhook: WebhookReader = {
  proof: {
    kind: 'sharedToken',
    tokenOf: ({ headers }) => headers['authorization']?.replace(/^Bearer /i, ''),
  },
  read: (body) => {
    const type = body.text('type');
    if (type.startsWith(PAYOUT)) return cashoutNotification(type.slice(PAYOUT.length), body.at('data'));
    const word = WORDS[type];
    if (!word) return { kind: 'ignored', detail: `event ${type}` };
    const charge = body.at('data');
    return chargeNotification(readWord(word, charge), {
      reference: charge.text('qr_code_id'),
      attemptId: charge.optionalText('tag'),
    });
  },
};

function cashoutNotification(word: string, cashout: NativeBody): ParsedWebhook {
  const withdrawId = cashout.text('transaction_id');
  return payoutNotification(payout(word, { withdrawId, amount: readReais(cashout, 'amount') }), {
    withdrawId,
    withdrawReference: cashout.optionalText('tag'),
  });
}
