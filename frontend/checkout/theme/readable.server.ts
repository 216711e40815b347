import { contrastRatio } from '@guiche/checkout-rules';

/** The contrast that WCAG 2 AA requires of text of normal size. */
export const READABLE_RATIO = 4.5;

/** The contrast that WCAG 2 AA requires of the edge of a control. */
export const EDGE_RATIO = 3;

/** A background with less contrast to the paper is treated as invisible: white on white, the lightest yellow. */
const LOST_RATIO = 1.3;

/** The colour, as #rrggbb, darkened step by step until it can be read as text on the ground. */
export const readableOn = (colour: string, ground: string): string =>
  darkened(colour, ground, READABLE_RATIO);

/** The border of a colour: none, unless the colour would be invisible on its background. */
export const edgeOn = (colour: string, ground: string): string =>
  contrastRatio(colour, ground) < LOST_RATIO ? darkened(colour, ground, EDGE_RATIO) : 'transparent';

function darkened(colour: string, ground: string, ratio: number): string {
  let candidate = sixDigits(colour);
  while (candidate !== '#000000' && contrastRatio(candidate, ground) < ratio) candidate = darker(candidate);
  return candidate;
}

function darker(colour: string): string {
  return colour.replace(/[\da-f]{2}/gi, (channel) =>
    Math.floor(Number.parseInt(channel, 16) * 0.92)
      .toString(16)
      .padStart(2, '0'),
  );
}

function sixDigits(colour: string): string {
  return colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
}
