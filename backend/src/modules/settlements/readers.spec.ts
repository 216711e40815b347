import { describe, expect, it, test } from '@jest/globals';
import { centsOf, dayOf } from './domain/cell-values.js';
import { decodedText } from './domain/decoded-text.js';
import { readStatement } from './read-statement.js';
import type { StatementKind } from './domain/statement-line.js';

const read = (kind: StatementKind, text: string) => readStatement(kind, Buffer.from(text));
const faultsOf = async (kind: StatementKind, text: string) =>
  (await read(kind, text)).faults.map(({ place, code, value }) => `${place} ${code} ${value}`.trim());

test.each([
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['-244.00', -24400],
  ['R$ 1.013', 'amountAmbiguous'],
  ['1.013.000', 101300000],
  ['(5,00)', -500],
  ['\u22120,29', -29],
  ['10', 1000],
  ['-0', 0],
  ['0,1', 10],
  ['10,13000', 1013],
  ['1234,567', 'amountFraction'],
  ['=1+1', 'amountWrong'],
  ['(5,00', 'amountWrong'],
  ['1e9', 'amountWrong'],
  ['', 'amountMissing'],
  ['1'.repeat(13), 'amountWrong'],
  ['1'.repeat(2_000_000), 'amountWrong'],
])('the amount %.20s is read as %s cents, never guessed', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test.each([
  ['2026-04-01', '2026-04-01'],
  ['01/04/2026 10:15', '2026-04-01'],
  ['20260401120000[-3:BRT]', '2026-04-01'],
  ['2026-02-31', undefined],
  ['04/2026', undefined],
  ['1026-04-01', undefined],
])('the day %s is read as %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('the bytes say the encoding, whatever the file says of itself', () => {
  const text = 'Crédito São João';
  for (const encoding of ['utf8', 'latin1'] as const)
    expect(decodedText(Buffer.from(text, encoding))).toBe(text);
  expect(decodedText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))).toBe(text);
  expect(decodedText(Buffer.from('PK\u0003\u0004'))).toBeUndefined();
});

describe('a file of a provider', () => {
  const T4 = 'Data;Referência;Valor bruto;Taxa;Valor líquido\n01/04/2026;ch_1;244,00;10,13;233,87\n';

  it('is read in any order of columns, with two or three amounts (T4)', async () => {
    const line = { day: '2026-04-01', reference: 'ch_1', gross: 24400, fee: 1013, amount: 23387 };
    expect((await read('PROVIDER_CSV', T4)).lines).toEqual([expect.objectContaining({ ...line, place: 2 })]);
    const english = 'net,gross,reference,date,other\r\n233.87,244.00,ch_1,2026-04-01,"a, b"\r\n';
    expect((await read('PROVIDER_CSV', english)).lines).toEqual([expect.objectContaining(line)]);
  });

  it('has a key for each line: equal lines are two, and the same two in a file that overlaps', async () => {
    const row = '01/04/2026;ch_1;244,00;10,13;233,87\n';
    const once = (await read('PROVIDER_CSV', T4)).lines.map(({ key }) => key);
    const twice = (await read('PROVIDER_CSV', T4 + row)).lines.map(({ key }) => key);
    expect(new Set(twice).size).toBe(2);
    expect(twice[0]).toBe(once[0]);
  });

  it('is refused with the place and the fault of each line', async () => {
    const rows = [
      '01/04/2026;ch_1;244,00;10,13;233,88',
      '31/02/2026;ch_1;1,00;0,00;1,00',
      '01/04/2026;;1,00;0,00;1,00',
      '01/04/2026;ch_1;=HYPERLINK(1);0,00;1,00',
      '01/04/2026;ch_1;1,005;0,00;1,00',
      '01/04/2026;ch_1;0,00;0,00;0,00',
      '01/04/2026;ch_1;1,00;;',
      `01/04/2026;${'x'.repeat(300)};1,00;0,00;1,00`,
    ];
    const { lines } = await read('PROVIDER_CSV', `${T4}${rows.join('\n')}`);
    expect(lines).toEqual([]);
    expect(await faultsOf('PROVIDER_CSV', `${T4}${rows.join('\n')}`)).toEqual([
      '3 netDiffers 233,88',
      '4 dayWrong 31/02/2026',
      '5 referenceMissing',
      '6 amountWrong =HYPERLINK(1)',
      '7 amountAmbiguous 1,005',
      '8 amountZero 0,00',
      '9 amountMissing',
      `10 valueTooLong ${'x'.repeat(40)}`,
    ]);
  });

  it('without its columns, without lines, with a broken or an endless row, or with too many lines is refused', async () => {
    expect(await faultsOf('PROVIDER_CSV', 'a;b\n1;2')).toEqual([
      ...['data', 'referencia', 'bruto', 'taxa'].map((name) => `1 columnMissing ${name}`),
    ]);
    expect(await faultsOf('PROVIDER_CSV', T4.split('\n')[0] ?? '')).toEqual(['1 noLines']);
    expect(await faultsOf('PROVIDER_CSV', '')).toHaveLength(4);
    expect((await faultsOf('PROVIDER_CSV', `${T4}"open`))[0]).toMatch('rowUnreadable');
    expect((await faultsOf('PROVIDER_CSV', `${T4}${'x'.repeat(20_000)}`))[0]).toMatch('rowUnreadable');
    const row = '01/04/2026;ch_1;244,00;10,13;233,87\n';
    expect((await faultsOf('PROVIDER_CSV', T4 + row.repeat(20_000)))[0]).toMatch('tooManyLines 20000');
    expect(await faultsOf('PROVIDER_CSV', 'PK\u0003\u0004')).toEqual(['1 notText']);
  });
});

describe('a file of a bank', () => {
  it('has one column with signs, or one for credits and one for debits; balances are left out', async () => {
    const signed =
      'Data;Histórico;Valor\n01/04/2026;SALDO ANTERIOR;0,00\n01/04/2026;TED;233,87\n02/04/2026;PIX;-50,00';
    const sided = 'data,memo,credito,debito\n2026-04-01,TED,233.87,\n2026-04-02,PIX,,50.00';
    for (const text of [signed, sided])
      expect(
        (await read('BANK_CSV', text)).lines.map(({ day, amount, memo }) => [day, amount, memo]),
      ).toEqual([
        ['2026-04-01', 23387, 'TED'],
        ['2026-04-02', -5000, 'PIX'],
      ]);
  });

  it('names the end-to-end id of a Pix in its text', async () => {
    const id = `E18236120202604011200${'s'.repeat(11)}`;
    const [line] = (await read('BANK_CSV', `data;descricao;valor\n01/04/2026;PIX ENVIADO ${id} X;-50,00`))
      .lines;
    expect(line?.endToEndId).toBe(id);
  });
});

describe('an OFX file', () => {
  const movement = (more = '') =>
    `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20260401120000[-3:BRT]\n<TRNAMT>233,87\n<FITID>A1\n<MEMO>CR\u00c9DITO & CIA${more}\n</STMTTRN>`;
  const sgml = (body: string, account = '123-4') =>
    `OFXHEADER:100\nENCODING:USASCII\n\n<OFX><BANKMSGSRSV1><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341\n<ACCTID>${account}\n</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></OFX>`;

  it('is read as SGML in Latin 1 and as XML, with a comma or a dot', async () => {
    const line = { day: '2026-04-01', amount: 23387, currency: 'BRL', memo: 'CR\u00c9DITO & CIA' };
    const old = await readStatement('BANK_OFX', Buffer.from(sgml(movement()), 'latin1'));
    expect(old).toMatchObject({ account: '341/123-4', lines: [{ ...line, place: 6 }], faults: [] });
    const xml = `<?xml version="1.0"?><?OFX VERSION="211"?><OFX><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>341</BANKID><ACCTID>123-4</ACCTID></BANKACCTFROM><STMTTRN><DTPOSTED>20260401</DTPOSTED><TRNAMT>233.87</TRNAMT><FITID>A1</FITID><MEMO>CR\u00c9DITO &amp; CIA</MEMO></STMTTRN></OFX>`;
    const [parsed] = (await read('BANK_OFX', xml)).lines;
    expect(parsed).toMatchObject(line);
    // The same movement in both: its key is that of its id, day and amount.
    expect(parsed?.key).toBe(old.lines[0]?.key);
  });

  it('of several accounts, of none, without a day or with a wrong amount is refused', async () => {
    expect(await faultsOf('BANK_OFX', 'Data;Valor')).toEqual(['1 notOfx']);
    expect(await faultsOf('BANK_OFX', sgml(movement(), ''))).toEqual(['1 accountMissing']);
    expect(await faultsOf('BANK_OFX', sgml(movement()).replace('</OFX>', '<ACCTID>9</OFX>'))).toEqual([
      '1 severalAccounts 341/123-4, 341/9',
    ]);
    const broken = sgml(
      '<STMTTRN><DTPOSTED>x<TRNAMT>1</STMTTRN><STMTTRN><DTPOSTED>20260401<TRNAMT>1.234</STMTTRN>',
    );
    expect(await faultsOf('BANK_OFX', broken)).toEqual(['6 dayWrong x', '6 amountFraction 1.234']);
    expect(await faultsOf('BANK_OFX', sgml(''))).toEqual(['1 noLines']);
  });

  it('that is hostile takes no longer than it is long, and expands nothing', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]>${sgml(movement('&a;&c;'))}`;
    expect((await read('BANK_OFX', bomb)).lines[0]?.memo).toBe('CR\u00c9DITO & CIA&a;&c;');
    // Processor time: on a busy machine the same work takes longer.
    const begun = process.cpuUsage();
    for (const text of [
      '<'.repeat(2_000_000),
      `<${'a'.repeat(2_000_000)}`,
      '<a '.repeat(700_000),
      '<STMTTRN>'.repeat(30_000),
    ])
      expect((await read('BANK_OFX', sgml(text))).lines).toEqual([]);
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(5_000);
    const huge = sgml(movement('x'.repeat(1_000_000)));
    expect((await read('BANK_OFX', huge)).lines[0]?.memo).toHaveLength(500);
  });
});
