import { describe, expect, it } from '@jest/globals';
import { successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_CARD_CHARGE } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { cardTokenFor, runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

const { gateway, account, login } = subjectOf('CELCOIN');
const exampleOf = (capability: string) => successfulExample(subjectOf('CELCOIN'), capability)!;
const sentLast = async (capability: string) => (await requestsOf('CELCOIN', capability)).at(-1)!;

describe('CELCOIN', () => {
  it.each([
    ['pendingPix', 'awaiting', 'P4.15'],
    ['pendingBoleto', 'awaiting', 'P4.15'],
    ['notSend', 'awaiting', 'P4.15'],
    ['noSend', 'awaiting', 'P4.15'],
    ['authorized', 'awaiting', 'P4.13'],
    ['captured', 'settled', 'P4.19'],
    ['payedPix', 'settled', 'P4.16'],
    ['payedBoleto', 'settled', 'P4.16'],
    ['payExternal', 'settled', 'P4.16'],
    ['free', 'settled', 'P4.16'],
    ['reversed', 'chargedBack', 'P4.26'],
    ['chargeback', 'chargedBack', 'P4.23'],
    ['denied', 'declined', 'P4.28'],
    ['cancel', 'declined', 'P4.29'],
    ['cancelByContract', 'declined', 'P4.29'],
    ['unavailablePix', 'declined', 'P4.30'],
    ['notCompensated', 'declined', 'P4.30'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('CELCOIN', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['lessValueBoleto', 'moreValueBoleto', 'paidDuplicityBoleto'])(
    'creates a review item for %s, a payment of another amount or a second one (P4.30)',
    async (word) => {
      await expect(outcomeOfStatus('CELCOIN', 'query', word)).resolves.toMatchObject({
        kind: 'declined',
        flagged: true,
      });
    },
  );

  it('requests its token with a scope list (P7.98)', () => {
    expect(login?.request).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/token',
      body: {
        grant_type: 'authorization_code',
        scope: expect.stringContaining('charges.read charges.write') as unknown,
      },
    });
  });

  it('reads a charge by galaxPayIds, with start 0 and limit 10 (P7.39, P7.40)', async () => {
    expect((await sentLast('query')).url).toBe(
      'http://provider.example/base/charges?galaxPayIds=11&startAt=0&limit=10',
    );
  });

  it('gives a code five days, on the wire and to the buyer (P9.25)', async () => {
    expect((await sentLast('chargePix')).body).toMatchObject({
      PaymentMethodPix: { Deadline: { type: 'days', value: 5 } },
    });
    expect(exampleOf('chargePix').outcome).toMatchObject({ expiresAt: '2030-01-07T02:30:00.000Z' });
  });

  it.each(['chargePix', 'chargeCard', 'chargeBillet'])(
    "puts the payday of %s five days ahead, on São Paulo's calendar (P9.41)",
    async (capability) => {
      expect((await sentLast(capability)).body).toMatchObject({ payday: '2030-01-06' });
    },
  );

  it('makes a card due today where the account wants it so', async () => {
    const { exchanges } = exampleOf('chargeCard');
    const { runner, sent } = stage(exchanges, login);
    const credentials = { ...account.credentials, cardPayday: 'today' };
    await runner.charge(gateway, { ...account, credentials }, { ...SAMPLE_CARD_CHARGE, cardId: '31' });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ payday: '2030-01-01' });
  });

  it('sends a card that is not stored with a year of four digits (P5.33)', async () => {
    const { runner, sent } = stage(exampleOf('chargeCard').exchanges, login);
    await runner.charge(gateway, account, {
      ...SAMPLE_CARD_CHARGE,
      cardToken: cardTokenFor(gateway, account),
    });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
      PaymentMethodCreditCard: { Card: { number: '4111111111111111', expiresAt: '2031-12' } },
    });
  });

  it('opens receivers for a partner only, and sends nothing without its keys', async () => {
    const { runner, sent } = stage([], login);
    const { partnerHash: _, ...alone } = account.credentials;
    await expect(
      runOperation(
        runner,
        gateway,
        { ...account, credentials: alone },
        { capability: 'createReceiver', intent: {} },
      ),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: "the partner's keys are required for receivers",
    });
    expect(sent).toEqual([]);
  });

  it("sends the partner's keys with the token call and with receivers, and nowhere else", async () => {
    const header = `${Buffer.from('99:partner-hash-of-the-tests-0001').toString('base64')}`;
    expect(gateway.logins.main!.send(account.credentials).headers).toMatchObject({
      authorization: `Basic ${Buffer.from('5473:galax-hash-of-the-tests-0001').toString('base64')}`,
      AuthorizationPartner: header,
    });
    const opened = stage(exampleOf('createReceiver').exchanges, login);
    await runOperation(opened.runner, gateway, account, exampleOf('createReceiver'));
    expect(opened.sent[0]?.headers['AuthorizationPartner']).toBe(header);
    const queried = stage(exampleOf('query').exchanges, login);
    await runOperation(queried.runner, gateway, account, exampleOf('query'));
    expect(queried.sent[0]?.headers).not.toHaveProperty('AuthorizationPartner');
  });
});
