import { createPrivateKey } from 'node:crypto';

/** As the specification keeps it (payments.md §3): the PEM in base64. Undefined for what is no RSA key without a passphrase. */
export function spellPrivateKey(text: string): string | undefined {
  const pem = text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString();
  try {
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') return undefined;
  } catch {
    return undefined;
  }
  return Buffer.from(pem).toString('base64');
}
