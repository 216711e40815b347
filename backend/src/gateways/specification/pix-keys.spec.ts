import { describe, expect, it } from '@jest/globals';
import { SAMPLE_WITHDRAW } from '../rehearsal/samples.js';
import { bodyOf } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from '../testing/words.js';

const payout = async (id: string, intent: object): Promise<string> =>
  JSON.stringify(await bodyOf(id, 'withdraw', intent));

/**
 * Payments.md §5, "PIX keys on the wire", at the providers that use these formats. The formats themselves are tested
 * in the kit.
 */
describe('a PIX key', () => {
  it.each([
    ['HAWKPAY', '(11) 98765-4321', 'PHONE', '11987654321', 'P5.44'],
    ['HORIZONBANK', '(11) 98765-4321', 'PHONE', '+5511987654321', 'P5.45'],
    ['PIXIUM', '11987654321', 'PHONE', '+5511987654321', 'P5.45'],
    ['ONZ', '(11) 98765-4321', 'PHONE', '+5511987654321', 'P5.46'],
    ['LEXXEN', '(11) 98765-4321', 'PHONE', '+5511987654321', 'P5.47, P5.48'],
    ['ROYALPAY', '+55 (11) 98765-4321', 'PHONE', '5511987654321', 'P5.49'],
    ['ROYALPAY', '529.982.247-25', 'CPF', '52998224725', 'P5.49'],
    ['ROYALPAY', 'Ana+1@x.example', 'EMAIL', 'Ana+1@x.example', 'P5.50'],
    ['LEXXEN', 'Ana+1@x.example', 'EMAIL', 'Ana+1@x.example', 'P5.50'],
    [
      'ROYALPAY',
      '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      'RANDOM',
      '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      'P5.51',
    ],
    ['CRMCOIN', '11144477735', 'CPF', '111.444.777-35', 'P5.55'],
    ['CRMCOIN', '11222333000181', 'CNPJ', '11.222.333/0001-81', 'P5.55'],
    ['CRMCOIN', '11987654321', 'PHONE', '(11) 98765-4321', 'P5.55'],
    ['CRMCOIN', '1132144321', 'PHONE', '(11) 3214-4321', 'P5.55'],
  ])('is sent to %s: %s (%s) as %s (%s)', async (id, pixKey, pixType, formatted) => {
    const sent = JSON.stringify(await bodyOf(id, 'withdraw', { pixKey, pixType }));
    expect(sent).toContain(`:${JSON.stringify(formatted)}`);
    if (formatted !== pixKey) expect(sent).not.toContain(JSON.stringify(pixKey));
  });

  const KEYS = [
    ['CPF', '52998224725'],
    ['CNPJ', '11222333000181'],
    ['EMAIL', 'rita@x.example'],
    ['PHONE', '+5511987654321'],
    ['RANDOM', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906'],
  ] as const;

  /** The providers' words, in the order of the keys above. */
  it.each([
    ['HAWKPAY', 'pixKeyType', ['cpf', 'cnpj', 'email', 'phone', 'evp']],
    ['MEDIUS', 'pixkeytype', ['cpf', 'cnpj', 'email', 'phone', 'evp']],
    ['VENITIP', 'pixkeytype', ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP']],
    ['PRIMEPAG', 'pix_key_type', ['cpf', 'cnpj', 'email', 'phone', 'token']],
    ['CASHTIME', 'pixKeyType', ['cpf', 'cnpj', 'email', 'phone', 'random']],
    ['CELCOIN', 'type', ['cpf', 'cnpj', 'email', 'mobilePhone', 'random']],
    ['FIREBANK', 'keyType', ['DOCUMENT', 'DOCUMENT', 'MAIL', 'PHONE', 'RANDOM_KEY']],
    ['SUITPAY', 'typeKey', ['document', 'document', 'email', 'phoneNumber', 'randomKey']],
    ['RAPDYN', 'pix_key_type', ['cpf', 'cnpj', 'email', 'phone', 'randomkey']],
    ['TRANSFEERA', 'pix_key_type', ['CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'CHAVE_ALEATORIA']],
    ['ASAAS', 'pixAddressKeyType', ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP']],
    ['IUGU', 'type', ['cpf', 'cnpj', 'email', 'phone', 'evp']],
    ['ROYALPAY', 'pix_type', ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM']],
    ['PAYUP', 'pixKeyType', ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM']],
  ])(
    '%s is told its kind in %s as %j (P3.53, P5.38, P5.39, P5.40, P5.41, P5.42)',
    async (id, field, words) => {
      for (const [index, [pixType, pixKey]] of KEYS.entries()) {
        const word = new RegExp(`"${field}":"${words[index]}"`);
        await expect(payout(id, { pixKey, pixType })).resolves.toMatch(word);
        // The kind is optional: it is determined from the key.
        await expect(payout(id, { pixKey, pixType: undefined })).resolves.toMatch(word);
      }
    },
  );

  it.each(['HAWKPAY', 'ASAAS', 'PAYUP'])('a PIX key of no kind is not paid out by %s (P5.43)', async (id) => {
    const { gateway, account } = subjectOf(id);
    const { runner, sent } = stage([]);
    const intent = { ...SAMPLE_WITHDRAW, pixKey: 'nobody knows what' };
    const { pixType: _, ...queried } = intent;
    await expect(runner.withdraw(gateway, account, queried)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'request',
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['5299822472', 'CPF', 'P5.52', 'CPF inválido, deve conter 11 dígitos.'],
    ['1122233300018', 'CNPJ', 'P5.53', 'CNPJ inválido, deve conter 14 dígitos.'],
    ['987654321', 'PHONE', 'P5.54', 'Telefone inválido, número de dígitos incorreto.'],
    ['119876543210', 'PHONE', 'P5.54', 'Telefone inválido, número de dígitos incorreto.'],
  ])(
    '%s is refused as a %s at CRMCOIN, in these words, and nothing is sent (%s)',
    async (pixKey, pixType, _, detail) => {
      const { gateway, account } = subjectOf('CRMCOIN');
      const { runner, sent } = stage([]);
      const queried = { capability: 'withdraw', intent: { pixKey, pixType } };
      await expect(runOperation(runner, gateway, account, queried)).resolves.toEqual({
        kind: 'refused',
        reason: 'request',
        detail,
      });
      expect(sent).toEqual([]);
    },
  );
});
