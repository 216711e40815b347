import {
  UnsupportedRequest,
  NativeBody,
  NotOffered,
  fourDigitYear,
  path,
  statusTable,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type QueryIntent,
  type QueryOperation,
  type QueryOutcome,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { cpfOf } from '../../formatting/cpf.js';
import { findQrcode, queryQrcode } from '../../protocols/primepag-pix/charge.js';
import type { PrimepagPixCredentials } from '../../protocols/primepag-pix/credentials.js';
import { primepagProof, primepagWebhook } from '../../protocols/primepag-pix/webhook.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

/** The kind of event of a card. */
const CARD = 'card_payment';

export const assumed = {
  chargeCard:
    'known from one client, not from the manual: that a call without 3-D Secure data is taken, as on the newer host',
  query:
    'a card is queried at `GET /v1/card_payments/{id}`, as codes and payouts are, and answered as it was charged',
  webhook: 'of a `card_payment` the id alone is known, and no proof: a hint',
} as const;

const reported = (payment: NativeBody) => ({ reference: payment.text('muid') });
const words = typicalStatuses({ reported });

/** Three statuses were seen; later ones follow the typical mapping of payments.md §4. */
const status = statusTable(
  {
    ...words,
    accepted: words['approved']!,
    reject: words['refused']!,
    waiting_3ds_authentication: words['pending']!,
  },
  { becomes: 'rejected', reported },
);

const readPayment = (payment: NativeBody): QueryOutcome => status(payment.text('status'), payment);
const isCard = ({ paymentMethod }: QueryIntent): boolean => paymentMethod === 'CREDIT_CARD';

export const chargeCard: ChargeOperation = {
  send: (intent, { card }) => {
    if (!card) throw new UnsupportedRequest('the card is missing');
    return { method: 'POST', path: '/v1/card_payments', body: { card_payment: order(intent, card) } };
  },
  read: (body) => readPayment(body.at('card_payment')),
};

export const query: QueryOperation = {
  ...queryQrcode,
  send: (intent, context) =>
    isCard(intent)
      ? { method: 'GET', path: path`/v1/card_payments/${intent.reference ?? ''}` }
      : queryQrcode.send(intent, context),
  read: (body, intent, context) =>
    isCard(intent) ? readPayment(body.at('card_payment')) : queryQrcode.read(body, intent, context),
};

/** The list contains codes: a missing card proves nothing, and would allow a second charge. */
export const find: QueryOperation = {
  ...findQrcode,
  send: (intent, context) => {
    if (isCard(intent)) throw new NotOffered('no call finds a card payment by our key');
    return findQrcode.send(intent, context);
  },
};

const isCardEvent = (body: NativeBody): boolean => body.text('notification_type') === CARD;

export const webhook: WebhookReader<PrimepagPixCredentials> = {
  proof: { ...primepagProof, signs: (_, { rawBody }) => !isCardEvent(NativeBody.parse(rawBody)) },
  read: (body) => {
    if (!isCardEvent(body)) return primepagWebhook.read(body);
    const payment = body.at('message');
    const reference = payment.text('muid');
    const outcome: QueryOutcome = payment.has('status')
      ? readPayment(payment)
      : { kind: 'unknown', why: 'the event says no status', reference };
    return chargeNotification(outcome, { reference });
  },
};

const order = (
  { amount, attemptId, currency, installments }: ChargeIntent,
  { cardNumber, cvv, expMonth, expYear, holderName, holderDocument }: CardData,
): Json => ({
  external_id: attemptId,
  amount,
  currency,
  payment_type: 'CREDIT',
  card_number: onlyDigits(cardNumber),
  card_expiration_date: `${expMonth.padStart(2, '0')}${fourDigitYear(expYear)}`,
  card_security_code: cvv,
  card_holder_name: holderName,
  card_holder_document: cpfOf(holderDocument),
  installments,
});
