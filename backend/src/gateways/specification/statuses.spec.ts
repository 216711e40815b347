import { describe, expect, it } from '@jest/globals';
import type { Json, QueryOutcome, WebhookReading } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { requestsOf } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { outcomeOfStatus } from '../testing/words.js';

/** The specification's status lists. That each status is reached is tested by the contract. */
type Kind = QueryOutcome['kind'];
const PENDING: Kind = 'awaiting';
const APPROVED: Kind = 'settled';
const REJECTED: Kind = 'declined';
const REFUNDED: Kind = 'refunded';
const CHARGEBACK: Kind = 'chargedBack';

const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;

/** The result of a query whose charge has this status. */
async function queried(id: string, status: string): Promise<object> {
  const one = subject(id);
  const example = successfulExample(one, 'query')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges, one.login).runner, one.gateway, one.account, example);
}

describe('statuses', () => {
  it.each([
    ['HAWKPAY pending (P4.76)', 'HAWKPAY', 'pending', PENDING],
    ['HAWKPAY waiting_payment (P4.77)', 'HAWKPAY', 'waiting_payment', PENDING],
    ['HAWKPAY paid (P4.78)', 'HAWKPAY', 'paid', APPROVED],
    ['HAWKPAY approved (P4.79)', 'HAWKPAY', 'approved', APPROVED],
    ['HAWKPAY refunded (P4.80)', 'HAWKPAY', 'refunded', REFUNDED],
    ['HAWKPAY chargeback (P4.81)', 'HAWKPAY', 'chargeback', CHARGEBACK],
    ['HAWKPAY refused (P4.28)', 'HAWKPAY', 'refused', REJECTED],
    ['ASAAS pending (P4.15)', 'ASAAS', 'PENDING', PENDING],
    ['ASAAS authorized (P4.13)', 'ASAAS', 'AUTHORIZED', PENDING],
    ['ASAAS confirmed (P4.17)', 'ASAAS', 'CONFIRMED', APPROVED],
    ['ASAAS received (P4.18)', 'ASAAS', 'RECEIVED', APPROVED],
    ['ASAAS refunded (P4.21)', 'ASAAS', 'REFUNDED', REFUNDED],
    ['ASAAS requested chargeback (P4.47)', 'ASAAS', 'CHARGEBACK_REQUESTED', CHARGEBACK],
    ['ASAAS dispute (P4.48)', 'ASAAS', 'CHARGEBACK_DISPUTE', CHARGEBACK],
    ['ONZ ATIVA (P4.60)', 'ONZ', 'ATIVA', PENDING],
    ['ONZ REMOVIDA_PELO_PSP (P4.61)', 'ONZ', 'REMOVIDA_PELO_PSP', PENDING],
    ['ONZ LIQUIDATED (P4.62)', 'ONZ', 'LIQUIDATED', APPROVED],
    ['ONZ CONCLUIDA (P4.63)', 'ONZ', 'CONCLUIDA', APPROVED],
    ['ONZ REFUND (P4.64)', 'ONZ', 'REFUND', CHARGEBACK],
    // The standard's text spells the word differently than its enumeration.
    ['ONZ REMOVIDO_PELO_PSP (P4.61)', 'ONZ', 'REMOVIDO_PELO_PSP', PENDING],
  ] as const)('%s', async (_, id, word, kind) => {
    const outcome = await queried(id, word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['processing', 'in_protest', 'partially_refunded', 'constructor', ' paid'])(
    'HAWKPAY "%s" is REJECTED for now, with a review item (P4.30)',
    async (word) => {
      await expect(queried('HAWKPAY', word)).resolves.toMatchObject({
        kind: REJECTED,
        native: word,
        flagged: true,
      });
    },
  );
});

describe('bank-style webhooks', () => {
  const read = (type: string, status: string): WebhookReading => {
    const { gateway, account, webhooks } = subject('ONZ');
    const { delivery } = webhooks.find(({ name }) => name === 'webhook.hint.envelope-liquidated')!;
    const { data } = delivery?.body as { data: Record<string, Json> };
    const rawBody = JSON.stringify({ type, data: { ...data, status } });
    return stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
  };

  it.each([
    ['RECEIVE and LIQUIDATED (P4.56)', 'RECEIVE', 'LIQUIDATED', APPROVED],
    ['REFUND (P4.57)', 'REFUND', 'LIQUIDATED', CHARGEBACK],
    ['RECEIVE and PROCESSING (P4.59)', 'RECEIVE', 'PROCESSING', PENDING],
    ['RECEIVE and REJECTED (P4.59)', 'RECEIVE', 'REJECTED', PENDING],
    ['INFRACTION (P4.59)', 'INFRACTION', 'LIQUIDATED', PENDING],
    ['a word nobody knows (P4.59)', 'SOMETHING', 'NEW', PENDING],
  ] as const)('%s', (_, type, status, kind) => {
    expect(read(type, status)).toMatchObject({ kind: 'hint', outcome: { kind } });
  });

  it.each([
    ['a CANCELED status', 'P4.58', 'RECEIVE', 'CANCELED'],
    ['a CANCELED event', 'P4.58', 'CANCELED', ''],
  ])('%s is ignored (%s)', (_, _rule, type, status) => {
    expect(read(type, status).kind).toBe('ignored');
  });
});

describe('events of other kinds', () => {
  const read = (id: string, body: object): WebhookReading => {
    const { gateway, account } = subject(id);
    const headers = { 'asaas-access-token': account.webhookAuthToken };
    return stage([]).runner.readWebhook(gateway, account, { headers, rawBody: JSON.stringify(body) });
  };

  it('HAWKPAY: a type other than transaction is ignored (P4.132, P4.133)', () => {
    expect(read('HAWKPAY', { type: 'recipient', data: { id: 1 } }).kind).toBe('ignored');
    // A payout notification is stored for payouts and says nothing about charges.
    const transfer = { id: 1, amount: 100, status: 'COMPLETED' };
    expect(read('HAWKPAY', { type: 'withdraw', data: transfer }).kind).toBe('payout');
  });

  it.each(['TRANSFER_DONE', 'SUBSCRIPTION_PAYMENT_CREATED', 'payment_received'])(
    'ASAAS: %s throws (P4.134)',
    (event) => {
      expect(read('ASAAS', { event, payment: { id: 'pay_1', status: 'RECEIVED', value: 1 } })).toEqual({
        kind: 'mustThrow',
        detail: `event ${event}`,
      });
    },
  );
});

describe('calls of the specification', () => {
  const requests = async (id: string, capability: string): Promise<string[]> =>
    (await requestsOf(id, capability)).map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const bodyOf = async (id: string, index: number) =>
    (await requestsOf(id, 'chargePix'))[index]!.body as Record<string, Json>;

  it('HAWKPAY (P7.146, P7.147, P7.43)', async () => {
    expect(await requests('HAWKPAY', 'chargePix')).toEqual(['POST /base/transactions']);
    expect((await bodyOf('HAWKPAY', 0))['paymentMethod']).toBe('pix');
    expect(await requests('HAWKPAY', 'query')).toEqual(['GET /base/transactions/90001']);
    expect(await requests('HAWKPAY', 'refund')).toEqual(['POST /base/transactions/90001/refund']);
  });

  it('ASAAS: customer, charge in reais due one day ahead, code (P7.117, P7.119, P7.120, P7.46, P9.2, P9.39)', async () => {
    expect(await requests('ASAAS', 'chargePix')).toEqual([
      'GET /base/customers',
      'POST /base/payments',
      'GET /base/payments/pay_080225913252/pixQrCode',
    ]);
    // Ordered at 23:30 of 1 January in São Paulo.
    expect(await bodyOf('ASAAS', 1)).toMatchObject({ value: 49.9, dueDate: '2030-01-02' });
    expect(await requests('ASAAS', 'refund')).toEqual(['POST /base/payments/pay_080225913252/refund']);
    expect(
      subject('ASAAS').operations.find(({ name }) => name === 'registerWebhook.registered')?.exchanges,
    ).toMatchObject([{ request: { method: 'GET' } }, { request: { method: 'POST' } }]);
  });

  it('ONZ: token, payer, value and key, one day (P7.127, P7.128, P7.129, P9.14)', async () => {
    expect(new URL(subject('ONZ').login?.request.url ?? '').pathname).toBe('/base/oauth/token');
    expect(await requests('ONZ', 'chargePix')).toEqual(['POST /base/cob']);
    expect(await bodyOf('ONZ', 0)).toMatchObject({
      calendario: { expiracao: 86_400 },
      devedor: { cpf: '52998224725', nome: 'José da Silva' },
      valor: { original: '49.90' },
      chave: subject('ONZ').account.credentials['pixKey'],
    });
    expect((await requests('ONZ', 'query'))[0]).toMatch(/^GET \/base\/cob\/\w{32}$/);
  });

  it('ONZ: over https without the certificate for cash-in it is Unauthorized (P5.23, P8.33, P7.104)', async () => {
    const { gateway, account } = subject('ONZ');
    const { runner, sent } = stage([]);
    const secure = { ...account, baseAddress: 'https://api.pix.banco.example' };
    await expect(
      runOperation(runner, gateway, secure, { capability: 'chargePix', intent: {} }),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Unauthorized.',
    });
    expect(sent).toHaveLength(0);
  });

  it('uses the proxy of the account, if it has one (P7.105, P9.89)', async () => {
    for (const { gateway, account, login, id } of SUBJECTS) {
      const example = successfulExample(subject(id), 'chargePix');
      if (!example) continue;
      const { runner, sent } = stage(example.exchanges, login);
      await runOperation(
        runner,
        gateway,
        { ...account, proxy: 'http://user:pass@proxy.example:3128' },
        example,
      );
      expect(sent.map(({ proxy }) => proxy)).toEqual(sent.map(() => 'http://user:pass@proxy.example:3128'));
    }
  });
});

/** Not listed in payments.md §4: the money is still ours, and the request may be denied. */
describe('a refund that was requested and is not done yet', () => {
  it.each(
    ['ASAAS', 'CASHTIME', 'REFLOWPAY'].flatMap((id) =>
      ['REFUND_REQUESTED', 'REFUND_IN_PROGRESS'].map((word) => [id, word] as const),
    ),
  )('leaves the charge of %s paid at %s, and calls nobody (P4.18)', async (id, word) => {
    const native = id === 'ASAAS' ? word : word.toLowerCase();
    const outcome = await outcomeOfStatus(id, 'query', native);
    expect(outcome).toMatchObject({ kind: 'settled', native });
    expect(outcome).not.toHaveProperty('flagged');
  });
});
