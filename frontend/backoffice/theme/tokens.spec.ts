import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrastRatio } from '@guiche/checkout-rules';

const css = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const TEXT = 4.5;
const EDGE = 3;

describe.each(['light', 'dark'])('the colours of the %s scheme', (scheme) => {
  const block = new RegExp(`scheme='${scheme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const colour = (name: string) =>
    new RegExp(`--${name}: (#[\\da-f]{6});`).exec(block)?.[1] ?? `no --${name}`;

  test.each([
    ...['ink', 'ink-2', 'ink-3'].flatMap((text) =>
      ['bg', 'surface', 'surface-2', 'surface-3'].map((on) => [text, on]),
    ),
    ...['surface', 'bg', 'accent-soft'].map((on) => ['accent-ink', on]),
    ...['ok', 'warn', 'bad', 'teal'].flatMap((text) => [`${text}-soft`, 'surface'].map((on) => [text, on])),
  ])('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(colour(text!), colour(ground!))).toBeGreaterThanOrEqual(TEXT);
  });

  test('white can be read on a button, and the edge of a field is seen', () => {
    expect(contrastRatio('#ffffff', colour('accent'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio('#ffffff', colour('accent-hover'))).toBeGreaterThanOrEqual(TEXT);
    for (const ground of ['danger', 'danger-hover'])
      expect(contrastRatio('#ffffff', colour(ground))).toBeGreaterThanOrEqual(TEXT);
    expect(contrastRatio(colour('field'), colour('surface'))).toBeGreaterThanOrEqual(EDGE);
  });
});
