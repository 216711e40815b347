import { describe, expect, it } from '@jest/globals';
import { isStaffAddress, staffNetworks } from './staff-addresses.js';

describe('the addresses of staff', () => {
  it('are addresses and networks of both kinds, each once', () => {
    expect(
      staffNetworks(['203.0.113.7', '198.51.100.9/24', '203.0.113.7/32', '2001:db8::1', '2001:db8:1::/48']),
    ).toEqual(['203.0.113.7/32', '198.51.100.0/24', '2001:db8::/64', '2001:db8:1::/48']);
  });

  it.each(['', '10.1', '0.0.0.0/0', '10.0.0.0/7', '::/0', '203.0.113.7/33', 'office', '1.2.3.4/8/8'])(
    'are not %j',
    (text) => expect(staffNetworks(['203.0.113.7', text])).toBeUndefined(),
  );

  it.each([
    [[], '192.0.2.1', true],
    [['203.0.113.0/24'], '203.0.113.200', true],
    [['203.0.113.0/24'], '::ffff:203.0.113.200', true],
    [['203.0.113.0/24'], '203.0.114.1', false],
    [['203.0.113.0/24'], '2001:db8::1', false],
    [['203.0.113.0/24', '2001:db8::/32'], '2001:db8:9::1', true],
    [['203.0.113.0/24'], null, false],
  ])('%j and %s: %s', (list, address, isAllowed) => {
    expect(isStaffAddress(list, address)).toBe(isAllowed);
  });
});
