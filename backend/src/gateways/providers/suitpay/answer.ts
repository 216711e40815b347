import {
  NativeBody,
  UnreadableBody,
  readReais,
  statusTable,
  type PaymentMethod,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';

/** Its names of our methods. A refund needs the method, because only cards are refunded. */
export const TYPES: Readonly<Record<PaymentMethod, string>> = {
  PIX: 'PIX',
  CREDIT_CARD: 'CARD',
  BILLET: 'BOLETO',
};

/** One view of what calls and webhooks report under different names. */
export interface Seen {
  readonly reference: string;
  readonly type: string;
  readonly word: string;
  readonly from?: NativeBody;
}

const reported = (seen: NativeBody) => ({
  reference: seen.text('reference'),
  providerData: { typeTransaction: seen.text('type') },
});

const words = typicalStatuses({ reported });

/** Payments.md does not list SuitPay; its words for received money are read as "paid" and "approved". */
const { chargeback: _, ...others } = words;

const status = statusTable(
  {
    ...others,
    ...all(words['paid']!, 'PAID_OUT', 'PAYMENT_ACCEPT'),
    WAITING_FOR_APPROVAL: words['pending']!,
    // A card that we cancelled has the same status (its cancel call answers with it); no other method can be
    // refunded.
    CHARGEBACK: (seen) =>
      seen.text('type') === TYPES.CREDIT_CARD
        ? { kind: 'chargedBack', returned: true, ...reported(seen) }
        : { kind: 'chargedBack', ...reported(seen) },
  },
  { becomes: 'rejected', reported },
);

export function readWord({ reference, type, word, from }: Seen): QueryOutcome {
  const outcome = status(word, NativeBody.of({ reference, type }));
  return from?.has('value') && outcome.kind === 'settled'
    ? { ...outcome, amount: readReais(from, 'value') }
    : outcome;
}

/** A 2xx without its OK is not reliable. */
export function accepted(body: NativeBody): NativeBody {
  if (body.text('response') !== 'OK') throw new UnreadableBody('the response is not OK');
  return body;
}

/** A refused card is answered with status 400 and the id of the charge. */
export function refusedCard(httpStatus: number, body: NativeBody): QueryOutcome | undefined {
  const response = body.optionalText('response');
  if (httpStatus !== 400 || !['REJECTED', 'CARD_ERROR'].includes(response ?? '')) return undefined;
  const reference = body.optionalText('transactionId');
  const native = body.optionalText('statusTransaction');
  return {
    kind: 'declined',
    reason: 'cardRefused',
    ...(reference ? { reference } : {}),
    ...(native ? { native } : {}),
  };
}
