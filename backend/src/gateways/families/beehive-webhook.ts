import type { NativeBody, WebhookReader } from '@guiche/gateway-kit';
import { readTransaction } from './beehive-transaction.js';

/**
 * Two shapes are in use: `{type: 'transaction', data}` and the newer `{event: 'transaction.paid', data}`. No signature is
 * known in either, so a delivery is never more than a hint.
 */
export const beehiveWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const kind = body.optionalText('type') ?? body.text('event').split('.')[0];
    if (kind !== 'transaction') return { kind: 'ignored', detail: `event of a ${kind}` };
    return { kind: 'told', news: [news(body, body.at('data'))] };
  },
};

function news(body: NativeBody, charge: NativeBody) {
  const attemptId = charge.optionalText('externalRef');
  const eventId = body.optionalText('id');
  return {
    type: 'TRANSACTION' as const,
    reference: charge.text('id'),
    ...(attemptId ? { attemptId } : {}),
    ...(eventId ? { eventId } : {}),
    outcome: readTransaction(charge),
  };
}
