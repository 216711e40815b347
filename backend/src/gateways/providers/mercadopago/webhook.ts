import { UnreadableBody, type NativeBody, type WebhookReader } from '@guiche/gateway-kit';
import type { MercadopagoCredentials } from './credentials.js';
import { isSigned, mustBeSigned } from './signature.js';

/** A notification names a payment and says nothing of it: signed or not, we have to ask. A wrong signature is not asked about. */
export const notification: WebhookReader<MercadopagoCredentials> = {
  proof: { kind: 'signed', verify: isSigned, signs: mustBeSigned },
  read: (body) => {
    const type = body.optionalText('topic') ?? body.text('type');
    if (type !== 'payment') return { kind: 'ignored', detail: `type ${type}` };
    return {
      kind: 'charges',
      notifications: [
        {
          type: 'TRANSACTION',
          ...(body.has('topic') ? { reference: resource(body) } : today(body)),
          outcome: { kind: 'unknown', why: 'a notification tells no status' },
        },
      ],
    };
  },
};

const today = (body: NativeBody) => ({ reference: body.at('data').text('id'), eventId: body.text('id') });

/** The older form, which comes beside today's: the payment's id, bare or at the end of its address. */
function resource(body: NativeBody): string {
  const [id] = /\d+$/.exec(body.text('resource')) ?? [];
  if (id === undefined) throw new UnreadableBody('the resource names no payment');
  return id;
}
