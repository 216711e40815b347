import { describe, expect, it } from '@jest/globals';
import type { Json, ReceiverIntent } from '@guiche/gateway-kit';
import { SPLIT_BANKS } from '../../providers/abmexsplit/banks.js';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_RECEIVER } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { TYPICAL_WORDS } from '../../testing/typical-statuses.js';
import { outcomeOfStatus } from '../../testing/words.js';

/** Rules of the specification for the BEEHIVE brands, their card tokens, the split acquirer and VENIT. */
const BRANDS = ['PAGUESAFE', 'ABMEX', 'SPACEFY', 'AKTAPAY', 'ABMEXPAY', 'ABMEXSPLIT'];
const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;

const bodyOf = async (id: string, capability: string) =>
  (await requestsOf(id, capability))[0]!.body as Record<string, Json>;

const requests = async (id: string, capability: string): Promise<string[]> =>
  (await requestsOf(id, capability)).map(({ method, url }) => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname}${search}`;
  });

async function queryOutcome(id: string, status: string): Promise<object> {
  const one = subject(id);
  const example = successfulExample(one, 'query')!;
  const exchanges = example.exchanges.map(({ request, reply }) => {
    const body = reply.body as Record<string, Json>;
    const data = body['data'] as Record<string, Json> | undefined;
    const said = data ? { data: { ...data, status } } : { ...body, status };
    return { request, reply: { ...reply, body: said } };
  });
  return runOperation(stage(exchanges).runner, one.gateway, one.account, example);
}

describe.each([...BRANDS, 'VENIT'])('%s status words', (id) => {
  it.each(TYPICAL_WORDS)('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await queryOutcome(id, word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('every other status is REJECTED for now, and creates a review item (P4.30)', async () => {
    await expect(queryOutcome(id, 'in_analysis')).resolves.toMatchObject({ kind: 'declined', flagged: true });
  });
});

describe('calls', () => {
  it.each([
    ['ABMEX', 'P7.70'],
    ['SPACEFY', 'P7.71'],
    ['AKTAPAY', 'P7.72'],
    ['ABMEXPAY', 'P7.73'],
  ])('%s: a card becomes a token with the public key in the query (%s)', async (id) => {
    expect(await requests(id, 'createCardToken')).toEqual([
      'POST /base/card-token?publicKey=pk-of-the-tests',
    ]);
    expect(await bodyOf(id, 'createCardToken')).toEqual({
      number: '4111111111111111',
      holderName: 'Maria Aparecida Souza',
      expirationMonth: 12,
      // Payments.md §5: the prefix 20 before two digits.
      expirationYear: 2031,
      cvv: '739',
    });
    expect((await bodyOf(id, 'chargeCard'))['card']).toEqual({ hash: 'card-token-of-the-provider' });
  });

  it.each([
    ['ABMEX', 'P9.16, P9.26'],
    ['SPACEFY', 'P9.17, P9.27'],
    ['AKTAPAY', 'P9.18, P9.28'],
    ['PAGUESAFE', 'P9.14'],
  ])('%s: a PIX lasts one day, a boleto three (%s)', async (id) => {
    expect((await bodyOf(id, 'chargePix'))['pix']).toEqual({ expiresInDays: 1 });
    expect((await bodyOf(id, 'chargeBillet'))['boleto']).toEqual({ expiresInDays: 3 });
  });

  it.each(BRANDS)('%s: refunds on the path of the specification (P7.43)', async (id) => {
    expect(await requests(id, 'refund')).toEqual(['POST /base/transactions/12001/refund']);
  });

  it('ABMEX: refunds by the later endpoint if the account is configured for it, with our key (P7.43)', async () => {
    const { gateway, account } = subject('ABMEX');
    const later = { ...account, credentials: { ...account.credentials, refundPath: 'refunds' } };
    const reply = { status: 200, body: { id: 999, amount: 4990, createdAt: '2030-01-02T02:40:00Z' } };
    const { runner, sent } = stage([{ request: { method: 'POST', url: '' }, reply }]);
    const refund = { capability: 'refund', intent: { reference: '12001' } };
    await expect(runOperation(runner, gateway, later, refund)).resolves.toMatchObject({ kind: 'refunded' });
    expect(sent[0]?.url).toBe('http://provider.example/base/transactions/12001/refunds');
    expect(sent[0]?.headers['idempotency-key']).toBe('01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99');
  });
});

describe('the split acquirer', () => {
  const { gateway, account } = subject('ABMEXSPLIT');
  const opened = successfulExample(subject('ABMEXSPLIT'), 'createReceiver')!;
  const company = { ...SAMPLE_RECEIVER, document: '11222333000181', documentType: 'CNPJ' as const };

  async function open(change: Partial<ReceiverIntent>) {
    const { runner, sent } = stage(opened.exchanges);
    const outcome = await runner.createReceiver(gateway, account, { ...company, ...change });
    return { outcome, sent };
  }

  it('takes no CPF (P5.11)', async () => {
    const { outcome, sent } = await open({ document: '52998224725', documentType: 'CPF' });
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail: 'Adquirente não aceita CPF' });
    expect(sent).toEqual([]);
  });

  it('pays out to its own banks only (P5.12)', async () => {
    const { outcome, sent } = await open({ bankAccount: { ...company.bankAccount, bankCode: '318' } });
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Banco não suportado, tente outro.',
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['001', 'P5.13'],
    ['036', 'P5.14'],
    ['246', 'P5.15'],
    ['204', 'P5.16'],
    ['237', 'P5.17'],
  ])('bank %s is refused with a branch digit, and taken without (%s)', async (bankCode) => {
    for (const branchDigit of ['0', '3', 'X']) {
      const { outcome, sent } = await open({
        bankAccount: { ...company.bankAccount, bankCode, branchDigit },
      });
      expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
      expect(sent).toEqual([]);
    }
    const { outcome } = await open({ bankAccount: { ...company.bankAccount, bankCode } });
    expect(outcome).toMatchObject({ kind: 'receiver' });
  });

  it('lists 28 banks, each once, with the sample codes (P3.151)', () => {
    const codes = SPLIT_BANKS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(28);
    expect(codes).toEqual(
      expect.arrayContaining(['001', '033', '077', '104', '237', '260', '341', '756', '036', '246', '204']),
    );
  });

  it('draws a price range for each receiver, and sends a placeholder for its phone (P9.56, P9.57)', async () => {
    const drawn = new Set<Json>();
    for (const document of ['11222333000181', '11444777000161', '00000000000191', '33000167000101']) {
      const { sent } = await open({ document, phone: '11987654321' });
      const body = JSON.parse(sent[0]?.body ?? '{}') as Record<string, Json>;
      expect(body['phone']).toBe('11999999999');
      drawn.add(body['priceRange']);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });

  it('sets the first recipient aside when it has no marketplace id (P9.58)', async () => {
    const { name } = subject('ABMEXSPLIT').examples.find((one) => one.name.endsWith('set-aside'))!;
    const { splits } = (await requestsOf('ABMEXSPLIT', name))[0]!.body as { splits: Json };
    expect(splits).toEqual([{ recipientId: 321, amount: 500 }]);
  });

  it('the split acquirer at the other brands a recipient without an id is refused, and nothing is sent (P9.58)', async () => {
    const set = subject('ABMEXSPLIT').examples.find(({ name }) => name.endsWith('set-aside'))!;
    const { runner, sent } = stage(set.exchanges);
    const outcome = await runOperation(runner, subject('ABMEX').gateway, subject('ABMEX').account, set);
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail: 'a split has no recipient' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['active', 'ACTIVE', 'P4.176'],
    ['ACTIVE', 'ACTIVE', 'P4.176'],
    ['rejected', 'REJECTED', 'P4.177'],
    ['in_analysis', 'PENDING', 'P4.175'],
  ])('maps the status %s of a marketplace to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('ABMEXSPLIT', 'queryReceiver', word)).resolves.toMatchObject({ status });
  });

  it('opens receivers as marketplaces (P7.82, P7.83)', async () => {
    expect(await requests('ABMEXSPLIT', 'createReceiver')).toEqual(['POST /base/marketplaces']);
    expect(await requests('ABMEXSPLIT', 'queryReceiver')).toEqual(['GET /base/marketplaces/mk-1']);
  });
});
