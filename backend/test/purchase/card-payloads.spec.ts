import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { OFFERS } from '../../src/demo/demo-data.js';
import { DeleteCardPayloads } from '../../src/modules/cards/delete-card-payloads.js';
import { order, type PurchaseOrder } from './buyer.js';
import { card, cardOrder, encryptTo, encrypted } from './cards.js';
import { CheckoutHarness, newKey, type CheckoutResponse } from './shop.js';

const MINUTE_MS = 60_000;
const CLUB = OFFERS.subscription.id;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const keyOf = async (offerId: string) =>
  (await shop.send<JWK>('GET', `/api/checkout/${offerId}/card-key`)).body;
const byToken = (token: string, changes: PurchaseOrder = {}): PurchaseOrder =>
  order({ paymentMethod: 'CREDIT_CARD', creditCard: { token }, ...changes });

interface Refusal {
  readonly code?: string;
  readonly errors?: Record<string, string[]>;
}
const STALE = 'Por segurança, o envio do cartão expirou. Tente pagar de novo.';
const UNREADABLE = 'Não foi possível ler o cartão. Recarregue a página e tente de novo.';

async function isRefused(asked: PurchaseOrder, sentence: string): Promise<void> {
  const before = await shop.footprint();
  const answer = (await shop.buy(asked)) as unknown as CheckoutResponse<Refusal>;
  expect({ status: answer.status, code: answer.body.code, errors: answer.body.errors }).toEqual({
    status: 422,
    code: 'validation',
    errors: { 'creditCard.token': [sentence] },
  });
  expect(await shop.footprint()).toEqual(before);
}

describe('an encrypted card', () => {
  it('works once: another purchase key is refused, for the same buyer and for another', async () => {
    const asked = await cardOrder(shop);
    expect((await shop.bought(asked)).status).toBe('APPROVED');
    await isRefused(asked, STALE);
    await isRefused({ ...asked, cpf: '11144477735', email: 'joana@example.com', name: 'Joana Prado' }, STALE);
  });

  it('an encrypted card that is sent again under the same purchase key gets the same answer, also after it expired', async () => {
    const asked = await cardOrder(shop);
    const key = newKey();
    const first = await shop.bought(asked, key);
    expect(await shop.bought(asked, key)).toEqual(first);
    shop.clock.advance(16 * MINUTE_MS);
    expect(await shop.bought(asked, key)).toEqual(first);
  });

  it('works once in two processes at the same time', async () => {
    const other = await CheckoutHarness.join(shop);
    try {
      const body = JSON.stringify(await cardOrder(shop));
      const before = await shop.footprint();
      const buyAt = (url: string) =>
        fetch(`${url}/api/checkout/purchase`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
          body,
        });
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => buyAt(n % 2 ? shop.app.url : other.url)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)]);
      const after = await shop.footprint();
      expect([after.orders, after.attempts]).toEqual([(before.orders ?? 0) + 1, (before.attempts ?? 0) + 1]);
    } finally {
      await other.stop();
    }
  });

  it('spelled with other base64url letters for the same bytes is the same card', async () => {
    const token = await encrypted(shop, card());
    await shop.bought(byToken(token));
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The tag has 16 bytes: the last four bits of its last letter say nothing.
    const last = alphabet.indexOf(token.at(-1) ?? '');
    const respelled = token.slice(0, -1) + alphabet[last ^ 1];
    expect(Buffer.from(respelled.split('.')[4] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[4] ?? '', 'base64url'),
    );
    await isRefused(byToken(respelled), STALE);
  });

  it('an encrypted card is valid for fifteen minutes after its key was issued', async () => {
    const jwk = await keyOf(OFFERS.digital.id);
    const [inTime, late] = [await encryptTo(jwk, card()), await encryptTo(jwk, card())];
    shop.clock.advance(15 * MINUTE_MS);
    expect((await shop.bought(byToken(inTime))).status).toBe('APPROVED');
    shop.clock.advance(1);
    await isRefused(byToken(late), STALE);
    expect((await shop.bought(byToken(await encrypted(shop, card())))).status).toBe('APPROVED');
  });

  it('an encrypted card is valid for the offer of its key only', async () => {
    const token = await encrypted(shop, card(), OFFERS.digital.id);
    await isRefused(byToken(token, { offerId: CLUB }), UNREADABLE);
    const kept = await shop.send<Refusal>('POST', '/api/checkout/credit-card-tokens', {
      offerId: CLUB,
      token,
    });
    expect([kept.status, kept.body.errors]).toEqual([422, { token: [UNREADABLE] }]);
    // Neither refusal used it.
    expect((await shop.bought(byToken(token))).status).toBe('APPROVED');
  });

  it('an encrypted card that was declined is encrypted again for the next try', async () => {
    const asked = await cardOrder(shop, '4000000000000002');
    expect((await shop.bought(asked)).status).toBe('REJECTED');
    await isRefused(asked, STALE);
    expect((await shop.bought(await cardOrder(shop))).status).toBe('APPROVED');
  });

  it('an encrypted card is not used by a purchase that is refused before it is written', async () => {
    const asked = await cardOrder(shop);
    expect((await shop.buy({ ...asked, expectedTotal: 1 })).body.code).toBe('priceChanged');
    expect((await shop.bought(asked)).status).toBe('APPROVED');
  });
});

describe('the id of a card key', () => {
  const jweWith = async (kid: string | undefined, alg = 'RSA-OAEP-256', enc = 'A256GCM') => {
    const key = await importJWK(await keyOf(OFFERS.digital.id), alg);
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card())))
      .setProtectedHeader({ alg, enc, ...(kid !== undefined && { kid }) })
      .encrypt(key);
  };
  const changed = (kid: string, part: number, value: (old: string) => string) =>
    kid
      .split('.')
      .map((text, n) => (n === part ? value(text) : text))
      .join('.');

  it.each<[string, (kid: string) => string | undefined]>([
    ['that is missing', () => undefined],
    ['of the key pair alone', (kid) => kid.split('.')[0]],
    ['that names another offer', (kid) => changed(kid, 1, () => CLUB)],
    ['that names a later time', (kid) => changed(kid, 2, (at) => (Number.parseInt(at, 36) + 1).toString(36))],
    [
      'with another signature',
      (kid) => changed(kid, 3, (proof) => `${proof[0] === 'A' ? 'B' : 'A'}${proof.slice(1)}`),
    ],
  ])('%s opens nothing', async (_what, change) => {
    const { kid = '' } = await keyOf(OFFERS.digital.id);
    await isRefused(byToken(await jweWith(change(kid))), UNREADABLE);
  });

  it.each([
    ['RSA-OAEP', 'A256GCM'],
    ['RSA-OAEP-512', 'A256GCM'],
    ['RSA-OAEP-256', 'A128GCM'],
    ['RSA-OAEP-256', 'A256CBC-HS512'],
  ])('opens nothing that was encrypted with %s and %s', async (alg, enc) => {
    const { kid } = await keyOf(OFFERS.digital.id);
    await isRefused(byToken(await jweWith(kid, alg, enc)), UNREADABLE);
  });
});

describe('an encrypted card that is stored for a subscription', () => {
  const keep = (token: string) =>
    shop.send<{ creditCardId: string } & Refusal>('POST', '/api/checkout/credit-card-tokens', {
      offerId: CLUB,
      token,
    });

  it('an encrypted card that is stored for a subscription is stored once, and charged once, with the card it was stored as', async () => {
    const token = await encrypted(shop, card(), CLUB);
    const { creditCardId } = (await keep(token)).body;
    const rows = await shop.rows('select count(*)::int as n from stored_cards');
    expect([(await keep(token)).status, (await keep(token)).body.errors]).toEqual([422, { token: [STALE] }]);
    expect(await shop.rows('select count(*)::int as n from stored_cards')).toEqual(rows);

    const another = (await keep(await encrypted(shop, card(), CLUB))).body.creditCardId;
    await isRefused(byToken(token, { offerId: CLUB }), STALE);
    await isRefused(byToken(token, { offerId: CLUB, creditCard: { token, creditCardId: another } }), STALE);
    const asked = byToken(token, { offerId: CLUB, creditCard: { token, creditCardId } });
    expect((await shop.bought(asked)).status).toBe('APPROVED');
    await isRefused(asked, STALE);
    expect((await keep(token)).status).toBe(422);
  });
});

describe('the records of used cards', () => {
  it('hold nothing of a card, and are deleted an hour after the key id expired', async () => {
    await shop.rows('truncate used_card_payloads');
    const { paymentId } = await shop.bought(await cardOrder(shop));
    const [row] = await shop.rows<{ digest: Buffer; left: number }>(
      `select u.digest, u.stored_card_id, extract(epoch from u.expires_at - $2::timestamptz)::int as left
       from used_card_payloads u join payments p on p.order_id = u.order_id and p.platform_id = u.platform_id
       where p.id = $1`,
      [paymentId, shop.clock.now()],
    );
    expect(row).toMatchObject({ stored_card_id: null, left: 900 });
    expect(row?.digest).toHaveLength(32);
    const left = async () => (await shop.rows('select 1 from used_card_payloads')).length;
    const forget = shop.app.get(DeleteCardPayloads);
    const expired = shop.clock.now().getTime() + 75 * MINUTE_MS;
    expect([await forget.sweep(new Date(expired)), await left()]).toEqual([0, 1]);
    expect([await forget.sweep(new Date(expired + 1)), await left()]).toEqual([1, 0]);
  });
});
