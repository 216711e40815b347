import { describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { LinkSigner } from '../../runtime/crypto/index.js';
import { CARD_KEY_TERM_MS, CardKeyIds, isInTerm, looksLikeKeyId } from './card-key-ids.js';

const PLATFORM = '019aa1d0-0000-7000-8000-000000000001';
const ISSUED = {
  keyId: '019aa1d0-0000-7000-8000-000000000002',
  offerId: '019aa1d0-0000-7000-8000-000000000003',
  issuedAt: new Date('2026-11-23T12:00:00.123Z'),
};

function ids(...bytes: number[]): CardKeyIds {
  const keys = bytes.map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`).join(',');
  const { crypto } = loadConfiguration({ DATABASE_URL: 'postgres://x', ENCRYPTION_KEYS: keys });
  return new CardKeyIds(new LinkSigner(crypto));
}

describe('the id of a card key', () => {
  it('contains key pair, offer and time of issue, readable by its own platform only', () => {
    const kid = ids(1).issue(PLATFORM, ISSUED);
    expect(looksLikeKeyId(kid)).toBe(true);
    expect(ids(1).read(PLATFORM, kid)).toEqual(ISSUED);
    expect(ids(1).read(ISSUED.offerId, kid)).toBeUndefined();
    expect(ids(2).read(PLATFORM, kid)).toBeUndefined();
    expect(ids(1).read(PLATFORM, '')).toBeUndefined();
  });

  it('the id of a card key is still read after the encryption keys were rotated', () => {
    expect(ids(2, 1).read(PLATFORM, ids(1).issue(PLATFORM, ISSUED))).toEqual(ISSUED);
  });

  it('the id of a card key is in term for fifteen minutes, and a minute before for a clock that is ahead', () => {
    const at = (ms: number) => isInTerm(ISSUED.issuedAt, new Date(ISSUED.issuedAt.getTime() + ms));
    expect([at(0), at(CARD_KEY_TERM_MS), at(CARD_KEY_TERM_MS + 1), at(-60_000), at(-60_001)]).toEqual([
      ...[true, true, false],
      ...[true, false],
    ]);
    expect(CARD_KEY_TERM_MS).toBe(900_000);
  });
});
