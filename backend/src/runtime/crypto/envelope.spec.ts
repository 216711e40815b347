import { describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { Envelope } from './envelope.js';

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

function envelope(...keys: string[]): Envelope {
  return new Envelope(
    loadConfiguration({ DATABASE_URL: 'postgres://x', ENCRYPTION_KEYS: keys.join(',') }).crypto,
  );
}

describe('Envelope', () => {
  it('decrypts what it encrypted, text and bytes alike', () => {
    const one = envelope(key('a', 1));
    expect(one.open(one.seal('sk_live_ção', 'account:1'), 'account:1').toString('utf8')).toBe('sk_live_ção');
    const bytes = Uint8Array.from([0, 255, 1, 254]);
    expect([...one.open(one.seal(bytes, 'account:1'), 'account:1')]).toEqual([0, 255, 1, 254]);
    expect(one.open(one.seal('', 'account:1'), 'account:1')).toHaveLength(0);
  });

  it('hides the text and never seals it the same way twice', () => {
    const one = envelope(key('a', 1));
    const sealed = one.seal('secret', 'c');
    expect(sealed.includes('secret')).toBe(false);
    expect(sealed.equals(one.seal('secret', 'c'))).toBe(false);
  });

  it('Envelope does not open in another context, nor after any single bit was changed', () => {
    const one = envelope(key('a', 1));
    const sealed = one.seal('secret', 'account:1');
    expect(() => one.open(sealed, 'account:2')).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => one.open(changed, 'account:1')).toThrow();
    }
    expect(() => one.open(sealed.subarray(0, sealed.length - 1), 'account:1')).toThrow();
    expect(() => one.open(Buffer.alloc(0), 'account:1')).toThrow('not a sealed blob');
  });

  it('seals with the first key and opens with every configured one, so that keys rotate', () => {
    const before = envelope(key('2025', 1));
    const during = envelope(key('2026', 2), key('2025', 1));
    const after = envelope(key('2026', 2));
    const old = before.seal('secret', 'c');
    expect(during.open(old, 'c').toString()).toBe('secret');
    const renewed = during.seal('secret', 'c');
    expect(during.keyId).toBe('2026');
    expect(after.open(renewed, 'c').toString()).toBe('secret');
    expect(() => after.open(old, 'c')).toThrow('encryption key "2025" is not configured');
  });
});
