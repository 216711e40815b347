import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { SheetColumn, SheetRow } from './sheet.js';
import { XLSX_START, xlsxPartOf } from './xlsx.js';

const title = { 'pt-BR': 'x', 'en-US': 'x', 'es-ES': 'x' };
const COLUMNS: SheetColumn[] = [
  { key: 'name', kind: 'text', title },
  { key: 'amount', kind: 'cents', title },
];

/** A workbook whose rows were written in so many parts. */
function workbook(parts: readonly (readonly SheetRow[])[]): Buffer {
  let state = XLSX_START;
  const contents = parts.map((rows, at) => {
    const [isFirst, isLast] = [at === 0, at === parts.length - 1];
    const written = xlsxPartOf(rows, { columns: COLUMNS, titles: ['Nome', 'Valor'], state, isFirst, isLast });
    state = written.state;
    return written.content;
  });
  return Buffer.concat(contents);
}

/** The entries of a zip file by its central directory. */
function entriesOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  const entries = new Map<string, string>();
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, crc] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
    const [compressed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(begin, begin + compressed);
    const content = method === 8 ? inflateRawSync(stored) : stored;
    expect([content.length, crc32(content)]).toEqual([size, crc]);
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return entries;
}

it('parts that were written apart are one workbook, with exact amounts and escaped texts', () => {
  const rows = [
    { name: '=A1 & <b>\u0007', amount: 24400 },
    { name: null, amount: -5 },
    { name: 'São Paulo', amount: 0 },
  ];
  const sheet = entriesOf(workbook([rows.slice(0, 1), rows.slice(1, 2), rows.slice(2), []])).get(
    'xl/worksheets/sheet1.xml',
  );
  const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  expect(sheet?.slice(sheet.indexOf('<sheetData>'))).toBe(
    `<sheetData><row>${text('Nome')}${text('Valor')}</row>` +
      `<row>${text('=A1 &amp; &lt;b&gt; ')}<c s="1"><v>244.00</v></c></row>` +
      `<row><c/><c s="1"><v>-0.05</v></c></row>` +
      `<row>${text('São Paulo')}<c s="1"><v>0.00</v></c></row></sheetData></worksheet>`,
  );
});

it('the same rows make the same sheet whatever the parts, and a workbook without rows has its header', () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ name: `Venda ${at}`, amount: at }));
  const whole = entriesOf(workbook([rows]));
  expect(entriesOf(workbook([rows.slice(0, 20), rows.slice(20)]))).toEqual(whole);
  expect([...whole.keys()]).toHaveLength(6);
  expect(entriesOf(workbook([[]])).get('xl/worksheets/sheet1.xml')).toContain('Valor');
});
