import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { GatewayRunner } from '@guiche/gateway-kit';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, BackOffice } from '../support/back-office.js';
import { OFFER_AT, order } from './buyer.js';

interface Inspection {
  readonly delivery: { readonly headers: readonly { name: string; value: string }[]; readonly body: string };
  readonly curl: string;
  readonly testCase: { readonly fileName: string; readonly content: string } | null;
  readonly reading: { readonly kind: string } | null;
  readonly charges: readonly Record<string, string | null>[];
  readonly isReplayable: boolean;
  readonly resolution: { readonly note: string } | null;
}

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const PROOF = { reason: 'O adaptador mudou', password: DEMO_PASSWORD };
const UNKNOWN = '0190a000-0000-7000-8000-00000000000a';

let office: BackOffice;
let since: Date;
beforeAll(async () => {
  office = await BackOffice.open();
});
beforeEach(() => {
  office.shop.clock.advance(60_000);
  since = office.shop.clock.now();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await office.shop.outside.behave();
});
afterAll(() => office.close());

interface Stored {
  readonly id: string;
  readonly state: string;
  readonly detail: string | null;
  readonly tries: number;
}

const records = () =>
  office.shop.rows<Stored>(
    'select id, state, detail, tries from webhook_records where received_at >= $1 order by received_at, id',
    [since],
  );
async function understood(): Promise<Stored[]> {
  await office.shop.until(async () => {
    const all = await records();
    return all.length > 0 && all.every(({ state }) => state !== 'RECEIVED');
  });
  return records();
}
const inspect = async (id: string) =>
  (await office.send<Inspection>(AS_MASTER, 'GET', `/api/master/webhook-logs/${id}/delivery`)).body;
const replay = (id: string, proof: object = PROOF) =>
  office.send<Refusal>(AS_MASTER, 'POST', `/api/master/webhook-logs/${id}/replay`, proof);
const audited = () =>
  office.shop.rows<{ action: string; reason: string }>(
    `select action, reason from audit_log where action like 'webhook%' and at >= $1 order by at`,
    [since],
  );

/** A sale at ASAAS whose "paid" an adapter of the day before ignored. */
async function ignoredPaid() {
  const { paymentId } = await office.shop.bought(order({ offerId: OFFER_AT.ASAAS }));
  const charge = await office.shop.chargeOf(paymentId);
  await office.shop.until(async () => Object.keys(await office.shop.webhookStates(since)).length > 0);
  await understood();
  office.shop.clock.advance(1);
  since = office.shop.clock.now();
  const reading = jest
    .spyOn(GatewayRunner.prototype, 'readWebhook')
    .mockReturnValue({ kind: 'ignored', detail: 'the adapter of yesterday' });
  await office.shop.outside.act('ASAAS', charge, 'pay');
  const [stored] = await understood();
  reading.mockRestore();
  expect(stored).toMatchObject({ state: 'IGNORED', detail: 'the adapter of yesterday' });
  return { paymentId, id: stored?.id ?? '' };
}

it('a webhook shows what a replay would do before it is replayed, and the replay does exactly that', async () => {
  const { paymentId, id } = await ignoredPaid();
  const before = await office.shop.footprint();
  const shown = await inspect(id);
  expect(shown.reading).toEqual({ kind: 'proven', detail: null });
  expect(shown.charges).toMatchObject([
    { effect: 'change', paymentId, statusNow: 'PENDING', statusAfter: 'APPROVED', ledger: 'approve' },
  ]);
  expect(shown.delivery.headers).toContainEqual({ name: 'asaas-access-token', value: '***' });
  expect(shown.curl).toContain(`/webhooks/ASAAS/<token>'`);
  expect(shown.testCase?.fileName).toBe('webhook.proven.received.json');
  expect(JSON.parse(shown.testCase?.content ?? '')).toMatchObject({
    delivery: { headers: { 'asaas-access-token': '***' }, body: { event: 'PAYMENT_RECEIVED' } },
    reading: { kind: 'proven', outcome: { kind: 'settled' } },
  });
  const secrets = await office.shop.rows<{ token: string }>(
    'select token from webhook_records where id = $1',
    [id],
  );
  expect(JSON.stringify(shown)).not.toContain(secrets[0]?.token);
  expect(await office.shop.footprint()).toEqual(before);
  expect(await office.shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });

  expect((await replay(id)).status).toBe(204);
  expect(await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' })).toBeDefined();
  expect(await understood()).toMatchObject([{ state: 'APPLIED', detail: 'PENDING → APPROVED', tries: 1 }]);
  expect(await office.shop.postings(paymentId)).toEqual(['APPROVAL']);
  expect(await audited()).toEqual([{ action: 'webhook.replayed', reason: PROOF.reason }]);

  expect((await inspect(id)).charges).toMatchObject([{ effect: 'nothing', statusNow: 'APPROVED' }]);
  expect((await replay(id)).status).toBe(204);
  expect(await understood()).toMatchObject([{ state: 'DUPLICATE' }]);
  expect(await office.shop.postings(paymentId)).toEqual(['APPROVAL']);
});

it('a replay without the password, of nobody or of an unknown webhook is refused and changes nothing', async () => {
  const { id } = await ignoredPaid();
  const before = await office.shop.footprint();
  const stored = await records();
  const wrong = await replay(id, { ...PROOF, password: 'outra' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
  expect(Object.keys((await replay(id, { password: DEMO_PASSWORD })).body.errors ?? {})).toEqual(['reason']);
  expect((await replay(UNKNOWN)).status).toBe(404);
  for (const caller of [undefined, AS_ADMIN])
    for (const [method, path] of [
      ['POST', `webhook-logs/${id}/replay`],
      ['POST', `webhook-logs/${id}/resolution`],
      ['GET', `webhook-logs/${id}/delivery`],
      ['GET', 'webhook-replays'],
      ['POST', 'webhook-replays'],
    ] as const)
      expect(
        (await office.send(caller, method, `/api/master/${path}`, method === 'POST' ? PROOF : undefined))
          .status,
      ).toBe(caller === undefined ? 401 : 403);
  expect(await records()).toEqual(stored);
  expect(await audited()).toEqual([]);
  expect(await office.shop.footprint()).toEqual(before);
});

it('a webhook to an unknown address cannot be replayed, and is marked as resolved', async () => {
  await office.shop.send('POST', '/webhooks/ASAAS/nobody-has-this-token', { id: 'evt_1' });
  const [stored] = await understood();
  expect(stored).toMatchObject({ state: 'QUARANTINED' });
  const id = stored?.id ?? '';
  expect(await inspect(id)).toMatchObject({
    reading: null,
    charges: [],
    isReplayable: false,
    resolution: null,
  });
  const refused = await replay(id);
  expect([refused.status, refused.body.code]).toEqual([409, 'webhookNotReplayable']);
  expect(await records()).toEqual([stored]);
  const note = 'Teste de um provedor novo';
  const path = `/api/master/webhook-logs/${id}/resolution`;
  expect((await office.send(AS_MASTER, 'POST', path, { note })).status).toBe(204);
  expect((await inspect(id)).resolution).toMatchObject({ note });
  expect(await audited()).toEqual([{ action: 'webhook.resolved', reason: note }]);
});

it('a forged webhook is not believed when it is replayed', async () => {
  const { paymentId } = await office.shop.bought(order({ offerId: OFFER_AT.ASAAS }));
  const charge = await office.shop.chargeOf(paymentId);
  const found = (await office.shop.outside.charges('ASAAS')).find((one) => one.id === charge);
  await understood();
  office.shop.clock.advance(1);
  since = office.shop.clock.now();
  await office.shop.outside.forge('ASAAS', charge, found?.webhookUrl ?? '', {});
  const [stored] = await understood();
  expect((await inspect(stored?.id ?? '')).reading?.kind).toBe('forged');
  expect((await replay(stored?.id ?? '')).status).toBe(204);
  expect(await understood()).toMatchObject([{ state: 'QUARANTINED' }]);
  expect(await office.shop.payment(paymentId)).toMatchObject({ status: 'PENDING' });
  expect(await office.shop.postings(paymentId)).toEqual([]);
});

it('many webhooks are replayed when they are as many as were shown, and the progress is shown', async () => {
  const { paymentId } = await ignoredPaid();
  const day = new Date(since.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const filter = { platform: PLATFORM_A, provider: 'asaas', result: 'IGNORED', from: day, until: day };
  const query = new URLSearchParams(filter).toString();
  const counted = await office.send<{ webhooks: number; most: number }>(
    ...([AS_MASTER, 'GET', `/api/master/webhook-replays/count?${query}`] as const),
  );
  const expected = counted.body.webhooks;
  expect(expected).toBeGreaterThan(0);
  const many = (body: object) =>
    office.send<Refusal & { id: string }>(AS_MASTER, 'POST', '/api/master/webhook-replays', {
      ...filter,
      ...PROOF,
      ...body,
    });
  const stored = await records();
  const other = await many({ expected: expected + 1 });
  expect([other.status, other.body.code]).toEqual([409, 'selectionChanged']);
  const tooMany = await many({ expected: 1_001 });
  expect([tooMany.status, tooMany.body.code]).toEqual([422, 'tooManyWebhooks']);
  const none = await many({ expected: 1, provider: 'NOBODY' });
  expect([none.status, none.body.code]).toEqual([422, 'noWebhooks']);
  expect((await many({ expected, password: 'outra' })).status).toBe(422);
  // The 31st of February is no day, and not the 3rd of March.
  for (const days of [{ from: '2026-02-31' }, { until: '2026-02-31' }, { from: '2026-13-01' }])
    expect((await many({ expected, ...days })).status).toBe(422);
  expect(await records()).toEqual(stored);
  expect(await office.shop.rows('select 1 from webhook_replays')).toEqual([]);

  expect((await many({ expected })).status).toBe(201);
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await office.shop.until(async () => {
    const { items } = (
      await office.send<{ items: { done: number; webhooks: number }[] }>(
        ...([AS_MASTER, 'GET', '/api/master/webhook-replays'] as const),
      )
    ).body;
    return items[0]?.done === expected && items[0].webhooks === expected;
  });
  expect(await audited()).toEqual([{ action: 'webhooks.replayed', reason: PROOF.reason }]);
});
