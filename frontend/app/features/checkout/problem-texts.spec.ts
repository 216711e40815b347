import { expect, test } from '@jest/globals';
import { textsOf } from '../../i18n/texts.server';
import { formFromLink } from './checkout-form';
import { isCatalogueError, problemTexts } from './problem-texts';
import { anOffer } from './offer.fixture';

const say = (key: keyof ReturnType<typeof texts>) => texts()[key];
const texts = () => textsOf('pt-BR', 'checkout');
const form = formFromLink(anOffer(), new URLSearchParams());
const problems = { phone: 'errorInvalidPhone', cpf: 'errorInvalidCpf', name: 'required' } as const;

test('C8.3 C8.4 C8.5 an empty field is asked for, and what was typed is called invalid', () => {
  expect(problemTexts(problems, form, say)).toEqual({
    name: 'Campo obrigatório',
    phone: 'Informe seu celular com DDD',
    cpf: 'Informe seu CPF',
  });
  expect(problemTexts(problems, { ...form, phone: '(11) 98765-432', cpf: '111' }, say)).toEqual({
    name: 'Campo obrigatório',
    phone: 'Telefone inválido. Confira o DDD e o número.',
    cpf: 'CPF inválido. Confira os 11 dígitos.',
  });
});

test('C8.1 the errors of the catalogue appear as toasts, the messages of the form rules do not', () => {
  const sentences = [
    'Informe seu CPF',
    'CPF inválido. Confira os 11 dígitos.',
    'CEP não encontrado.',
    'Campo obrigatório',
    'Mínimo 3 caracteres',
  ];
  expect(sentences.map((sentence) => isCatalogueError(sentence, say))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
