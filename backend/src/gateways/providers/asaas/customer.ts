import {
  type CardTokenIntent,
  type CardTokenOutcome,
  type ChargeAddress,
  type ChargeCustomer,
  type ChargeIntent,
  type Json,
  type Preparation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';

interface CustomerIntent {
  readonly customer: ChargeCustomer;
  readonly address?: ChargeAddress;
  readonly cardCustomer?: string;
}

/** A card token is valid for its customer, who was looked up then. */
const isKnown = ({ cardCustomer }: CustomerIntent): boolean => cardCustomer !== undefined;

/** Every charge and card belongs to a customer: the one with this document, else a new one. */
function customerOf<I extends CustomerIntent, R>(): readonly Preparation<I, R>[] {
  return [
    {
      when: (intent) => !isKnown(intent),
      send: ({ customer }) => ({
        method: 'GET',
        path: '/customers',
        query: { cpfCnpj: requiredCpf(customer.document) },
      }),
      read: (body) => {
        const known = body.list('data').find((one) => !one.isTrue('deleted'));
        return { kind: 'facts', facts: known ? { customer: known.text('id') } : {} };
      },
    },
    {
      when: (intent, { facts }) => !isKnown(intent) && facts['customer'] === undefined,
      send: (intent) => ({ method: 'POST', path: '/customers', body: newCustomer(intent) }),
      read: (body) => ({ kind: 'facts', facts: { customer: body.text('id') } }),
    },
  ];
}

export const customerOfCharge = customerOf<ChargeIntent, QueryOutcome>();
export const customerOfCard = customerOf<CardTokenIntent, CardTokenOutcome>();

/** The payer as Asaas requires it before any charge. Its own e-mails and text messages are disabled. */
function newCustomer({ customer, address }: CustomerIntent): Json {
  return {
    name: customer.name,
    cpfCnpj: requiredCpf(customer.document),
    email: customer.email,
    mobilePhone: phoneDigits(customer.phone),
    notificationDisabled: true,
    ...(address
      ? {
          address: address.address,
          addressNumber: address.number,
          complement: address.complement,
          province: address.district,
          postalCode: onlyDigits(address.zipCode),
        }
      : {}),
  };
}
