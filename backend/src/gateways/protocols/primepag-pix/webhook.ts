import { createHash } from 'node:crypto';
import { NativeBody, sameSecret, type WebhookProof, type WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import type { PrimepagPixCredentials } from './credentials.js';
import { readQrcode } from './charge.js';
import { readPayment } from './payout.js';

const CHARGES = ['pix_qrcode', 'pix_static_qrcode'];
const PAYOUT = 'pix_payment';

/** The MD5 covers ids, amount and our secret. It does not cover the status, so it proves the sender only. */
export const primepagProof = {
  kind: 'signed',
  verify: ({ rawBody }, { secretKey }) => {
    const body = NativeBody.parse(rawBody);
    const digest = createHash('md5')
      .update(`${signedFacts(body)}.${secretKey}`)
      .digest('hex');
    return sameSecret(body.text('md5').toLowerCase(), digest);
  },
} as const satisfies WebhookProof<PrimepagPixCredentials>;

export const primepagWebhook: WebhookReader<PrimepagPixCredentials> = {
  proof: primepagProof,
  read: (body) => {
    const type = body.text('notification_type');
    if (type === PAYOUT) return paymentNotification(body.at('message'));
    if (!CHARGES.includes(type)) return { kind: 'ignored', detail: `notification of type ${type}` };
    const qrcode = body.at('message');
    return chargeNotification(readQrcode(qrcode), {
      reference: qrcode.text('reference_code'),
      attemptId: qrcode.optionalText('external_reference'),
    });
  },
};

const paymentNotification = (payment: NativeBody) =>
  payoutNotification(readPayment(payment), {
    withdrawId: payment.text('reference_code'),
    withdrawReference: payment.optionalText('idempotent_id'),
  });

/** Absent values are empty texts between the dots. */
function signedFacts(body: NativeBody): string {
  const message = body.at('message');
  const named = (field: string): string => message.optionalText(field) ?? '';
  const [what, second] =
    body.text('notification_type') === PAYOUT
      ? ['payment', named('idempotent_id')]
      : ['qrcode', named('end_to_end')];
  return [what, named('reference_code'), second, named('value_cents')].join('.');
}
