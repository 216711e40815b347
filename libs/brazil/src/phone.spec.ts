import { describe, expect, it } from '@jest/globals';
import { isAreaCode } from './area-codes.js';
import { formatPhone, isPhone, phoneDigits, phoneText, searchedPhone, splitPhone } from './phone.js';

describe('phones', () => {
  it('shows (99) 99999-9999, also while it is typed (C5.29, C5.48, P5.64)', () => {
    const typed = ['', '1', '11', '119', '1194321', '11943214', '11943214321', '119432143219'];
    expect(typed.map(formatPhone)).toEqual([
      '',
      '(1',
      '(11',
      '(11) 9',
      '(11) 94321',
      '(11) 94321-4',
      '(11) 94321-4321',
      '(11) 94321-4321',
    ]);
  });

  it('a phone and its beginning are searched for without punctuation and country code', () => {
    expect(['(11) 98765-4321', '+55 11 98765', '11 3333', '011 3333'].map(searchedPhone)).toEqual([
      ...['11987654321', '1198765', '113333', '113333'],
    ]);
    expect(['11', 'ana', '+1 415 555', '11%98', '1198765432100'].map(searchedPhone)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('prints a landline with four digits before the hyphen, and a mobile with five', () => {
    expect(['1130031234', '11943214321', '+1 415 555-2671', '119432'].map(phoneText)).toEqual([
      ...['(11) 3003-1234', '(11) 94321-4321', '+14155552671', '(11) 9432'],
    ]);
  });

  it('removes an unambiguous country code, and keeps area code 55', () => {
    expect(phoneDigits('+55 (11) 94321-4321')).toBe('11943214321');
    expect(phoneDigits('5511943214321')).toBe('11943214321');
    expect(phoneDigits('+55 11 3214-4321')).toBe('1132144321');
    expect(phoneDigits('(55) 99999-1234')).toBe('55999991234');
    // One digit too many in area code 55 must not turn into another person's number.
    expect(formatPhone('(55) 99999-12345')).toBe('(55) 99999-1234');
  });

  it('splits into the area code and the rest (P5.61)', () => {
    expect(splitPhone('(11) 94321-4321')).toEqual({ areaCode: '11', number: '943214321' });
    expect(splitPhone('1132144321')).toEqual({ areaCode: '11', number: '32144321' });
  });

  it('removes +55 and a leading zero, typed one character after another (C5.29)', () => {
    const type = (keys: string) => [...keys].reduce((shown, key) => formatPhone(shown + key), '');
    expect(type('+5511987654321')).toBe('(11) 98765-4321');
    expect(type('+55 (0)11 98765-4321')).toBe('(11) 98765-4321');
    expect(type('011987654321')).toBe('(11) 98765-4321');
    expect(type('5511987654321')).toBe('(11) 98765-4321');
    expect(type('5521998877665')).toBe('(21) 99887-7665');
    expect(type('551132144321')).toBe('(11) 32144-321');
    expect(type('55999991234')).toBe('(55) 99999-1234');
    expect(['+', '+5', '+55', '+551'].map(formatPhone)).toEqual(['+', '+5', '+55', '(1']);
  });

  it('leaves the number of another country as it is, and never dials it in Brazil', () => {
    expect(formatPhone('+1 (415) 555-2671')).toBe('+14155552671');
    expect(isPhone('+1 (415) 555-2671')).toBe(false);
    // Without the plus sign its digits would be a mobile number of São Paulo.
    expect(isPhone('+11 98765 4321')).toBe(false);
    expect(isPhone('11 98765 4321')).toBe(true);
  });

  it('phones can dial a mobile number of eleven digits and a landline number of ten', () => {
    const texts = ['11943214321', '(11) 3214-4321', '+55 11 94321-4321', '011943214321', '01132144321'];
    expect(texts.map(isPhone)).toEqual([true, true, true, true, true]);
  });

  it.each([
    ['943214321', 'no area code'],
    ['119432143210', 'a digit too many'],
    ['1198765432', 'a mobile number with a digit missing'],
    ['(11) 6214-4321', 'no landline number begins with 6'],
    ['(11) 83214-4321', 'nine digits that do not begin with 9'],
    ['', 'nothing'],
    ['telefone', 'no digits'],
  ])('phones cannot dial %p: %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('knows the 67 area codes in use and no other', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const used = codes.filter(isAreaCode);
    expect(used).toHaveLength(67);
    for (const unused of [
      '10',
      '20',
      '23',
      '25',
      '26',
      '29',
      '30',
      '36',
      '39',
      '40',
      '50',
      '52',
      '56',
      '72',
      '76',
      '78',
      '90',
    ])
      expect([unused, isPhone(`${unused}987654321`)]).toEqual([unused, false]);
  });
});
