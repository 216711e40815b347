import { describe, expect, it } from '@jest/globals';
import { SUBJECTS, wellDone } from '../gateways.contract.subjects.js';
import { SAMPLE_CHARGE } from '../rehearsal/samples.js';
import { runExample } from '../testing/run-example.js';
import { outcomeOfStatus } from '../testing/words.js';

/** Payments.md §3: what every provider's answer becomes, so that nobody behind the contract knows who answered. */
const outcomeOf = async (id: string, capability: string, intent: object = {}): Promise<object> =>
  (await runExample(id, capability, intent)).outcome;

describe('a charge', () => {
  it.each([
    ['P3.2 HAWKPAY: the id of its transaction', 'HAWKPAY', '90001'],
    ['P3.2 ASAAS: the id of its payment', 'ASAAS', 'pay_080225913252'],
    ['P3.2 PAGARME: the id of its order', 'PAGARME', 'or_56GXnk6T0eU88qMm'],
  ])('%s', async (_, id, reference) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ reference });
  });

  it.each([
    ['P3.3 P4.1 PENDING', 'waiting_payment', 'awaiting'],
    ['P3.3 P4.2 APPROVED', 'paid', 'settled'],
    ['P3.3 P4.3 REJECTED', 'refused', 'declined'],
    ['P3.3 P4.4 REFUNDED', 'refunded', 'refunded'],
    ['P3.3 P4.5 CHARGEBACK', 'chargeback', 'chargedBack'],
  ])('%s of HAWKPAY', async (_, word, kind) => {
    await expect(outcomeOfStatus('HAWKPAY', 'query', word)).resolves.toMatchObject({ kind });
  });

  it.each([
    ['P3.4 HAWKPAY, which answers in cents', 'HAWKPAY'],
    ['P3.4 ASAAS, which answers in reais', 'ASAAS'],
    ['P3.4 ONZ, which answers in reais as text', 'ONZ'],
  ])('%s', async (_, id) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ amount: 4990 });
  });

  it.each([
    ['P3.5 PAGARME tells an instant', 'PAGARME', '2030-01-03T02:30:00.000Z'],
    ['P3.5 HAWKPAY tells a day of Brazil', 'HAWKPAY', '2030-01-03T02:59:59.000Z'],
    ['P3.5 ASAAS tells the time of Brasília', 'ASAAS', '2030-01-03T02:59:59.000Z'],
  ])('%s', async (_, id, expiresAt) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ expiresAt: new Date(expiresAt) });
  });

  it.each(SUBJECTS.filter((subject) => wellDone(subject, 'chargePix')))(
    'P3.5 P9.14 $id: a code that waits has an end within five days, also where the wire neither takes nor tells it',
    async ({ id }) => {
      const { expiresAt } = (await outcomeOf(id, 'chargePix')) as { expiresAt?: Date };
      const lives = (expiresAt?.getTime() ?? NaN) - SAMPLE_CHARGE.createdAt.getTime();
      expect(lives).toBeGreaterThan(0);
      // The longest deadline of any code is five days (P9.25): a later end is another date of the provider's.
      expect(lives).toBeLessThanOrEqual(5 * 24 * 60 * 60 * 1000);
    },
  );

  // What BRAVIVE makes of a boleto nobody is asked for, and nobody tells.
  it.each(SUBJECTS.filter((one) => wellDone(one, 'chargeBillet') && one.id !== 'BRAVIVE'))(
    'P3.5 $id: a boleto that waits has an end, also where the wire does not tell it',
    async ({ id }) => {
      const { expiresAt } = (await outcomeOf(id, 'chargeBillet')) as { expiresAt?: Date };
      expect(expiresAt?.getTime()).toBeGreaterThan(SAMPLE_CHARGE.createdAt.getTime());
    },
  );

  it('P3.6 P3.7 shows the code and the image of ASAAS', async () => {
    await expect(outcomeOf('ASAAS', 'chargePix')).resolves.toMatchObject({
      pix: {
        copyPaste: expect.stringMatching(/^00020101/) as unknown,
        qrImage: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
      },
    });
  });

  it('P3.8 P3.9 shows the line and the address of a boleto', async () => {
    await expect(outcomeOf('HAWKPAY', 'chargeBillet')).resolves.toMatchObject({
      billet: {
        digitableLine: expect.stringMatching(/^[\d. ]{47,54}$/) as unknown,
        url: expect.stringMatching(/^https:/) as unknown,
      },
    });
  });
});

describe('a refund', () => {
  it('P3.48 P3.49 answers with its id and true when it was made, false while it is under way', async () => {
    const refundId = 'refund-9';
    await expect(outcomeOf('HAWKPAY', 'refund', { refundId })).resolves.toMatchObject({ refundId });
    await expect(outcomeOfStatus('HAWKPAY', 'refund', 'refunded')).resolves.toMatchObject({ status: true });
    await expect(outcomeOfStatus('HAWKPAY', 'refund', 'paid')).resolves.toMatchObject({ status: false });
  });
});

describe('a payout', () => {
  it.each([
    ['P3.66', 'HAWKPAY', { withdrawId: '501' }],
    ['P3.66', 'PAYUP', { withdrawId: 'wd-1' }],
    ['P3.67 in cents, told in cents:', 'HAWKPAY', { amount: 4990 }],
    ['P3.67 in cents, told in reais:', 'ASAAS', { amount: 4990 }],
    ['P3.68', 'HAWKPAY', { status: 'PENDING' }],
  ])('%s %s answers with %j', async (_, id, reported) => {
    await expect(outcomeOf(id, 'withdraw')).resolves.toMatchObject(reported);
  });

  it('P3.69 is approved at an instant where the provider tells one, and at none where it does not', async () => {
    await expect(outcomeOf('HAWKPAY', 'withdraw.settled.cpf')).resolves.toMatchObject({
      status: 'APPROVED',
      approvedAt: new Date('2030-01-02T02:30:01.000Z'),
    });
    const silent = await outcomeOfStatus('PAYUP', 'queryWithdraw', 'paid');
    expect(silent).toMatchObject({ status: 'APPROVED' });
    expect(silent).not.toHaveProperty('approvedAt');
  });

  it.each(['PODPAY', 'PAYSHARKGATEWAY', 'ASAAS', 'PRIMEPAG', 'ZENDRY', 'TRANSFEERA', 'IUGU', 'NOXPAY'])(
    'P4.140 P4.141 P4.142 P4.143 %s, which has no line of its own, knows the typical words',
    async (id) => {
      const reported = await Promise.all(
        ['pending', 'processing', 'success', 'paid'].map((word) =>
          outcomeOfStatus(id, 'queryWithdraw', word),
        ),
      );
      expect(reported).toMatchObject(
        ['PENDING', 'PENDING', 'APPROVED', 'APPROVED'].map((status) => ({ status })),
      );
    },
  );

  it.each([
    ['P4.136', 'pending', 'PENDING'],
    ['P4.137', 'transferred', 'APPROVED'],
    ['P4.138', 'canceled', 'CANCELED'],
    ['P4.139', 'failed', 'REJECTED'],
  ])('%s PAGARME says %s: %s', async (_, word, status) => {
    await expect(outcomeOfStatus('PAGARME', 'queryWithdraw', word)).resolves.toMatchObject({ status });
  });
});
