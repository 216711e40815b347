import { csvTable } from './csv-table.js';
import { decodedText } from './domain/decoded-text.js';
import { readBankRows } from './domain/read-bank-rows.js';
import { readOfx } from './domain/read-ofx.js';
import { readProviderRows } from './domain/read-provider-rows.js';
import type { LineFault, ReadStatement, StatementKind } from './domain/statement-line.js';

/** Reads a file whole, or says what is wrong with its lines. */
export async function readStatement(kind: StatementKind, bytes: Uint8Array): Promise<ReadStatement> {
  const text = decodedText(bytes);
  if (text === undefined) return refused({ place: 1, code: 'notText', value: '' });
  if (kind === 'BANK_OFX') return readOfx(text);
  const table = await csvTable(text);
  if ('code' in table) return refused(table);
  return kind === 'PROVIDER_CSV' ? readProviderRows(table) : readBankRows(table);
}

const refused = (fault: LineFault): ReadStatement => ({ account: null, lines: [], faults: [fault] });
