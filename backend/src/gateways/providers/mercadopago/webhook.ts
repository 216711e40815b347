import { UnreadableBody, type NativeBody, type WebhookReader } from '@guiche/gateway-kit';
import type { MercadopagoCredentials } from './credentials.js';
import { isSigned, mustBeSigned } from './signature.js';

/**
 * A notification names a payment without its state: signed or not, we query. A wrong signature does not trigger a
 * query.
 */
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

/** The older format, sent in addition: the payment's id, alone or at the end of its address. */
function resource(body: NativeBody): string {
  const [id] = /\d+$/.exec(body.text('resource')) ?? [];
  if (id === undefined) throw new UnreadableBody('the resource names no payment');
  return id;
}
