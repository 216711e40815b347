import { expect, it } from '@jest/globals';
import { certificatePdf } from './certificate-pdf.js';

const TEXTS = {
  ...{ heading: 'Certificado', name: 'João (da) Conceição \\ 東', sentence: 'concluiu o curso' },
  ...{ course: 'Luz'.repeat(60), foot: '02/03/2026', number: 'A1' },
};

it('a certificate names its holder, with every sign escaped that could end a text', () => {
  const pdf = certificatePdf(TEXTS).toString('latin1');
  expect(pdf).toContain('(João \\(da\\) Conceição \\\\ ?) Tj');
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  expect(pdf.endsWith('%%EOF\n')).toBe(true);
});

it('the table of a certificate leads to its objects', () => {
  const pdf = certificatePdf(TEXTS).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(start, start + 4)).toBe('xref');
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
    Array(6).fill(true),
  );
});

it('a long line is set smaller, so that it stays on the page', () => {
  const pdf = certificatePdf(TEXTS).toString('latin1');
  const [, size] = /\/F2 ([\d.]+) Tf [\d.]+ 272 Td/.exec(pdf) ?? [];
  expect(Number(size)).toBeLessThan(10);
});
