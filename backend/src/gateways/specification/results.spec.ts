import { describe, expect, it } from '@jest/globals';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { SAMPLE_CHARGE } from '../rehearsal/samples.js';
import { runExample } from '../testing/run-example.js';
import { outcomeOfStatus } from '../testing/words.js';

/** Payments.md §3: the normalised result of every provider's answer. */
const outcomeOf = async (id: string, capability: string, intent: object = {}): Promise<object> =>
  (await runExample(id, capability, intent)).outcome;

describe('a charge', () => {
  it.each([
    ['HAWKPAY: the id of its transaction (P3.2)', 'HAWKPAY', '90001'],
    ['ASAAS: the id of its payment (P3.2)', 'ASAAS', 'pay_080225913252'],
    ['PAGARME: the id of its order (P3.2)', 'PAGARME', 'or_56GXnk6T0eU88qMm'],
  ])('%s', async (_, id, reference) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ reference });
  });

  it.each([
    ['PENDING', 'P3.3, P4.1', 'waiting_payment', 'awaiting'],
    ['APPROVED', 'P3.3, P4.2', 'paid', 'settled'],
    ['REJECTED', 'P3.3, P4.3', 'refused', 'declined'],
    ['REFUNDED', 'P3.3, P4.4', 'refunded', 'refunded'],
    ['CHARGEBACK', 'P3.3, P4.5', 'chargeback', 'chargedBack'],
  ])('%s of HAWKPAY (%s)', async (_, _rule, word, kind) => {
    await expect(outcomeOfStatus('HAWKPAY', 'query', word)).resolves.toMatchObject({ kind });
  });

  it.each([
    ['HAWKPAY, which answers in cents (P3.4)', 'HAWKPAY'],
    ['ASAAS, which answers in reais (P3.4)', 'ASAAS'],
    ['ONZ, which answers in reais as text (P3.4)', 'ONZ'],
  ])('%s', async (_, id) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ amount: 4990 });
  });

  it.each([
    ['PAGARME tells an instant (P3.5)', 'PAGARME', '2030-01-03T02:30:00.000Z'],
    ['HAWKPAY tells a day of Brazil (P3.5)', 'HAWKPAY', '2030-01-03T02:59:59.000Z'],
    ['ASAAS tells the time of Brasília (P3.5)', 'ASAAS', '2030-01-03T02:59:59.000Z'],
  ])('%s', async (_, id, expiresAt) => {
    await expect(outcomeOf(id, 'chargePix')).resolves.toMatchObject({ expiresAt: new Date(expiresAt) });
  });

  it.each(SUBJECTS.filter((subject) => successfulExample(subject, 'chargePix')))(
    '$id: a pending code ends within five days, also where the protocol has no expiry (P3.5, P9.14)',
    async ({ id }) => {
      const { expiresAt } = (await outcomeOf(id, 'chargePix')) as { expiresAt?: Date };
      const lives = (expiresAt?.getTime() ?? NaN) - SAMPLE_CHARGE.createdAt.getTime();
      expect(lives).toBeGreaterThan(0);
      // The longest lifetime of a code is five days (P9.25): a later date is another field of the provider.
      expect(lives).toBeLessThanOrEqual(5 * 24 * 60 * 60 * 1000);
    },
  );

  // BRAVIVE's boleto expiry is neither requested nor reported.
  it.each(SUBJECTS.filter((one) => successfulExample(one, 'chargeBillet') && one.id !== 'BRAVIVE'))(
    '$id: a pending boleto has an end, also where the protocol does not return it (P3.5)',
    async ({ id }) => {
      const { expiresAt } = (await outcomeOf(id, 'chargeBillet')) as { expiresAt?: Date };
      expect(expiresAt?.getTime()).toBeGreaterThan(SAMPLE_CHARGE.createdAt.getTime());
    },
  );

  it('shows the code and the image of ASAAS (P3.6, P3.7)', async () => {
    await expect(outcomeOf('ASAAS', 'chargePix')).resolves.toMatchObject({
      pix: {
        copyPaste: expect.stringMatching(/^00020101/) as unknown,
        qrImage: expect.stringMatching(/^data:image\/png;base64,/) as unknown,
      },
    });
  });

  it('shows the line and the address of a boleto (P3.8, P3.9)', async () => {
    await expect(outcomeOf('HAWKPAY', 'chargeBillet')).resolves.toMatchObject({
      billet: {
        digitableLine: expect.stringMatching(/^[\d. ]{47,54}$/) as unknown,
        url: expect.stringMatching(/^https:/) as unknown,
      },
    });
  });
});

describe('a refund', () => {
  it('answers with its id and true when it was made, false while it is under way (P3.48, P3.49)', async () => {
    const refundId = 'refund-9';
    await expect(outcomeOf('HAWKPAY', 'refund', { refundId })).resolves.toMatchObject({ refundId });
    await expect(outcomeOfStatus('HAWKPAY', 'refund', 'refunded')).resolves.toMatchObject({ status: true });
    await expect(outcomeOfStatus('HAWKPAY', 'refund', 'paid')).resolves.toMatchObject({ status: false });
  });
});

describe('a payout', () => {
  it.each([
    ['HAWKPAY', { withdrawId: '501' }, 'P3.66'],
    ['PAYUP', { withdrawId: 'wd-1' }, 'P3.66'],
    ['HAWKPAY', { amount: 4990 }, 'P3.67'],
    ['ASAAS', { amount: 4990 }, 'P3.67'],
    ['HAWKPAY', { status: 'PENDING' }, 'P3.68'],
  ])('%s answers with %j (%s)', async (id, reported, _rule) => {
    await expect(outcomeOf(id, 'withdraw')).resolves.toMatchObject(reported);
  });

  it('a payout has an approval time where the provider returns one, and none elsewhere (P3.69)', async () => {
    await expect(outcomeOf('HAWKPAY', 'withdraw.settled.cpf')).resolves.toMatchObject({
      status: 'APPROVED',
      approvedAt: new Date('2030-01-02T02:30:01.000Z'),
    });
    const silent = await outcomeOfStatus('PAYUP', 'queryWithdraw', 'paid');
    expect(silent).toMatchObject({ status: 'APPROVED' });
    expect(silent).not.toHaveProperty('approvedAt');
  });

  it.each(['PODPAY', 'PAYSHARKGATEWAY', 'ASAAS', 'PRIMEPAG', 'ZENDRY', 'TRANSFEERA', 'IUGU', 'NOXPAY'])(
    '%s, which has no entry of its own, uses the typical statuses (P4.140, P4.141, P4.142, P4.143)',
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
    ['pending', 'PENDING', 'P4.136'],
    ['transferred', 'APPROVED', 'P4.137'],
    ['canceled', 'CANCELED', 'P4.138'],
    ['failed', 'REJECTED', 'P4.139'],
  ])('PAGARME answers %s: %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('PAGARME', 'queryWithdraw', word)).resolves.toMatchObject({ status });
  });
});
