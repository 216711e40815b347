import type { components } from '@guiche/api-client';
import type { PlainCard } from './card-input';

type CardKey = components['schemas']['CardKeyDto'];

const TAG_BYTES = 16;

/**
 * The card as a compact JWE (RFC 7516; RSA-OAEP-256, A256GCM) that only the platform can open. By the browser's own
 * cryptography, or Node's for a page without script.
 */
export async function encryptCard(card: PlainCard, { kid, n, e }: CardKey): Promise<string> {
  const { subtle } = crypto;
  const platform = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const publicKey = await subtle.importKey('jwk', { kty: 'RSA', n, e }, platform, false, ['encrypt']);
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = base64url(utf8(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })));
  const aes = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const sealed = new Uint8Array(
    await subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: utf8(header) },
      aes,
      utf8(JSON.stringify(card)),
    ),
  );
  const encryptedKey = new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, contentKey));
  const parts = [encryptedKey, iv, sealed.subarray(0, -TAG_BYTES), sealed.subarray(-TAG_BYTES)];
  return [header, ...parts.map(base64url)].join('.');
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
