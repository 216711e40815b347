import { path, type CardIdIntent, type CardIdOutcome, type Operation } from '@guiche/gateway-kit';
import { splitPhone } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { rejectedWith } from '../../formatting/rejected-with.js';

/** A token of Iugu's library pays once; after it is stored for a customer, the card can be charged again. */
export const createCardId: Operation<CardIdIntent, CardIdOutcome> = {
  before: [
    {
      send: ({ customer }) => {
        const cpf = cpfOf(customer.document);
        const phone = splitPhone(customer.phone);
        return {
          method: 'POST',
          path: '/customers',
          body: {
            email: customer.email,
            name: customer.name,
            ...(cpf ? { cpf_cnpj: cpf } : {}),
            phone_prefix: phone.areaCode,
            phone: phone.number,
          },
        };
      },
      read: (body) => ({ kind: 'facts', facts: { customer: body.text('id') } }),
    },
  ],
  send: ({ cardToken }, { facts }) => ({
    method: 'POST',
    path: path`/customers/${facts['customer'] ?? ''}/payment_methods`,
    // Each charge names its card, so none has to be the customer's default.
    body: { description: 'Cartão de crédito', token: cardToken, set_as_default: false },
  }),
  read: (body) => ({ kind: 'stored', cardId: body.text('id') }),
  readError: rejectedWith('Erro salvando cartão'),
};
