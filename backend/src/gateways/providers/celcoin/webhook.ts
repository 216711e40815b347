import {
  NativeBody,
  UnreadableBody,
  sameSecret,
  type RegistrationOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import type { CelcoinCredentials } from './credentials.js';
import { readTransaction } from './transaction.js';
import { cashOutNotification } from './withdraw.js';

const OF_A_CHARGE = 'transaction.updateStatus';
const OF_A_PAYOUT = 'company.cashOut';

/** One address for everything: a second registration replaces the first. */
export const registerWebhook: RegistrationOperation = {
  send: ({ url }) => ({
    method: 'PUT',
    path: '/webhooks',
    body: { url, events: [OF_A_CHARGE, OF_A_PAYOUT] },
  }),
  read: (body) => {
    if (!body.isTrue('type')) throw new UnreadableBody('the registration is not confirmed');
    return { kind: 'registered', existed: false };
  },
};

/** The hash from the provider's panel is in every body, and proves the sender. */
export const webhook: WebhookReader<CelcoinCredentials> = {
  proof: {
    kind: 'signed',
    verify: ({ rawBody }, { confirmHash }) =>
      sameSecret(NativeBody.parse(rawBody).text('confirmHash'), confirmHash),
  },
  read: (body) => {
    const event = body.text('event');
    if (event === OF_A_PAYOUT) return cashOutNotification(body);
    if (event !== OF_A_CHARGE) return { kind: 'ignored', detail: `event ${event}` };
    const transaction = body.at('Transaction');
    return chargeNotification(readTransaction(transaction), {
      reference: transaction.text('chargeGalaxPayId'),
      attemptId: transaction.optionalText('chargeMyId'),
    });
  },
};
