import { createHmac } from 'node:crypto';
import {
  readReais,
  sameSecret,
  type NativeBody,
  type QueryOutcome,
  type WebhookDelivery,
  type ChargeNotification,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { signatureParts } from '../../formatting/signature-parts.js';
import type { TransfeeraCredentials } from './credentials.js';
import { transferNotification } from './withdraw.js';

/**
 * `Transfeera-Signature: t=<milliseconds>,v1=<hex>`, over the milliseconds, a dot and the raw body. It may contain
 * several signatures, of which one valid `v1` is enough, and other schemes, which are ignored.
 */
export const transfeeraWebhook: WebhookReader<TransfeeraCredentials> = {
  proof: {
    kind: 'signed',
    verify: isSigned,
    signs: ({ signatureSecret }) => signatureSecret !== undefined && signatureSecret !== '',
  },
  read: (event) => {
    const object = event.text('object');
    if (object === 'Transfer') return transferNotification(event.at('data'));
    const read = EVENTS[object];
    if (!read) return { kind: 'ignored', detail: `event ${object}` };
    const data = event.at('data');
    // Money received without one of our codes (a transfer to the key) belongs to no charge.
    if (object === 'CashIn' && !data.has('txid')) return { kind: 'ignored', detail: 'a Pix without a code' };
    return {
      kind: 'charges',
      notifications: [{ type: 'TRANSACTION', eventId: event.text('id'), ...read(data, event) }],
    };
  },
};

function isSigned({ headers, rawBody }: WebhookDelivery, credentials: TransfeeraCredentials): boolean {
  const part = signatureParts(headers['transfeera-signature']);
  const [at = ''] = part('t');
  if (!/^\d+$/.test(at)) return false;
  const hmac = createHmac('sha256', credentials.signatureSecret ?? '');
  const expected = hmac.update(`${at}.${rawBody}`).digest('hex');
  return part('v1').some((given) => sameSecret(given, expected));
}

type Reader = (data: NativeBody, event: NativeBody) => Omit<ChargeNotification, 'type' | 'eventId'>;

const EVENTS: Readonly<Partial<Record<string, Reader>>> = {
  /** It has no status: it means that the money arrived. */
  CashIn: (data, event) => {
    const reference = data.text('txid');
    const approvedAt = event.optionalInstant('date');
    return {
      reference,
      ...attempt(data, 'integration_id'),
      outcome: {
        kind: 'settled',
        reference,
        amount: readReais(data, 'value'),
        providerData: { endToEndId: data.text('end2end_id') },
        ...(approvedAt ? { approvedAt } : {}),
      },
    };
  },
  /** It names the payment and not its code; the key in it is that of the refund. */
  CashInRefund: (data) => ({ endToEndId: data.text('original_end2end_id'), outcome: returned(data) }),
  /** Its fields were never seen: the charge itself is queried. */
  ChargeReceivable: (data) => ({
    reference: data.text('charge_id'),
    ...attempt(data, 'external_id'),
    outcome: { kind: 'unknown', why: 'something happened to the boleto' },
  }),
};

/** A return that failed (NAO_REALIZADO) leaves the payment unchanged, and the buyer still waits for the money. */
function returned(data: NativeBody): QueryOutcome {
  const native = data.text('status');
  return native === 'DEVOLVIDO'
    ? { kind: 'refunded', native, refundedAmount: readReais(data, 'value') }
    : { kind: 'unknown', flagged: true, native, why: `the return is ${native}` };
}

function attempt(data: NativeBody, field: string): { attemptId?: string } {
  const attemptId = data.optionalText(field);
  return attemptId ? { attemptId } : {};
}
