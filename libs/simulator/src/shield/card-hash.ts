import { fields, isFields, text } from '../http/fields.js';
import { readCard } from '../simulation/cards.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import { refuse } from './refusal.js';

/**
 * The library that a page loads from the provider. The real one encrypts; here the token contains the readable test
 * card.
 */
export const LIBRARY = `(() => {
  const text = (card) => btoa(unescape(encodeURIComponent(JSON.stringify(card))));
  const module = {
    setPublicKey(key) { module.publicKey = key; },
    async encrypt(card) {
      if (!module.publicKey) throw new Error('setPublicKey was not called');
      return 'hash_' + text(card).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    },
  };
  globalThis.ShieldSimulator = module;
  globalThis.ShieldHelper = { getModuleName: () => 'ShieldSimulator' };
})();
`;

/** The card within a token of {@link LIBRARY}. */
export function readHash(value: unknown): SimulatedCard {
  const token = text(value);
  if (!token?.startsWith('hash_')) throw refuse(400, 'card.hash is required');
  const { number, holderName, expMonth, expYear } = opened(token.slice('hash_'.length));
  const card = readCard(String(number), String(holderName), Number(expMonth), Number(expYear));
  if (!card) throw refuse(400, 'card.hash is not valid');
  return card;
}

function opened(encoded: string): Readonly<Record<string, unknown>> {
  try {
    const card: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return isFields(card) ? card : fields(undefined);
  } catch {
    throw refuse(400, 'card.hash is not valid');
  }
}
