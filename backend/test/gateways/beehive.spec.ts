import { describe, expect, it } from '@jest/globals';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_RECEIVER,
  sampleRefund,
} from '../../src/gateways/rehearsal/samples.js';
import { Brand, provesBrand, referenceOf } from './support/brand.js';
import { gatewayOf, simulatorHarness } from './support/simulator-harness.js';

const harness = simulatorHarness();
const OURS = SAMPLE_CHARGE.attemptId;

describe.each(['PAGUESAFE', 'ABMEX', 'SPACEFY', 'AKTAPAY', 'ABMEXPAY', 'ABMEXSPLIT'])(
  '%s over HTTP',
  (id) => {
    const brand = new Brand(harness, id, (number) => harness.cardToken(id, number));
    provesBrand(brand);

    it('gives a part back, and the rest stays paid (P1.12)', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_CHARGE));
      await brand.act(reference, 'pay');
      await expect(brand.refund(reference, 29)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.booked()).resolves.toMatchObject([{ refundedAmount: 29 }]);
      await expect(brand.query()).resolves.toMatchObject({ kind: 'settled', refundedAmount: 29 });
    });

    it('refunds by the later endpoint if the account is configured for it', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_BILLET_CHARGE));
      await brand.act(reference, 'pay');
      const later = harness.account(id, { refundPath: 'refunds' });
      await expect(brand.refund(reference, undefined, later)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.query(reference)).resolves.toMatchObject({ kind: 'refunded' });
    });

    it('a refund requested twice with one key happens once', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_CHARGE));
      await brand.act(reference, 'pay', { webhook: false });
      await harness.control('POST', '/faults', { provider: id, operation: 'refund', kind: 'cut' });
      await expect(brand.refund(reference, 1000)).resolves.toMatchObject({ kind: 'unknown' });
      await expect(brand.refund(reference, 1000)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.booked()).resolves.toMatchObject([{ refundedAmount: 1000 }]);
    });
  },
);

describe('ABMEXSPLIT over HTTP', () => {
  const gateway = gatewayOf('ABMEXSPLIT');
  const seller = { ...SAMPLE_RECEIVER, document: '11222333000181', documentType: 'CNPJ' as const };

  it('creates a marketplace and queries it (P7.82, P7.83)', async () => {
    const account = harness.account('ABMEXSPLIT');
    const opened = await harness.runner.createReceiver(gateway, account, seller);
    expect(opened).toMatchObject({ kind: 'receiver', status: 'PENDING', document: '11222333000181' });
    const { receiverId } = opened as { receiverId: string };
    const queried = await harness.runner.queryReceiver(gateway, account, { receiverId });
    expect(queried).toMatchObject({ kind: 'receiver', receiverId, status: 'ACTIVE', balance: 0 });
  });

  it('sends a random price range and a placeholder phone, unless the account overrides them (P9.56, P9.57)', async () => {
    await harness.runner.createReceiver(gateway, harness.account('ABMEXSPLIT'), seller);
    const own = harness.account('ABMEXSPLIT', {
      priceRange: 'Mais que R$ 500,00',
      receiverPhone: '1133334444',
    });
    await harness.runner.createReceiver(gateway, own, seller);
    const { requests } = (await harness.control('GET', '/requests?provider=ABMEXSPLIT')) as {
      requests: { body: { phone: string; priceRange: string } }[];
    };
    expect(requests.map(({ body }) => body.phone).sort()).toEqual(['1133334444', '11999999999']);
    for (const { body } of requests) expect(body.priceRange).toMatch(/^(Até|Entre|Mais que) R\$/);
  });
});

describe('VENIT over HTTP', () => {
  const gateway = gatewayOf('VENIT');
  const charge = () =>
    harness.runner.charge(gateway, harness.account('VENIT'), {
      ...SAMPLE_CHARGE,
      createdAt: new Date(),
      webhookUrl: harness.hook('VENIT'),
    });
  const query = (reference: string) =>
    harness.runner.query(gateway, harness.account('VENIT'), { ...SAMPLE_QUERY, reference });

  it('PIX: charge, webhook, query', async () => {
    const outcome = await charge();
    const [booked] = await harness.booked('VENIT', OURS);
    const reference = booked?.id ?? '';
    const expiresAt: unknown = expect.any(Date);
    expect(outcome).toEqual({ kind: 'awaiting', reference, pix: { copyPaste: booked?.pixCode }, expiresAt });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'awaiting', native: 'awaiting_payment' });
    await harness.act('VENIT', reference, 'pay');
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      outcome: { kind: 'settled', amount: 4990 },
    });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', amount: 4990 });
    await harness.act('VENIT', reference, 'chargeback');
    await expect(query(reference)).resolves.toMatchObject({ kind: 'chargedBack' });
  });

  it('a charge whose answer was lost is reported by its webhook, and was booked once', async () => {
    await harness.control('POST', '/faults', { provider: 'VENIT', operation: 'create', kind: 'cut' });
    await expect(charge()).resolves.toMatchObject({ kind: 'unknown' });
    const [booked, ...others] = await harness.booked('VENIT', OURS);
    expect(others).toEqual([]);
    await harness.act('VENIT', booked?.id ?? '', 'pay');
    const reading = await harness.readingOf(gateway, booked?.id ?? '');
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind: 'settled', amount: 4990 } });
  });

  it('VENIT over HTTP does not refund, and cannot be searched by our key', async () => {
    const account = harness.account('VENIT');
    const notOffered = { kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' };
    await expect(harness.runner.refund(gateway, account, sampleRefund('r'))).resolves.toEqual(notOffered);
    await expect(harness.runner.query(gateway, account, SAMPLE_QUERY)).resolves.toEqual(notOffered);
  });
});
