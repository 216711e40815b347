import { describe, expect, test } from '@jest/globals';
import { checkAddressStep, checkForm, checkShown } from './check-form';
import type { CheckoutForm } from './checkout-form';
import { anOffer } from './offer.fixture';

const GOOD: CheckoutForm = {
  name: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  phone: '(11) 98765-4321',
  cpf: '529.982.247-25',
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  paymentMethod: 'PIX',
  deliveryOptionId: 'd1',
  orderBumpsIds: [],
  cardInstallment: '1',
  coupon: '',
};

describe('checkForm', () => {
  const digital = anOffer({ requiredDocumentAndPhone: true });
  const physical = anOffer({ typeProduct: 'FISICO' });

  test('a good form has no problems', () => {
    expect(checkForm(GOOD, digital, 'pt-BR')).toEqual({});
    expect(checkForm(GOOD, physical, 'pt-BR')).toEqual({});
  });

  test('everything that is wrong is named in one go, phone and CPF included (C5.3, C5.6, C5.21, C5.22)', () => {
    const form = { ...GOOD, name: 'Ana', email: 'ana@', phone: '', cpf: '111.111.111-11' };
    expect(checkForm(form, digital, 'pt-BR')).toEqual({
      name: 'nameTooShort',
      email: 'invalidEmail',
      phone: 'errorInvalidPhone',
      cpf: 'errorInvalidCpf',
    });
  });

  test('an address counts only where something is sent (C5.13, C5.16, C5.19)', () => {
    const form = { ...GOOD, street: ' ', state: '' };
    expect(checkForm(form, digital, 'pt-BR')).toEqual({});
    expect(checkForm(form, physical, 'pt-BR')).toEqual({ street: 'required', state: 'required' });
  });

  test('an incomplete postcode is reported beside its field, whatever else is filled in and whoever prices the shipping (C4.23, C5.27)', () => {
    const fixed = anOffer({ typeProduct: 'FISICO', fretePrice: 1500 });
    for (const offer of [physical, fixed]) {
      expect(checkForm({ ...GOOD, cep: '01310-1' }, offer, 'pt-BR')).toEqual({ cep: 'errorCep' });
      expect(checkForm({ ...GOOD, cep: '' }, offer, 'pt-BR')).toEqual({ cep: 'required' });
    }
    expect(checkForm({ ...GOOD, cep: '01310-1' }, digital, 'pt-BR')).toEqual({});
  });

  test('a card needs a provider (C5.28)', () => {
    const card: CheckoutForm = { ...GOOD, paymentMethod: 'CREDIT_CARD' };
    const nobody = { ...digital, provider: { paymentProvider: '', gatewayPublicKey: null } };
    expect(checkForm(card, digital, 'pt-BR')).toEqual({});
    expect(checkForm(card, nobody, 'pt-BR')).toEqual({ paymentMethod: 'errorPaymentNotConfigured' });
    expect(checkForm(GOOD, nobody, 'pt-BR')).toEqual({});
  });

  test('phone and CPF are not required where the page does not ask for them (C5.35)', () => {
    expect(checkForm({ ...GOOD, phone: '', cpf: '' }, digital, 'en-US')).toEqual({});
  });
});

test('a phone or CPF that need not be given is marked where it cannot be right, and never missed', () => {
  const optional = { ...anOffer(), requiredDocument: false };
  expect(checkForm({ ...GOOD, phone: '', cpf: '' }, optional, 'pt-BR')).toEqual({});
  expect(checkForm({ ...GOOD, phone: '(11) 98765-432', cpf: '111.111.111-11' }, optional, 'pt-BR')).toEqual({
    phone: 'errorInvalidPhone',
    cpf: 'errorInvalidCpf',
  });
});

describe('problems while only the postcode of an address is on the page', () => {
  const wrong = (form: Partial<CheckoutForm>) =>
    checkForm({ ...GOOD, ...form }, anOffer({ typeProduct: 'FISICO' }), 'pt-BR');

  test('names the postcode, and no field that is not on the page (C5.11, C5.19, C8.14)', () => {
    const blank = { street: '', number: '', name: 'Ana' };
    const name = 'nameTooShort';
    expect(checkShown(wrong({ ...blank, cep: '' }), 'untold')).toEqual({ name, cep: 'required' });
    expect(checkShown(wrong({ ...blank, cep: '01310' }), 'untold')).toEqual({ name, cep: 'errorCep' });
    for (const ended of ['found', 'errorCep', 'errorCepNotFound'] as const)
      expect(checkShown(wrong({ street: '' }), ended)).toEqual({ street: 'required' });
  });

  test('nothing, where the address lacks nothing: a browser filled all of it in', () => {
    expect(checkShown(wrong({ name: 'Ana' }), 'untold')).toEqual({ name: 'nameTooShort' });
  });
});

describe('the address step', () => {
  const step = (form: Partial<CheckoutForm>, postcode: Parameters<typeof checkAddressStep>[2]) => {
    const typed = { ...GOOD, ...form };
    return checkAddressStep(checkForm(typed, anOffer({ typeProduct: 'FISICO' }), 'pt-BR'), typed, postcode);
  };

  test('opens the next only with a postcode that was found (C4.11, C4.12, C8.14)', () => {
    expect(step({}, 'found')).toEqual({});
    expect(step({}, 'untold')).toEqual({ cep: 'errorCep' });
    expect(step({}, 'errorCep')).toEqual({ cep: 'errorCep' });
    expect(step({}, 'errorCepNotFound')).toEqual({ cep: 'errorCep' });
    expect(step({ cep: '01310-1' }, 'untold')).toEqual({ cep: 'errorCep' });
  });

  test('wants seven characters of postcode before it looks at anything (C5.18, C5.19)', () => {
    expect(step({ cep: '01310-' }, 'untold')).toEqual({ cep: 'required' });
    expect(step({ cep: '' }, 'untold')).toEqual({ cep: 'required' });
  });

  test('reports no fields that the lookup has not shown yet, and every problem of those it has (C4.8, C5.13)', () => {
    const blank = { street: '', number: '' };
    expect(step(blank, 'untold')).toEqual({ cep: 'errorCep' });
    expect(step(blank, 'errorCepNotFound')).toEqual({
      street: 'required',
      number: 'required',
      cep: 'errorCep',
    });
    expect(step(blank, 'found')).toEqual({ street: 'required', number: 'required' });
  });
});
