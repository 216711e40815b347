import { expect, test } from '@jest/globals';
import { languageOf } from './language.server';

const reader = (headers: Readonly<Record<string, string>>) =>
  new Request('https://conecta.example/', { headers });

test('the language is the chosen one, else the browser’s, else the platform’s', () => {
  const wish = { 'accept-language': 'en-GB,pt;q=0.4' };
  expect(languageOf(reader({ ...wish, cookie: 'a=1; lang=pt-BR' }), 'es-ES')).toBe('pt-BR');
  expect(languageOf(reader(wish), 'es-ES')).toBe('en-US');
  expect(languageOf(reader({ 'accept-language': 'fr' }), 'es-ES')).toBe('es-ES');
  expect(languageOf(reader({ 'x-guiche-language': 'en-US' }))).toBe('en-US');
  expect(languageOf(reader({ 'x-guiche-language': 'en-US' }), 'es-ES')).toBe('es-ES');
  expect(languageOf(reader({}))).toBe('pt-BR');
});
