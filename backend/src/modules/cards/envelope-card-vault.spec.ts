import { describe, expect, it } from '@jest/globals';
import type { CardData } from '@guiche/gateway-kit';
import { loadConfiguration } from '../../config/index.js';
import { Envelope } from '../../runtime/crypto/index.js';
import { EnvelopeCardVault } from './envelope-card-vault.js';

const CARD: CardData = {
  cardNumber: '4111111111111111',
  holderName: 'Maria Aparecida Souza',
  holderDocument: '52998224725',
  expMonth: '12',
  expYear: '31',
  cvv: '739',
};

function vault(byte: number): EnvelopeCardVault {
  const key = `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`;
  const { crypto } = loadConfiguration({ DATABASE_URL: 'postgres://x', ENCRYPTION_KEYS: key });
  return new EnvelopeCardVault(new Envelope(crypto));
}

describe('the vault of cards', () => {
  it('makes an opaque token of a card, and the card of the token (P1.19, P3.76)', () => {
    const token = vault(1).seal(CARD, 'platform-1/account-1');
    expect(token).toMatch(/^[\w-]{200,}$/);
    const inside = Buffer.from(token, 'base64url').toString('latin1');
    for (const secret of Object.values(CARD)) if (secret.length > 3) expect(inside).not.toContain(secret);
    expect(vault(1).open(token, 'platform-1/account-1')).toEqual(CARD);
    expect(vault(1).seal(CARD, 'platform-1/account-1')).not.toBe(token);
  });

  it('opens for no other account, with no other key, and not when a letter was changed (P1.19)', () => {
    const token = vault(1).seal(CARD, 'platform-1/account-1');
    const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`;
    expect(() => vault(1).open(token, 'platform-1/account-2')).toThrow();
    expect(() => vault(2).open(token, 'platform-1/account-1')).toThrow();
    expect(() => vault(1).open(changed, 'platform-1/account-1')).toThrow();
    expect(() => vault(1).open('', 'platform-1/account-1')).toThrow();
  });
});
