import {
  readReais,
  type NativeBody,
  type QueryOutcome,
  type ChargeNotification,
  type WebhookReader,
  type ParsedWebhook,
} from '@guiche/gateway-kit';
import { readReceived } from './charge.js';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { onzPayoutNotification } from '../onz-bank/payout.js';

/**
 * Three formats occur: the envelope `{type, data}` of the specification, the standard's `{pix}` (a list, or at some
 * banks one object), and that object alone. No body is signed: all are hints.
 */
export const bankStyleWebhook: WebhookReader = {
  proof: { kind: 'unproven' },
  read: (body) => {
    if (body.has('type') && body.has('data')) return readEnvelope(body.text('type'), body.at('data'));
    if (!body.has('pix')) return reported([body]);
    const single = body.optionalObject('pix');
    return reported(single ? [single] : body.list('pix'));
  },
};

/** Payments.md §4: RECEIVE and LIQUIDATED is APPROVED, REFUND is CHARGEBACK, CANCELED is ignored, anything else PENDING. */
function readEnvelope(type: string, data: NativeBody): ParsedWebhook {
  if (type === 'TRANSFER' || type === 'CASHOUT') return onzPayoutNotification(type, data);
  const word = data.optionalText('status') ?? '';
  const reference = data.optionalText('txId');
  if (type === 'CANCELED' || word === 'CANCELED') return { kind: 'ignored', detail: `${type} ${word}` };
  if (!reference) return { kind: 'ignored', detail: `${type} ${word} of no charge` };
  return chargeNotification(outcomeOf(type, word, reference, data), { reference });
}

function outcomeOf(type: string, word: string, reference: string, data: NativeBody): QueryOutcome {
  const facts = { reference, native: `${type} ${word}`.trim() };
  if (type === 'REFUND') return { kind: 'chargedBack', returned: true, ...facts };
  if (type !== 'RECEIVE' || word !== 'LIQUIDATED') return { kind: 'awaiting', ...facts };
  const endToEndId = data.optionalText('endToEndId');
  return {
    kind: 'settled',
    ...facts,
    amount: readReais(data.at('payment'), 'amount'),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}

/** One webhook may contain several payments; those to a bare key have no txid and are not charges of ours. */
function reported(payments: readonly NativeBody[]): ParsedWebhook {
  const [first, ...others] = payments.filter((pix) => pix.optionalText('txid')).map(notificationOf);
  return first
    ? { kind: 'charges', notifications: [first, ...others] }
    : { kind: 'unreadable', detail: 'no txid in it' };
}

// An endToEndId does not identify the event: the notifications of a payment and of its return have the same one.
function notificationOf(pix: NativeBody): ChargeNotification {
  const reference = pix.text('txid');
  return { type: 'TRANSACTION', reference, outcome: readReceived(reference, [pix]) };
}
