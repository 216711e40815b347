import type {
  CardIdIntent,
  CardIdOutcome,
  ChargeAddress,
  ChargeCustomer,
  ChargeIntent,
  Json,
  Preparation,
  QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';

interface CustomerIntent {
  readonly customer: ChargeCustomer;
  readonly address?: ChargeAddress;
}

/**
 * An existing customer is found by document; a new one is sent with the charge or the card. A charge may send a customer
 * who was registered in between: the provider's own plugin sends the whole customer with each charge.
 */
const knownCustomer = <I extends CustomerIntent, R>(): Preparation<I, R> => ({
  send: ({ customer }) => ({
    method: 'GET',
    path: '/customers',
    query: { documents: requiredCpf(customer.document), startAt: 0, limit: 10 },
  }),
  read: (body) => {
    const [known] = body.list('Customers');
    return { kind: 'facts', facts: known ? { customer: known.text('galaxPayId') } : {} };
  },
});

export const customerOfCharge: readonly Preparation<ChargeIntent, QueryOutcome>[] = [knownCustomer()];

/** A card belongs to a customer, so one must exist before it is stored. */
export const customerOfCard: readonly Preparation<CardIdIntent, CardIdOutcome>[] = [
  knownCustomer(),
  {
    when: (_, { facts }) => facts['customer'] === undefined,
    send: (intent) => ({ method: 'POST', path: '/customers', body: newCustomer(intent) }),
    read: (body) => ({ kind: 'facts', facts: { customer: body.at('Customer').text('galaxPayId') } }),
  },
];

/** Our own id of a customer is the document, which is unique. */
export function newCustomer({ customer, address }: CustomerIntent): Json {
  const document = requiredCpf(customer.document);
  return {
    myId: document,
    name: customer.name,
    document,
    emails: [customer.email],
    phones: [Number(phoneDigits(customer.phone))],
    Address: address && {
      zipCode: onlyDigits(address.zipCode),
      street: address.address,
      number: address.number,
      complement: address.complement,
      neighborhood: address.district,
      city: address.city,
      state: address.state,
    },
  };
}
