import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '@guiche/checkout-rules';
import { fill } from './fill';
import type { PageTexts } from './text-keys';
import { TEXTS } from './texts.server';

const AREAS = ['backoffice', 'site', 'checkout', 'payment'] as const satisfies readonly (keyof PageTexts)[];
const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe.each(AREAS)('the words of %s', (area) => {
  const source: Record<string, string> = TEXTS['pt-BR'][area];

  test.each(LOCALES)(
    '%s has exactly the keys of pt-BR, none empty, with the same places to fill',
    (locale) => {
      const texts: Record<string, string> = TEXTS[locale][area];
      expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
      for (const [key, sentence] of Object.entries(texts)) {
        expect(sentence.trim()).not.toBe('');
        expect([key, places(sentence)]).toEqual([key, places(source[key] ?? '')]);
      }
    },
  );
});

test('sentences are filled by name; a place without a value stays visible', () => {
  expect(fill('{price} a cada {days} dias', { price: 'R$ 10,00', days: 30 })).toBe('R$ 10,00 a cada 30 dias');
  expect(fill('Olá {who}', {})).toBe('Olá {who}');
});
