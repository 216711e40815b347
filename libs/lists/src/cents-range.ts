/** The amounts of a range in cents; null: there is no such limit. */
export interface CentsRange {
  readonly least: number | null;
  readonly most: number | null;
}

const RANGE = /^(\d{0,15})-(\d{0,15})$/;
/** As people type amounts: 1.234,56 or 1234.56, with or without cents. */
const TYPED = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:[.,](\d{1,2}))?$/;

/** Reads a range of an address. Undefined: it is none. */
export function readCentsRange(text: string): CentsRange | undefined {
  const [, least = '', most = ''] = RANGE.exec(text) ?? [];
  if (least === '' && most === '') return undefined;
  const range = { least: least === '' ? null : Number(least), most: most === '' ? null : Number(most) };
  return range.least !== null && range.most !== null && range.least > range.most ? undefined : range;
}

export const writeCentsRange = ({ least, most }: CentsRange): string => `${least ?? ''}-${most ?? ''}`;

/** The cents of a typed amount. Undefined: it is none. */
export function typedCents(text: string): number | undefined {
  const [, whole, cents = ''] = TYPED.exec(text.trim()) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
