import {
  NativeBody,
  UnreadableBody,
  fourDigitYear,
  path,
  statusTable,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { billetDays, pixDays } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { referencedItems } from '../../formatting/items.js';
import { notFound } from '../../formatting/not-found.js';
import { dayOrInstant } from '../../formatting/pix-expiry.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all } from '../../formatting/typical-statuses.js';

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'amount'),
});
const chargedBack = (charge: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(charge) });
const settled = (charge: NativeBody): QueryOutcome => {
  const approvedAt = charge.optionalInstant('paidAt');
  return { kind: 'settled', ...reported(charge), ...(approvedAt ? { approvedAt } : {}) };
};

export const readCharge = (body: NativeBody): QueryOutcome => {
  const charge = unwrapped(body);
  return status(charge.text('status'), charge);
};

const status = statusTable(
  {
    ...all(awaiting, 'waiting_payment', 'authorized', 'processing', 'pending'),
    ...all(settled, 'paid', 'approved'),
    // Payments.md §4 lists refunded as a dispute, only here within this protocol.
    refunded: (charge) => ({ kind: 'chargedBack', returned: true, ...reported(charge) }),
    ...all(chargedBack, 'chargeback', 'chargedback', 'in_analysis', 'in_protest'),
    // Not in the specification's list, where every other status is REJECTED; the protocol documents these two as
    // final.
    refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...reported(charge) }),
    canceled: (charge) => ({ kind: 'declined', reason: 'canceled', ...reported(charge) }),
  },
  { becomes: 'rejected', reported },
);

const create = (
  method: string,
  means: (intent: ChargeIntent, card: CardData | undefined) => Json,
): ChargeOperation => ({
  send: (intent, { card }) => ({
    method: 'POST',
    path: '/transactions',
    body: { ...order(intent), paymentMethod: method, ...(means(intent, card) as object) },
  }),
  read: readCharge,
});

export const chargePix = create('PIX', (intent) => ({ pix: { expiresInDays: pixDays(intent, 1) } }));
export const chargeBillet = create('BOLETO', (intent) => ({
  boleto: { expiresInDays: billetDays(intent, 3) },
}));
export const chargeCard = create('CREDIT_CARD', (_, card) => ({
  card: card && {
    number: card.cardNumber,
    holderName: card.holderName,
    expirationMonth: Number(card.expMonth),
    expirationYear: Number(fourDigitYear(card.expYear)),
    cvv: card.cvv,
  },
}));

export const query: QueryOperation = {
  send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
  read: readCharge,
  readError: notFound,
  ourKey: (body) => attemptOf(unwrapped(body)),
};

/** Payments.md §7: a refund is the DELETE of the transaction. */
export const refund: RefundOperation = {
  send: ({ reference }) => ({ method: 'DELETE', path: path`/transactions/${reference}` }),
  read: (body, { refundId }) =>
    unwrapped(body).text('status').toLowerCase() === 'refunded'
      ? { kind: 'refunded', refundId, status: true }
      : { kind: 'processing', refundId, status: false },
};

/** The envelope has its own status, which may contradict the HTTP status: then nothing is proven. */
export function unwrapped(body: NativeBody): NativeBody {
  if (!body.has('data')) return body;
  const code = Number(body.optionalText('status') ?? 200);
  if (code >= 400) throw new UnreadableBody(`the envelope says ${code}`);
  return body.at('data');
}

/** Webhooks were seen without the reference and with our metadata. */
export const attemptOf = (charge: NativeBody): string | undefined =>
  charge.optionalText('externalRef') ?? givenWith(charge.optionalText('metadata') ?? '{}');

/** Another system on the account may have written anything there. */
function givenWith(metadata: string): string | undefined {
  try {
    return NativeBody.parse(metadata).optionalText('externalRef');
  } catch (error) {
    if (error instanceof UnreadableBody) return undefined;
    throw error;
  }
}

function order(intent: ChargeIntent) {
  const { amount, attemptId, address, customer, installments } = intent;
  const document = cpfOf(customer.document);
  return {
    amount,
    currency: 'BRL',
    installments,
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      externalRef: intent.userId,
      ...(document ? { document: { number: document, type: 'CPF' } } : {}),
      ...(address
        ? {
            address: {
              street: address.address,
              streetNumber: address.number,
              complement: address.complement,
              zipCode: onlyDigits(address.zipCode),
              neighborhood: address.district,
              city: address.city,
              state: address.state,
              country: 'BR',
            },
          }
        : {}),
    },
    items: referencedItems(intent),
    externalRef: attemptId,
    metadata: JSON.stringify({ externalRef: attemptId }),
    traceable: true,
    postbackUrl: intent.webhookUrl,
    ip: intent.customerIp,
  };
}

function awaiting(charge: NativeBody): QueryOutcome {
  const pix = charge.optionalObject('pix');
  const boleto = charge.optionalObject('boleto');
  const copyPaste =
    charge.optionalText('qrCode') ?? pix?.optionalText('qrcode') ?? pix?.optionalText('qrCode');
  const digitableLine = boleto?.optionalText('digitableLine');
  const url = boleto?.optionalText('url');
  const expiresAt =
    (pix && dayOrInstant(pix, 'expirationDate')) ?? (boleto && dayOrInstant(boleto, 'expirationDate'));
  return {
    kind: 'awaiting',
    ...reported(charge),
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(digitableLine ? { billet: { digitableLine, ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}
