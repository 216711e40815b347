import { expect, it } from '@jest/globals';
import { fieldProblem, formProblems } from '@guiche/field-rules';
import fc from 'fast-check';
import { buyerProblems, emailProblem, nameProblem, paymentMethodProblem } from './buyer-rules.js';
import { PURCHASE_FIELDS } from './purchase-fields.js';

const NAME_MESSAGES = { required: 'required', tooShort: 'nameTooShort', tooLong: 'nameTooLong' } as const;
/** Texts of printable characters: the page removes nothing from a text, so others are compared by the API only. */
const typed = fc
  .string({ unit: 'grapheme-ascii', maxLength: 300 })
  .map((text) => text.replace(/ {2,}/g, ' '));

it('agrees with the check of the page about every name', () => {
  fc.assert(
    fc.property(typed, (name) => {
      const problem = fieldProblem(PURCHASE_FIELDS.name, name);
      expect(problem && NAME_MESSAGES[problem as keyof typeof NAME_MESSAGES]).toBe(nameProblem(name));
    }),
  );
});

it('agrees with the check of the page about every e-mail address', () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.emailAddress()), (email) => {
      const problem = fieldProblem(PURCHASE_FIELDS.email, email);
      const expected = problem && (problem === 'required' ? 'required' : 'invalidEmail');
      expect(emailProblem(email)).toBe(expected);
    }),
  );
});

it('agrees with the check of the page about every payment method', () => {
  for (const method of ['PIX', 'CREDIT_CARD', 'BILLET', 'pix', '', undefined])
    expect(fieldProblem(PURCHASE_FIELDS.paymentMethod, method) === undefined).toBe(
      paymentMethodProblem(method) === undefined,
    );
});

it('accepts the same values as the page, for a physical product', () => {
  const form = {
    ...{ name: 'Maria Souza', email: 'maria@example.com', paymentMethod: 'PIX' },
    ...{
      cep: '01001-000',
      street: 'Praça da Sé',
      number: '100',
      district: 'Sé',
      city: 'São Paulo',
      state: 'SP',
    },
  };
  expect(buyerProblems(form, { typeProduct: 'FISICO' })).toEqual({});
  expect(formProblems(PURCHASE_FIELDS, form)).toEqual({});
});
