import { describe, expect, it } from '@jest/globals';
import { OverHttp, payoutJourney, sleepMs, pixJourney } from './support/over-http.js';

describe('FLOW2PAY over HTTP', () => {
  const http = new OverHttp('FLOW2PAY');
  pixJourney(http, { panelOf: 'publicKey' });
  payoutJourney(http, { at: 'awaiting' });

  it('calls a reversed payment a chargeback (P4.66)', async () => {
    await http.enterInPanel(String(http.account.credentials['publicKey']));
    const reference = await http.charged();
    await http.act(reference, 'pay');
    const paid = await http.nextReading();
    const [charge] = await http.booked();
    const endToEndId = String(charge?.endToEndId);
    expect(paid).toMatchObject({ outcome: { providerData: { endToEndId } } });
    await http.act(reference, 'chargeback');
    // Its txid is missing: the stored id of the payment's webhook identifies it.
    expect(await http.nextReading()).toEqual({
      kind: 'proven',
      type: 'TRANSACTION',
      endToEndId,
      outcome: { kind: 'chargedBack', returned: true, native: 'PixInReversal', refundedAmount: 4990 },
    });
  });

  it('reports the refunded part of a payment', async () => {
    await http.enterInPanel(String(http.account.credentials['publicKey']));
    const reference = await http.charged();
    await http.act(reference, 'pay');
    await http.nextReading();
    await http.act(reference, 'refund', { amount: 90 });
    expect(await http.nextReading()).toMatchObject({
      kind: 'proven',
      outcome: { kind: 'chargedBack', returned: true, refundedAmount: 90 },
    });
  });

  it('names our attempt in the webhook of a charge whose answer was lost', async () => {
    await http.enterInPanel(String(http.account.credentials['publicKey']));
    await http.control('POST', '/faults', { provider: 'FLOW2PAY', operation: 'create', kind: 'cut' });
    await http.charge();
    const [charge] = await http.booked();
    await http.act(charge!.id, 'pay');
    expect(await http.nextReading()).toMatchObject({ attemptId: http.intent().attemptId });
  });

  it('FLOW2PAY over HTTP does not charge twice for a repeated request', async () => {
    await http.charged();
    await sleepMs(10);
    await expect(http.charge()).resolves.toMatchObject({ kind: 'unknown' });
    expect(await http.booked()).toHaveLength(1);
  });
});
