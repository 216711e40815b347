import type { WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { TYPES, readWord } from './answer.js';
import { cashOutNotification } from './withdraw.js';

const CHARGES = Object.values(TYPES);

/**
 * PIX and boletos carry a hash over all values as they were spelt; how numbers are spelt in it is documented nowhere, and
 * cards carry none. A hash we might wrongly call forged proves less than asking.
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
