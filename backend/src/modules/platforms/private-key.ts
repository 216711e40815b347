import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';

/** The PEM in base64 (payments.md §3). Undefined for a text that is not an RSA key without a passphrase. */
export function encodePrivateKey(text: string): string | undefined {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString();
  try {
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') return undefined;
  } catch {
    return undefined;
  }
  return Buffer.from(pem).toString('base64');
}

/** SHA-256 of the public half, by which people compare it with what the provider shows. */
export function keyFingerprint(encoded: string): string {
  const pem = Buffer.from(encoded, 'base64').toString();
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const hex = createHash('sha256').update(spki).digest('hex').toUpperCase();
  return hex.replace(/(..)(?=.)/g, '$1:');
}
