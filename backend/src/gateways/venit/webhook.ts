import type { WebhookReader } from '@guiche/gateway-kit';
import { readTransaction } from './transaction.js';

/** `{data: {transactionId, status, endToEndId, amount}}`, unsigned. */
export const venitWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const transaction = body.at('data');
    const reference = transaction.text('transactionId');
    return {
      kind: 'told',
      news: [{ type: 'TRANSACTION', reference, outcome: readTransaction(transaction) }],
    };
  },
};
