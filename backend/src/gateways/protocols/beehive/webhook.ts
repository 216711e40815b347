import type { WebhookReader } from '@guiche/gateway-kit';
import { readTransaction } from './transaction.js';
import { chargeNotification } from '../../formatting/charge-notification.js';

/**
 * Two shapes are in use: `{type: 'transaction', data}` and the newer `{event: 'transaction.paid', data}`. No signature is
 * known in either, so a delivery is never more than a hint.
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
