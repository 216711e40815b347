import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '../../config/index.js';
import { Problem } from '../errors/index.js';
import { EventStreamLimits } from './event-stream-limits.js';

const limits = (protectiveLimits: 'on' | 'off' = 'on') =>
  new EventStreamLimits({ eventStreams: 4, eventStreamsPerAddress: 2, protectiveLimits } as AppConfig);

function refusalOf(admit: () => unknown): unknown {
  try {
    admit();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? [error.status, error.code, error.headers] : error;
  }
}
const TOO_MANY = [429, 'tooManyRequests', { 'retry-after': '15' }];

describe('event streams', () => {
  it('event streams are refused where an address holds its share, until it ends one', () => {
    const open = limits();
    const [end] = [open.admit('203.0.113.9'), open.admit('203.0.113.9')];
    expect(refusalOf(() => open.admit('203.0.113.9'))).toEqual(TOO_MANY);
    expect(refusalOf(() => open.admit('203.0.113.10'))).toBeUndefined();
    end();
    end();
    expect(refusalOf(() => open.admit('203.0.113.9'))).toBeUndefined();
    expect(refusalOf(() => open.admit('203.0.113.9'))).toEqual(TOO_MANY);
  });

  it('event streams of one IPv6 network are those of one client', () => {
    const open = limits();
    open.admit('2001:db8:1:2::1');
    open.admit('2001:db8:1:2:ffff::9');
    expect(refusalOf(() => open.admit('2001:db8:1:2::3'))).toEqual(TOO_MANY);
    expect(refusalOf(() => open.admit('2001:db8:1:3::1'))).toBeUndefined();
  });

  it('event streams are refused where the process holds as many as it may, whatever their addresses and the switch', () => {
    const open = limits('off');
    const ends = ['a', 'a', 'a', 'b'].map((address) => open.admit(address));
    expect(refusalOf(() => open.admit('c'))).toEqual([503, 'unavailable', undefined]);
    ends[3]?.();
    expect(refusalOf(() => open.admit('a'))).toBeUndefined();
  });
});
