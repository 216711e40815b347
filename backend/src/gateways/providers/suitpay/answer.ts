import {
  NativeBody,
  UnreadableBody,
  readReais,
  statusTable,
  type PaymentMethod,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';

/** Its names of our methods. A refund needs to know which one it was, because only cards are given back. */
export const TYPES: Readonly<Record<PaymentMethod, string>> = {
  PIX: 'PIX',
  CREDIT_CARD: 'CARD',
  BILLET: 'BOLETO',
};

/** One view of what calls and webhooks tell under different names. */
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

/** Payments.md has no line of SuitPay's own; its words for money that came are read as "paid" and "approved". */
const { chargeback: _, ...others } = words;

const status = statusTable(
  {
    ...others,
    ...all(words['paid']!, 'PAID_OUT', 'PAYMENT_ACCEPT'),
    WAITING_FOR_APPROVAL: words['pending']!,
    // A card that we cancelled is told by the same word (its cancel call answers with it); no other method can be given back.
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

/** A 2xx without its OK is no answer to build on. */
export function accepted(body: NativeBody): NativeBody {
  if (body.text('response') !== 'OK') throw new UnreadableBody('the response is not OK');
  return body;
}

/** A card turned away is told with status 400 and the id of the charge that was refused. */
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
