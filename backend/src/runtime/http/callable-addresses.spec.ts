import { describe, expect, it } from '@jest/globals';
import { CallableAddresses } from './callable-addresses.js';

const nothingOfOurs = new CallableAddresses([]);

describe('callable addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.167.255.255', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'include %s, which is public',
    (address) => {
      expect(nothingOfOurs.includes(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['this machine, mapped', '::ffff:127.0.0.1'],
    ['this machine, mapped', '::ffff:7f00:1'],
    ['this machine, in the old compatible form', '::127.0.0.1'],
    ['this machine, translated', '::ffff:0:127.0.0.1'],
    ['this machine, through NAT64', '64:ff9b::7f00:1'],
    ['this machine, through a local NAT64', '64:ff9b:1::7f00:1'],
    ['this machine, through 6to4', '2002:7f00:1::'],
    ['no machine in particular', '0.0.0.0'],
    ['no machine in particular', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network, mapped', '::ffff:192.168.1.1'],
    ['a private network', 'fd00::1'],
    ['a private network of old', 'fec0::1'],
    ['the network of a provider', '100.64.0.1'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['the metadata of a cloud, mapped', '::ffff:a9fe:a9fe'],
    ['the metadata of a cloud', 'fd00:ec2::254'],
    ['the metadata of a cloud', '100.100.100.200'],
    ['the metadata of a cloud', '168.63.129.16'],
    ['the metadata of a cloud', '192.0.0.192'],
    ['the same wire', '169.254.0.1'],
    ['the same wire', 'fe80::1'],
    ['the same wire, named', 'fe80::1%eth0'],
    ['many at once', '224.0.0.1'],
    ['many at once', 'ff02::1'],
    ['everybody at once', '255.255.255.255'],
    ['nobody', '240.0.0.1'],
    ['documents', '203.0.113.10'],
    ['documents', '2001:db8::1'],
    ['a tunnel', '2001::1'],
    ['IPv6 that was never given to anybody', '4000::1'],
  ])('leave out %s: %s', (_, address) => {
    expect(nothingOfOurs.includes(address)).toBe(false);
  });

  it.each(['', 'localhost', '127.0.0.1/8', '8.8.8.8:80', '[::1]', '8.8.8.8 '])(
    'callable addresses are addresses only: %j',
    (text) => {
      expect(nothingOfOurs.includes(text)).toBe(false);
    },
  );

  it('include the networks that were allowed, and no neighbour of them', () => {
    const allowing = new CallableAddresses(['127.0.0.0/8', '::1/128', '10.1.0.0/16']);
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '10.1.2.3', '::ffff:10.1.2.3', '8.8.8.8'])
      expect(allowing.includes(address)).toBe(true);
    for (const address of ['10.2.0.1', '10.0.255.255', '::2', '192.168.1.1'])
      expect(allowing.includes(address)).toBe(false);
  });

  it('callable addresses are not made of a network that is misspelt', () => {
    expect(() => new CallableAddresses(['10.0.0.0'])).toThrow();
  });
});
