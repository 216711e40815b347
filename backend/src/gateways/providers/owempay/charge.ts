import {
  statusTable,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';

/** Payments.md §9. */
export const EXPIRES_IN_SECONDS = 3600;

/** The body is not documented: the common shape of payments.md §7. */
export const transaction = (intent: ChargeIntent): Json => ({
  amount: intent.amount,
  paymentMethod: 'pix',
  externalId: intent.attemptId,
  description: intent.description,
  customer: {
    name: intent.customer.name,
    document: cpfOf(intent.customer.document),
    email: intent.customer.email,
    phone: phoneDigits(intent.customer.phone),
  },
  items: itemsOf(intent).map(({ title, unitPrice, quantity, tangible }) => ({
    title,
    unitPrice,
    quantity,
    tangible,
  })),
  pix: { expiresInSeconds: pixSeconds(intent, EXPIRES_IN_SECONDS) },
  postbackUrl: intent.webhookUrl,
});

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'amount'),
});

const awaiting = (charge: NativeBody) => {
  const pix = charge.optionalAt('pix');
  const copyPaste = pix?.optionalText('qrcode');
  const expiresAt = pix?.optionalInstant('expirationDate');
  return { ...(copyPaste ? { pix: { copyPaste } } : {}), ...(expiresAt ? { expiresAt } : {}) };
};

const words = typicalStatuses({ reported, awaiting });

/** Payments.md §4 lists these statuses, and no others. */
const status = statusTable(
  {
    pending: words['pending']!,
    approved: words['approved']!,
    paid: words['paid']!,
    refunded: words['refunded']!,
    chargedback: words['chargedback']!,
    ...all(
      (charge: NativeBody): QueryOutcome => ({ kind: 'declined', reason: 'canceled', ...reported(charge) }),
      'cancelled',
    ),
  },
  { becomes: 'rejected', reported },
);

export const readTransaction = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);
