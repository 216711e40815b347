import { newSessionToken, readSessionToken, type ReadToken } from './session-token.js';

/** Says what it is, so that people and scanners of source code recognize a key that was published by mistake. */
const PREFIX = 'gk_';
/** Shown in the list of keys: the prefix, a part of the platform's id and nothing of the secret. */
const BEGINNING_LENGTH = 11;

/** `READ`: reads only. `WRITE`: also changes. */
export const API_KEY_SCOPES = ['READ', 'WRITE'] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** A new key: the prefix and what a session token has. Only the digest is stored. */
export function newApiKey(platformId: string): { key: string; digest: Buffer; beginning: string } {
  const { token, digest } = newSessionToken(platformId);
  const key = PREFIX + token;
  return { key, digest, beginning: key.slice(0, BEGINNING_LENGTH) };
}

/** Undefined: it is no key. */
export function readApiKey(token: string): ReadToken | undefined {
  return token.startsWith(PREFIX) ? readSessionToken(token.slice(PREFIX.length)) : undefined;
}
