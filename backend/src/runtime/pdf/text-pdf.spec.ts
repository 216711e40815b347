import { describe, expect, it } from '@jest/globals';
import { textWidth } from './font-metrics.js';
import { textPdf, type PdfLine } from './text-pdf.js';
import { winAnsiHex } from './win-ansi.js';

const pdf = (...lines: PdfLine[]) =>
  textPdf({ title: 'Recibo', language: 'pt-BR', lines }).toString('latin1');

/** The texts of a document, in their order. */
const textsOf = (file: string): string[] =>
  [...file.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'));

describe('a document of text', () => {
  it('names where each object begins, so that readers find it', () => {
    const file = pdf({ text: 'Olá', right: 'R$ 97,00' });
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(entries.map((at) => file.slice(at, at + 7).trim())).toEqual(
      entries.map((_, place) => `${place + 1} 0 obj`),
    );
    expect(entries.length).toBeGreaterThan(5);
  });

  it('has its texts in their order, with accents', () => {
    expect(
      textsOf(pdf({ text: 'Fotografia é ação', right: 'R$ 97,00' }, { text: 'Total', isBold: true })),
    ).toEqual(['Fotografia é ação', 'R$ 97,00', 'Total']);
  });

  it('breaks a long text between words and goes on with another page', () => {
    const texts = textsOf(pdf({ text: 'palavra '.repeat(40).trim() }));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join(' ')).toBe('palavra '.repeat(40).trim());
    const many = pdf(...Array.from({ length: 120 }, () => ({ text: 'linha' })));
    expect(many).toContain('/Count 3');
  });

  it('takes no sign of a text for a part of the document', () => {
    const file = pdf({ text: ') Tj ET\nendstream <script>' });
    expect(file.match(/endstream/g)).toHaveLength(1);
    expect(file).not.toContain('<script>');
  });
});

it('a letter with an accent is as wide as without, and signs that the fonts lack become question marks', () => {
  expect(textWidth('ação', 'Helvetica', 10)).toBe(textWidth('acao', 'Helvetica', 10));
  expect(textWidth('ii', 'Helvetica', 1_000)).toBe(444);
  expect(winAnsiHex('€…漢\u0007')).toBe('<80853f3f>');
});
