import { randomInt } from 'node:crypto';

/** A bank slip: the line a payer types, the bar code a machine reads, and where the paper lies (nothing answers there). */
export interface Billet {
  readonly digitableLine: string;
  readonly barcode: string;
  readonly url: string;
}

/** The digits are of the right number and mean nothing. */
export function newBillet(): Billet {
  const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
  const fields = [`${digits(5)}.${digits(5)}`, `${digits(5)}.${digits(6)}`, `${digits(5)}.${digits(6)}`];
  const digitableLine = `${fields.join(' ')} ${digits(1)} ${digits(14)}`;
  const barcode = digits(44);
  return { digitableLine, barcode, url: `https://boleto.simulador.invalid/${barcode.slice(-12)}.pdf` };
}
