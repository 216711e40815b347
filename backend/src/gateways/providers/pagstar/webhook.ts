import { readReais, statusTable, type NativeBody, type WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';

const reported = (body: NativeBody) => ({
  reference: body.text('external_reference'),
  amount: readReais(body, 'value'),
});

const status = statusTable(
  {
    approved: (body) => ({ kind: 'settled', ...reported(body) }),
    // The typical line of payments.md §4: refunded or canceled is REFUNDED at most providers.
    cancelled: (body) => ({ kind: 'refunded', ...reported(body) }),
  },
  { becomes: 'rejected', reported },
);

/** Nothing proves these webhooks: clients query first. */
export const pagstarWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const type = body.text('type');
    if (type !== 'pay') return { kind: 'ignored', detail: `type ${type}` };
    return chargeNotification(status(body.text('status'), body), {
      reference: body.text('external_reference'),
      attemptId: body.optionalText('transaction_id'),
    });
  },
};
