import { onlyDigits } from './digits.js';

/**
 * Returns the 44 digits of a bank slip's bar code, from its digitable line (47 digits, FEBRABAN) or from those 44
 * digits. Returns undefined unless every check digit is valid.
 */
export function billetBarcode(line: string): string | undefined {
  const digits = onlyDigits(line);
  const barcode = digits.length === 47 ? fromLine(digits) : digits;
  return barcode?.length === 44 && barcode[4] === generalDigit(barcode) ? barcode : undefined;
}

/**
 * Returns the 47 digits of a bank slip's digitable line, from its bar code; undefined unless the bar code is a valid
 * one of 44 digits.
 */
export function billetLine(barcode: string): string | undefined {
  if (barcode.length !== 44 || billetBarcode(barcode) !== barcode) return undefined;
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((digits) => digits + fieldDigit(digits)).join('') + barcode.slice(4, 19);
}

/**
 * The line is the bar code split into three fields with a check digit each, followed by the general digit, due date
 * and amount.
 */
function fromLine(line: string): string | undefined {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)] as const;
  if (!fields.every((field) => field.at(-1) === fieldDigit(field.slice(0, -1)))) return undefined;
  const [first, second, third] = fields.map((field) => field.slice(0, -1));
  return `${line.slice(0, 4)}${line.slice(32)}${first?.slice(4)}${second}${third}`;
}

/** Modulo 10: every second digit from the right counts twice; products of two digits count as the sum of their digits. */
function fieldDigit(digits: string): string {
  const sum = fromTheRight(digits).reduce((acc, digit, place) => {
    const product = digit * (place % 2 === 0 ? 2 : 1);
    return acc + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Modulo 11 over the other 43 digits, with weights 2 to 9 repeating from the right. It is never 0. */
function generalDigit(barcode: string): string {
  const sum = fromTheRight(barcode.slice(0, 4) + barcode.slice(5)).reduce(
    (acc, digit, place) => acc + digit * (2 + (place % 8)),
    0,
  );
  const digit = 11 - (sum % 11);
  return String(digit > 9 ? 1 : digit);
}

const fromTheRight = (digits: string): number[] => [...digits].reverse().map(Number);
