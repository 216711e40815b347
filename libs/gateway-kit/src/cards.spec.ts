import { describe, expect, it } from '@jest/globals';
import { cardProblem, fourDigitYear, softDescriptor, type CardData } from './cards.js';

const CARD: CardData = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Souza',
  holderDocument: '11144477735',
  expMonth: '12',
  expYear: '31',
  cvv: '739',
};

describe('a card', () => {
  it('a card is taken when whole, with a year of two or of four digits and a CVV of three or four (P5.30)', () => {
    const good: Partial<CardData>[] = [{}, { expYear: '2031' }, { cvv: '7390' }, { expMonth: '1' }];
    expect(good.map((change) => cardProblem({ ...CARD, ...change }))).toEqual(good.map(() => undefined));
  });

  it('a stored card is accepted without a CVV, because that may never be stored', () => {
    const { cvv: _, ...kept } = CARD;
    expect(cardProblem(kept)).toBeUndefined();
  });

  it.each([
    ['without number', 'P5.25', { cardNumber: ' ' }, 'O número do cartão é obrigatório.'],
    [
      'without surname',
      'P5.26',
      { holderName: 'Maria ' },
      'O titular do cartão precisa de nome e sobrenome.',
    ],
    ['month of three', 'P5.27', { expMonth: '012' }, 'O mês de validade deve ter no máximo 2 caracteres.'],
    ['year of three', 'P5.28', { expYear: '031' }, 'O ano de validade deve ter exatamente 4 caracteres.'],
    ['CVV of two', 'P5.29', { cvv: '73' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
    ['an empty CVV', 'P5.29', { cvv: '' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
    ['CVV of five', 'P5.29', { cvv: '73901' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
  ])('%s is refused (%s)', (_, _rule, change, problem) => {
    expect(cardProblem({ ...CARD, ...change })).toBe(problem);
  });

  it('a card is required (P5.24)', () => {
    expect(cardProblem(undefined)).toBe('O cartão é obrigatório.');
  });

  it('gets the century in front of a year of two digits (P5.33)', () => {
    expect(['31', '2031', '00'].map(fourDigitYear)).toEqual(['2031', '2031', '2000']);
  });
});

describe('the soft descriptor', () => {
  it('keeps letters and digits, 13 by default (P5.34, P5.35, P5.36, C9.51)', () => {
    expect(softDescriptor('Loja da Ação! 24h & Cia')).toBe('LojadaAcao24h');
    expect(softDescriptor('Loja', 3)).toBe('Loj');
  });
});
