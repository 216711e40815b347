import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: a token cannot be guessed, so its digest needs no salt. */
const SECRET_BYTES = 32;
const UUID_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** What a token says without a look into the database: the tenant whose sessions to search, and the stored digest. */
export interface ReadToken {
  readonly platformId: string;
  readonly digest: Buffer;
}

/**
 * A new session token: the platform's id and 32 random bytes, base64url. The id is part of it so that the session is found within
 * one tenant. Only the digest is stored.
 */
export function newSessionToken(platformId: string): { token: string; digest: Buffer } {
  const token = Buffer.concat([
    Buffer.from(platformId.replaceAll('-', ''), 'hex'),
    randomBytes(SECRET_BYTES),
  ]).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** Undefined: no token has this form. */
export function readSessionToken(token: string): ReadToken | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').subarray(0, UUID_BYTES).toString('hex');
  const platformId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { platformId, digest: digestOf(token) };
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
