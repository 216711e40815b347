import { describe, expect, it } from '@jest/globals';
import { SAMPLE_CARD, SAMPLE_CARD_CHARGE, SAMPLE_CARD_TOKEN } from './testing/samples.js';
import { cardTokenFor, stage } from './testing/stage.js';
import { SUBJECTS } from './gateways.contract.subjects.js';

const sealing = SUBJECTS.filter(({ manifest }) => manifest.cards === 'local');

describe.each(SUBJECTS)('$id', ({ gateway, account, manifest }) => {
  it('says how cards become tokens where they are charged, and tokenizes where it says so', () => {
    expect(manifest.cards !== undefined).toBe(gateway.chargeCard !== undefined);
    const tokenizes = gateway.createCardToken !== undefined || gateway.createCardId !== undefined;
    if (manifest.cards === 'provider') expect(tokenizes).toBe(true);
    if (manifest.cards === 'local') expect(gateway.createCardToken).toBeUndefined();
  });

  it('P5.31 P5.32 charges no card without a stored card or a token', async () => {
    const { runner, sent } = stage([]);
    const notOffered = manifest.texts?.chargeCard ?? 'Method not implemented.';
    await expect(runner.charge(gateway, account, SAMPLE_CARD_CHARGE)).resolves.toEqual({
      kind: 'refused',
      reason: gateway.chargeCard ? 'request' : 'notOffered',
      detail: gateway.chargeCard
        ? 'O cartão é obrigatório para pagamento com cartão de crédito.'
        : notOffered,
    });
    expect(sent).toEqual([]);
  });
});

describe('cards sealed by us', () => {
  it('P3.76 P7.76 are sealed without a call, and a token opens for its own account only', async () => {
    for (const { gateway, account } of sealing) {
      const { runner, sent, log } = stage([]);
      const cardToken = cardTokenFor(gateway, account);
      await expect(runner.createCardToken(gateway, account, SAMPLE_CARD_TOKEN)).resolves.toEqual({
        kind: 'tokenized',
        cardToken,
      });
      const stranger = { ...account, id: 'account-2' };
      const outcome = await runner.charge(gateway, stranger, { ...SAMPLE_CARD_CHARGE, cardToken });
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
      expect(sent).toEqual([]);
      expect(log).toEqual([]);
      expect(cardToken).not.toContain(SAMPLE_CARD.cardNumber);
    }
  });
});
