import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { playDays } from '../../bench/support/days.mjs';
import { loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

const SCHEME = {
  PIX: { days: 1, reserveBps: 0, reserveDays: 30 },
  BILLET: { days: 2, reserveBps: 1_000, reserveDays: 4 },
  CREDIT_CARD: { days: 4, reserveBps: 2_000, reserveDays: 6 },
  ...{ businessDaysOnly: false, trackingRequired: false, heldByRefundRequest: true },
};

let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

it('the days of a platform on which nothing random happens release what the forecast said, on its day', async () => {
  const { shop } = office;
  const played = await playDays(
    {
      ...{
        api: shop.app.url,
        simulator: shop.outside.url,
        offerId: OFFERS.digital.id,
        platformId: PLATFORM_A,
      },
      ...{ host: 'conecta.localhost', password: DEMO_PASSWORD },
      secret: loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret,
      emails: { admin: office.person(AS_ADMIN).email, seller: office.person(AS_SELLER).email },
      rows: (sql, values) => shop.rows(sql, values),
      now: () => Promise.resolve(shop.clock.now()),
      advance: (ms) => {
        shop.clock.advance(ms);
        return Promise.resolve();
      },
    },
    { days: 10, salesADay: 1, forecastEvery: 3, withdrawEvery: 5, scheme: SCHEME },
  );
  expect(played).toMatchObject({ sales: 10, forecasts: 4, differences: [] });
  expect(played.comparedDays).toBe(11 + 8 + 5 + 2);
  // Something of every method was released, and the reserve of the first boleto and card.
  expect(played.released).toBeGreaterThan(6 * 9_000);
  expect(played.withdrawn).toBeGreaterThan(5 * 9_000);
});
