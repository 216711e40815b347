import { describe, expect, it } from '@jest/globals';
import { account } from '../test/acme.js';
import { CARD_ACME, CardAcme, cardCharge } from '../test/card-acme.js';
import { CARD, vault } from '../test/cards.js';
import { Gateway, type AnyGateway } from './gateway.js';
import type { ChargeOperation } from './operations.js';
import { GatewayRunner } from './runner.js';
import type { WireLogEntry } from './wire-log.js';
import type { WireRequest } from './transport.js';

@Gateway({
  ...CARD_ACME,
  id: 'ACME',
  cards: 'local',
  checksCards: true,
  texts: { chargeBillet: 'Boleto not implemented' },
})
class AcmeGateway extends CardAcme {
  readonly chargeCard: ChargeOperation = {
    send: ({ amount }, { card }) => ({
      method: 'POST',
      path: '/charges',
      body: { amount, pan: card?.cardNumber, code: card?.cvv, holder: card?.holderDocument },
    }),
    read: (body) => ({ kind: 'settled', reference: body.text('id') }),
  };
}

function stand(status = 200) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: (request) => {
        sent.push(request);
        return Promise.resolve({ status, headers: {}, body: `{"id":"c1","echo":${request.body ?? 'null'}}` });
      },
    },
    now: () => new Date(0),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    cards: vault,
  });
  return { runner, sent, log };
}

const gateway: AnyGateway = new AcmeGateway();

async function tokenOf(runner: GatewayRunner): Promise<string> {
  const outcome = await runner.createCardToken(gateway, account, {
    card: CARD,
    customer: cardCharge.customer,
  });
  if (outcome.kind !== 'tokenized') throw new Error(outcome.kind);
  return outcome.cardToken;
}

describe('a card sealed by us', () => {
  it('a card sealed by us is sealed without a call and opened when it is charged, and no log has a part of it (P7.76, P7.77)', async () => {
    const { runner, sent, log } = stand();
    const cardToken = await tokenOf(runner);
    expect(sent).toEqual([]);
    await expect(runner.charge(gateway, account, { ...cardCharge, cardToken })).resolves.toEqual({
      kind: 'settled',
      reference: 'c1',
    });
    expect(sent[0]?.body).toBe(
      '{"amount":4990,"pan":"4111111111111111","code":"739","holder":"11144477735"}',
    );
    expect(log[0]?.sent).toBe('{"amount":4990,"pan":"***","code":"***","holder":"***"}');
    expect(log[0]?.received).not.toMatch(/4111|739|11144477735/);
  });

  it('is used as the stored card where the provider stores none (P3.23)', async () => {
    const { runner, sent } = stand();
    await runner.charge(gateway, account, { ...cardCharge, cardId: await tokenOf(runner) });
    expect(sent[0]?.body).toContain('4111111111111111');
  });

  it('shows no part of it in a refusal', async () => {
    const { runner } = stand(422);
    const outcome = await runner.charge(gateway, account, {
      ...cardCharge,
      cardToken: await tokenOf(runner),
    });
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    expect(JSON.stringify(outcome)).not.toMatch(/41111|739|11144477735/);
  });

  it('opens for no other account, and nothing is sent', async () => {
    const { runner, sent } = stand();
    const charge = { ...cardCharge, cardToken: await tokenOf(runner) };
    await expect(runner.charge(gateway, { ...account, id: 'a2' }, charge)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'the card token does not open for this account',
    });
    expect(sent).toEqual([]);
  });

  it('a card sealed by us is checked first where the provider wants that (P5.24, P5.29, P5.30)', async () => {
    const { runner } = stand();
    const intent = { card: { ...CARD, cvv: '7' }, customer: cardCharge.customer };
    await expect(runner.createCardToken(gateway, account, intent)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'O código de segurança deve ter de 3 a 4 caracteres.',
    });
  });

  it('a card sealed by us is not taken without a vault', async () => {
    const { runner, sent } = stand();
    const withoutVault = new GatewayRunner({
      transport: { send: () => Promise.reject(new Error('never')) },
      now: () => new Date(0),
      wireLog: { write: () => undefined },
      assertCallAllowed: () => undefined,
    });
    const refusal = { kind: 'refused', reason: 'configuration', detail: 'no card vault is configured' };
    const intent = { card: CARD, customer: cardCharge.customer };
    await expect(withoutVault.createCardToken(gateway, account, intent)).resolves.toEqual(refusal);
    const charge = { ...cardCharge, cardToken: await tokenOf(runner) };
    await expect(withoutVault.charge(gateway, account, charge)).resolves.toEqual(refusal);
    expect(sent).toEqual([]);
  });
});

describe('a charge by card', () => {
  it('needs a stored card or a token (P5.31, P5.32)', async () => {
    const { runner, sent } = stand();
    await expect(runner.charge(gateway, account, cardCharge)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'O cartão é obrigatório para pagamento com cartão de crédito.',
    });
    expect(sent).toEqual([]);
  });

  it("another method is refused in the provider's own specified words (P8.3)", async () => {
    const { runner } = stand();
    await expect(
      runner.charge(gateway, account, { ...cardCharge, paymentMethod: 'BILLET' }),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'notOffered',
      detail: 'Boleto not implemented',
    });
  });
});
