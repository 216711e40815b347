import { contrastRatio, isHexColor } from '@guiche/checkout-rules';

/** What WCAG 2 AA wants of text of normal size. */
const READABLE_RATIO = 4.5;

/** Whether the white text of a button can be read on the accent. The pages derive the other shades of both schemes from it. */
export const isReadableAccent = (color: string): boolean =>
  isHexColor(color) && contrastRatio(color, '#ffffff') >= READABLE_RATIO;
