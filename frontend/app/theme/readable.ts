import { contrastRatio } from '@guiche/checkout-rules';

/** What WCAG 2 AA asks of text of normal size. */
export const READABLE_RATIO = 4.5;

/** The colour, as #rrggbb, darkened step by step until it can be read as text on the ground. */
export function readableOn(colour: string, ground: string): string {
  let candidate = sixDigits(colour);
  while (candidate !== '#000000' && contrastRatio(candidate, ground) < READABLE_RATIO)
    candidate = darker(candidate);
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
