/** The two standard fonts that every reader of PDF has (PDF 1.7, 9.6.2.2). Nothing is embedded. */
export type PdfFont = 'Helvetica' | 'Helvetica-Bold';

// Widths of the signs 32 to 126, in thousandths of the size (Adobe's metrics of the fonts).
const WIDTHS: Readonly<Record<PdfFont, readonly number[]>> = {
  Helvetica: [
    ...[278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
    ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
    ...[1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
    ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
    ...[333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
    ...[556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
  ],
  'Helvetica-Bold': [
    ...[278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278],
    ...[556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611],
    ...[975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778],
    ...[667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556],
    ...[333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611],
    ...[611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584],
  ],
};

const FIRST_SIGN = 32;
/** Of signs that are in no list: about the mean. */
const OTHER_WIDTH = 556;
const UNITS = 1_000;

/** How wide a text is drawn, in points. A letter with an accent is as wide as without. */
export function textWidth(text: string, font: PdfFont, size: number): number {
  const widths = WIDTHS[font];
  let units = 0;
  for (const sign of text) {
    const code = sign.normalize('NFD').codePointAt(0) ?? 0;
    units += widths[code - FIRST_SIGN] ?? OTHER_WIDTH;
  }
  return (units * size) / UNITS;
}
