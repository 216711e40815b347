import {
  UnsupportedRequest,
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

export function order(intent: ChargeIntent): Json {
  const { customer, address, customerIp } = intent;
  if (!customerIp) throw new UnsupportedRequest("the buyer's internet address is required");
  return {
    value: toReaisNumber(intent.amount),
    paymentMethod: 'pix',
    customer: {
      name: customer.name,
      email: customer.email,
      document: requiredCpf(customer.document),
      cellphone: phoneDigits(customer.phone),
    },
    items: itemsOf(intent).map(({ title, unitPrice, quantity, tangible }) => ({
      title,
      unitPrice: toReaisNumber(unitPrice),
      quantity,
      isDigital: !tangible,
    })),
    shipping: address && {
      address: {
        cep: onlyDigits(address.zipCode),
        street: address.address,
        number: address.number,
        complement: address.complement ?? '',
        neighborhood: address.district,
        city: address.city,
        state: address.state,
      },
    },
    ip: customerIp,
    externalRef: intent.attemptId,
    postbackUrl: intent.webhookUrl,
  };
}

const reported = (order: NativeBody) => ({
  reference: order.text('id'),
  ...optionalReais(order, 'value', 'total_value'),
});

const awaiting = (order: NativeBody) => {
  const copyPaste = order.optionalAt('pix')?.optionalText('payload');
  return copyPaste ? { pix: { copyPaste } } : {};
};

const settled = (order: NativeBody) => {
  const endToEndId = order.optionalAt('pix')?.optionalText('e2e');
  return endToEndId ? { providerData: { endToEndId } } : {};
};

const words = typicalStatuses({ reported, awaiting, settled }, 'chargedBack');

/** Payments.md §4: Arkama's refunded and canceled are CHARGEBACK. */
const status = statusTable(
  {
    ...words,
    // The order states who took the money back: a bank's fraud claim is not a return that we requested.
    refunded: (order) =>
      order.optionalText('refund_type')?.startsWith('BACEN_MED')
        ? words['chargeback']!(order)
        : words['refunded']!(order),
    failed: (order) => ({ kind: 'declined', reason: 'other', ...reported(order) }),
    expired: (order) => ({ kind: 'declined', reason: 'expired', ...reported(order) }),
  },
  { becomes: 'rejected', reported },
);

/** One client saw the order inside `data`. */
export const orderIn = (body: NativeBody): NativeBody =>
  body.has('status') ? body : (body.optionalObject('data') ?? body);

export const readOrder = (order: NativeBody): QueryOutcome => status(order.text('status'), order);
