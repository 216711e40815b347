import { expect, test } from '@jest/globals';
import { IsString } from 'class-validator';
import { Credential, openCredentials } from './credentials.js';

const LABEL = { 'pt-BR': 'Chave', 'en-US': 'Key', 'es-ES': 'Clave' };

class Keyed {
  @Credential(LABEL) @IsString() key: string;
}

class Signed {
  @Credential(LABEL) @IsString() signature: string;
}

test('credentials are checked once for an account, and no gateway can leave a note in them', () => {
  const plain = { key: 'k1' };
  const { credentials, problems } = openCredentials(Keyed, plain);
  expect([credentials, problems]).toEqual([Object.assign(new Keyed(), { key: 'k1' }), []]);
  expect(openCredentials(Keyed, plain).credentials).toBe(credentials);
  expect(() => Object.assign(credentials, { seen: true })).toThrow(TypeError);
});

test('credentials of another account, or of another gateway, are checked for themselves', () => {
  const plain = { key: 'k1' };
  openCredentials(Keyed, plain);
  expect(openCredentials(Keyed, { key: 'k2' }).credentials.key).toBe('k2');
  expect(openCredentials(Signed, plain).problems).toEqual(['signature (isString)']);
  expect(openCredentials(Keyed, plain).problems).toEqual([]);
});

test('a problem names field and rule, never the value, however often it is read', () => {
  const plain = { key: 42 };
  expect(openCredentials(Keyed, plain).problems).toEqual(['key (isString)']);
  expect(openCredentials(Keyed, plain).problems).toEqual(['key (isString)']);
});

test('a provider that wants none finds none missing', () => {
  class Nothing {}
  expect(openCredentials(Nothing, {}).problems).toEqual([]);
});
