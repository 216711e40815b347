import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleRefund } from './testing/samples.js';
import { stage } from './testing/stage.js';
import { SUBJECTS, holds, moneyIndex, wellDone } from './gateways.contract.subjects.js';

const recorded = (capability: string) =>
  SUBJECTS.flatMap((subject) => {
    const recording = wellDone(subject, capability);
    return recording ? [{ id: subject.id, subject, recording }] : [];
  });

describe.each(recorded('chargePix'))('$id', ({ subject, recording }) => {
  const { gateway, account, logins, spelt } = subject;

  it.each([1, 29, 100, 4990, 10_001, 123_456_789])(
    'P1.8 P3.11 P9.1 charges exactly %i centavos, with our key',
    async (value) => {
      const amount = cents(value);
      const items = [{ id: 'item-1', title: 'Curso', unitPrice: amount, quantity: 1, tangible: false }];
      const { runner, sent } = stage(recording.exchanges, logins);
      await runner.charge(gateway, account, { ...SAMPLE_CHARGE, amount, items });
      const { body = 'null' } = sent[moneyIndex(subject, recording)]!;
      expect(holds(JSON.parse(body) as Json, spelt(amount))).toBe(true);
      const keys = [SAMPLE_CHARGE.attemptId, SAMPLE_CHARGE.attemptId.replaceAll('-', '')];
      expect(keys.some((key) => body.includes(key))).toBe(true);
    },
  );

  it.each(['11222333000181', '12ABC34501DE35'])('P5.59 never sends the CNPJ %s', async (document) => {
    const { runner, sent } = stage(recording.exchanges, logins);
    const customer = { ...SAMPLE_CHARGE.customer, document };
    await runner.charge(gateway, account, { ...SAMPLE_CHARGE, customer });
    expect(JSON.stringify(sent)).not.toContain(document);
  });
});

describe.each(recorded('refund'))('$id', ({ subject, recording }) => {
  const { manifest, gateway, account, logins, spelt } = subject;

  it.each([1, 29, 4990])(
    'P1.12 refunds exactly %i centavos with our key, or the whole only',
    async (value) => {
      const { runner, sent } = stage(recording.exchanges, logins);
      const reference = String(recording.intent['reference']);
      const intent = { ...sampleRefund(reference), ...recording.intent, amount: cents(value) };
      const outcome = await runner.refund(gateway, account, intent);
      if (!manifest.partialRefund && value !== SAMPLE_CHARGE.amount) {
        expect(outcome).toEqual({ kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' });
        expect(sent).toHaveLength(0);
        return;
      }
      const { url, body = 'null', headers } = sent.at(-1)!;
      const named = [intent.refundId, intent.refundId.replaceAll('-', '')];
      if (manifest.partialRefund) {
        expect(holds(JSON.parse(body) as Json, spelt(intent.amount))).toBe(true);
        const said = `${url} ${body} ${JSON.stringify(headers)}`;
        expect(named.some((key) => said.includes(key))).toBe(true);
      } else {
        expect(`${url} ${body}`).toContain(intent.reference);
      }
    },
  );
});

describe.each(recorded('withdraw'))('$id', ({ subject, recording }) => {
  const { gateway, account, logins } = subject;

  it.each([1, 29, 4990, 123_456])('P1.13 P9.1 pays out exactly %i centavos, with our key', async (value) => {
    const { runner, sent } = stage(recording.exchanges, logins);
    await runner.withdraw(gateway, account, {
      ...SAMPLE_WITHDRAW,
      ...recording.intent,
      amount: cents(value),
    });
    const { headers, body = 'null' } = sent[moneyIndex(subject, recording)]!;
    const spellings: Json[] = [value, value / 100, (value / 100).toFixed(2)];
    expect(spellings.some((amount) => holds(JSON.parse(body) as Json, amount))).toBe(true);
    // One provider takes 22 characters of it (payments.md §5).
    const key = SAMPLE_WITHDRAW.withdrawReference;
    const keys = [key, key.replaceAll('-', '')].map((text) => text.slice(0, 22));
    expect(keys.some((text) => `${JSON.stringify(headers)} ${body}`.includes(text))).toBe(true);
  });
});
