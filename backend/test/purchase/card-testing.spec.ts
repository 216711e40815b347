import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateCpf } from '@guiche/brazil';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AnswerBlocks } from '../../src/modules/protection/index.js';
import { runProgram } from '../support/run-program.js';
import type { TestApp } from '../support/index.js';
import { order, type PurchaseOrder } from './buyer.js';
import { CARDS, card, cardOrder } from './cards.js';
import { CheckoutHarness, newKey, type CheckoutResponse, type CheckoutPurchaseBody } from './shop.js';
import { INSTALLATION_CONTEXT } from '../support/contexts.js';

let shop: CheckoutHarness;
let twin: TestApp;
beforeAll(async () => {
  const settings = { PROTECTIVE_LIMITS: 'on' };
  shop = await CheckoutHarness.open({ settings });
  twin = await CheckoutHarness.join(shop, settings);
});
afterAll(async () => {
  await twin.stop();
  await shop.close();
});
// Windows end: no test meets what another one counted.
beforeEach(async () => {
  shop.clock.advance(2 * 3_600_000);
  await shop.rows(`update platforms set velocity_limits = '{}'`);
});

let people = 0;
/** A buyer whose counted values are all new. */
function someoneElse(): PurchaseOrder {
  people += 1;
  return {
    email: `buyer${people}@example.com`,
    phone: `119${String(10_000_000 + people)}`,
    cpf: generateCpf(Math.random),
  };
}

/** A platform for which one card number may be tried so often that the other limits are met first: two numbers are refused. */
const limits = (changes: object = {}) =>
  shop.rows('update platforms set velocity_limits = $2 where id = $1', [
    PLATFORM_A,
    JSON.stringify({ card: { card: { attempts: 1_000, declines: 1_000 } }, ...changes }),
  ]);

const from = (address: string) => ({ 'x-forwarded-for': address });
const codes = (answers: readonly CheckoutResponse<CheckoutPurchaseBody>[]): Record<string, number> => {
  const seen: Record<string, number> = {};
  for (const { status, body } of answers) {
    const what = status === 201 ? body.status : `${status} ${body.code}`;
    seen[what] = (seen[what] ?? 0) + 1;
  }
  return seen;
};

/** Sent to a process by itself, not through the first one. */
async function buyAt(
  app: TestApp,
  asked: PurchaseOrder,
  headers: Record<string, string>,
): Promise<CheckoutResponse<CheckoutPurchaseBody>> {
  const response = await fetch(`${app.url}/api/checkout/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey(), ...headers },
    body: JSON.stringify(asked),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as CheckoutPurchaseBody,
  };
}

async function eachOnce(count: number, buy: (n: number) => Promise<CheckoutResponse<CheckoutPurchaseBody>>) {
  const answers: CheckoutResponse<CheckoutPurchaseBody>[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await buy(n));
  return answers;
}

const LIMITED = '429 cardAttemptsLimited';

describe('card testing', () => {
  it('card testing by one buyer is refused after five cards, and the buyer sees when to try again and can pay by PIX', async () => {
    await limits();
    const answers = await eachOnce(12, async (n) =>
      shop.buy(
        await cardOrder(shop, n % 2 === 0 ? CARDS.refuses : CARDS.approves),
        newKey(),
        from('203.0.113.1'),
      ),
    );
    expect(codes(answers)).toEqual({ REJECTED: 3, APPROVED: 2, [LIMITED]: 7 });
    const refused = answers[11];
    // From then on the approved ones no longer count as possible declines.
    expect(refused?.headers.get('retry-after')).toBe('30');
    expect(refused?.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(refused?.body).toMatchObject({
      title:
        'Por segurança, o pagamento com cartão está pausado. Tente de novo em 30 s ou escolha outra forma de pagamento.',
    });
    expect((await shop.buy(order(), newKey(), from('203.0.113.1'))).status).toBe(201);
    shop.clock.advance(31_000);
    const more = await eachOnce(3, async () =>
      shop.buy(await cardOrder(shop, CARDS.refuses), newKey(), from('203.0.113.1')),
    );
    expect(codes(more)).toEqual({ REJECTED: 2, [LIMITED]: 1 });
    expect(more[2]?.headers.get('retry-after')).toBe('3569');
    expect(more[2]?.body).toMatchObject({ title: expect.stringContaining('Tente de novo em 60 minutos ou') });
  });

  it('card testing with one card under many names ends after three declines', async () => {
    const answers = await eachOnce(8, async (n) =>
      shop.buy(await cardOrder(shop, CARDS.refuses, someoneElse()), newKey(), from(`198.51.100.${n}`)),
    );
    expect(codes(answers)).toEqual({ REJECTED: 3, [LIMITED]: 5 });
  });

  it('card testing from one IPv6 network under many names ends after twenty declines, and other networks go on', async () => {
    await limits();
    const answers = await eachOnce(24, async (n) =>
      shop.buy(await cardOrder(shop, CARDS.refuses, someoneElse()), newKey(), from(`2001:db8:7:7::${n + 1}`)),
    );
    expect(codes(answers)).toEqual({ REJECTED: 20, [LIMITED]: 4 });
    const neighbour = await shop.buy(await cardOrder(shop, CARDS.approves, someoneElse()), newKey(), {
      ...from('2001:db8:7:8::1'),
    });
    expect(neighbour.body.status).toBe('APPROVED');
  });

  it('card testing does not include approved cards of one address: many buyers share one', async () => {
    await limits();
    for (let n = 0; n < 22; n += 1) {
      const bought = await shop.buy(await cardOrder(shop, CARDS.approves, someoneElse()), newKey(), {
        ...from('203.0.113.2'),
      });
      expect(bought.body.status).toBe('APPROVED');
      // No two within the time in which an attempt counts as a possible decline.
      if (n % 11 === 10) shop.clock.advance(31_000);
    }
  });

  it('card testing by parallel attempts at two processes does not exceed the limit', async () => {
    await limits({ card: { card: { attempts: 1_000, declines: 1_000 }, address: { declines: 4 } } });
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => cardOrder(shop, CARDS.refuses, someoneElse())),
    );
    const answers = await Promise.all(
      asked.map((one, n) => buyAt(n % 2 === 0 ? shop.app : twin, one, from('203.0.113.3'))),
    );
    expect(codes(answers)).toEqual({ REJECTED: 4, [LIMITED]: 6 });
  });

  it('a refused attempt of card testing writes nothing, calls no provider, and is not counted', async () => {
    const buy = async () => shop.buy(await cardOrder(shop, CARDS.refuses), newKey(), from('203.0.113.4'));
    await eachOnce(3, buy);
    const before = await shop.footprint();
    // The other rows are counters of webhooks, which arrive in the meantime.
    const counters = () =>
      shop.rows(
        'select * from velocity_counters where declines + unresolved + unresolved_before > 0 order by key',
      );
    const counted = await counters();
    expect(codes(await eachOnce(3, buy))).toEqual({ [LIMITED]: 3 });
    expect(await shop.footprint()).toEqual(before);
    expect(await counters()).toEqual(counted);
  });

  it('card testing is detected by a decline that the provider reports later', async () => {
    const address = from('203.0.113.5');
    const asked = () => cardOrder(shop, '4000000000000341');
    const payments = await eachOnce(3, async () => shop.buy(await asked(), newKey(), address));
    for (const { body } of payments) await shop.paymentBecomes(body.paymentId, { status: 'REJECTED' });
    await shop.eventually(
      `select count(*)::int as counters from velocity_counters
       where declines = 3 and window_ends > '${shop.clock.now().toISOString()}'`,
      { counters: 5 },
    );
    shop.clock.advance(60_000);
    await eachOnce(2, async () => shop.buy(await cardOrder(shop, CARDS.refuses), newKey(), address));
    expect(codes([await shop.buy(await cardOrder(shop), newKey(), address)])).toEqual({ [LIMITED]: 1 });
  });

  it('card testing is never counted twice under one key, and a key that was answered is answered as before when its buyer is blocked', async () => {
    await limits();
    const address = from('203.0.113.6');
    const key = newKey();
    const first = await cardOrder(shop, CARDS.approves);
    for (let n = 0; n < 8; n += 1) expect((await shop.buy(first, key, address)).body.status).toBe('APPROVED');
    await eachOnce(5, async () => shop.buy(await cardOrder(shop, CARDS.refuses), newKey(), address));
    expect(codes([await shop.buy(await cardOrder(shop), newKey(), address)])).toEqual({ [LIMITED]: 1 });
    expect((await shop.buy(first, key, address)).body.status).toBe('APPROVED');
  });

  it('card testing of an offer, from everywhere, pauses its cards; its PIX and the cards of other offers go on', async () => {
    await limits({ offer: { declines: 6, declinedPercent: 80 } });
    const offerId = OFFERS.digital.id;
    const buy = async (number: string, n: number, changes: PurchaseOrder = {}) =>
      shop.buy(
        await cardOrder(shop, number, { ...someoneElse(), offerId, ...changes }),
        newKey(),
        from(`198.51.101.${n}`),
      );
    expect(codes([await buy(CARDS.approves, 0)])).toEqual({ APPROVED: 1 });
    expect(codes(await eachOnce(6, (n) => buy(CARDS.refuses, n)))).toEqual({ REJECTED: 6 });
    const refused = await buy(CARDS.approves, 99);
    expect(codes([refused])).toEqual({ [LIMITED]: 1 });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(codes([await buy(CARDS.approves, 98, { offerId: OFFERS.subscription.id })])).toEqual({
      APPROVED: 1,
    });
    const byPix = await shop.buy(order({ ...someoneElse(), offerId }), newKey(), from('198.51.101.97'));
    expect(byPix.status).toBe(201);
    shop.clock.advance(601_000);
    expect(codes([await buy(CARDS.approves, 96)])).toEqual({ APPROVED: 1 });
  });

  it('card testing of an offer does not pause its cards while most are approved', async () => {
    await limits({ offer: { declines: 2, declinedPercent: 80 } });
    const buy = async (number: string, n: number) =>
      shop.buy(await cardOrder(shop, number, someoneElse()), newKey(), from(`198.51.102.${n}`));
    await eachOnce(2, (n) => buy(CARDS.approves, n));
    await eachOnce(2, (n) => buy(CARDS.refuses, n));
    expect(codes([await buy(CARDS.approves, 9)])).toEqual({ APPROVED: 1 });
  });
});

describe('a flood of', () => {
  it('PIX charges by one buyer ends after ten, with a way to pay', async () => {
    const who = someoneElse();
    const answers = await eachOnce(12, () => shop.buy(order(who), newKey(), from('203.0.113.20')));
    expect(codes(answers)).toEqual({ PENDING: 10, '429 purchasesLimited': 2 });
    expect(answers[11]?.body).toMatchObject({
      title: 'Você gerou muitos pedidos em pouco tempo. Pague um deles ou tente de novo em 10 minutos.',
    });
    expect(answers[11]?.headers.get('retry-after')).toBe('600');
  });

  it('PIX charges from one address are limited by the platform’s setting', async () => {
    await limits({ code: { address: { attempts: 3 } } });
    const answers = await eachOnce(5, () => shop.buy(order(someoneElse()), newKey(), from('203.0.113.21')));
    expect(codes(answers)).toEqual({ PENDING: 3, '429 purchasesLimited': 2 });
  });

  it('renewals count as charges of the client', async () => {
    await limits({ code: { address: { attempts: 1 } } });
    const { paymentId } = await shop.bought(order(someoneElse()));
    shop.clock.advance(400 * 24 * 3_600_000);
    await shop.paymentBecomes(paymentId, { status: 'CANCELED' });
    const renew = () =>
      shop.send<CheckoutPurchaseBody>(
        'POST',
        `/api/checkout/payments/${paymentId}/renew`,
        undefined,
        from('203.0.113.22'),
      );
    await shop.buy(order(someoneElse()), newKey(), from('203.0.113.22'));
    const attempts = () => shop.rows('select id from attempts order by id');
    const before = await attempts();
    expect(codes([await renew()])).toEqual({ '429 purchasesLimited': 1 });
    expect(await attempts()).toEqual(before);
    shop.clock.advance(601_000);
    expect((await renew()).status).toBe(201);
    // A repeated request returns the same renewal, and is no attempt.
    expect((await renew()).status).toBe(201);
  });

  it('stored cards are refused after twenty from one address, and after five of one card', async () => {
    const keep = (number: string, address: string) =>
      shop.send<CheckoutPurchaseBody>(
        'POST',
        '/api/checkout/credit-card-tokens',
        { offerId: OFFERS.subscription.id, token: `tok_${number}` },
        from(address),
      );
    const statuses = (await eachOnce(22, (n) => keep(String(n), '203.0.113.23'))).map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429, 429]);
    const kept = (
      await eachOnce(6, async (n) =>
        shop.send<CheckoutPurchaseBody>(
          'POST',
          '/api/checkout/credit-card-tokens',
          { offerId: OFFERS.subscription.id, ...card(CARDS.approves) },
          from(`198.51.103.${n}`),
        ),
      )
    ).map(({ status }) => status);
    expect(kept).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('new carts ends after sixty from one address; a known cart is still saved', async () => {
    const save = (cartId?: string) =>
      shop.send<CheckoutPurchaseBody & { cartId: string }>(
        'PUT',
        '/api/checkout/abandoned-carts',
        { offerId: OFFERS.digital.id, email: 'maria@example.com', cartId },
        from('203.0.113.24'),
      );
    const answers = await Promise.all(Array.from({ length: 62 }, () => save()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(60).fill(200), 429, 429]);
    const known = answers.find(({ status }) => status === 200)?.body.cartId;
    expect((await save(known)).status).toBe(200);
    expect((await save()).body).toMatchObject({ code: 'cartsLimited' });
  });
});

it('the counters hold digests only, and staff read a masked subject and can release it', async () => {
  const who = { email: 'blocked.buyer@example.com', cpf: '52998224725', phone: '11987654321' };
  const address = from('203.0.113.30');
  await eachOnce(6, async () => shop.buy(await cardOrder(shop, CARDS.hasNoFunds, who), newKey(), address));
  const [{ written } = { written: '' }] = await shop.rows<{ written: string }>(
    `select string_agg(c::text, ' ') || ' ' || (select string_agg(b::text, ' ') from velocity_blocks b) as written
     from velocity_counters c`,
  );
  for (const secret of [who.email, who.cpf, who.phone, CARDS.hasNoFunds])
    expect(written).not.toContain(secret);
  const blocks = await shop.app
    .get(AnswerBlocks)
    .list(INSTALLATION_CONTEXT, { platform: 'conecta', all: false });
  const block = blocks.find(({ scope }) => scope === 'card');
  expect(block).toMatchObject({
    action: 'card',
    reason: 'declines',
    shown: '***',
    times: 1,
    releasedAt: null,
  });
  const { stdout, code } = await runProgram('velocity', ['release', block?.id ?? '', '--by', 'Ana']);
  expect({ code, answer: JSON.parse(stdout) }).toEqual({ code: 0, answer: { released: true } });
  const again = await runProgram('velocity', ['release', block?.id ?? '', '--by', 'Ana']);
  expect(again.code).toBe(1);
  const left = await runProgram('velocity', ['list', '--platform', 'conecta']);
  expect((JSON.parse(left.stdout) as { id: string }[]).some(({ id }) => id === block?.id)).toBe(false);
});
