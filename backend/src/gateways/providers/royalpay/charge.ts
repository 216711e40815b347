import {
  path,
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { notFound } from '../../formatting/not-found.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import { all } from '../../formatting/typical-statuses.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

/** The amount has three names: in the answer to a charge, in a query, and in a webhook. */
const AMOUNTS = ['total_value', 'amount', 'total_amount'];

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalReais(charge, ...AMOUNTS),
});

const chargedBack = (charge: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(charge) });

const status = statusTable(
  {
    PENDING: (charge) => {
      const copyPaste = charge.optionalObject('pix')?.optionalText('payload');
      return { kind: 'awaiting', ...reported(charge), ...(copyPaste ? { pix: { copyPaste } } : {}) };
    },
    // Means paid, unlike elsewhere.
    AUTHORIZED: (charge) => ({ kind: 'settled', ...reported(charge) }),
    ...all(chargedBack, 'CHARGEBACK', 'IN_DISPUTE'),
    // Not in the specification's list, where every other status is REJECTED; documented as final.
    FAILED: (charge) => ({ kind: 'declined', reason: 'other', ...reported(charge) }),
  },
  { becomes: 'rejected', reported },
);

export function readCharge(body: NativeBody): QueryOutcome {
  // A refusal may have a 2xx status; its texts repeat what we sent, so they are not included.
  if (body.isTrue('hasError')) return { kind: 'refused', reason: 'request', detail: 'hasError' };
  return status(body.text('status'), body);
}

export const chargePix: ChargeOperation = {
  send: (intent) => ({ method: 'POST', path: '/transactions', body: order(intent) }),
  read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
};

export const query: QueryOperation = {
  send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
  read: readCharge,
  readError: notFound,
  ourKey: (body) => body.optionalText('external_id'),
};

function order(intent: ChargeIntent): Json {
  const { amount, attemptId, customer } = intent;
  const document = cpfOf(customer.document);
  return {
    external_id: attemptId,
    total_amount: toReaisNumber(amount),
    payment_method: 'PIX',
    webhook_url: intent.webhookUrl,
    ip: intent.customerIp,
    items: itemsOf(intent).map(({ id, title, unitPrice, quantity, tangible }) => ({
      id,
      title,
      description: title,
      price: toReaisNumber(unitPrice),
      quantity,
      is_physical: tangible,
    })),
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      ...(document ? { document_type: 'CPF', document } : {}),
    },
  };
}
