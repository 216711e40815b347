import { describe, expect, it } from '@jest/globals';
import { bodyOf } from './testing/spoken.js';
import { play, stage } from './testing/stage.js';
import { subjectOf } from './testing/words.js';

/** Payments.md §5, "PIX keys on the wire", at the providers that spell them so. How a key is spelt at all is the kit's. */
describe('a PIX key', () => {
  it.each([
    ['P5.44', 'HAWKPAY', '(11) 98765-4321', 'PHONE', '11987654321'],
    ['P5.45', 'HORIZONBANK', '(11) 98765-4321', 'PHONE', '+5511987654321'],
    ['P5.45', 'PIXIUM', '11987654321', 'PHONE', '+5511987654321'],
    ['P5.46', 'ONZ', '(11) 98765-4321', 'PHONE', '+5511987654321'],
    ['P5.47 P5.48', 'LEXXEN', '(11) 98765-4321', 'PHONE', '+5511987654321'],
    ['P5.49', 'ROYALPAY', '+55 (11) 98765-4321', 'PHONE', '5511987654321'],
    ['P5.49', 'ROYALPAY', '529.982.247-25', 'CPF', '52998224725'],
    ['P5.50', 'ROYALPAY', 'Ana+1@x.example', 'EMAIL', 'Ana+1@x.example'],
    ['P5.50', 'LEXXEN', 'Ana+1@x.example', 'EMAIL', 'Ana+1@x.example'],
    [
      'P5.51',
      'ROYALPAY',
      '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
      'RANDOM',
      '7d9f0335-8dcc-4054-9bf9-0dbd61d36906',
    ],
    ['P5.55', 'CRMCOIN', '11144477735', 'CPF', '111.444.777-35'],
    ['P5.55', 'CRMCOIN', '11222333000181', 'CNPJ', '11.222.333/0001-81'],
    ['P5.55', 'CRMCOIN', '11987654321', 'PHONE', '(11) 98765-4321'],
    ['P5.55', 'CRMCOIN', '1132144321', 'PHONE', '(11) 3214-4321'],
  ])('%s goes to %s: %s (%s) as %s', async (_, id, pixKey, pixType, spelt) => {
    const sent = JSON.stringify(await bodyOf(id, 'withdraw', { pixKey, pixType }));
    expect(sent).toContain(`:${JSON.stringify(spelt)}`);
    if (spelt !== pixKey) expect(sent).not.toContain(JSON.stringify(pixKey));
  });

  it.each([
    ['P5.52', '5299822472', 'CPF', 'CPF inválido, deve conter 11 dígitos.'],
    ['P5.53', '1122233300018', 'CNPJ', 'CNPJ inválido, deve conter 14 dígitos.'],
    ['P5.54', '987654321', 'PHONE', 'Telefone inválido, número de dígitos incorreto.'],
    ['P5.54', '119876543210', 'PHONE', 'Telefone inválido, número de dígitos incorreto.'],
  ])(
    '%s %s is refused as a %s at CRMCOIN, in these words, and nothing is sent',
    async (_, pixKey, pixType, detail) => {
      const { gateway, account } = subjectOf('CRMCOIN');
      const { runner, sent } = stage([]);
      const asked = { capability: 'withdraw', intent: { pixKey, pixType } };
      await expect(play(runner, gateway, account, asked)).resolves.toEqual({
        kind: 'refused',
        reason: 'request',
        detail,
      });
      expect(sent).toEqual([]);
    },
  );
});
