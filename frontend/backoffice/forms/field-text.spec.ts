import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from '@guiche/checkout-rules';
import { translator } from '@guiche/i18n';
import { backofficeTexts, type BackofficeMessages } from '../messages/texts.server';
import { decimalText, parseDecimal } from './decimal-text';
import { rules } from '@guiche/field-rules';
import { fieldMessage, fieldText, fieldValue, type InputRule } from './field-text';

const t = translator<BackofficeMessages>(backofficeTexts('pt-BR'), 'pt-BR');
const message = (rule: InputRule, text: string) => fieldMessage(rule, text, 'pt-BR', t);

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

  test('a displayed number is parsed to the same number in each language', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LOCALES), (hundredths, locale) => {
        expect(parseDecimal(decimalText(hundredths, locale), locale)).toBe(hundredths);
      }),
    );
    expect([decimalText(123_456, 'pt-BR'), decimalText(123_456, 'en-US')]).toEqual(['1.234,56', '1,234.56']);
  });
});

describe('the message of a field', () => {
  test('an empty field breaks only the rule that it is required', () => {
    expect(message(rules.cpf(), '  ')).toBe('Campo obrigatório.');
    expect(message(rules.optional(rules.cpf()), '')).toBeUndefined();
  });

  test.each<[InputRule, string, string | undefined]>([
    [rules.text({ min: 3 }), 'ab', 'Use no mínimo 3 caracteres.'],
    [rules.text({ max: 3 }), 'abcd', 'Use no máximo 3 caracteres.'],
    [rules.oneOf(['course', 'ebook']), 'ebooks', 'Opção inválida.'],
    [rules.oneOf(['course', 'ebook']), 'ebook', undefined],
    [rules.cpf(), '111.111.111-11', 'Documento inválido.'],
    [rules.cpf(), '529.982.247-25', undefined],
    [rules.document(), '12.ABC.345/01DE-35', undefined],
    [rules.email(), 'ana@', 'E-mail inválido.'],
    [rules.phone(), '(11) 9876', 'Telefone inválido.'],
    [rules.cents(), 'dez', 'Valor inválido. Escreva, por exemplo, 1.234,56.'],
    [rules.basisPoints(), 'dez', 'Percentual inválido. Escreva, por exemplo, 4,99.'],
    [rules.integer(), '1,5', 'Número inválido. Escreva apenas algarismos.'],
    [rules.cents({ min: 500 }), '4,99', 'O mínimo é 5,00.'],
    [rules.basisPoints(), '100,01', 'O máximo é 100,00.'],
    [rules.boolean(), '', undefined],
  ])('%p with %p is %p', (rule, text, found) => {
    expect(message(rule, text)).toEqual(found);
  });
});

test('a text becomes the value that the API accepts, and the value becomes the text that is shown', () => {
  const both = (rule: InputRule, text: string) => {
    const value = fieldValue(rule, text, 'pt-BR');
    return [value, fieldText(rule, value, 'pt-BR')];
  };
  expect(both(rules.cents(), '1234,5')).toEqual([123_450, '1.234,50']);
  expect(both(rules.cents(), 'dez')).toEqual(['dez', 'dez']);
  expect(both(rules.basisPoints(), '4,99')).toEqual([499, '4,99']);
  expect(both(rules.integer(), '12')).toEqual([12, '12']);
  expect(both(rules.boolean(), 'on')).toEqual([true, 'on']);
  expect(both(rules.boolean(), '')).toEqual([false, '']);
  expect(both(rules.document(), '52998224725')).toEqual(['52998224725', '529.982.247-25']);
  expect(both(rules.cnpj(), '12.abc.345/01de-35')).toEqual(['12ABC34501DE35', '12.ABC.345/01DE-35']);
  expect(both(rules.phone(), '1130031234')).toEqual(['1130031234', '(11) 3003-1234']);
  expect(both(rules.phone(), '11987654321')).toEqual(['11987654321', '(11) 98765-4321']);
  expect(both(rules.text(), ' Ana ')).toEqual(['Ana', 'Ana']);
  expect(both(rules.cents(), '')).toEqual([undefined, '']);
});
