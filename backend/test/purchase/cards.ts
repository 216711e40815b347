import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order, type PurchaseOrder } from './buyer.js';
import type { CheckoutHarness } from './shop.js';

/** The simulated bank's cards (libs/simulator/README.md). */
export const CARDS = {
  approves: '4111111111111111',
  refuses: '4000000000000002',
  hasNoFunds: '4000000000009995',
  thinksItOver: '4000000000000119',
  disputesLater: '4000000000000259',
} as const;

export const HOLDER = {
  holderName: 'Maria Aparecida Souza',
  holderDocument: '52998224725',
  expMonth: 12,
  expYear: 2031,
  cvv: '739',
} as const;

/** The six fields as collected by a page; a test changes its subject. */
export const card = (number: string = CARDS.approves, changes: object = {}): object => ({
  cardNumber: number,
  ...HOLDER,
  ...changes,
});

/** The card as encrypted by a page's script, to the key it received. */
export async function encrypted(
  shop: CheckoutHarness,
  fields: unknown,
  offerId: string = OFFERS.digital.id,
): Promise<string> {
  return encryptTo(await cardKeyOf(shop, offerId), fields);
}

/** The key of an offer. On a busy machine the first key, which is generated then, can take longer than its request may. */
async function cardKeyOf(shop: CheckoutHarness, offerId: string): Promise<JWK> {
  let answer = await shop.send<JWK>('GET', `/api/checkout/${offerId}/card-key`);
  await shop.until(async () => {
    if (answer.status !== 503) return true;
    answer = await shop.send<JWK>('GET', `/api/checkout/${offerId}/card-key`);
    return false;
  });
  if (answer.status !== 200) throw new Error(`the card key was answered ${answer.status}`);
  return answer.body;
}

export async function encryptTo(jwk: JWK, fields: unknown): Promise<string> {
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(jwk.kid && { kid: jwk.kid }) };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader(header)
    .encrypt(key);
}

/** A purchase by a card of this number. */
export async function cardOrder(
  shop: CheckoutHarness,
  number: string = CARDS.approves,
  changes: PurchaseOrder = {},
): Promise<PurchaseOrder> {
  const { creditCard = {}, ...rest } = changes;
  const offerId = (rest['offerId'] ?? OFFERS.digital.id) as string;
  const token = await encrypted(shop, card(number), offerId);
  return order({ paymentMethod: 'CREDIT_CARD', creditCard: { token, ...(creditCard as object) }, ...rest });
}

/** The card as tokenized in the browser by the library of HawkPay, and of the other brands of its software. */
export const hawkpayToken = (number: string): string =>
  `hash_${Buffer.from(JSON.stringify({ number, holderName: HOLDER.holderName, expMonth: 12, expYear: 2031, cvv: '739' })).toString('base64url')}`;

/** The card as tokenized in the page by the library of Iugu, and of its other brand, for the given account. */
export async function iuguToken(
  shop: CheckoutHarness,
  brand: 'IUGU' | 'IUGUBAAS',
  number: string,
  accountId: string,
): Promise<string> {
  const response = await fetch(`${shop.outside.url}/${brand.toLowerCase()}/payment_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account_id: accountId,
      method: 'credit_card',
      test: 'true',
      data: {
        number,
        verification_value: '123',
        first_name: 'Maria',
        last_name: 'Souza',
        month: '12',
        year: '2031',
      },
    }),
  });
  return ((await response.json()) as { id: string }).id;
}
