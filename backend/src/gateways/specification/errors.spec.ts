import { describe, expect, it } from '@jest/globals';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { bodyOf } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from '../testing/words.js';

/** Payments.md §8, "How errors travel", and the rules of §5 and §9 for every provider. */
describe("a provider's error", () => {
  const turnedAway = async (id: string, capability: string, message: string) => {
    const { gateway, account, logins } = subjectOf(id);
    const { runner, log, faults } = stage([], logins);
    faults.set(0, { status: 422, body: JSON.stringify({ message }) });
    const outcome = await runOperation(runner, gateway, account, { capability, intent: {} });
    return { outcome, log };
  };

  it.each(['chargePix', 'refund', 'withdraw'])(
    'an error of HAWKPAY in answer to %s is written to the log (P8.46)',
    async (capability) => {
      const { log } = await turnedAway('HAWKPAY', capability, 'Insufficient balance');
      expect(log).toHaveLength(1);
      expect(log[0]).toMatchObject({
        gateway: 'HAWKPAY',
        operation: capability,
        status: 422,
        outcome: 'refused: request',
        received: '{"message":"Insufficient balance"}',
      });
    },
  );

  it.each(['chargePix', 'refund', 'withdraw'])(
    'an error of HAWKPAY in answer to %s is returned with its own message (P8.47)',
    async (capability) => {
      const { outcome } = await turnedAway('HAWKPAY', capability, 'Insufficient balance');
      expect(outcome).toEqual({
        kind: 'refused',
        reason: 'request',
        detail: 'status 422: {"message":"Insufficient balance"}',
      });
    },
  );
});

describe('of the buyer', () => {
  it('most providers get the document as a CPF (P5.60)', async () => {
    const charging = SUBJECTS.filter((subject) => successfulExample(subject, 'chargePix'));
    const sent = await Promise.all(
      charging.map(async ({ id }) => JSON.stringify(await bodyOf(id, 'chargePix'))),
    );
    const withCpf = sent.filter((body) => /52998224725|529\.982\.247-25/.test(body));
    expect(withCpf.length).toBeGreaterThan(charging.length / 2);
  });

  it.each([
    ['PAGARME', { phones: { mobile_phone: { country_code: '55', area_code: '11', number: '987654321' } } }],
    ['VENITIP', { customer: { phone: '5511987654321' } }],
    ['FIREBANK', { payer: { contact: { phone: '+5511987654321' } } }],
  ])('%s gets the phone with the country code 55: %j (P9.5)', async (id, reported) => {
    const sent = (await bodyOf(id, 'chargePix')) as { customer?: object };
    expect(id === 'PAGARME' ? sent.customer : sent).toMatchObject(reported);
  });
});
