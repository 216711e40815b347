import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { saoPauloDate } from '@guiche/brazil';
import { OFFERS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { VisitCounts } from '../../src/modules/visits/index.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
const digital = OFFERS.digital.id;
const ofB = OFFERS.digitalOfB.id;

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

interface Row {
  readonly platform_id: string;
  readonly offer_id: string;
  readonly variant: string;
  readonly views: number;
  readonly starts: number;
}

/** Written by this process so far, in the order of their keys. */
const written = async () => {
  await office.shop.app.get(VisitCounts).flush();
  return office.shop.rows<Row>(
    `select platform_id, offer_id, variant, views::int, starts::int from visit_days order by platform_id, offer_id, variant`,
  );
};
const report = (checkouts: object[]) => office.send(undefined, 'POST', '/api/checkout/visits', { checkouts });
const row = (platform_id: string, offer_id: string, views: number, starts: number, variant = '') => ({
  ...{ platform_id, offer_id, variant, views, starts },
});

it('views and started forms are added up by day, offer and platform, without a statement until they are written', async () => {
  expect((await report([{ checkoutId: digital, views: 3 }])).status).toBe(204);
  expect(await office.shop.rows('select 1 from visit_days')).toEqual([]);
  expect(await written()).toEqual([row(PLATFORM_A, NOBODY, 3, 0), row(PLATFORM_A, digital, 3, 0)]);

  await report([{ checkoutId: digital, views: 2 }]);
  // Of no comparison that runs.
  await report([{ checkoutId: digital, views: 1, variant: 'B' }]);
  await office.shop.send('GET', `/api/checkout/${digital}/abandoned-cart-enabled`, undefined, BROWSER);
  // A program that types nothing.
  await office.shop.send('GET', `/api/checkout/${digital}/abandoned-cart-enabled`, undefined, {
    'user-agent': 'curl/8.5.0',
  });
  expect(await written()).toEqual([row(PLATFORM_A, NOBODY, 6, 1), row(PLATFORM_A, digital, 6, 1)]);
  const [stored] = await office.shop.rows<{ day: string; layout: string; producer: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, layout, producer_id as producer from visit_days where offer_id = $1 limit 1`,
    [digital],
  );
  expect(stored).toEqual({
    day: saoPauloDate(office.shop.clock.now()),
    layout: 'DEFAULT',
    producer: office.person(AS_SELLER).id,
  });
});

it('only the web server may report, and only views of offers that are sold at its host', async () => {
  const before = await written();
  const checkouts = [{ checkoutId: digital, views: 9 }];
  expect((await office.shop.send('POST', '/api/checkout/visits', { checkouts })).status).toBe(404);
  expect((await report([{ checkoutId: ofB, views: 9 }])).status).toBe(204);
  expect((await report([{ checkoutId: digital, views: 0 }])).status).toBe(422);
  expect(await written()).toEqual(before);
  expect(before.some(({ platform_id }) => platform_id === PLATFORM_B)).toBe(false);
});

it('what cannot be written is written later, once', async () => {
  await office.shop.rows('alter table visit_days rename to visit_days_away');
  await report([{ checkoutId: digital, views: 4 }]);
  await office.shop.app.get(VisitCounts).flush();
  await office.shop.rows('alter table visit_days_away rename to visit_days');
  const [platform] = await written();
  expect(platform).toEqual(row(PLATFORM_A, NOBODY, 10, 1));
});
