import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { bodyOf, requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;
const lines = async (id: string, capability: string): Promise<string[]> =>
  (await requestsOf(id, capability)).map(
    ({ method, url }) => `${method} ${new URL(url).pathname.replace('/base', '')}`,
  );

describe.each(['PAGARME', 'PAGARMEBAAS'])('%s in the specification', (id) => {
  const { gateway, account } = subject(id);

  it('makes the calls of the specification (P7.69, P7.79, P7.80, P7.81, P7.49, P7.63)', async () => {
    expect(await lines(id, 'createCardToken')).toEqual(['POST /tokens']);
    expect(await lines(id, 'createReceiver')).toEqual(['POST /recipients']);
    expect(await lines(id, 'queryReceiver')).toEqual([
      'GET /recipients/re_clxnqkxk709sc019taqhmj4kf',
      'GET /recipients/re_clxnqkxk709sc019taqhmj4kf/balance',
    ]);
    expect((await lines(id, 'refund')).at(-1)).toBe('DELETE /charges/ch_K2rJ5nlHwTE4qRDP');
    expect(await lines(id, 'withdraw')).toEqual([
      'POST /recipients/re_clxnqkxk709sc019taqhmj4kf/withdrawals',
    ]);
  });

  it('sends 13 letters and digits for the statement (P5.34, P5.35, P5.36)', async () => {
    expect(JSON.stringify((await requestsOf(id, 'chargeCard'))[0]?.body)).toContain(
      '"statement_descriptor":"LojaSaoJoaoN1"',
    );
  });

  it.each([
    ['every line that is sold', [4500, 490], [4500, 490]],
    ['one line for all where a line costs nothing', [4990, 0], [4990]],
    ['one line for all where the lines miss the amount', [4500, 489], [4990]],
  ])('lists %s', async (_, prices, reported) => {
    const items = prices.map((unitPrice, index) => ({
      id: `item-${index}`,
      title: `Item ${index}`,
      unitPrice,
      quantity: 1,
      tangible: false,
    }));
    const body = (await bodyOf(id, 'chargePix', { items })) as { items: { amount: number }[] };
    expect(body.items.map(({ amount }) => amount)).toEqual(reported);
  });

  it('makes a boleto due in five days (P9.29)', async () => {
    expect(JSON.stringify((await requestsOf(id, 'chargeBillet'))[0]?.body)).toContain(
      '"due_at":"2030-01-07T02:30:00.000Z"',
    );
  });

  it('stores a card under a fixed foreign address, and charges the stored card (P9.59, P5.32)', async () => {
    expect((await requestsOf(id, 'createCardId'))[1]?.body).toMatchObject({
      billing_address: { country: 'US' },
    });
    expect(JSON.stringify((await requestsOf(id, 'chargeCard'))[0]?.body)).toContain('"card_id":"card-1"');
  });

  it('tokenizes with the public key alone (P7.69)', async () => {
    const example = successfulExample(subject(id), 'createCardToken')!;
    const { runner, sent } = stage(example.exchanges);
    await runOperation(runner, gateway, account, example);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });

  it('refuses a bank outside the list with this message, and sends nothing (P5.6)', async () => {
    const { runner, sent } = stage([]);
    const bankAccount = { bankCode: '000', branchNumber: '1', accountNumber: '1', accountDigit: '1' };
    const intent = { bankAccount: { ...bankAccount, accountType: 'CHECKING' } };
    await expect(
      runOperation(runner, gateway, account, { capability: 'createReceiver', intent }),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Banco não suportado, tente outro.',
    });
    expect(sent).toEqual([]);
  });

  const said = async (capability: string, word: string): Promise<object> => {
    const example = successfulExample(subject(id), capability)!;
    const [first, ...others] = example.exchanges as [(typeof example.exchanges)[number]];
    const body = { ...(first.reply.body as Record<string, Json>), status: word };
    const { runner } = stage([{ request: first.request, reply: { ...first.reply, body } }, ...others]);
    return runOperation(runner, gateway, account, example);
  };

  it.each([
    ['transferred', 'P4.146', 'transferred', 'APPROVED'],
    ['canceled', 'P4.147', 'canceled', 'CANCELED'],
    ['pending', 'P4.140', 'pending', 'PENDING'],
    ['processing', 'P4.141', 'processing', 'PENDING'],
    ['failed', 'P4.144', 'failed', 'REJECTED'],
  ])('%s is a payout status (%s)', async (_, _rule, word, status) => {
    await expect(said('queryWithdraw', word)).resolves.toMatchObject({ status });
  });

  it.each([
    ['active', 'P4.178', 'active', 'ACTIVE'],
    ['rejected', 'P4.179', 'rejected', 'REJECTED'],
    ['refused', 'P4.180', 'refused', 'PENDING'],
    ['registration', 'P4.180', 'registration', 'PENDING'],
  ])('%s is a receiver status (%s)', async (_, _rule, word, status) => {
    await expect(said('queryReceiver', word)).resolves.toMatchObject({ kind: 'receiver', status });
  });

  it.each([
    ['voided', 'refunded'],
    ['refunded', 'refunded'],
    ['partial_void', 'refunded'],
    ['partial_refunded', 'refunded'],
    ['pending_refund', 'processing'],
    ['captured', 'processing'],
  ])('reads a refund whose charge stays paid and whose last transaction is %s as %s', async (last, kind) => {
    const example = successfulExample(subject(id), 'refund')!;
    const [deletion] = example.exchanges.slice(-1) as [(typeof example.exchanges)[number]];
    const body = { ...(deletion.reply.body as object), status: 'paid', last_transaction: { status: last } };
    const answer = { ...deletion, reply: { ...deletion.reply, body } };
    const { runner } = stage([...example.exchanges.slice(0, -1), answer]);
    await expect(runOperation(runner, gateway, account, example)).resolves.toMatchObject({ kind });
  });

  it.each([
    ['overpaid', 6000],
    ['underpaid', 4000],
  ])('reports the paid amount of a charge that is %s, or none (P4.16)', async (status, paid) => {
    const example = successfulExample(subject(id), 'query')!;
    const [{ request, reply }] = example.exchanges as [(typeof example.exchanges)[number]];
    const order = reply.body as { charges: [object] };
    const answered = (charge: object) => {
      const body = { ...order, charges: [{ ...order.charges[0], status, ...charge }] };
      const { runner } = stage([{ request, reply: { ...reply, body } as typeof reply }]);
      return runOperation(runner, gateway, account, example);
    };
    const reported = await answered({ paid_amount: paid });
    expect(reported).toMatchObject({ kind: 'settled', amount: paid, native: status });
    expect(reported).not.toHaveProperty('flagged');
    await expect(answered({ paid_amount: null })).resolves.toMatchObject({ kind: 'unknown' });
  });

  it('ignores events that do not begin with "order." (P4.132)', () => {
    const rawBody = JSON.stringify({ id: 'hook_1', type: 'charge.paid', data: { id: 'ch_1' } });
    expect(stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody }).kind).toBe('ignored');
  });
});
