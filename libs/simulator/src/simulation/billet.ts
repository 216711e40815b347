import { randomInt } from 'node:crypto';

/** A bank slip: the digitable line, the bar code, and the address of its document (nothing answers there). */
export interface Billet {
  readonly digitableLine: string;
  readonly barcode: string;
  readonly url: string;
}

/** The places of due date and sum. */
const OPEN = '0'.repeat(14);

/** No bank's, without due date and sum, which a slip may leave open; every check digit is right, so that its bars can be drawn. */
export function newBillet(): Billet {
  // After the zeros no 2: with the check digit 4 they would read 4000000000000002, a card that tests look for in logs.
  const free = randomInt(3, 10) + Array.from({ length: 24 }, () => randomInt(10)).join('');
  const general = generalDigit(`9999${OPEN}${free}`);
  const barcode = `9999${general}${OPEN}${free}`;
  const [first, second, third] = [`9999${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)].map(
    (digits) => `${digits.slice(0, 5)}.${digits.slice(5)}${fieldDigit(digits)}`,
  );
  const digitableLine = `${first} ${second} ${third} ${general} ${OPEN}`;
  return { digitableLine, barcode, url: `https://boleto.simulador.invalid/${barcode.slice(-12)}.pdf` };
}

function fieldDigit(digits: string): number {
  const doubled = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1));
  const sum = doubled.reduce((acc, product) => acc + Math.floor(product / 10) + (product % 10), 0);
  return (10 - (sum % 10)) % 10;
}

function generalDigit(digits: string): number {
  const weighted = [...digits].reverse().map((digit, place) => Number(digit) * ((place % 8) + 2));
  const rest = weighted.reduce((acc, product) => acc + product, 0) % 11;
  return rest <= 1 ? 1 : 11 - rest;
}
