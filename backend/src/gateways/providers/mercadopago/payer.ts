import type { ChargeIntent, Json } from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';

export type Fields = { readonly [field: string]: Json };

export function payer({ customer }: ChargeIntent): Fields {
  const [first = '', ...rest] = customer.name.trim().split(/\s+/);
  return {
    email: customer.email,
    first_name: first,
    last_name: rest.join(' '),
    ...identification(customer.document),
  };
}

/** Only CPF documents are sent to providers (payments.md §5). */
export function identification(document: string): Fields {
  const number = cpfOf(document);
  return number === undefined ? {} : { identification: { type: 'CPF', number } };
}
