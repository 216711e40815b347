/** The specification's colours where the seller chose none. */
export const DEFAULT_PRIMARY_COLOR = '#0762d1';
export const DROPSHIPPING_PRIMARY_COLOR = '#000000';
export const DROPSHIPPING_ACCENT_COLOR = '#06c167';

/** #rgb or #rrggbb: the only forms of a seller's colour that may reach a style attribute. */
export function isHexColor(value: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

/**
 * Black or white, whichever reads better on the colour; one of them always reaches a contrast of 4.5 to 1.
 * Throws a RangeError unless the colour passes {@link isHexColor}.
 */
export function textColorOn(background: string): '#000000' | '#ffffff' {
  return contrastRatio(background, '#000000') >= contrastRatio(background, '#ffffff') ? '#000000' : '#ffffff';
}

/** The contrast of two colours by WCAG 2, from 1 to 21; text wants 4.5. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  if (!isHexColor(color)) throw new RangeError(`not a hex colour: ${color}`);
  const full = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
