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
  it('P5.30 is taken when whole, with a year of two or of four digits and a CVV of three or four', () => {
    const good: Partial<CardData>[] = [{}, { expYear: '2031' }, { cvv: '7390' }, { expMonth: '1' }];
    expect(good.map((change) => cardProblem({ ...CARD, ...change }))).toEqual(good.map(() => undefined));
  });

  it('is taken without a CVV where it was kept, because that may never be stored', () => {
    const { cvv: _, ...kept } = CARD;
    expect(cardProblem(kept)).toBeUndefined();
  });

  it.each([
    ['P5.25 without number', { cardNumber: ' ' }, 'O número do cartão é obrigatório.'],
    ['P5.26 without surname', { holderName: 'Maria ' }, 'O titular do cartão precisa de nome e sobrenome.'],
    ['P5.27 month of three', { expMonth: '012' }, 'O mês de validade deve ter no máximo 2 caracteres.'],
    ['P5.28 year of three', { expYear: '031' }, 'O ano de validade deve ter exatamente 4 caracteres.'],
    ['P5.29 CVV of two', { cvv: '73' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
    ['P5.29 an empty CVV', { cvv: '' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
    ['P5.29 CVV of five', { cvv: '73901' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
  ])('%s is refused', (_, change, problem) => {
    expect(cardProblem({ ...CARD, ...change })).toBe(problem);
  });

  it('P5.24 is required', () => {
    expect(cardProblem(undefined)).toBe('O cartão é obrigatório.');
  });

  it('P5.33 gets the century in front of a year of two digits', () => {
    expect(['31', '2031', '00'].map(fourDigitYear)).toEqual(['2031', '2031', '2000']);
  });
});

describe('the soft descriptor', () => {
  it('P5.34 P5.35 P5.36 C9.51 keeps letters and digits, 13 unless told', () => {
    expect(softDescriptor('Loja da Ação! 24h & Cia')).toBe('LojadaAcao24h');
    expect(softDescriptor('Loja', 3)).toBe('Loj');
  });
});
