import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import type { GatewayAccount } from './account.js';
import { Credential, Public, describeCredentials } from './credentials.js';
import { Gateway, GatewayBase, manifestOf, type AnyGateway } from './gateway.js';
import { NativeBody } from './native-body.js';
import { readDelivery } from './read-delivery.js';
import { sameSecret, type WebhookReader } from './webhook-reader.js';

const label = { 'pt-BR': 'Chave', 'en-US': 'Key', 'es-ES': 'Clave' };

class SignedCredentials {
  @Public()
  @Credential(label)
  @IsOptional()
  @IsString()
  shop?: string;

  @Credential(label)
  @IsNotEmpty()
  @IsString()
  key!: string;
}

const sign = (body: string, key: string): string => createHmac('sha256', key).update(body).digest('hex');

const MANIFEST = {
  name: 'Signed',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.signed.example',
  credentials: SignedCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
  capabilities: ['webhook'],
} as const;

@Gateway({ ...MANIFEST, id: 'SIGNED' })
class SignedGateway extends GatewayBase<SignedCredentials> {
  override authorize(): Record<string, string> {
    return {};
  }

  override readonly webhook: WebhookReader<SignedCredentials> = {
    proof: {
      kind: 'signed',
      verify: ({ headers, rawBody }, { key }) => sameSecret(headers['x-signature'] ?? '', sign(rawBody, key)),
    },
    read: (body) => ({
      kind: 'charges',
      notifications: [
        {
          type: 'TRANSACTION',
          reference: body.text('id'),
          outcome: { kind: 'settled', reference: body.text('id') },
        },
      ],
    }),
  };
}

class Undeclared extends SignedGateway {}

const gateway = new SignedGateway() as AnyGateway;
const account: GatewayAccount = {
  id: 'a1',
  platformId: 'p1',
  provider: 'SIGNED',
  baseAddress: 'http://127.0.0.1',
  credentials: { key: 'signing-key' },
  webhookAuthToken: '',
};
const rawBody = '{"id":"c1"}';
const delivered = (signature: string) => ({ headers: { 'x-signature': signature }, rawBody });

describe('a signed delivery', () => {
  it('a signed delivery is proven by its signature', () => {
    expect(readDelivery(gateway, account, delivered(sign(rawBody, 'signing-key')))).toEqual({
      kind: 'proven',
      type: 'TRANSACTION',
      reference: 'c1',
      outcome: { kind: 'settled', reference: 'c1' },
    });
  });

  it.each([
    ['made with another key', sign(rawBody, 'another-key')],
    ['of another body', sign('{"id":"c2"}', 'signing-key')],
    ['that is missing', ''],
  ])('a signed delivery is forged with a signature %s, and is not read', (_, signature) => {
    expect(readDelivery(gateway, account, delivered(signature))).toEqual({
      kind: 'forged',
      detail: 'the signature is wrong',
    });
  });

  it('a signed delivery is forged for an account without the key', () => {
    const open = { ...account, credentials: {} };
    expect(readDelivery(gateway, open, delivered(sign(rawBody, ''))).kind).toBe('forged');
  });
});

@Gateway({ ...MANIFEST, id: 'PARTLY_SIGNED' })
class PartlySignedGateway extends SignedGateway {
  override readonly webhook: WebhookReader<SignedCredentials> = {
    ...new SignedGateway().webhook,
    proof: { kind: 'signed', verify: () => false, signs: ({ shop }) => shop === 'signs' },
  };
}

describe('a delivery of a provider that signs for some accounts only', () => {
  const read = (shop?: string) => {
    const credentials = { ...account.credentials, ...(shop ? { shop } : {}) };
    return readDelivery(new PartlySignedGateway() as AnyGateway, { ...account, credentials }, delivered(''));
  };

  it('a delivery of a provider that signs for some accounts only is forged without a signature where there must be one, and a hint where there is none', () => {
    expect(read('signs').kind).toBe('forged');
    expect(read().kind).toBe('hint');
  });

  it('a delivery of a provider that signs for some accounts only is forged for an account with wrong credentials, so that a signature cannot be omitted', () => {
    const open = { ...account, credentials: {} };
    expect(readDelivery(new PartlySignedGateway() as AnyGateway, open, delivered('')).kind).toBe('forged');
  });
});

@Gateway({ ...MANIFEST, id: 'SIGNED_BY_EVENT' })
class SignedByEventGateway extends SignedGateway {
  override readonly webhook: WebhookReader<SignedCredentials> = {
    ...new SignedGateway().webhook,
    proof: { kind: 'signed', verify: () => false, signs: (_, { rawBody }) => !rawBody.includes('c1') },
  };
}

it('a delivery of a provider that signs some events only is a hint where no signature is due', () => {
  const gateway = new SignedByEventGateway() as AnyGateway;
  expect(readDelivery(gateway, account, delivered('')).kind).toBe('hint');
  expect(readDelivery(gateway, account, { ...delivered(''), rawBody: '{}' }).kind).toBe('forged');
});

@Gateway({ ...MANIFEST, id: 'SIGNED_WITHIN' })
class SignedWithinGateway extends SignedGateway {
  override readonly webhook: WebhookReader<SignedCredentials> = {
    ...new SignedGateway().webhook,
    proof: {
      kind: 'signed',
      verify: ({ rawBody }, { key }) => sameSecret(NativeBody.parse(rawBody).text('secret'), key),
    },
  };
}

describe('a delivery that carries its proof in its body', () => {
  const read = (rawBody: string) =>
    readDelivery(new SignedWithinGateway() as AnyGateway, account, { headers: {}, rawBody });

  it('a delivery that carries its proof in its body is proven by it', () => {
    expect(read('{"id":"c1","secret":"signing-key"}')).toMatchObject({ kind: 'proven', reference: 'c1' });
  });

  it.each([
    ['is no JSON', 'secret=signing-key', 'no proof can be read: body is not JSON'],
    ['is no object', '["signing-key"]', 'no proof can be read: body is not an object'],
    ['lacks it', '{"id":"c1"}', 'no proof can be read: body.secret is not a text'],
    ['holds another', '{"id":"c1","secret":"guessed"}', 'the signature is wrong'],
  ])('a delivery that carries its proof in its body is forged where the body %s', (_, rawBody, detail) => {
    expect(read(rawBody)).toEqual({ kind: 'forged', detail });
  });
});

class FormGateway extends SignedGateway {
  override readonly webhook: WebhookReader<SignedCredentials> = {
    format: 'form',
    proof: { kind: 'unproven' },
    read: (body) => {
      const reference = body.at('data').text('id');
      return {
        kind: 'charges',
        notifications: [{ type: 'TRANSACTION', reference, outcome: { kind: 'settled', reference } }],
      };
    },
  };
}

describe('a delivery that is a form', () => {
  const read = (form: string) =>
    readDelivery(new FormGateway() as AnyGateway, account, { headers: {}, rawBody: form });

  it('a form delivery is read by its fields, whatever its content type', () => {
    expect(read('event=paid&data%5Bid%5D=c%201')).toMatchObject({ kind: 'hint', reference: 'c 1' });
    expect(read('event=paid&data[id]=c+1')).toMatchObject({ kind: 'hint', reference: 'c 1' });
  });

  it.each(['', '{"data":{"id":"c1"}}', 'data=c1', 'data[]=c1', 'data[id]=', '__proto__[data][id]=c1'])(
    'a delivery that is a form is unreadable without them: %j',
    (form) => {
      expect(read(form).kind).toBe('unreadable');
    },
  );
});

describe('sameSecret', () => {
  it.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'abcd', false],
    ['', 'abc', false],
    ['', '', false],
  ])('%j and %j: %s', (given, expected, same) => {
    expect(sameSecret(given, expected)).toBe(same);
  });
});

describe('declarations', () => {
  it('a subclass of a gateway is no gateway until it is declared itself', () => {
    expect(() => manifestOf(Undeclared)).toThrow('Undeclared is not declared with @Gateway');
    expect(manifestOf(SignedGateway).id).toBe('SIGNED');
  });

  it('credentials are secret unless marked public, required unless optional', () => {
    expect(describeCredentials(SignedCredentials)).toEqual([
      { name: 'shop', label, secret: false, required: false },
      { name: 'key', label, secret: true, required: true },
    ]);
  });

  it('a credential with rules but without a label is a mistake', () => {
    class Unlabelled {
      @IsString()
      key!: string;
    }
    expect(() => describeCredentials(Unlabelled)).toThrow('Unlabelled.key has no @Credential label');
  });
});
