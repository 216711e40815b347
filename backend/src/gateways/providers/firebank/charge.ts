import {
  readCents,
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { DAY_SECONDS, pixDueDay, pixSeconds } from '../../formatting/code-life.js';
import { requiredCpf } from '../../formatting/cpf.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';
import type { FirebankCredentials } from './credentials.js';

export function payment(intent: ChargeIntent, { chargeUnit }: FirebankCredentials): Json {
  const { customer } = intent;
  return {
    type: 'PIX',
    payer: {
      fullName: customer.name,
      document: requiredCpf(customer.document),
      contact: { phone: `+55${phoneDigits(customer.phone)}`, email: customer.email },
    },
    transaction: {
      value: chargeUnit === 'cents' ? intent.amount : toReaisNumber(intent.amount),
      description: intent.description,
      externalId: intent.attemptId,
      dueDate: pixDueDay(intent, 1),
      expirationTime: pixSeconds(intent, DAY_SECONDS),
    },
    callback_url: intent.webhookUrl,
  };
}

const reported = (charge: NativeBody) => ({ reference: charge.text('transactionId') });

const awaiting = (charge: NativeBody) => {
  const copyPaste = charge.optionalText('pixCode');
  const image = charge.optionalText('pixQrCode');
  const expiresAt = charge.optionalInstant('expirationDate');
  return {
    ...(copyPaste
      ? { pix: { copyPaste, ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}) } }
      : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
};

const settled = (charge: NativeBody) => {
  const endToEndId = charge.optionalText('endToEndId');
  return endToEndId ? { providerData: { endToEndId } } : {};
};

const words = typicalStatuses({ reported, awaiting, settled }, 'chargedBack');

/** Payments.md §4: Firebank's refunded and canceled are CHARGEBACK. */
const status = statusTable(
  {
    ...words,
    ...all(words['refunded']!, 'refund', 'refund_in', 'refund_out'),
    error: (charge) => ({ kind: 'declined', reason: 'other', ...reported(charge) }),
  },
  { becomes: 'rejected', reported },
);

export const readPayment = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

/** Webhooks report in cents what was received or returned. */
export function readMovement(movement: NativeBody): QueryOutcome {
  const outcome = readPayment(movement);
  if (!movement.has('value')) return outcome;
  const value = readCents(movement, 'value');
  if (outcome.kind === 'settled') return { ...outcome, amount: value };
  return outcome.kind === 'chargedBack' ? { ...outcome, refundedAmount: value } : outcome;
}
