import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { SAMPLE_CARD, SAMPLE_CHARGE, SAMPLE_WITHDRAW } from '../../src/gateways/rehearsal/samples.js';
import { Brand, provesBrand } from './support/brand.js';
import { gatewayOf, simulatorHarness, untilReading } from './support/simulator-harness.js';

const harness = simulatorHarness();
const OURS = SAMPLE_CHARGE.attemptId;

/** The token that the brand's own library creates in the buyer's browser. */
async function cardHash(id: string, number: string): Promise<string> {
  const prefix = id === 'PAYSHARKGATEWAY' ? '/v1' : '';
  const script = await (await fetch(`${harness.account(id).baseAddress}${prefix}/js`)).text();
  const page = { btoa, unescape, encodeURIComponent } as Record<string, unknown>;
  const encrypt = `${script}; const library = globalThis[ShieldHelper.getModuleName()];
    library.setPublicKey('pk'); library.encrypt(${JSON.stringify({
      number,
      holderName: SAMPLE_CARD.holderName,
      expMonth: 12,
      expYear: 2031,
      cvv: SAMPLE_CARD.cvv,
    })})`;
  return (await runInNewContext(encrypt, page)) as string;
}

describe.each(['HAWKPAY', 'PAYSHARKGATEWAY', 'LUMION', 'PAGNET', 'PODPAY'])('%s over HTTP', (id) => {
  const brand = new Brand(harness, id, (number) => cardHash(id, number));
  provesBrand(brand);

  it('payout: accepted, settled, queried by its id and by our reference (P1.13, P1.14)', async () => {
    const withdraw = { ...SAMPLE_WITHDRAW, createdAt: new Date(), webhookUrl: harness.hook(id) };
    const taken = await harness.runner.withdraw(brand.gateway, harness.account(id), withdraw);
    expect(taken).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
    const { withdrawId } = taken as { withdrawId: string };
    const query = (by: { withdrawId?: string }) =>
      harness.runner.queryWithdraw(brand.gateway, harness.account(id), {
        ...withdraw,
        ...by,
        queriedAt: new Date(),
      });
    const settled = { kind: 'settled', status: 'APPROVED', withdrawId, amount: 4990 };
    await expect(untilReading('settled', () => query({ withdrawId }))).resolves.toMatchObject(settled);
    await expect(query({})).resolves.toMatchObject(settled);
  });
});

describe('SHIELD', () => {
  const gateway = gatewayOf('HAWKPAY');

  it('a hang after booking is unknown within the deadline', async () => {
    await harness.control('POST', '/faults', { provider: 'HAWKPAY', operation: 'create', kind: 'hang' });
    const intent = { ...SAMPLE_CHARGE, createdAt: new Date() };
    await expect(harness.impatient.charge(gateway, harness.account('HAWKPAY'), intent)).resolves.toEqual({
      kind: 'unknown',
      why: 'timeout',
    });
    await expect(harness.booked('HAWKPAY', OURS)).resolves.toHaveLength(1);
  });

  it('without the withdraw key no payout is requested; with it a rejected one is REJECTED', async () => {
    const withdraw = { ...SAMPLE_WITHDRAW, createdAt: new Date(), amount: cents(29) };
    const without = harness.account('HAWKPAY', { withdrawKey: undefined });
    await expect(harness.runner.withdraw(gateway, without, withdraw)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'request',
    });
    await harness.control('POST', '/payouts', { provider: 'HAWKPAY', outcome: 'reject' });
    const taken = await harness.runner.withdraw(gateway, harness.account('HAWKPAY'), withdraw);
    const { withdrawId } = taken as { withdrawId: string };
    const queried = { ...withdraw, withdrawId, queriedAt: new Date() };
    const reported = await untilReading('declined', () =>
      harness.runner.queryWithdraw(gateway, harness.account('HAWKPAY'), queried),
    );
    expect(reported).toMatchObject({ kind: 'declined', status: 'REJECTED', amount: 29 });
  });

  it('PODPAY uses its later protocol version if the account is configured for it', async () => {
    const podpay = gatewayOf('PODPAY');
    const account = harness.account('PODPAY', { generation: 'transactions' });
    const intent = { ...SAMPLE_CHARGE, createdAt: new Date() };
    await expect(harness.runner.charge(podpay, account, intent)).resolves.toMatchObject({ kind: 'awaiting' });
    const { requests } = (await harness.control('GET', '/requests?provider=PODPAY')) as {
      requests: { url: string }[];
    };
    expect(requests.map(({ url }) => url)).toEqual(['/podpay/transactions']);
  });
});
