import type { WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { TYPES, readWord } from './answer.js';
import { cashOutNotification } from './withdraw.js';

const CHARGES = Object.values(TYPES);

/**
 * PIX and boletos carry a hash over all values as formatted; the format of numbers is not documented, and cards carry
 * none. A hash that we might wrongly reject proves less than a query.
 */
export const suitpayWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    const type = body.text('typeTransaction');
    if (type === 'PIX_CASHOUT') return cashOutNotification(body);
    if (!CHARGES.includes(type)) return { kind: 'ignored', detail: `transaction of type ${type}` };
    const reference = body.text('idTransaction');
    return chargeNotification(
      readWord({ reference, type, word: body.text('statusTransaction'), from: body }),
      {
        reference,
        attemptId: body.optionalText('requestNumber'),
      },
    );
  },
};
