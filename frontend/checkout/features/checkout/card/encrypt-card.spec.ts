import { expect, test } from '@jest/globals';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { encryptCard } from './encrypt-card';

const CARD = {
  cardNumber: '4111111111111111',
  holderName: 'José Açaí',
  holderDocument: '52998224725',
  expMonth: '12',
  expYear: '31',
  cvv: '123',
};

test('a card encrypted here is opened by a library that knows the standard, and by no other key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const key = {
    ...{ kty: 'RSA' as const, use: 'enc' as const, alg: 'RSA-OAEP-256' as const, kid: 'k1' },
    ...{ n: String(jwk.n), e: String(jwk.e) },
  };
  const token = await encryptCard(CARD, key);
  const { plaintext, protectedHeader } = await compactDecrypt(token, privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(CARD);
  expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
  expect(token).not.toContain(Buffer.from('4111111111111111').toString('base64url'));
  expect(await encryptCard(CARD, key)).not.toBe(token);

  const { privateKey: other } = await generateKeyPair('RSA-OAEP-256');
  await expect(compactDecrypt(token, other)).rejects.toThrow();
});
