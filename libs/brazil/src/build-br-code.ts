import { toReaisString, type Cents } from '@guiche/money';
import { BrCodeError, FIELD, NO_TXID, PIX_GUI, SUBFIELD } from './br-code.js';
import { crc16 } from './crc16.js';

interface Merchant {
  /** Shown to the payer; accents are dropped and the text is cut to 25 characters. */
  readonly merchantName: string;
  /** Accents are dropped and the text is cut to 15 characters. */
  readonly city: string;
  /** Above zero. Usually absent on dynamic codes, whose charge carries it. */
  readonly amount?: Cents;
}

/** A code that contains the PIX key and may be paid many times. */
export interface StaticBrCode extends Merchant {
  readonly kind: 'static';
  /** As the central bank registers it: phone "+55DDNNNNNNNNN", documents without punctuation, e-mail in lower case. */
  readonly key: string;
  /** 1 to 25 letters and digits. */
  readonly txid?: string;
  /** Free text to the payer; accents are dropped. */
  readonly description?: string;
}

/** A code that refers to a charge, to a recurrence (PIX Automático), or to both: at least one address is required. */
export interface DynamicBrCode extends Merchant {
  readonly kind: 'dynamic';
  /** Address of the charge, at most 77 characters; a leading https:// is dropped. */
  readonly location?: string;
  readonly recurrenceLocation?: string;
  /** States that the code may be paid only once (field 01). */
  readonly oneTime?: boolean;
}

const MAX = { merchantName: 25, city: 15, address: 77, field: 99 };

/** Writes the copy-and-paste text of a PIX charge, CRC included. Throws a {@link BrCodeError} for what cannot be written. */
export function buildBrCode(code: StaticBrCode | DynamicBrCode): string {
  const content = [
    field(FIELD.payloadFormat, '01'),
    code.kind === 'dynamic' && code.oneTime ? field(FIELD.initiation, '12') : '',
    field(FIELD.pixAccount, code.kind === 'static' ? staticAccount(code) : pixTemplate(code.location)),
    field(FIELD.category, '0000'),
    field(FIELD.currency, '986'),
    code.amount === undefined ? '' : field(FIELD.amount, amountText(code.amount)),
    field(FIELD.country, 'BR'),
    field(FIELD.merchantName, plainText(code.merchantName, MAX.merchantName)),
    field(FIELD.city, plainText(code.city, MAX.city)),
    field(FIELD.additionalData, field(SUBFIELD.txid, reference(code))),
    code.kind === 'dynamic' && code.recurrenceLocation !== undefined
      ? field(FIELD.recurrence, pixTemplate(code.recurrenceLocation))
      : '',
    `${FIELD.crc}04`,
  ].join('');
  return content + crc16(content);
}

function staticAccount({ key, description }: StaticBrCode): string {
  if (!/^[\x21-\x7e]{1,77}$/.test(key)) throw new BrCodeError('invalidKey', key);
  const text =
    description === undefined ? '' : field(SUBFIELD.description, plainText(description, MAX.field));
  return field(SUBFIELD.gui, PIX_GUI) + field(SUBFIELD.key, key) + text;
}

// A code with only a recurrence has a merchant account with nothing but its identifier.
function pixTemplate(location: string | undefined): string {
  const gui = field(SUBFIELD.gui, PIX_GUI);
  if (location === undefined) return gui;
  const address = location.replace(/^https:\/\//i, '');
  if (!/^[\x21-\x7e]+$/.test(address) || address.length > MAX.address) {
    throw new BrCodeError('invalidLocation', location);
  }
  return gui + field(SUBFIELD.location, address);
}

function reference(code: StaticBrCode | DynamicBrCode): string {
  if (code.kind === 'dynamic') {
    if (code.location === undefined && code.recurrenceLocation === undefined) {
      throw new BrCodeError('invalidLocation', 'a dynamic code points at a charge or at a recurrence');
    }
    return NO_TXID;
  }
  if (code.txid === undefined) return NO_TXID;
  if (!/^[a-zA-Z0-9]{1,25}$/.test(code.txid)) throw new BrCodeError('invalidTxid', code.txid);
  return code.txid;
}

function amountText(amount: Cents): string {
  if (amount <= 0) throw new BrCodeError('invalidAmount', String(amount));
  return toReaisString(amount);
}

// Payers' apps count bytes or characters; in plain ASCII both are equal.
function plainText(text: string, maxLength: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, maxLength)
    .trim();
  if (plain === '') throw new BrCodeError('invalidText', text);
  return plain;
}

function field(id: string, value: string): string {
  if (value.length > MAX.field)
    throw new BrCodeError('tooLong', `field ${id} has ${value.length} characters`);
  return id + String(value.length).padStart(2, '0') + value;
}
