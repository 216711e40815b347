import { expect, it } from '@jest/globals';
import { clientNetwork } from './client-network.js';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unix:', 'unix:'],
  ['', ''],
])('the client at %j is counted as %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
