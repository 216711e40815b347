import { describe, expect, it } from '@jest/globals';
import { formatCountdown } from './countdown.js';

describe('countdown', () => {
  it('shows HH:MM:SS (C4.36, C9.19)', () => {
    expect([900, 899, 3600, 86399, 360000, 59.9, 0, -5].map(formatCountdown)).toEqual([
      '00:15:00',
      '00:14:59',
      '01:00:00',
      '23:59:59',
      '100:00:00',
      '00:00:59',
      '00:00:00',
      '00:00:00',
    ]);
  });
});
