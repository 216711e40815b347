import { expect, it } from '@jest/globals';
import { contrastRatio } from '@guiche/checkout-rules';
import { accentStyles, accentTokens } from './accent';

/** Accents that white text can be read on: dark, mid, and at the limit. */
const ACCENTS = ['#0b5cad', '#000080', '#111111', '#767676', '#7a1fa2', '#b3001b', '#0a7a3d'];

it.each(ACCENTS)('the shades of the accent %s can be read in both schemes', (accent) => {
  const { light, dark } = accentTokens(accent);
  for (const { accent: ground, hover, ink, soft } of [light, dark]) {
    expect(contrastRatio('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#ffffff', hover)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(ink, soft)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrastRatio(light.ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(dark.ink, '#141b23')).toBeGreaterThanOrEqual(4.5);
});

it('a text that is no colour never reaches a style sheet', () => {
  expect(accentStyles('#fff}</style>')).toBe('');
  expect(accentStyles('#0b5cad')).toContain('--accent:#0b5cad;');
});
