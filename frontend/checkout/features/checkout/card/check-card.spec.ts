import { expect, test } from '@jest/globals';
import { LOCALES } from '@guiche/checkout-rules';
import { cardFromSubmission } from './card-input';
import { checkCard } from './check-card';

const GOOD = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'MARIA SOUZA',
  cardExpiration: '12/31',
  cardCvv: '739',
};
const result = (change: Partial<typeof GOOD>, locale: (typeof LOCALES)[number] = 'pt-BR') => {
  const typed = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...change })) typed.set(name, value);
  return checkCard(cardFromSubmission(typed, ''), '2026-11-21', locale);
};

test('a good card has no problems', () => {
  expect(result({})).toEqual({});
});

test('an empty input gets the same message as every other empty field', () => {
  const blank = { cardNumber: '', cardName: ' ', cardExpiration: '', cardCvv: '' };
  const missing = LOCALES.map((locale) => Object.entries(result(blank, locale)));
  expect(missing).toEqual(
    ['Campo obrigatório', 'Required field', 'Campo obligatorio'].map((words) =>
      Object.keys(GOOD).map((input) => [input, words]),
    ),
  );
});

test('a half-typed expiry is reported as missing, a wrong one as invalid', () => {
  for (const cardExpiration of ['1', '12', '12/', '12/3', '/31'])
    expect(result({ cardExpiration })).toEqual({ cardExpiration: 'Informe o mês e o ano, como no cartão.' });
  expect(result({ cardExpiration: '13/31' })).toEqual({ cardExpiration: 'Mês de validade inválido.' });
  expect(result({ cardExpiration: '10/26' })).toEqual({ cardExpiration: 'Este cartão está vencido.' });
});

test('an expiry with a four-digit year or a one-digit month is accepted', () => {
  for (const cardExpiration of ['12/2031', '5/31', '5/2031', '122031'])
    expect(result({ cardExpiration })).toEqual({});
  expect(result({ cardExpiration: '12/203' })).toEqual({
    cardExpiration: 'Informe o mês e o ano, como no cartão.',
  });
  const typed = new FormData();
  typed.set('cardExpiration', '5/2031');
  expect(cardFromSubmission(typed, '')).toMatchObject({ expMonth: '05', expYear: '31' });
});
