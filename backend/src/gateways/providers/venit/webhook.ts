import type { WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { readTransaction } from './transaction.js';

/** `{data: {transactionId, status, endToEndId, amount}}`, unsigned. */
export const venitWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const transaction = body.at('data');
    return chargeNotification(readTransaction(transaction), { reference: transaction.text('transactionId') });
  },
};
