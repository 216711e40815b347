/** What stands on a certificate, in the reader's language. */
export interface CertificateTexts {
  readonly heading: string;
  readonly name: string;
  readonly sentence: string;
  readonly course: string;
  readonly foot: string;
  readonly number: string;
}

const WIDTH = 842;
const LINES: readonly (readonly [keyof CertificateTexts, font: 'F1' | 'F2', size: number, height: number])[] =
  [
    ['heading', 'F2', 30, 440],
    ['name', 'F2', 26, 350],
    ['sentence', 'F1', 14, 310],
    ['course', 'F2', 20, 272],
    ['foot', 'F1', 12, 190],
    ['number', 'F1', 9, 60],
  ];

/** The mean width of a letter of Helvetica, by size: good enough to centre a line. */
const LETTER = 0.53;
const MOST_WIDTH = WIDTH - 120;

/** One landscape page of A4. The fonts are those that every reader of PDF has. */
export function certificatePdf(texts: CertificateTexts): Buffer {
  const lines = LINES.map(([name, font, size, height]) => line(texts[name], font, size, height));
  const frame = '0.043 0.361 0.678 RG 3 w 30 30 782 535 re S 0.8 w 38 38 766 519 re S';
  const drawn = [frame, ...lines].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** A line in the middle of the page; a long one is set smaller. */
function line(text: string, font: string, size: number, height: number): string {
  const letters = winAnsi(text);
  const fitting = Math.min(size, MOST_WIDTH / (Math.max(1, letters.length) * LETTER));
  const left = (WIDTH - letters.length * LETTER * fitting) / 2;
  const escaped = letters.replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /${font} ${fitting.toFixed(1)} Tf ${left.toFixed(1)} ${height} Td (${escaped}) Tj ET`;
}

/** The letters that the encoding of the fonts has; others lose their marks or become "?". */
function winAnsi(text: string): string {
  const known = (sign: string) => /[\x20-\x7e\xa1-\xff]/.test(sign);
  return [...text.normalize('NFC')]
    .map((sign) => (known(sign) ? sign : /\s/.test(sign) ? ' ' : (sign.normalize('NFD')[0] ?? '?')))
    .map((sign) => (known(sign) ? sign : '?'))
    .join('');
}

function pdfOf(objects: readonly string[]): Buffer {
  // The second line tells whoever carries the file that it is no text.
  let pdf = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf + table + end, 'latin1');
}
