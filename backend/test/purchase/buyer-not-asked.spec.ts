import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isCpf } from '@guiche/brazil';
import { PLACEHOLDER_PHONE } from '@guiche/checkout-rules';
import { OFFERS } from '../../src/demo/demo-data.js';
import { order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const ordered = async (paymentId: string) => {
  const [row] = await shop.rows<{ buyer_document: string; buyer_phone: string; invented: string[] }>(
    `select o.buyer_document, o.buyer_phone, o.invented from orders o join payments p on p.order_id = o.id where p.id = $1`,
    [paymentId],
  );
  return row;
};

it('a document and a phone that were not requested are generated, stored as generated, and never shown (C5.23, C5.24)', async () => {
  await shop.rows(
    'update offers set required_document = false, required_document_and_phone = false where id = $1',
    [OFFERS.digital.id],
  );
  const asked = order({ cpf: undefined, phone: undefined });
  let bought = await shop.buy(asked);
  // Until the API has received the change the document is missing.
  await shop.until(async () => (bought = await shop.buy(asked)).status === 201);
  const made = await ordered(bought.body.paymentId);
  expect(made?.invented.toSorted()).toEqual(['document', 'phone']);
  expect([isCpf(made?.buyer_document ?? ''), made?.buyer_phone]).toEqual([true, PLACEHOLDER_PHONE]);
  const shown = JSON.stringify([bought.body, await shop.payment(bought.body.paymentId)]);
  for (const secret of [made?.buyer_document, PLACEHOLDER_PHONE]) expect(shown).not.toContain(secret);

  const given = await shop.bought(order());
  expect(await ordered(given.paymentId)).toEqual({
    ...{ buyer_document: '52998224725', buyer_phone: '11987654321', invented: [] },
  });
});
