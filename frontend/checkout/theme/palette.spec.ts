import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrastRatio } from '@guiche/checkout-rules';
import { edgeOn, EDGE_RATIO, readableOn, READABLE_RATIO } from './readable.server';

const css = fs.readFileSync(path.join(__dirname, 'palette.css'), 'utf8');
const colour = (name: string) => new RegExp(`--${name}: (#[\\da-f]{6});`).exec(css)?.[1] ?? `no --${name}`;

describe('colours', () => {
  test.each([
    ['ink', 'ground'],
    ['ink', 'paper'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'ground'],
    ['ink-faint', 'ground'],
    ['ink-faint', 'paper'],
    ['primary-text', 'primary'],
    ['primary-ink', 'paper'],
    ['primary-ink', 'ground'],
    ['pix', 'pix-soft'],
    ['pix', 'paper'],
    ['danger', 'danger-soft'],
    ['danger', 'paper'],
    ['success', 'success-soft'],
    ['success', 'paper'],
    ['notice', 'notice-soft'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(READABLE_RATIO);
  });

  test('the edges of fields contrast with the background', () => {
    expect(contrastRatio(colour('line-strong'), colour('paper'))).toBeGreaterThanOrEqual(3);
  });

  test.each(['#f5c400', '#ffffff', '#06c167', '#fff', '#0762d1'])(
    "a seller's %s is darkened until it can be read, and no further than needed",
    (primary) => {
      const readable = readableOn(primary, '#ffffff');
      expect(contrastRatio(readable, '#ffffff')).toBeGreaterThanOrEqual(READABLE_RATIO);
      expect(contrastRatio(readable, '#ffffff')).toBeLessThan(READABLE_RATIO * 1.35);
    },
  );

  test('a colour that can be read is left as the seller chose it', () => {
    expect(readableOn('#0762d1', '#ffffff')).toBe('#0762d1');
  });

  test.each(['#ffffff', '#fff', '#f2f4f8', '#ffff00', '#ffe600'])(
    "a seller's %s, which would be lost on the paper, gets an edge that is seen",
    (primary) => {
      expect(contrastRatio(edgeOn(primary, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(EDGE_RATIO);
    },
  );

  test.each(['#f5c400', '#06c167', '#0762d1', '#000000'])("a seller's %s is seen without one", (primary) => {
    expect(edgeOn(primary, '#ffffff')).toBe('transparent');
  });
});
