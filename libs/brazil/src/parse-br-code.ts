import { fromReais, type Cents } from '@guiche/money';
import { BrCodeError, FIELD, NO_TXID, PIX_GUI, SUBFIELD } from './br-code.js';
import { crc16 } from './crc16.js';

/** One field of the tree: templates contain their fields in `children`. */
export interface BrCodeField {
  readonly id: string;
  readonly value: string;
  readonly children?: readonly BrCodeField[];
}

export interface BrCode {
  readonly fields: readonly BrCodeField[];
  /** Whether the code states that it may be paid only once (field 01 is "12"); many providers omit it. */
  readonly oneTime: boolean;
  /** PIX key of a static code. */
  readonly key: string | undefined;
  /** Address, without https://, where the payer's bank fetches a dynamic charge. */
  readonly location: string | undefined;
  /** The same for a recurrence (PIX Automático). */
  readonly recurrenceLocation: string | undefined;
  readonly description: string | undefined;
  readonly amount: Cents | undefined;
  readonly merchantName: string;
  readonly city: string;
  readonly postalCode: string | undefined;
  /** The reference of a static code; undefined where the code contains "***". */
  readonly txid: string | undefined;
  readonly crc: string;
}

export interface BrCodeReading {
  /**
   * Accept a code with a wrong CRC. For codes created by a provider: some send a wrong CRC that payers' banks may
   * still accept. Default false.
   */
  readonly acceptWrongCrc?: boolean;
}

/** Reads the copy-and-paste text of a PIX charge. Throws a {@link BrCodeError} that names the fault. */
export function parseBrCode(text: string, { acceptWrongCrc = false }: BrCodeReading = {}): BrCode {
  const fields = readFields(text, isTemplate);
  const crc = fields.at(-1);
  if (crc?.id !== FIELD.crc || !/^[0-9A-Fa-f]{4}$/.test(crc.value)) {
    throw new BrCodeError('missingCrc', 'the last field must be the CRC, 6304 and four hex digits');
  }
  const computed = crc16(text.slice(0, -4));
  if (!acceptWrongCrc && crc.value.toUpperCase() !== computed) {
    throw new BrCodeError('wrongCrc', `the code says ${crc.value}, its content ${computed}`);
  }

  const pix = fields.find((field) => isBetween(field.id, 26, 51) && isPix(field));
  if (!pix) throw new BrCodeError('notPix', `no merchant account with the identifier ${PIX_GUI}`);
  const recurrence = fields.find((field) => isBetween(field.id, 80, 99) && isPix(field));
  const amount = valueOf(fields, FIELD.amount);
  const txid = valueOf(fields.find(({ id }) => id === FIELD.additionalData)?.children, SUBFIELD.txid);

  return {
    fields,
    oneTime: valueOf(fields, FIELD.initiation) === '12',
    key: valueOf(pix.children, SUBFIELD.key),
    location: valueOf(pix.children, SUBFIELD.location),
    recurrenceLocation: valueOf(recurrence?.children, SUBFIELD.location),
    description: valueOf(pix.children, SUBFIELD.description),
    amount: amount === undefined ? undefined : readAmount(amount),
    merchantName: required(fields, FIELD.merchantName),
    city: required(fields, FIELD.city),
    postalCode: valueOf(fields, FIELD.postalCode),
    txid: txid === NO_TXID ? undefined : txid,
    crc: crc.value,
  };
}

// Two digits of identifier, two of length, then that many characters.
function readFields(text: string, holdsFields: (id: string) => boolean): BrCodeField[] {
  const fields: BrCodeField[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4));
    if (!head) {
      const fault = text.length - at < 4 ? 'truncated' : 'invalidField';
      throw new BrCodeError(fault, `no identifier and length at character ${at}`);
    }
    const id = text.slice(at, at + 2);
    const end = at + 4 + Number(head[2]);
    if (end > text.length) throw new BrCodeError('truncated', `field ${id} at character ${at} is cut short`);
    const value = text.slice(at + 4, end);
    fields.push(holdsFields(id) ? { id, value, children: readFields(value, () => false) } : { id, value });
    at = end;
  }
  return fields;
}

function isTemplate(id: string): boolean {
  return id === FIELD.additionalData || isBetween(id, 26, 51) || isBetween(id, 80, 99);
}

function isBetween(id: string, first: number, last: number): boolean {
  return Number(id) >= first && Number(id) <= last;
}

// Both cases of the identifier are in use.
function isPix(field: BrCodeField): boolean {
  return valueOf(field.children, SUBFIELD.gui)?.toLowerCase() === PIX_GUI;
}

function valueOf(fields: readonly BrCodeField[] | undefined, id: string): string | undefined {
  return fields?.find((field) => field.id === id)?.value;
}

function required(fields: readonly BrCodeField[], id: string): string {
  const value = valueOf(fields, id);
  if (value === undefined) throw new BrCodeError('missingField', `field ${id} is missing`);
  return value;
}

function readAmount(text: string): Cents {
  try {
    return fromReais(text);
  } catch {
    throw new BrCodeError('invalidAmount', text);
  }
}
