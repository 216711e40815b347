import { describe, expect, it } from '@jest/globals';
import type { ClientCertificate, ConfiguredCertificate } from './account.js';
import { Certificates } from './certificates.js';

const ADDRESS = { url: 'https://files.example/owempay.p12', passphrase: 'secret' };
const START = Date.parse('2030-01-02T02:30:00Z');

/** A loader that counts, and gives another file each time. */
function loading(fail: () => boolean = () => false) {
  const requested: ConfiguredCertificate[] = [];
  let now = START;
  const certificates = new Certificates({
    load: async (certificate): Promise<ClientCertificate> => {
      requested.push(certificate);
      if (fail()) throw new Error('not there');
      return { pfx: Uint8Array.of(requested.length) };
    },
  });
  const at = (ms: number, certificate: ConfiguredCertificate = ADDRESS, seconds?: number) => {
    now = START + ms;
    return certificates.of(certificate, () => new Date(now), 1_000, seconds).then(({ pfx }) => pfx[0]);
  };
  return { at, requested };
}

const HOUR = 60 * 60_000;

describe('client certificates', () => {
  it('client certificates are loaded once an hour, by our clock (P9.51)', async () => {
    const { at, requested } = loading();
    await expect(at(0)).resolves.toBe(1);
    await expect(at(HOUR - 1)).resolves.toBe(1);
    await expect(at(HOUR)).resolves.toBe(2);
    expect(requested).toEqual([ADDRESS, ADDRESS]);
  });

  it('are cached as long as their gateway configures', async () => {
    const { at } = loading();
    await expect(at(0, ADDRESS, 60)).resolves.toBe(1);
    await expect(at(60_000, ADDRESS, 60)).resolves.toBe(2);
  });

  it('client certificates are loaded once for concurrent callers', async () => {
    const { at, requested } = loading();
    await expect(Promise.all([at(0), at(0), at(0)])).resolves.toEqual([1, 1, 1]);
    expect(requested).toHaveLength(1);
  });

  it.each<[string, ConfiguredCertificate]>([
    ['another address', { ...ADDRESS, url: 'https://files.example/new.p12' }],
    ['another passphrase', { ...ADDRESS, passphrase: 'changed' }],
    ['a file of its own', { pfx: Uint8Array.of(9), passphrase: 'secret' }],
  ])('client certificates are loaded again immediately for %s', async (_, changed) => {
    const { at } = loading();
    await at(0);
    await expect(at(1, changed)).resolves.toBe(2);
    await expect(at(2)).resolves.toBe(1);
  });

  it('client certificates are loaded again after a failure, which is reported to the waiting callers', async () => {
    let broken = true;
    const { at } = loading(() => broken);
    await expect(at(0)).rejects.toThrow('not there');
    broken = false;
    await expect(at(1)).resolves.toBe(2);
  });

  it('client certificates are used directly without a loader, and an address then loads nothing', async () => {
    const certificates = new Certificates(undefined);
    const now = () => new Date(START);
    const pfx = Uint8Array.of(7);
    await expect(certificates.of({ pfx }, now, 1_000)).resolves.toEqual({ pfx });
    await expect(certificates.of(ADDRESS, now, 1_000)).rejects.toThrow('no loader');
  });
});
