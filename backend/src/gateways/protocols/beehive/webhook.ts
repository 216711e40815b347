import type { WebhookReader } from '@guiche/gateway-kit';
import { readTransaction } from './transaction.js';
import { chargeNotification } from '../../formatting/charge-notification.js';

/**
 * Two formats are in use: `{type: 'transaction', data}` and the newer `{event: 'transaction.paid', data}`. No
 * signature is known for either, so a webhook is only a hint.
 */
export const beehiveWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const kind = body.optionalText('type') ?? body.text('event').split('.')[0];
    if (kind !== 'transaction') return { kind: 'ignored', detail: `event of a ${kind}` };
    const charge = body.at('data');
    return chargeNotification(readTransaction(charge), {
      reference: charge.text('id'),
      attemptId: charge.optionalText('externalRef'),
      eventId: body.optionalText('id'),
    });
  },
};
