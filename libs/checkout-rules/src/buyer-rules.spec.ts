import { describe, expect, it } from '@jest/globals';
import { isEmail } from '@guiche/field-rules';
import {
  ADDRESS_FIELDS,
  NAME_MAX_LENGTH,
  addressProblems,
  addressStepProblems,
  buyerProblems,
  emailProblem,
  nameProblem,
  paymentMethodProblem,
} from './buyer-rules.js';

const ADDRESS = {
  cep: '70011-750',
  street: 'Rua A',
  number: '1',
  district: 'Centro',
  city: 'Recife',
  state: 'PE',
};
const BUYER = { name: 'Ana Souza', email: 'ana@example.com', paymentMethod: 'PIX' };

describe('name', () => {
  it.each([
    [undefined, 'required', 'C5.2'],
    ['', 'required', 'C5.2'],
    ['    ', 'required', 'C5.2'],
    ['Ana', 'nameTooShort', 'C5.3, C9.5'],
    [' Ana ', 'nameTooShort', 'C5.3'],
    ['Anaí', undefined, 'C5.3, C9.5'],
    ['a'.repeat(30), undefined, 'C5.4'],
    ['a'.repeat(31), 'nameTooLong', 'C5.4'],
  ])('%j gives %s (%s)', (name, problem, _rule) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('name has at most 30 characters (C9.4, C5.34)', () => {
    expect(NAME_MAX_LENGTH).toBe(30);
  });
});

describe('e-mail', () => {
  it.each([undefined, '', ' '])('%j is missing (C5.5)', (email) => {
    expect(emailProblem(email)).toBe('required');
  });

  it.each([
    'ana@example.com',
    ' ana@example.com ',
    'ana.souza+curso@loja.com.br',
    "o'brien_1@a-b.example",
    'A@B.CO',
  ])('%j will do (C5.6)', (email) => {
    expect(emailProblem(email)).toBeUndefined();
  });

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@example.',
    'ana@.com',
    'ana@exa mple.com',
    'ana souza@example.com',
    'ana@@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example..com',
    '<ana@example.com>',
    'aná@example.com',
    'ana@example.com\nBcc: x@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a.'.repeat(130)}com`,
  ])('%j is invalid (C5.6)', (email) => {
    expect(emailProblem(email)).toBe('invalidEmail');
  });

  it('refuses a hostile text as fast as an honest one', () => {
    const started = performance.now();
    for (let round = 0; round < 1000; round++) isEmail(`${'a'.repeat(64)}@${'a-'.repeat(90)}!`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('payment method', () => {
  it('payment method is one of the three (C5.7)', () => {
    expect(['PIX', 'CREDIT_CARD', 'BILLET'].map(paymentMethodProblem)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(['', 'CASH', undefined, 1, 'toString'].map(paymentMethodProblem)).toEqual(
      new Array(5).fill('invalidPaymentMethod'),
    );
  });
});

describe('address', () => {
  it.each(ADDRESS_FIELDS)(
    'misses %s, and nothing else (C5.11, C5.12, C5.13, C5.14, C5.15, C5.16, C5.19)',
    (field) => {
      expect(addressProblems({ ...ADDRESS, [field]: '' })).toEqual({ [field]: 'required' });
      expect(addressProblems({ ...ADDRESS, [field]: '  ' })).toEqual({ [field]: 'required' });
      expect(addressProblems({ ...ADDRESS, [field]: undefined })).toEqual({ [field]: 'required' });
      expect(addressProblems({ ...ADDRESS, [field]: 'x' })).toEqual({});
    },
  );

  it('address does without a complement (C5.17)', () => {
    expect(ADDRESS_FIELDS).toEqual(['cep', 'street', 'number', 'district', 'city', 'state']);
    expect(addressProblems(ADDRESS)).toEqual({});
  });

  it('the dropshipping step wants seven characters of postcode (C5.18)', () => {
    expect(addressStepProblems({ ...ADDRESS, cep: '70011-' })).toEqual({ cep: 'required' });
    expect(addressStepProblems({ ...ADDRESS, cep: '70011-7' })).toEqual({});
    expect(addressStepProblems({ ...ADDRESS, cep: undefined, city: '' })).toEqual({
      cep: 'required',
      city: 'required',
    });
  });
});

describe('the whole form', () => {
  it('returns all problems together', () => {
    expect(buyerProblems({}, { typeProduct: 'FISICO' })).toEqual({
      name: 'required',
      email: 'required',
      paymentMethod: 'invalidPaymentMethod',
      cep: 'required',
      street: 'required',
      number: 'required',
      district: 'required',
      city: 'required',
      state: 'required',
    });
  });

  it('requires an address for physical products only', () => {
    expect(buyerProblems(BUYER, { typeProduct: 'DIGITAL' })).toEqual({});
    expect(buyerProblems({ ...BUYER, ...ADDRESS }, { typeProduct: 'FISICO' })).toEqual({});
    expect(buyerProblems({ ...BUYER, ...ADDRESS, number: '' }, { typeProduct: 'FISICO' })).toEqual({
      number: 'required',
    });
  });
});
