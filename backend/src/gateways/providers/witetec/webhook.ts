import { createHmac } from 'node:crypto';
import { sameSecret, type NativeBody, type WebhookReader, type ParsedWebhook } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { isThird, type WitetecCredentials } from './credentials.js';
import { withdrawalNotification } from './withdraw.js';
import { readSecondWord, readThird } from './transaction.js';

/** One client of the second generation reads only the kind of event, so it is the status. */
const WORDS: Readonly<Record<string, string>> = {
  'payment.created': 'pending',
  'payment.success': 'completed',
  'payment.failed': 'failed',
  'payment.chargeback': 'chargeback',
  'payment.dispute': 'chargeback',
};

/** The second generation signs the body with the webhook's secret; no signature is documented for the third. */
export const webhook: WebhookReader<WitetecCredentials> = {
  proof: {
    kind: 'signed',
    signs: (credentials) => !isThird(credentials) && Boolean(credentials.webhookSecret),
    verify: ({ headers, rawBody }, { webhookSecret = '' }) => {
      const given = headers['x-witetec-signature'] ?? headers['x-webhook-signature'] ?? '';
      return sameSecret(given, createHmac('sha256', webhookSecret).update(rawBody).digest('hex'));
    },
  },
  read: (body) => (body.has('eventType') ? third(body) : second(body)),
};

function second(body: NativeBody): ParsedWebhook {
  const event = body.text('event');
  if (!event.startsWith('payment.')) return { kind: 'ignored', detail: `event ${event}` };
  const data = body.at('data');
  return chargeNotification(readSecondWord(WORDS[event] ?? data.text('status'), data), {
    reference: data.optionalText('transaction_id') ?? data.text('id'),
  });
}

/** The metadata may be the text "null". */
function third(body: NativeBody): ParsedWebhook {
  const event = body.text('eventType');
  if (event.startsWith('WITHDRAWAL_')) return withdrawalNotification(event, body);
  if (!event.startsWith('TRANSACTION')) return { kind: 'ignored', detail: `event ${event}` };
  return chargeNotification(readThird(body), {
    reference: body.text('id'),
    attemptId: body.optionalObject('metadata')?.optionalText('sellerExternalRef'),
  });
}
