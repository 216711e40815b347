import { expect, test } from '@jest/globals';
import { textsOf } from '../../messages/texts.server';
import type { CheckoutTextKey } from '../../messages/use-texts';
import { formFromLink } from './checkout-form';
import type { CheckedField } from './check-form';
import type { CheckoutOffer } from './offer';
import { formProblemTexts, toastOf } from './problem-texts';
import { anOffer } from './offer.fixture';

const say = (key: CheckoutTextKey) => texts()[key];
const texts = () => textsOf('pt-BR', 'checkout');
const form = formFromLink(anOffer(), new URLSearchParams());
const problems = { phone: 'errorInvalidPhone', cpf: 'errorInvalidCpf', name: 'required' } as const;

test('an empty field is reported as missing, and a typed value as invalid (C8.3, C8.4, C8.5)', () => {
  expect(formProblemTexts(problems, form, say)).toEqual({
    name: 'Campo obrigatório',
    phone: 'Informe seu celular com DDD',
    cpf: 'Informe seu CPF',
  });
  expect(formProblemTexts(problems, { ...form, phone: '(11) 98765-432', cpf: '111' }, say)).toEqual({
    name: 'Campo obrigatório',
    phone: 'Telefone inválido. Confira o DDD e o número.',
    cpf: 'CPF inválido. Confira os 11 dígitos.',
  });
});

test('an error of the catalogue appears as a toast, a broken form rule does not (C8.1, C8.7, C8.8, C8.14)', () => {
  const toast = (field: CheckedField, sentence: string, template: CheckoutOffer['template'] = 'DEFAULT') =>
    toastOf(field, sentence, { say, template });
  expect(toast('cpf', 'Informe seu CPF')).toBe('Informe seu CPF');
  expect(toast('cep', 'CEP não encontrado.')).toBe('CEP não encontrado.');
  expect(toast('name', 'Campo obrigatório')).toBe('Informe o nome completo.');
  expect(toast('street', 'Campo obrigatório')).toBe('Endereço incompleto. Preencha os campos obrigatórios.');
  expect(toast('cep', 'Campo obrigatório')).toBe('Endereço incompleto. Preencha os campos obrigatórios.');
  expect(toast('cep', 'Campo obrigatório', 'DROPSHIPPING')).toMatch(/^Não foi possível consultar o CEP/);
  expect([toast('name', 'Mínimo 3 caracteres'), toast('email', 'Campo obrigatório')]).toEqual(['', '']);
});
