import { expect, it } from '@jest/globals';
import { languageProblems } from './offered-languages.js';

it.each([
  [undefined, undefined, true],
  [['pt-BR'], 'pt-BR', true],
  [['es-ES', 'pt-BR'], 'pt-BR', true],
  [[], 'pt-BR', false],
  [['es-ES'], 'pt-BR', false],
  [['pt-BR', 'pt-BR'], 'pt-BR', false],
  [['pt-BR', 'fr-FR'], 'pt-BR', false],
  [undefined, 'pt-BR', false],
  [['pt-BR'], undefined, false],
])('the languages %j with %s: %s', (languages, locale, isValid) => {
  expect(languageProblems(languages, locale).length === 0).toBe(isValid);
});
