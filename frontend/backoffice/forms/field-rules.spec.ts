import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from '@guiche/checkout-rules';
import { decimalText, parseDecimal } from './decimal-text';
import { fieldProblem, fieldText, fieldValue, type FieldRules } from './field-rules';

const problem = (rules: FieldRules, text: string) => fieldProblem(rules, text, 'pt-BR');

describe('decimals', () => {
  test.each([
    ['97', 9_700],
    ['97,5', 9_750],
    ['1.234,56', 123_456],
    ['1234,56', 123_456],
    ['R$ 1.234,56', 123_456],
    ['4,99 %', 499],
    ['0,01', 1],
    ['1.23', undefined],
    ['1,234', undefined],
    ['12.34,00', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['12345678901234,00', undefined],
  ])('%p in Portuguese is %p hundredths', (text, hundredths) => {
    expect(parseDecimal(text, 'pt-BR')).toBe(hundredths);
  });

  test('what is shown is read as the same number in each language', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LOCALES), (hundredths, locale) => {
        expect(parseDecimal(decimalText(hundredths, locale), locale)).toBe(hundredths);
      }),
    );
    expect([decimalText(123_456, 'pt-BR'), decimalText(123_456, 'en-US')]).toEqual(['1.234,56', '1,234.56']);
  });
});

describe('the rules of a field', () => {
  test('an empty field breaks only the rule that it is required', () => {
    expect(problem({ required: true, rule: 'cpf' }, '  ')).toEqual({ code: 'required' });
    expect(problem({ rule: 'cpf', minLength: 3 }, '')).toBeUndefined();
  });

  test.each<[FieldRules, string, object | undefined]>([
    [{ minLength: 3 }, 'ab', { code: 'tooShort', values: { min: 3 } }],
    [{ maxLength: 3 }, 'abcd', { code: 'tooLong', values: { max: 3 } }],
    [{ pattern: 'course|ebook' }, 'ebooks', { code: 'pattern' }],
    [{ pattern: 'course|ebook' }, 'ebook', undefined],
    [{ rule: 'cpf' }, '111.111.111-11', { code: 'cpf' }],
    [{ rule: 'cpf' }, '529.982.247-25', undefined],
    [{ rule: 'document' }, '12.ABC.345/01DE-35', undefined],
    [{ rule: 'email' }, 'ana@', { code: 'email' }],
    [{ rule: 'phone' }, '(11) 9876', { code: 'phone' }],
    [{ rule: 'cents' }, 'dez', { code: 'cents' }],
    [{ rule: 'cents', minimum: 500 }, '4,99', { code: 'tooLow', values: { min: '5,00' } }],
    [{ rule: 'basisPoints', maximum: 10_000 }, '100,01', { code: 'tooHigh', values: { max: '100,00' } }],
  ])('%p for %p finds %p', (rules, text, found) => {
    expect(problem(rules, text)).toEqual(found);
  });

  test('a text becomes the value that the API takes, and the value the text that is shown', () => {
    const both = (rules: FieldRules, text: string) => {
      const value = fieldValue(rules, text, 'pt-BR');
      return [value, fieldText(rules, value, 'pt-BR')];
    };
    expect(both({ rule: 'cents' }, '1234,5')).toEqual([123_450, '1.234,50']);
    expect(both({ rule: 'basisPoints' }, '4,99')).toEqual([499, '4,99']);
    expect(both({ rule: 'document' }, '52998224725')).toEqual(['52998224725', '529.982.247-25']);
    expect(both({ rule: 'cnpj' }, '12.abc.345/01de-35')).toEqual(['12ABC34501DE35', '12.ABC.345/01DE-35']);
    expect(both({ rule: 'phone' }, '11987654321')).toEqual(['11987654321', '(11) 98765-4321']);
    expect(both({}, ' Ana ')).toEqual(['Ana', 'Ana']);
    expect(both({ rule: 'cents' }, '')).toEqual([undefined, '']);
  });
});
