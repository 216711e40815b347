import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DEFAULT_PRIMARY_COLOR,
  DROPSHIPPING_ACCENT_COLOR,
  DROPSHIPPING_PRIMARY_COLOR,
  contrastRatio,
  isHexColor,
  textColorOn,
} from './colors.js';

describe('colours', () => {
  it('colours are the specification’s by default (C9.15, C9.16, C9.17)', () => {
    expect([DEFAULT_PRIMARY_COLOR, DROPSHIPPING_PRIMARY_COLOR, DROPSHIPPING_ACCENT_COLOR]).toEqual([
      '#0762d1',
      '#000000',
      '#06c167',
    ]);
  });

  it('puts the readable one of black and white on a colour', () => {
    expect(textColorOn('#0762d1')).toBe('#ffffff');
    expect(textColorOn('#000')).toBe('#ffffff');
    expect(textColorOn('#06c167')).toBe('#000000');
    expect(textColorOn('#ffff00')).toBe('#000000');
    expect(contrastRatio('#000000', '#fff')).toBe(21);
    expect(contrastRatio('#0762d1', '#ffffff')).toBeCloseTo(5.71, 2);
  });

  it('reaches 4.5 to 1 on every colour there is', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (...rgb) => {
        const color = `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(contrastRatio(color, textColorOn(color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('accepts hex colours only', () => {
    expect(['#fff', '#0762D1'].map(isHexColor)).toEqual([true, true]);
    for (const color of ['', 'red', '#ffff', '#0762d1;}', 'url(x)', '#0762d1\n']) {
      expect([color, isHexColor(color)]).toEqual([color, false]);
      expect(() => textColorOn(color)).toThrow(RangeError);
    }
  });
});
