import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isConnectionLost } from './lost-connection.js';
import { transience } from './sql-states.js';
import { isTransient } from './transient-failures.js';

const failed = (code: string): QueryFailedError =>
  new QueryFailedError('select', [], Object.assign(new Error('failed'), { code }));

const UNAVAILABLE = [
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01', '25006'],
  ...['53000', '53100', '53200', '53300', '53400', '57P01', '57P02', '57P03', '57P04', '57P05'],
  ...['58000', '58030', '58P01', '58P02', '58P03'],
];
const CONTENDED = ['25P03', '25P04', '40001', '40003', '40P01', '55006', '55P03', '57014'];

/** One of each class that stays wrong however often it is repeated. */
const LASTING = [
  ...['0A000', '22001', '22P02', '23502', '23505', '23514', '25001', '25P02', '26000', '28P01'],
  ...['40002', '42601', '42P01', '42501', '55000', '57000', 'P0001', 'XX000', 'XX001', '5310', 'EPIPE'],
];

describe('a failure of the database', () => {
  it.each(UNAVAILABLE)('%s: it can serve nobody now, and the request may be repeated', (code) => {
    expect([transience(code), isTransient(failed(code)), isConnectionLost(failed(code))]).toEqual([
      'unavailable',
      true,
      true,
    ]);
  });

  it.each(CONTENDED)('%s: this transaction lost, and the request may be repeated', (code) => {
    expect([transience(code), isTransient(failed(code)), isConnectionLost(failed(code))]).toEqual([
      'contended',
      true,
      false,
    ]);
  });

  it.each(LASTING)('%s does not pass by itself', (code) => {
    expect(transience(code)).toBeUndefined();
  });

  it('a transient failure of the database is recognized by the driver’s code only', () => {
    expect(isTransient(failed('23505'))).toBe(false);
    expect(isTransient(Object.assign(new Error('raw'), { code: '53100' }))).toBe(true);
    expect(isTransient(new Error('40001'))).toBe(false);
    expect(isTransient({ code: '40001' })).toBe(false);
    expect(isTransient(undefined)).toBe(false);
  });
});
