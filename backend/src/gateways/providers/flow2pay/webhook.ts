import { cents, type Cents } from '@guiche/money';
import {
  NativeBody,
  readCents,
  sameSecret,
  withdrawTable,
  type QueryOutcome,
  type WebhookReader,
  type ParsedWebhook,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import type { Flow2payCredentials } from './credentials.js';

const sent = withdrawTable({
  'Em processamento': 'PENDING',
  Sucesso: 'APPROVED',
  Erro: 'REJECTED',
  Falha: 'REJECTED',
});

/** The account's token is in the body of every webhook. */
export const flow2payWebhook: WebhookReader<Flow2payCredentials> = {
  proof: {
    kind: 'signed',
    verify: ({ rawBody }, { accountToken }) =>
      sameSecret(NativeBody.parse(rawBody).text('token'), accountToken),
  },
  read: (body) => {
    const event = body.text('evento');
    if (event === 'PixOut') return sentNotification(body);
    // The complete body of a returned payout was never seen.
    if (event.startsWith('PixOut')) return { kind: 'ignored', detail: `event ${event}` };
    // According to the protocol's documentation a reversal may lack the txid; the payment's webhook contained this
    // id.
    if (event === 'PixInReversal' && body.optionalText('txid') === undefined) return reversedPayment(body);
    const reference = body.text('txid');
    return chargeNotification(outcomeOf(event, reference, body), { reference, attemptId: uuidOf(reference) });
  },
};

const reversedPayment = (body: NativeBody): ParsedWebhook => ({
  kind: 'charges',
  notifications: [
    {
      type: 'TRANSACTION',
      endToEndId: body.text('endToEndId'),
      outcome: { kind: 'chargedBack', returned: true, native: 'PixInReversal', ...refundOf(body) },
    },
  ],
});

/** Outgoing amounts are negative, at least for payouts: the absolute value is the amount. */
const moved = (body: NativeBody): Cents => cents(Math.abs(readCents(body, 'valor')));

/** It may be a part of the payment. */
const refundOf = (body: NativeBody): { refundedAmount?: Cents } =>
  body.has('valor') ? { refundedAmount: moved(body) } : {};

function sentNotification(body: NativeBody): ParsedWebhook {
  const withdrawId = body.text('codigoTransacao');
  const reason = body.optionalObject('erro');
  const outcome = sent(body.text('status'), {
    withdrawId,
    amount: moved(body),
    detail: reason?.optionalText('motivo') ?? reason?.optionalText('mensagem'),
  });
  return payoutNotification(outcome, { withdrawId, withdrawReference: body.optionalText('idEnvio') });
}

/** Payments.md §4: PixIn is APPROVED, PixInReversal is CHARGEBACK, any other event PENDING. There is no status. */
function outcomeOf(event: string, reference: string, body: NativeBody): QueryOutcome {
  switch (event) {
    case 'PixIn':
      return { kind: 'settled', native: event, reference, ...paid(body) };
    case 'PixInReversal':
      return { kind: 'chargedBack', returned: true, native: event, reference, ...refundOf(body) };
    default:
      return { kind: 'awaiting', native: event, reference, flagged: true };
  }
}

function paid(body: NativeBody) {
  const approvedAt = body.optionalInstant('horario');
  return {
    amount: readCents(body, 'valor'),
    ...(approvedAt ? { approvedAt } : {}),
    providerData: { endToEndId: body.text('endToEndId') },
  };
}

/** The txid we chose is our attempt's id without its hyphens. */
function uuidOf(txid: string): string | undefined {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(txid);
  return parts?.slice(1).join('-');
}
