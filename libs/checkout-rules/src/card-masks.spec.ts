import { describe, expect, it } from '@jest/globals';
import { formatCardExpiration, formatCardNumber } from './card-masks.js';

describe('card masks', () => {
  it('C5.32 groups 16 digits by four', () => {
    expect(
      ['', '4', '41111', '4111111111111111', '41111111111111112', '4111-1111'].map(formatCardNumber),
    ).toEqual(['', '4', '4111 1', '4111 1111 1111 1111', '4111 1111 1111 1111', '4111 1111']);
  });

  it('C5.33 shows month and year', () => {
    expect(['1', '12', '123', '1230', '12301', '12/30'].map(formatCardExpiration)).toEqual([
      '1',
      '12',
      '12/3',
      '12/30',
      '12/30',
      '12/30',
    ]);
  });
});
