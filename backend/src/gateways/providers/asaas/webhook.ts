import type { NativeBody, QueryOutcome, WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { readPayment } from './payment.js';

/** The payment events that we register: every one that can change the state of a charge. */
export const PAYMENT_EVENTS = [
  'PAYMENT_CREATED',
  'PAYMENT_AWAITING_RISK_ANALYSIS',
  'PAYMENT_APPROVED_BY_RISK_ANALYSIS',
  'PAYMENT_REPROVED_BY_RISK_ANALYSIS',
  'PAYMENT_AUTHORIZED',
  'PAYMENT_UPDATED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_RECEIVED',
  'PAYMENT_RECEIVED_IN_CASH_UNDONE',
  'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED',
  'PAYMENT_OVERDUE',
  'PAYMENT_DELETED',
  'PAYMENT_RESTORED',
  'PAYMENT_REFUNDED',
  'PAYMENT_PARTIALLY_REFUNDED',
  'PAYMENT_REFUND_IN_PROGRESS',
  'PAYMENT_REFUND_DENIED',
  'PAYMENT_CHARGEBACK_REQUESTED',
  'PAYMENT_CHARGEBACK_DISPUTE',
  'PAYMENT_AWAITING_CHARGEBACK_REVERSAL',
  'PAYMENT_DUNNING_REQUESTED',
  'PAYMENT_DUNNING_RECEIVED',
] as const;

/** No status means that a card was refused; these events do. */
const REFUSALS: Readonly<Record<string, 'cardRefused' | 'fraudSuspected'>> = {
  PAYMENT_CREDIT_CARD_CAPTURE_REFUSED: 'cardRefused',
  PAYMENT_REPROVED_BY_RISK_ANALYSIS: 'fraudSuspected',
};

/** The token set at registration is sent back in a header, which proves the sender. */
export const asaasWebhook: WebhookReader = {
  proof: { kind: 'sharedToken', tokenOf: ({ headers }) => headers['asaas-access-token'] },
  read: (body) => {
    const event = body.text('event');
    // Payments.md §4: only events that start with PAYMENT are accepted, and at Asaas the translation of others
    // throws.
    if (!event.startsWith('PAYMENT')) return { kind: 'mustThrow', detail: `event ${event}` };
    const payment = body.at('payment');
    return chargeNotification(outcomeOf(event, payment), {
      reference: payment.text('id'),
      attemptId: payment.optionalText('externalReference'),
      eventId: body.optionalText('id'),
    });
  },
};

function outcomeOf(event: string, payment: NativeBody): QueryOutcome {
  const reason = REFUSALS[event];
  return reason
    ? { kind: 'declined', reason, reference: payment.text('id'), native: event }
    : readPayment(payment);
}
