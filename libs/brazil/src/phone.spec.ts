import { describe, expect, it } from '@jest/globals';
import { formatPhone, isPhone, phoneDigits, splitPhone } from './phone.js';

describe('phones', () => {
  it('C5.29 C5.48 P5.64 shows (99) 99999-9999, also while it is typed', () => {
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

  it('drops the country code where it is certain, and keeps area code 55', () => {
    expect(phoneDigits('+55 (11) 94321-4321')).toBe('11943214321');
    expect(phoneDigits('5511943214321')).toBe('11943214321');
    expect(phoneDigits('+55 11 3214-4321')).toBe('1132144321');
    expect(phoneDigits('(55) 99999-1234')).toBe('55999991234');
    // One digit too many in area code 55 must not turn into another person's number.
    expect(formatPhone('(55) 99999-12345')).toBe('(55) 99999-1234');
  });

  it('P5.61 splits into the area code and the rest', () => {
    expect(splitPhone('(11) 94321-4321')).toEqual({ areaCode: '11', number: '943214321' });
    expect(splitPhone('1132144321')).toEqual({ areaCode: '11', number: '32144321' });
  });

  it('can dial ten or eleven digits whose area code exists', () => {
    const texts = [
      '11943214321',
      '(11) 3214-4321',
      '943214321',
      '01943214321',
      '119432143210',
      '',
      'telefone',
    ];
    expect(texts.map(isPhone)).toEqual([true, true, false, false, false, false, false]);
  });
});
