import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { successfulExample } from '../gateways.contract.subjects.js';
import { SAMPLE_WITHDRAW } from '../rehearsal/samples.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from '../testing/words.js';

/** The result of a payout that is refused with this body. */
async function rejectedWith(id: string, status: number, body: Json): Promise<unknown> {
  const subject = subjectOf(id);
  const example = successfulExample(subject, 'withdraw')!;
  const [{ request }] = example.exchanges as [(typeof example.exchanges)[0]];
  const { runner } = stage([{ request, reply: { status, body } }], subject.logins);
  return runOperation(runner, subject.gateway, subject.account, example);
}

describe('a payout that is turned away', () => {
  it.each<[string, number, Json]>([
    ['TRANSFEERA', 422, { message: 'idempotency_key was used before' }],
    ['TRANSFEERA', 400, { message: ['transfers.0.idempotency_key has already been taken'] }],
    ['TRANSFEERA', 400, { errors: [{ description: 'Chave de idempotência já utilizada' }] }],
    ['FIREBANK', 400, { message: 'externalId must be unique' }],
    ['FIREBANK', 422, { message: 'Transação duplicada' }],
    ['FIREBANK', 400, { message: `externalId ${SAMPLE_WITHDRAW.withdrawReference} não pode se repetir` }],
    ['SUITPAY', 400, { response: 'DUPLICATE_EXTERNAL_ID', message: '..' }],
  ])(
    'a payout that is turned away by %s with %i %j may have left when it was told before',
    async (id, status, body) => {
      expect(await rejectedWith(id, status, body)).toEqual({
        kind: 'unknown',
        why: 'this payout was taken before',
      });
    },
  );

  it.each(['TRANSFEERA', 'FIREBANK', 'SUITPAY'])(
    'a payout that is turned away by %s for another reason did not leave',
    async (id) => {
      const outcome = await rejectedWith(id, 400, { message: 'Saldo insuficiente', response: 'NO_FUNDS' });
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    },
  );
});
