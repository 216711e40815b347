import { describe, expect, it } from '@jest/globals';
import { cardBrand, cardProblems, type TypedCard } from './card-rules.js';

const CARD: TypedCard = {
  cardNumber: '4111 1111 1111 1111',
  holderName: 'Maria A Souza',
  expMonth: '12',
  expYear: '31',
  cvv: '739',
};
const TODAY = '2026-03-31';

describe('a card', () => {
  it('a card is taken as typed, with a year of two or of four digits (P5.33)', () => {
    const good: Partial<TypedCard>[] = [
      {},
      { expYear: '2031' },
      { expMonth: '3', expYear: '26' },
      { cvv: '7390', cardNumber: '378282246310005' },
      { cardNumber: '4000000000000119' },
      { cardNumber: '6062825624254001' },
    ];
    expect(good.map((change) => cardProblems({ ...CARD, ...change }, TODAY))).toEqual(good.map(() => ({})));
  });

  it.each<[string, Partial<TypedCard>, Record<string, string>]>([
    [
      'without number is refused by its field (P5.25)',
      { cardNumber: ' ' },
      { cardNumber: 'O número do cartão é obrigatório.' },
    ],
    [
      'with a wrong digit is refused by its field',
      { cardNumber: '4111111111111112' },
      { cardNumber: 'Número do cartão inválido. Confira os números.' },
    ],
    [
      'with twelve digits is refused by its field',
      { cardNumber: '411111111116' },
      { cardNumber: 'Número do cartão inválido. Confira os números.' },
    ],
    [
      'without surname is refused by its field (P5.26)',
      { holderName: ' Maria ' },
      { holderName: 'O titular do cartão precisa de nome e sobrenome.' },
    ],
    [
      'with a month of three is refused by its field (P5.27)',
      { expMonth: '012' },
      { expMonth: 'O mês de validade deve ter no máximo 2 caracteres.' },
    ],
    [
      'with a thirteenth month is refused by its field',
      { expMonth: '13' },
      { expMonth: 'Mês de validade inválido.' },
    ],
    ['with month 0 is refused by its field', { expMonth: '0' }, { expMonth: 'Mês de validade inválido.' }],
    [
      'with a year of three is refused by its field (P5.28)',
      { expYear: '031' },
      { expYear: 'O ano de validade deve ter exatamente 4 caracteres.' },
    ],
    [
      'of another century is refused by its field',
      { expYear: '1931' },
      { expYear: 'Ano de validade inválido.' },
    ],
    [
      'of last month is refused by its field',
      { expMonth: '2', expYear: '26' },
      { expYear: 'Este cartão está vencido.' },
    ],
    ['of last year is refused by its field', { expYear: '2025' }, { expYear: 'Este cartão está vencido.' }],
    [
      'with a CVV of two is refused by its field (P5.29)',
      { cvv: '73' },
      { cvv: 'O código de segurança deve ter de 3 a 4 caracteres.' },
    ],
    [
      'with a CVV of five is refused by its field (P5.29)',
      { cvv: '73901' },
      { cvv: 'O código de segurança deve ter de 3 a 4 caracteres.' },
    ],
    [
      'with letters for a CVV is refused by its field',
      { cvv: '73a' },
      { cvv: 'O código de segurança só tem números.' },
    ],
  ])('%s', (_what, change, problems) => {
    const found = Object.entries(cardProblems({ ...CARD, ...change }, TODAY));
    expect(Object.fromEntries(found.map(([field, texts]) => [field, texts['pt-BR']]))).toEqual(problems);
  });

  it('a card that is empty lacks every field (P5.24)', () => {
    const nothing = { cardNumber: '', holderName: '', expMonth: '', expYear: '', cvv: '' };
    expect(Object.keys(cardProblems(nothing, TODAY))).toEqual([
      'cardNumber',
      'holderName',
      'expMonth',
      'expYear',
      'cvv',
    ]);
  });
});

it.each([
  ['4111111111111111', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6062825624254001', 'hipercard'],
  ['6362970000457013', 'elo'],
  ['4011780000000000', 'elo'],
  ['30569309025904', 'diners'],
  ['6011111111111117', 'discover'],
  ['9111', undefined],
  ['', undefined],
])('the brand of %s is %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});
