import { expect, it } from '@jest/globals';
import { statementList } from '@guiche/lists';
import { csvPart } from './csv-file.js';

const COLUMNS = ['posted', 'description', 'kind', 'amount', 'balance'];
const POSTED = new Date('2026-03-02T12:00:00.000Z');
const row = (description: string, amount: number, balance: number) => ({
  ...{ id: '019aa1d0-0000-7000-8000-000000000041', posted: POSTED, kind: 'REFUND' },
  ...{ description, amount, balance },
});
const linesOf = async (rows: readonly ReturnType<typeof row>[]) =>
  (await csvPart(statementList, COLUMNS, rows, { locale: 'pt-BR', isFirst: false }))
    .toString()
    .trimEnd()
    .split('\r\n');

it('an amount below zero is written as a number that a spreadsheet adds up', async () => {
  expect(await linesOf([row('Curso', -12_345, -5), row('Curso', 0, 100)])).toEqual([
    '02/03/2026 09:00;Curso;Reembolso;-123,45;-0,05',
    '02/03/2026 09:00;Curso;Reembolso;0,00;1,00',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\u{ff1d}1', '\u{ff0b}1', '\u{ff0d}1', '\u{ff20}1'])(
  'the text %s, which a spreadsheet would run, gets an apostrophe',
  async (text) => {
    expect(await linesOf([row(text, 1, 1)])).toEqual([`02/03/2026 09:00;'${text};Reembolso;0,01;0,01`]);
  },
);

it('a text that begins with a tab or a line end gets an apostrophe, and a hyphen inside a text does not', async () => {
  expect(await linesOf([row('\t=1', 1, 1)])).toEqual([`02/03/2026 09:00;'\t=1;Reembolso;0,01;0,01`]);
  expect(await linesOf([row('\r=1', 1, 1)])).toEqual([`02/03/2026 09:00;"'\r=1";Reembolso;0,01;0,01`]);
  expect(await linesOf([row('Curso - parte 2', 1, 1)])).toEqual([
    '02/03/2026 09:00;Curso - parte 2;Reembolso;0,01;0,01',
  ]);
});
