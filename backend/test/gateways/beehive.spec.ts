import { describe, expect, it } from '@jest/globals';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_QUERY,
  SAMPLE_RECEIVER,
  sampleRefund,
} from '../../src/gateways/rehearsal/samples.js';
import { Brand, provesBrand, referenceOf } from './support/brand.js';
import { gatewayOf, outside } from './support/brand-world.js';

const world = outside();
const OURS = SAMPLE_CHARGE.attemptId;

describe.each(['PAGUESAFE', 'ABMEX', 'SPACEFY', 'AKTAPAY', 'ABMEXPAY', 'ABMEXSPLIT'])(
  '%s over HTTP',
  (id) => {
    const brand = new Brand(world, id, (number) => world.cardToken(id, number));
    provesBrand(brand);

    it('gives a part back, and the rest stays paid (P1.12)', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_CHARGE));
      await brand.act(reference, 'pay');
      await expect(brand.refund(reference, 29)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.booked()).resolves.toMatchObject([{ refundedAmount: 29 }]);
      await expect(brand.query()).resolves.toMatchObject({ kind: 'settled', refundedAmount: 29 });
    });

    it('gives back on the later path where the account says so', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_BILLET_CHARGE));
      await brand.act(reference, 'pay');
      const later = world.account(id, { refundPath: 'refunds' });
      await expect(brand.refund(reference, undefined, later)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.query(reference)).resolves.toMatchObject({ kind: 'refunded' });
    });

    it('a refund asked for twice under one key goes back once', async () => {
      const reference = referenceOf(await brand.charge(SAMPLE_CHARGE));
      await brand.act(reference, 'pay', { webhook: false });
      await world.control('POST', '/faults', { provider: id, operation: 'refund', kind: 'cut' });
      await expect(brand.refund(reference, 1000)).resolves.toMatchObject({ kind: 'unknown' });
      await expect(brand.refund(reference, 1000)).resolves.toMatchObject({ kind: 'refunded' });
      await expect(brand.booked()).resolves.toMatchObject([{ refundedAmount: 1000 }]);
    });
  },
);

describe('ABMEXSPLIT over HTTP', () => {
  const gateway = gatewayOf('ABMEXSPLIT');
  const seller = { ...SAMPLE_RECEIVER, document: '11222333000181', documentType: 'CNPJ' as const };

  it('opens a marketplace and asks for it (P7.82, P7.83)', async () => {
    const account = world.account('ABMEXSPLIT');
    const opened = await world.runner.createReceiver(gateway, account, seller);
    expect(opened).toMatchObject({ kind: 'receiver', status: 'PENDING', document: '11222333000181' });
    const { receiverId } = opened as { receiverId: string };
    const asked = await world.runner.queryReceiver(gateway, account, { receiverId });
    expect(asked).toMatchObject({ kind: 'receiver', receiverId, status: 'ACTIVE', balance: 0 });
  });

  it('sends a random price range and a placeholder phone, unless the account says others (P9.56, P9.57)', async () => {
    await world.runner.createReceiver(gateway, world.account('ABMEXSPLIT'), seller);
    const own = world.account('ABMEXSPLIT', {
      priceRange: 'Mais que R$ 500,00',
      receiverPhone: '1133334444',
    });
    await world.runner.createReceiver(gateway, own, seller);
    const { requests } = (await world.control('GET', '/requests?provider=ABMEXSPLIT')) as {
      requests: { body: { phone: string; priceRange: string } }[];
    };
    expect(requests.map(({ body }) => body.phone).sort()).toEqual(['1133334444', '11999999999']);
    for (const { body } of requests) expect(body.priceRange).toMatch(/^(Até|Entre|Mais que) R\$/);
  });
});

describe('VENIT over HTTP', () => {
  const gateway = gatewayOf('VENIT');
  const charge = () =>
    world.runner.charge(gateway, world.account('VENIT'), {
      ...SAMPLE_CHARGE,
      createdAt: new Date(),
      webhookUrl: world.hook('VENIT'),
    });
  const query = (reference: string) =>
    world.runner.query(gateway, world.account('VENIT'), { ...SAMPLE_QUERY, reference });

  it('PIX: charged, told, asked', async () => {
    const outcome = await charge();
    const [booked] = await world.booked('VENIT', OURS);
    const reference = booked?.id ?? '';
    const expiresAt: unknown = expect.any(Date);
    expect(outcome).toEqual({ kind: 'awaiting', reference, pix: { copyPaste: booked?.pixCode }, expiresAt });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'awaiting', native: 'awaiting_payment' });
    await world.act('VENIT', reference, 'pay');
    await expect(world.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'hint',
      outcome: { kind: 'settled', amount: 4990 },
    });
    await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', amount: 4990 });
    await world.act('VENIT', reference, 'chargeback');
    await expect(query(reference)).resolves.toMatchObject({ kind: 'chargedBack' });
  });

  it('a charge whose answer was lost is told by its webhook, and was booked once', async () => {
    await world.control('POST', '/faults', { provider: 'VENIT', operation: 'create', kind: 'cut' });
    await expect(charge()).resolves.toMatchObject({ kind: 'unknown' });
    const [booked, ...others] = await world.booked('VENIT', OURS);
    expect(others).toEqual([]);
    await world.act('VENIT', booked?.id ?? '', 'pay');
    const reading = await world.readingOf(gateway, booked?.id ?? '');
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind: 'settled', amount: 4990 } });
  });

  it('VENIT over HTTP does not refund, and cannot be searched by our key', async () => {
    const account = world.account('VENIT');
    const notOffered = { kind: 'refused', reason: 'notOffered', detail: 'Method not implemented.' };
    await expect(world.runner.refund(gateway, account, sampleRefund('r'))).resolves.toEqual(notOffered);
    await expect(world.runner.query(gateway, account, SAMPLE_QUERY)).resolves.toEqual(notOffered);
  });
});
