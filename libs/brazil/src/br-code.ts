/**
 * Constants shared by the reader and the writer of BR Codes, the text inside a PIX QR code (EMV merchant-presented
 * mode).
 */

export const PIX_GUI = 'br.gov.bcb.pix';
/** Used in place of a txid when there is none. */
export const NO_TXID = '***';

export const FIELD = {
  payloadFormat: '00',
  initiation: '01',
  pixAccount: '26',
  category: '52',
  currency: '53',
  amount: '54',
  country: '58',
  merchantName: '59',
  city: '60',
  postalCode: '61',
  additionalData: '62',
  crc: '63',
  recurrence: '80',
} as const;

export const SUBFIELD = { gui: '00', key: '01', description: '02', location: '25', txid: '05' } as const;

export type BrCodeFault =
  | 'truncated'
  | 'invalidField'
  | 'missingCrc'
  | 'wrongCrc'
  | 'notPix'
  | 'missingField'
  | 'invalidKey'
  | 'invalidLocation'
  | 'invalidTxid'
  | 'invalidAmount'
  | 'invalidText'
  | 'tooLong';

/** Thrown when a text is not a BR Code, or when one cannot be written. `fault` is stable; the message is for logs. */
export class BrCodeError extends Error {
  override readonly name = 'BrCodeError';

  constructor(
    readonly fault: BrCodeFault,
    detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}
