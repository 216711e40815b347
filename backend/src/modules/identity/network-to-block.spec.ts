import { describe, expect, it } from '@jest/globals';
import { isInNetwork } from '../../runtime/networks/index.js';
import { networkToBlock } from './network-to-block.js';

describe('a network to block', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9/32'],
    [' 203.0.113.9 ', '203.0.113.9/32'],
    ['203.0.113.77/24', '203.0.113.0/24'],
    ['10.20.30.40/16', '10.20.0.0/16'],
    ['::ffff:203.0.113.9', '203.0.113.9/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1/48', '2001:db8::/48'],
    ['2001:db8::1/128', '2001:db8::1/128'],
  ])('%s is blocked as %s', (text, network) => {
    expect(networkToBlock(text)).toBe(network);
  });

  it.each([
    ...['', 'everybody', '203.0.113', '203.0.113.256', '203.0.113.9/33', '203.0.113.9/-1', '203.0.113.9/x'],
    ...[
      '0.0.0.0/0',
      '10.0.0.0/8',
      '10.0.0.0/15',
      '::/0',
      '2001:db8::/31',
      '2001:db8::1/129',
      '1.2.3.4/24/24',
    ],
    ...['::ffff:203.0.113.9/96', '3232235777', '0x7f.1'],
  ])('%j is no network, or too wide', (text) => {
    expect(networkToBlock(text)).toBeUndefined();
  });

  it.each([
    ['203.0.113.9', '203.0.113.0/24', true],
    ['203.0.114.9', '203.0.113.0/24', false],
    ['::ffff:203.0.113.9', '203.0.113.9/32', true],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', true],
    ['2001:db8:1:3::1', '2001:db8:1:2::/64', false],
    ['unknown', '203.0.113.0/24', false],
    [null, '203.0.113.0/24', false],
  ])('%j is in %s: %s', (address, network, isIn) => {
    expect(isInNetwork(address, network)).toBe(isIn);
  });
});
