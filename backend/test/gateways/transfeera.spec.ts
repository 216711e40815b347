import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import {
  GatewayRunner,
  type ChargeIntent,
  type GatewayAccount,
  type Outcome,
  type QueryIntent,
  type WireLogEntry,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { loadConfiguration } from '../../src/config/index.js';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import {
  SAMPLE_BILLET_CHARGE,
  SAMPLE_CHARGE,
  SAMPLE_WITHDRAW,
} from '../../src/gateways/rehearsal/samples.js';
import { SystemClock } from '../../src/runtime/clock/index.js';
import { StoredFiles } from '../../src/runtime/storage/index.js';
import { S3ObjectStorage } from '../../src/runtime/storage/s3-object-storage.js';
import { gatewayOf, simulatorHarness, pause } from './support/simulator-harness.js';

const ID = 'TRANSFEERA';
const harness = simulatorHarness();
const gateway = gatewayOf(ID);

/** The store of the boletos' PDFs: what it received, and its next answer. */
class Bucket {
  readonly puts: { url: URL; type: string | undefined; bytes: Buffer }[] = [];
  status = 200;
  private readonly server: Server = createServer((request, reply) => {
    void buffer(request).then((bytes) => {
      const url = new URL(request.url ?? '', 'http://bucket');
      this.puts.push({ url, type: request.headers['content-type'], bytes });
      reply.writeHead(this.status).end();
    });
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const bucket = new Bucket();
let files: StoredFiles;
let endpoint: string;
let log: WireLogEntry[];

beforeAll(async () => {
  endpoint = await bucket.open();
  const { storage } = loadConfiguration({
    DATABASE_URL: 'postgres://x',
    OBJECTS_BUCKET: 'files',
    OBJECTS_ENDPOINT: endpoint,
    OBJECTS_PATH_STYLE: 'true',
    OBJECTS_ACCESS_KEY_ID: 'id',
    OBJECTS_SECRET_ACCESS_KEY: 'secret',
  });
  files = new StoredFiles(new S3ObjectStorage({ ...storage, bucket: 'files' }, new SystemClock()));
  // The SDK is loaded with the first link, and this takes its time: not that of a test.
  await files.keep({ name: 'first.pdf', content: Buffer.from('%PDF-') }, 1000);
});
beforeEach(() => {
  bucket.puts.length = 0;
  bucket.status = 200;
  log = [];
});
afterAll(() => bucket.close());

const runnerWithin = (chargeDeadlineMs: number): GatewayRunner =>
  new GatewayRunner({
    transport: harness.transport,
    now: () => new Date(),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    chargeDeadlineMs,
    files,
  });

const account = (more: Partial<GatewayAccount> = {}): GatewayAccount => ({
  ...harness.account(ID),
  // Another host than the API's, as in life; the simulator answers on both names.
  loginBaseAddress: harness.base(ID).replace('127.0.0.1', 'localhost'),
  ...more,
});

const charge = (change: Partial<ChargeIntent> = {}, deadlineMs = 1500): Promise<Outcome> =>
  runnerWithin(deadlineMs).charge(gateway, account(), {
    ...SAMPLE_CHARGE,
    createdAt: new Date(),
    webhookUrl: harness.hook(ID),
    ...change,
  });

const billet = (change: Partial<ChargeIntent> = {}): Promise<Outcome> =>
  charge({ ...SAMPLE_BILLET_CHARGE, createdAt: new Date(), ...change });

const query = (change: Partial<QueryIntent> = {}) =>
  runnerWithin(1500).query(gateway, account(), {
    attemptId: SAMPLE_CHARGE.attemptId,
    amount: SAMPLE_CHARGE.amount,
    paymentMethod: 'PIX',
    createdAt: new Date(),
    queriedAt: new Date(),
    ...change,
  });

/** Registers our address as an operator does in the panel. The provider first sends an unsigned test. */
async function listen(): Promise<void> {
  const { clientId, clientSecret, userAgent } = credentialsOf(ID);
  const headers = { 'content-type': 'application/json', 'user-agent': String(userAgent) };
  const token = await fetch(`${harness.base(ID)}/authorization`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const registered = await fetch(`${harness.base(ID)}/webhook`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ url: harness.hook(ID), object_types: ['CashIn', 'Transfer'] }),
  });
  expect(registered.status).toBe(200);
  expect((await harness.nextReading(gateway)).kind).toBe('forged');
}

const calls = async (operation: string): Promise<number> => {
  const { counts } = (await harness.control('GET', `/requests?provider=${ID}`)) as {
    counts: Record<string, Record<string, number>> & Record<string, number>;
  };
  return (counts[ID]?.[operation] ?? counts[operation] ?? 0) as number;
};

const referenceOf = (outcome: Outcome): string => {
  expect(outcome).toMatchObject({ kind: 'awaiting' });
  return (outcome as Extract<Outcome, { kind: 'awaiting' }>).reference;
};

describe('TRANSFEERA over HTTP', () => {
  it.each([1, 29, 4990, 123_456])('charges %i centavos by PIX and shows the code (P1.8)', async (value) => {
    const amount = cents(value);
    const outcome = await charge({ amount });
    const [booked, ...others] = await harness.booked(ID, SAMPLE_CHARGE.attemptId);
    expect(others).toEqual([]);
    expect(booked?.amount).toBe(value);
    expect(outcome).toMatchObject({ kind: 'awaiting', amount: value, pix: { copyPaste: booked?.pixCode } });
  });

  it('requests the token from its own host, and names the company in every call (P7.90)', async () => {
    await charge();
    expect(log.map(({ operation, url }) => `${operation} ${url}`)).toEqual([
      `login ${account().loginBaseAddress}/authorization`,
      `chargePix ${harness.base(ID)}/pix/qrcode/collection/immediate`,
    ]);
    // Of a caller without a name this provider takes nothing.
    const nameless = await fetch(`${harness.base(ID)}/authorization`, { method: 'POST', body: '{}' });
    expect(nameless.status).toBe(403);
  });

  it('receives the payment by a signed webhook and by query, and refunds a part and the rest (P1.17)', async () => {
    await listen();
    const reference = referenceOf(await charge());
    await harness.act(ID, reference, 'pay');
    const notifications = await harness.readingOf(gateway, reference);
    expect(notifications).toMatchObject({
      kind: 'proven',
      attemptId: SAMPLE_CHARGE.attemptId,
      outcome: { kind: 'settled', amount: 4990 },
    });
    await expect(query({ reference })).resolves.toMatchObject({ kind: 'settled', reference });

    const outcome = 'outcome' in notifications ? notifications.outcome : undefined;
    const providerData = outcome && 'providerData' in outcome ? outcome.providerData : undefined;
    const give = (more: object) =>
      runnerWithin(1500).refund(gateway, account(), {
        refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
        attemptId: SAMPLE_CHARGE.attemptId,
        reference,
        chargedAmount: SAMPLE_CHARGE.amount,
        ...(providerData ? { providerData } : {}),
        ...more,
      });
    await expect(give({ amount: cents(90) })).resolves.toMatchObject({ kind: 'processing' });
    await expect(give({ amount: cents(4900) })).resolves.toMatchObject({ kind: 'processing' });
    // The events of returns name the payment, each with its own part.
    for (const refundedAmount of [90, 4900])
      expect(await harness.nextReading(gateway)).toMatchObject({
        kind: 'proven',
        endToEndId: providerData?.['endToEndId'],
        outcome: { kind: 'refunded', native: 'DEVOLVIDO', refundedAmount },
      });
    const [booked] = await harness.booked(ID, SAMPLE_CHARGE.attemptId);
    expect(booked?.refundedAmount).toBe(4990);
    await expect(give({})).resolves.toMatchObject({ kind: 'refused', reason: 'request' });
  });

  it('takes a delivery with a foreign signature for forged, and believes the provider instead', async () => {
    await listen();
    const reference = referenceOf(await charge());
    const headers = { 'transfeera-signature': `t=1,v1=${'0'.repeat(64)}` };
    await harness.control('POST', '/forge', { provider: ID, id: reference, url: harness.hook(ID), headers });
    expect((await harness.nextReading(gateway)).kind).toBe('forged');
    await expect(query({ reference })).resolves.toMatchObject({ kind: 'awaiting' });
  });

  it.each([{ kind: 'hang' }, { kind: 'status', status: 500 }, { kind: 'cut' }])(
    'TRANSFEERA over HTTP does not charge again after an accepted request without an answer, and finds it by our id: %j',
    async (fault) => {
      await expect(query()).resolves.toEqual({ kind: 'notFound' });
      const armed = { provider: ID, operation: 'create', afterAccepting: true, ...fault };
      await harness.control('POST', '/faults', armed);
      await expect(charge({}, 400)).resolves.toMatchObject({ kind: 'unknown' });
      await expect(query()).resolves.toMatchObject({ kind: 'awaiting', pix: { copyPaste: /^0002/ } });
      expect(await harness.booked(ID, SAMPLE_CHARGE.attemptId)).toHaveLength(1);
    },
  );
});

describe('TRANSFEERA charges by boleto over HTTP', () => {
  it('fetches the PDF and uploads it by a 60-second signed link, for all to read (P7.123, P7.124, P7.125, P7.126)', async () => {
    const outcome = await billet();
    const reference = referenceOf(outcome);
    const [booked] = await harness.booked(ID, SAMPLE_CHARGE.attemptId);
    const [put, ...others] = bucket.puts;
    expect(others).toEqual([]);
    expect(Object.fromEntries(put?.url.searchParams ?? [])).toMatchObject({
      'X-Amz-Expires': '60',
      'x-amz-acl': 'public-read',
    });
    expect(put?.type).toBe('application/pdf');
    const pdf = put?.bytes.toString('latin1') ?? '';
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    expect(pdf.endsWith('%%EOF\n')).toBe(true);
    expect(pdf).toContain(booked?.billetLine);
    // Bytes above 127 are unchanged.
    expect(put?.bytes.subarray(9, 14)).toEqual(Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3]));
    expect(outcome).toMatchObject({
      billet: { digitableLine: booked?.billetLine, url: `${endpoint}${put?.url.pathname}` },
    });
    expect(JSON.stringify(log)).not.toContain('%PDF');
    await expect(query({ reference, paymentMethod: 'BILLET' })).resolves.toMatchObject({ kind: 'awaiting' });
  });

  it('gives it one day (P9.30)', async () => {
    const createdAt = new Date('2030-01-02T02:30:00.000Z');
    await expect(billet({ createdAt })).resolves.toMatchObject({
      expiresAt: new Date('2030-01-03T02:59:59.000Z'),
    });
  });

  it("keeps what was booked when the upload fails, logs 'Error on upload pdf', and uploads when asked again (P5.65, P8.42)", async () => {
    bucket.status = 503;
    const outcome = await billet();
    const reference = referenceOf(outcome);
    expect(outcome).not.toHaveProperty('billet.url');
    expect(log.at(-1)).toMatchObject({
      method: 'PUT',
      outcome: 'Error on upload pdf: the upload was answered 503',
    });
    bucket.status = 200;
    const later = await query({ reference, paymentMethod: 'BILLET' });
    expect(later).toMatchObject({ kind: 'awaiting', billet: { url: expect.stringMatching(/\.pdf$/) } });
    expect(bucket.puts).toHaveLength(2);
    const providerData = 'providerData' in later ? later.providerData : undefined;
    await query({ reference, paymentMethod: 'BILLET', ...(providerData ? { providerData } : {}) });
    expect(bucket.puts).toHaveLength(2);
  });

  it('receives its payment by a webhook that triggers a query', async () => {
    await listen();
    const reference = referenceOf(await billet());
    await harness.act(ID, reference, 'pay');
    await expect(harness.readingOf(gateway, reference)).resolves.toMatchObject({
      kind: 'proven',
      attemptId: SAMPLE_CHARGE.attemptId,
      outcome: { kind: 'unknown' },
    });
    await expect(query({ reference, paymentMethod: 'BILLET' })).resolves.toMatchObject({
      kind: 'settled',
      amount: 4990,
    });
  });

  it('TRANSFEERA charges by boleto over HTTP is found by our reference when the answer was lost, and made once', async () => {
    const armed = { provider: ID, operation: 'create', kind: 'cut', afterAccepting: true };
    await harness.control('POST', '/faults', armed);
    await expect(billet()).resolves.toMatchObject({ kind: 'unknown' });
    expect(bucket.puts).toEqual([]);
    await expect(query({ paymentMethod: 'BILLET' })).resolves.toMatchObject({
      kind: 'awaiting',
      billet: { url: expect.stringMatching(/\.pdf$/) },
    });
    expect(await harness.booked(ID, SAMPLE_CHARGE.attemptId)).toHaveLength(1);
  });
});

describe('TRANSFEERA pays out over HTTP', () => {
  const withdraw = (change: object = {}) =>
    runnerWithin(1500).withdraw(gateway, account(), {
      ...SAMPLE_WITHDRAW,
      createdAt: new Date(),
      ...change,
    });
  const query = (withdrawId: string) =>
    runnerWithin(1500).queryWithdraw(gateway, account(), {
      withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
      withdrawId,
      amount: SAMPLE_WITHDRAW.amount,
      createdAt: new Date(),
      queriedAt: new Date(),
    });
  const idOf = (outcome: WithdrawOutcome): string => (outcome as { withdrawId: string }).withdrawId;

  it.each([
    ['settle', { kind: 'settled', status: 'APPROVED' }],
    ['reject', { kind: 'declined', status: 'REJECTED' }],
    ['wait', { kind: 'awaiting', status: 'PENDING' }],
  ])(
    'creates a batch, closes it, and reads what the bank did: %s (P1.13, P1.14, P7.55)',
    async (what, expected) => {
      await harness.control('POST', '/payouts', { provider: ID, outcome: what });
      const queried = await withdraw();
      expect(queried).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
      expect(log.slice(-2).map(({ url }) => new URL(url).pathname)).toEqual([
        '/transfeera/batch',
        expect.stringMatching(/^\/transfeera\/batch\/\d+\/close$/),
      ]);
      await pause(260);
      await expect(query(idOf(queried))).resolves.toMatchObject({ ...expected, amount: 4990 });
    },
  );

  it('spells a phone key with +55 (P5.45)', async () => {
    await withdraw({ pixKey: '(11) 98765-4321', pixType: 'PHONE' });
    const { requests } = (await harness.control('GET', `/requests?provider=${ID}&operation=payout`)) as {
      requests: { body: object }[];
    };
    expect(JSON.stringify(requests)).toContain('{"pix_key_type":"TELEFONE","pix_key":"+5511987654321"}');
  });

  it('closes a batch whose closing was lost when it is queried, and pays once', async () => {
    const armed = { provider: ID, operation: 'payout', kind: 'status', status: 503, skip: 1 };
    await harness.control('POST', '/faults', { ...armed, afterAccepting: false });
    const queried = await withdraw();
    expect(queried).toMatchObject({ kind: 'awaiting', amount: 4990 });
    await pause(260);
    await expect(query(idOf(queried))).resolves.toMatchObject({ kind: 'awaiting', native: 'CRIADO' });
    await pause(260);
    await expect(query(idOf(queried))).resolves.toMatchObject({ kind: 'settled', amount: 4990 });
    expect(await calls('payout')).toBe(3);
  });

  it('TRANSFEERA pays out over HTTP is unknown when the answer was lost, and pays nothing: the same key opens no second batch, and proves nothing', async () => {
    const armed = { provider: ID, operation: 'payout', kind: 'cut', afterAccepting: true };
    await harness.control('POST', '/faults', armed);
    await expect(withdraw()).resolves.toMatchObject({ kind: 'unknown' });
    expect(await calls('payout')).toBe(1);
    // The first batch may have been closed, and paid.
    await expect(withdraw()).resolves.toEqual({ kind: 'unknown', why: 'this payout was taken before' });
  });
});
