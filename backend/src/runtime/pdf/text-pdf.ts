import { textWidth, type PdfFont } from './font-metrics.js';
import { winAnsiHex } from './win-ansi.js';

/** A line of the document. A long text is broken between words; `right` stands at the right edge of its first line. */
export interface PdfLine {
  readonly text: string;
  readonly right?: string;
  readonly size?: number;
  readonly isBold?: boolean;
  /** Space above, in points. */
  readonly above?: number;
  /** A hairline above. */
  readonly isRuled?: boolean;
}

interface PdfDocument {
  readonly title: string;
  /** As in `lang`: `pt-BR`. */
  readonly language: string;
  readonly lines: readonly PdfLine[];
}

// A4, in points.
const PAGE = { width: 595, height: 842, margin: 56 };
const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin;
const DEFAULT_SIZE = 10;
const LINE_HEIGHT = 1.45;
const GAP = 16;

/** A document of text on pages of A4, in the fonts that every reader has. It contains no script, no link and no file. */
export function textPdf({ title, language, lines }: PdfDocument): Buffer {
  const pages = pagesOf(lines);
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  // The catalog and the tree of pages come first: their numbers are known.
  add(`<< /Type /Catalog /Pages 2 0 R /Lang ${winAnsiHex(language)} >>`);
  add('');
  const fonts = `<< /F1 ${add(fontOf('Helvetica'))} 0 R /F2 ${add(fontOf('Helvetica-Bold'))} 0 R >>`;
  const kids = pages.map((content) => {
    const stream = add(
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    );
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font ${fonts} >> /Contents ${stream} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`;
  const info = add(`<< /Title ${winAnsiHex(title)} >>`);
  return written(objects, info);
}

const fontOf = (font: PdfFont): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`;

/** The drawing operators of each page. */
function pagesOf(lines: readonly PdfLine[]): string[] {
  const pages: string[][] = [[]];
  let y = PAGE.height - PAGE.margin;
  for (const line of lines) {
    const { size = DEFAULT_SIZE, above = 0, isRuled = false } = line;
    const font: PdfFont = line.isBold ? 'Helvetica-Bold' : 'Helvetica';
    const rightWidth = line.right === undefined ? 0 : textWidth(line.right, font, size) + GAP;
    const parts = wrapped(line.text, font, size, TEXT_WIDTH - rightWidth);
    y -= above;
    parts.forEach((part, place) => {
      y -= size * LINE_HEIGHT;
      if (y < PAGE.margin) {
        pages.push([]);
        y = PAGE.height - PAGE.margin - size * LINE_HEIGHT;
      }
      const page = pages.at(-1) ?? [];
      if (isRuled && place === 0) page.push(ruleAt(y + size * LINE_HEIGHT));
      page.push(drawn(part, font, size, PAGE.margin, y));
      if (place === 0 && line.right !== undefined)
        page.push(drawn(line.right, font, size, PAGE.width - PAGE.margin - rightWidth + GAP, y));
    });
  }
  return pages.map((page) => page.join('\n'));
}

const rounded = (points: number): string => points.toFixed(2);

const ruleAt = (y: number): string =>
  `0.8 G 0.5 w ${PAGE.margin} ${rounded(y)} m ${PAGE.width - PAGE.margin} ${rounded(y)} l S`;

const drawn = (text: string, font: PdfFont, size: number, x: number, y: number): string =>
  `BT /${font === 'Helvetica' ? 'F1' : 'F2'} ${size} Tf ${rounded(x)} ${rounded(y)} Td ${winAnsiHex(text)} Tj ET`;

/** A text in lines of at most this width. A word that is wider stands alone on its line. */
function wrapped(text: string, font: PdfFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The objects one after the other, and where each begins. */
function written(objects: readonly string[], info: number): Buffer {
  let file = '%PDF-1.4\n';
  const starts = objects.map((body, place) => {
    const start = file.length;
    file += `${place + 1} 0 obj\n${body}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
