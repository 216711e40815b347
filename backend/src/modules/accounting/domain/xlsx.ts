import { constants, crc32, deflateRawSync } from 'node:zlib';
import { decimal } from './write-sheet.js';
import type { SheetColumn, SheetRow, SheetValue } from './sheet.js';

/** Where the file stands between two parts: of its sheet, how much is written. */
export interface XlsxState {
  readonly crc: number;
  readonly size: number;
  readonly compressed: number;
}

export const XLSX_START: XlsxState = { crc: 0, size: 0, compressed: 0 };

/** Rows of a sheet are at most 1,048,576 with the header and the sums. */
export const MOST_XLSX_ROWS = 1_000_000;

interface Written {
  readonly content: Buffer;
  readonly state: XlsxState;
}

/**
 * A workbook of one sheet, written front to back: the zip entry of the sheet is the last and has its sizes behind it, and each part is
 * compressed on its own, ending on a byte. Parts that were made by different processes therefore make one file.
 */
export function xlsxPartOf(
  rows: readonly SheetRow[],
  {
    columns,
    titles,
    state,
    isFirst,
    isLast,
  }: {
    readonly columns: readonly SheetColumn[];
    readonly titles: readonly string[];
    readonly state: XlsxState;
    readonly isFirst: boolean;
    readonly isLast: boolean;
  },
): Written {
  const header = `<row>${titles.map((title) => textCell(title)).join('')}</row>`;
  const begin = isFirst ? `${SHEET_BEGIN}${header}` : '';
  const xml = `${begin}${rows.map((row) => rowXml(columns, row)).join('')}${isLast ? SHEET_END : ''}`;
  const raw = Buffer.from(xml, 'utf8');
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  const deflated = raw.length > 0 || isLast ? deflateRawSync(raw, { finishFlush }) : Buffer.alloc(0);
  const next: XlsxState = {
    crc: crc32(raw, state.crc),
    size: state.size + raw.length,
    compressed: state.compressed + deflated.length,
  };
  const content = [...(isFirst ? [PREAMBLE] : []), deflated, ...(isLast ? [trailer(next)] : [])];
  return { content: Buffer.concat(content), state: next };
}

const rowXml = (columns: readonly SheetColumn[], row: SheetRow): string =>
  `<row>${columns.map((column) => cell(column, row[column.key] ?? null)).join('')}</row>`;

function cell({ kind }: SheetColumn, value: SheetValue): string {
  if (value === null || value === '') return '<c/>';
  if (kind === 'cents') return `<c s="1"><v>${decimal(Number(value), '.')}</v></c>`;
  if (kind === 'count') return `<c><v>${Number(value)}</v></c>`;
  return textCell(String(value));
}

/** XML has no words for control characters. */
const textCell = (text: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, ' '))}</t></is></c>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';
const SHEET_NAME = 'xl/worksheets/sheet1.xml';

const SMALL_FILES: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/${SHEET_NAME}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Guichê" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
];

interface Entry {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly compressed: number;
  readonly method: 0 | 8;
  /** The sizes stand behind the content. */
  readonly isStreamed: boolean;
}

/** 1980-01-01, the first day that zip knows: the same rows give the same file. */
const DOS_DATE = 0x21;
/** Names are UTF-8; bit 3: sizes behind the content. */
const flagsOf = ({ isStreamed }: Entry): number => 0x800 + (isStreamed ? 8 : 0);

/** What the local header and the central directory have in common. */
function commonFields(entry: Entry, isLocal: boolean): Buffer {
  const known = !(isLocal && entry.isStreamed);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flagsOf(entry), 2);
  fields.writeUInt16LE(entry.method, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(DOS_DATE, 8);
  fields.writeUInt32LE(known ? entry.crc : 0, 10);
  fields.writeUInt32LE(known ? entry.compressed : 0, 14);
  fields.writeUInt32LE(known ? entry.size : 0, 18);
  fields.writeUInt16LE(Buffer.byteLength(entry.name), 22);
  return fields;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const localHeader = (entry: Entry): Buffer =>
  Buffer.concat([signature(0x04034b50), commonFields(entry, true), Buffer.from(entry.name)]);

function centralHeader(entry: Entry, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const madeBy = Buffer.from([20, 0]);
  const fields = commonFields(entry, false);
  return Buffer.concat([signature(0x02014b50), madeBy, fields, rest, Buffer.from(entry.name)]);
}

const small = SMALL_FILES.map(([name, text]) => {
  const content = Buffer.from(text, 'utf8');
  const sizes = { crc: crc32(content), size: content.length, compressed: content.length };
  return { entry: { name, ...sizes, method: 0, isStreamed: false } satisfies Entry, content };
});

const sheetEntry = ({ crc, size, compressed }: XlsxState): Entry => ({
  ...{ name: SHEET_NAME, crc, size, compressed },
  ...{ method: 8, isStreamed: true },
});

const PREAMBLE = Buffer.concat([
  ...small.flatMap(({ entry, content }) => [localHeader(entry), content]),
  localHeader(sheetEntry(XLSX_START)),
]);

/** Behind the sheet: its sizes, and the directory of all entries. */
function trailer(state: XlsxState): Buffer {
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(state.crc, 0);
  sizes.writeUInt32LE(state.compressed, 4);
  sizes.writeUInt32LE(state.size, 8);
  const descriptor = Buffer.concat([signature(0x08074b50), sizes]);
  let offset = 0;
  const headers = small.map(({ entry, content }) => {
    const header = centralHeader(entry, offset);
    offset += localHeader(entry).length + content.length;
    return header;
  });
  const directory = Buffer.concat([...headers, centralHeader(sheetEntry(state), offset)]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(small.length + 1, 4);
  end.writeUInt16LE(small.length + 1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(PREAMBLE.length + state.compressed + descriptor.length, 12);
  return Buffer.concat([descriptor, directory, signature(0x06054b50), end]);
}
