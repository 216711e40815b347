import { NativeBody, sameSecret, type WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import type { ArkamaCredentials } from './credentials.js';
import { readOrder } from './order.js';

/** Carts and orders arrive at one address, each with the account's token in its body. */
export const arkamaWebhook: WebhookReader<ArkamaCredentials> = {
  proof: {
    kind: 'signed',
    verify: ({ rawBody }, { webhookToken }) =>
      sameSecret(NativeBody.parse(rawBody).text('token'), webhookToken),
  },
  read: (body) => {
    const event = body.text('event');
    if (!/^order[_.]/i.test(event)) return { kind: 'ignored', detail: `event ${event}` };
    const order = body.at('data').at('order');
    return chargeNotification(readOrder(order), {
      reference: order.text('id'),
      attemptId: order.optionalText('externalRef'),
    });
  },
};
