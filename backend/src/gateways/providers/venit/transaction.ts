import {
  statusTable,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

export function charge(intent: ChargeIntent): Json {
  return {
    amount: intent.amount,
    postbackUrl: intent.webhookUrl,
    customer: customer(intent),
    traceable: false,
    items: items(intent),
    paymentMethod: 'pix',
    // A text, as the client in production sends it.
    installments: '1',
  };
}

function customer({ customer: { name, email, phone, document } }: ChargeIntent): Json {
  const cpf = cpfOf(document);
  return {
    name,
    email,
    phone: phoneDigits(phone),
    ...(cpf ? { document: { type: 'cpf', number: cpf } } : {}),
  };
}

/** The items contain our key, because no other field can. */
const items = (intent: ChargeIntent): Json =>
  itemsOf(intent).map(({ id: _, ...line }) => ({ ...line, externalRef: intent.attemptId }));

/**
 * A new charge is answered without a status: a code means that it is pending. An answer other than `"error": false`
 * has no code, and does not prove that nothing was booked.
 */
export const readCreated = (body: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  reference: body.text('transactionId'),
  pix: { copyPaste: body.at('pix').text('payload') },
});

const reported = (transaction: NativeBody) => ({
  reference: transaction.text('transactionId'),
  ...optionalCents(transaction, 'amount'),
});

const status = statusTable(
  typicalStatuses({
    reported,
    awaiting: (transaction) => {
      const copyPaste = transaction.optionalAt('pix')?.optionalText('payload');
      return copyPaste ? { pix: { copyPaste } } : {};
    },
    settled: (transaction) => {
      const endToEndId = transaction.optionalText('endToEndId');
      return endToEndId ? { providerData: { endToEndId } } : {};
    },
  }),
  { becomes: 'rejected', reported },
);

export const readTransaction = (transaction: NativeBody): QueryOutcome =>
  status(transaction.text('status'), transaction);
