import { describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { LinkSigner } from './link-signer.js';

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

function signer(...keys: string[]): LinkSigner {
  return new LinkSigner(
    loadConfiguration({ DATABASE_URL: 'postgres://x', ENCRYPTION_KEYS: keys.join(',') }).crypto,
  );
}

describe('LinkSigner', () => {
  const claims = ['upload', 'public/a/b.pdf', '12'];

  it('knows its own signature, and only over the same claims in the same places', () => {
    const one = signer(key('a', 1));
    const signature = one.sign(claims);
    expect(one.isSignedOver(claims, signature)).toBe(true);
    for (const other of [
      ['upload', 'public/a/b.pdf', '13'],
      ['upload', 'public/a/b.pdf1', '2'],
      ['public/a/b.pdf', 'upload', '12'],
      ['upload', 'public/a/b.pdf'],
      [...claims, ''],
    ])
      expect(one.isSignedOver(other, signature)).toBe(false);
  });

  it('knows no signature that was changed, cut or made up', () => {
    const one = signer(key('a', 1));
    const signature = one.sign(claims);
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    for (const wrong of ['', 'undefined', signature.slice(0, -2), flipped, signature + 'AAAA'])
      expect(one.isSignedOver(claims, wrong)).toBe(false);
  });

  it('signs with the first key and verifies with every one, so that keys rotate', () => {
    const old = signer(key('2025', 1)).sign(claims);
    const during = signer(key('2026', 2), key('2025', 1));
    expect(during.isSignedOver(claims, old)).toBe(true);
    expect(signer(key('2026', 2)).isSignedOver(claims, old)).toBe(false);
    expect(signer(key('2026', 2)).isSignedOver(claims, during.sign(claims))).toBe(true);
  });

  it('signs no claim with a line break, which could be read as two', () => {
    expect(() => signer(key('a', 1)).sign(['read\nupload'])).toThrow('line break');
  });
});
