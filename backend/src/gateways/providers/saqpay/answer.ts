import {
  NativeBody,
  UnreadableBody,
  sameSecret,
  statusTable,
  type QueryOutcome,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { billetBarcode } from '@guiche/brazil';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';
import type { SaqpayCredentials } from './credentials.js';

const reported = (ipn: NativeBody) => ({
  reference: ipn.text('transaction_id'),
  ...optionalReais(ipn, 'transaction_amount'),
});

const words = typicalStatuses({ reported });

const status = statusTable(
  {
    ...words,
    // The provider's statuses are Portuguese.
    aprovado: words['approved']!,
    pendente: words['pending']!,
    // Payments.md §4: cancelled is CHARGEBACK here.
    ...all(words['chargeback']!, 'cancelled', 'canceled', 'cancelado'),
  },
  { becomes: 'rejected', reported },
);

/** A sale is answered with a list of one; the others are assumed to be too. */
export function saleIn(body: NativeBody): NativeBody {
  const [sale] = body.list();
  if (!sale) throw new UnreadableBody('the list of sales is empty');
  return sale;
}

/** The name of the line's field was never seen; the line is recognised by its check digits. */
export function lineIn(boleto: NativeBody): string {
  const texts = boleto.whole().match(/(?<=")[\d .-]{47,}(?=")/g) ?? [];
  const line = texts.find((text) => billetBarcode(text) !== undefined);
  if (line === undefined) throw new UnreadableBody('the answer holds no line of a boleto');
  return line;
}

/**
 * A card's answer was never seen. An unlisted status proves nothing: read as a refusal it would make a buyer pay
 * twice. The webhook, which is proven, reports the result.
 */
export function readCardSale(sale: NativeBody): QueryOutcome {
  const word = sale.text('status');
  const outcome = status(word, NativeBody.of({ transaction_id: sale.text('id') }));
  if ('flagged' in outcome) throw new UnreadableBody(`unlisted word "${word}"`);
  return outcome;
}

export const webhook: WebhookReader<SaqpayCredentials> = {
  // The shared secret is in the body.
  proof: {
    kind: 'signed',
    verify: ({ rawBody }, { ipnSecret }) =>
      sameSecret(NativeBody.parse(rawBody).text('ipn_secret'), ipnSecret),
  },
  read: (body) =>
    chargeNotification(status(body.text('transaction_status'), body), {
      reference: body.text('transaction_id'),
      // Our own id is the one that is always present.
      attemptId: body.text('partner_conciliation_id'),
    }),
};
