import { describe, expect, test } from '@jest/globals';
import { billetBarcode, billetLine } from './billet.js';

/** Slips that banks print in their manuals: Banco do Brasil, Itaú. */
const PRINTED = [
  ['00190.50095 40144.816069 06809.350314 3 37370000000100', '00193373700000001000500940144816060680935031'],
  ['34191.10121 34567.880058 71234.570001 6 16670000012345', '34196166700000123451101234567880057123457000'],
] as const;

describe('the bar code of a bank slip', () => {
  test.each(PRINTED)('%s is %s', (line, barcode) => {
    expect(billetBarcode(line)).toBe(barcode);
    expect(billetBarcode(line.replace(/\D/g, ''))).toBe(barcode);
    expect(billetBarcode(barcode)).toBe(barcode);
  });

  test.each(PRINTED)('%s is typed from it', (line, barcode) => {
    expect(billetLine(barcode)).toBe(line.replace(/\D/g, ''));
    expect(billetLine(line)).toBeUndefined();
  });

  test('one wrong digit in it, and there is no line', () => {
    const [, barcode] = PRINTED[0];
    expect(billetLine(`${barcode.slice(0, -1)}0`)).toBeUndefined();
    expect(billetLine(barcode.slice(1))).toBeUndefined();
  });

  test('one wrong digit anywhere, and there is no bar code', () => {
    for (const [line, barcode] of PRINTED) {
      for (const text of [line.replace(/\D/g, ''), barcode]) {
        const accepted = [...text].filter((digit, place) => {
          const wrong = String((Number(digit) + 1) % 10);
          return billetBarcode(text.slice(0, place) + wrong + text.slice(place + 1)) !== undefined;
        });
        expect(accepted).toEqual([]);
      }
    }
  });

  test.each(['', 'boleto', '0019050095', `${PRINTED[0][0]}0`, '8'.repeat(48)])('%p has none', (text) => {
    expect(billetBarcode(text)).toBeUndefined();
  });
});
