import { NativeBody, UnreadableBody, sameSecret, type WebhookReader } from '@guiche/gateway-kit';
import type { ArkamaCredentials } from './credentials.js';
import { readOrder } from './order.js';

/** Carts and orders arrive at one address, each with the account's token in its body. */
export const arkamaWebhook: WebhookReader<ArkamaCredentials> = {
  proof: {
    kind: 'signed',
    verify: ({ rawBody }, { webhookToken }) => {
      try {
        return sameSecret(NativeBody.parse(rawBody).text('token'), webhookToken);
      } catch (error) {
        if (error instanceof UnreadableBody) return false;
        throw error;
      }
    },
  },
  read: (body) => {
    const event = body.text('event');
    if (!/^order[_.]/i.test(event)) return { kind: 'ignored', detail: `event ${event}` };
    const order = body.at('data').at('order');
    const attemptId = order.optionalText('externalRef');
    return {
      kind: 'told',
      news: [
        {
          type: 'TRANSACTION',
          reference: order.text('id'),
          ...(attemptId ? { attemptId } : {}),
          outcome: readOrder(order),
        },
      ],
    };
  },
};
