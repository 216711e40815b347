import {
  path,
  statusTable,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { notFound } from '../../formatting/not-found.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'total'),
});

function awaiting(charge: NativeBody) {
  const copyPaste = charge.optionalObject('pix')?.optionalText('copypaste');
  return copyPaste ? { pix: { copyPaste } } : {};
}

function settled(charge: NativeBody) {
  const endToEndId = charge.optionalObject('pix')?.optionalText('end2EndId');
  return endToEndId ? { providerData: { endToEndId } } : {};
}

const status = statusTable(
  {
    ...typicalStatuses({ reported, awaiting, settled }),
    returned: (charge) => ({ kind: 'refunded', ...reported(charge) }),
    // The banks' procedure for PIX disputes.
    med: (charge) => ({ kind: 'chargedBack', ...reported(charge) }),
    failed: (charge) => ({ kind: 'declined', reason: 'other', ...reported(charge) }),
  },
  { becomes: 'rejected', reported },
);

export const readCharge = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

export const chargePix: ChargeOperation = {
  send: (intent) => ({ method: 'POST', path: '/payments', body: order(intent) }),
  read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
};

/** Wrapped, unlike the answer to a charge. */
export const query: QueryOperation = {
  send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
  read: (body) => readCharge(unwrapped(body)),
  readError: notFound,
  ourKey: (body) => unwrapped(body).optionalText('external_id'),
};

const unwrapped = (body: NativeBody): NativeBody => body.optionalObject('data') ?? body;

function order(intent: ChargeIntent): Json {
  const { address, amount, attemptId, customer } = intent;
  const document = cpfOf(customer.document);
  return {
    amount,
    method: 'pix',
    external_id: attemptId,
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      ...(document ? { document: { type: 'CPF', value: document } } : {}),
    },
    ...(address
      ? {
          delivery: {
            street: address.address,
            number: address.number,
            complement: address.complement,
            neighborhood: address.district,
            city: address.city,
            state: address.state,
            zipcode: onlyDigits(address.zipCode),
          },
        }
      : {}),
    products: itemsOf(intent).map(({ title, unitPrice, quantity, tangible }) => ({
      name: title,
      price: unitPrice,
      quantity: String(quantity),
      // Physical goods without a delivery address are refused.
      type: tangible && address ? 'physical' : 'digital',
    })),
  };
}
