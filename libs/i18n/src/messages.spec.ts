import { describe, expect, it } from '@jest/globals';
import { compileMessages, formatTexts } from './compile.js';
import { LOCALES } from './locale.js';
import { defineMessages, formatMessage, translator } from './messages.js';

const MESSAGES = defineMessages({
  saved: { 'pt-BR': 'Salvo.', 'en-US': 'Saved.', 'es-ES': 'Guardado.' },
  soldBy: { 'pt-BR': 'Vendido por {name}', 'en-US': 'Sold by {name}', 'es-ES': 'Vendido por {name}' },
  fields: {
    'pt-BR': 'Corrija {count, plural, one {# campo} other {# campos}} de {form}',
    'en-US': 'Correct {count, plural, one {# field} other {# fields}} of {form}',
    'es-ES': 'Corrija {count, plural, one {# campo} other {# campos}} de {form}',
  },
});

describe('the messages of a feature', () => {
  it('are translated with their arguments and plurals', () => {
    const t = translator<typeof MESSAGES>(compileMessages(MESSAGES, 'en-US'), 'en-US');
    expect(t('saved')).toBe('Saved.');
    expect(t('soldBy', { name: '{name} & Co.' })).toBe('Sold by {name} & Co.');
    expect(t('fields', { count: 1, form: 'Sale' })).toBe('Correct 1 field of Sale');
    expect(t('fields', { count: 1_200, form: 'Sale' })).toBe('Correct 1,200 fields of Sale');
  });

  it('name their arguments in their type', () => {
    const t = translator<typeof MESSAGES>(compileMessages(MESSAGES, 'pt-BR'), 'pt-BR');
    // @ts-expect-error a message without arguments takes no values
    expect(t('saved', { name: 'x' })).toBe('Salvo.');
    // @ts-expect-error the value of `form` is missing
    expect(t('fields', { count: 2 })).toBe('Corrija 2 campos de undefined');
    // @ts-expect-error there is no such message
    expect(t('missing')).toBe('missing');
  });

  it('are sent to the browser as text, or as parts when they have arguments', () => {
    expect(compileMessages(MESSAGES, 'pt-BR')).toEqual({
      saved: 'Salvo.',
      soldBy: ['Vendido por ', ['name']],
      fields: ['Corrija ', ['count', 2, { one: [0, ' campo'], other: [0, ' campos'] }], ' de ', ['form']],
    });
  });
});

it('a text is formatted in every language', () => {
  expect(formatTexts(MESSAGES.fields, { count: 2, form: 'A' })).toEqual({
    'pt-BR': 'Corrija 2 campos de A',
    'en-US': 'Correct 2 fields of A',
    'es-ES': 'Corrija 2 campos de A',
  });
});

it.each(LOCALES)('a message without arguments is its text in %s', (locale) => {
  expect(formatMessage("It's {ok", locale)).toBe("It's {ok");
});

it('a message that is not valid ICU is refused when it is compiled', () => {
  const texts = { 'pt-BR': 'Olá {nome', 'en-US': 'Hello', 'es-ES': 'Hola' };
  expect(() => formatTexts(texts, {})).toThrow(SyntaxError);
});
