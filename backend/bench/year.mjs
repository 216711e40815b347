// @ts-check
/**
 * A year of a platform on the clock that `npm run clock` moves: sales by every method, releases and withdrawals, no refunds. Each week the
 * forecast of 90 days is kept, and compared in the end with what was released. Ends with 1 when they differ by a cent, or when
 * `ledger:verify` finds something.
 *
 *     npm run bench:year [-- --days 365] [-- --sales 3]
 */
import { parseArgs } from 'node:util';
import { loadConfiguration } from '@guiche/backend/config/index.js';
import { DEMO_PASSWORD, PLATFORM_A, USERS } from '@guiche/backend/demo/demo-data.js';
import { playDays } from './support/days.mjs';
import { withPlatform } from './support/platform.mjs';

const { values } = parseArgs({
  options: { days: { type: 'string', default: '365' }, sales: { type: 'string', default: '3' } },
});
/** Differs by method, holds a part back, and moves over weekends and bank holidays. */
const SCHEME = {
  PIX: { days: 1, reserveBps: 0, reserveDays: 30 },
  BILLET: { days: 2, reserveBps: 1_000, reserveDays: 10 },
  CREDIT_CARD: { days: 14, reserveBps: 2_000, reserveDays: 30 },
  ...{ businessDaysOnly: true, trackingRequired: false, heldByRefundRequest: true },
};
const emailOf = (/** @type {string} */ role) =>
  USERS.find((user) => user.role === role && user.platformId === PLATFORM_A)?.email ?? '';
/** @param {number} amount */
const reais = (amount) => `R$ ${(amount / 100).toFixed(2)}`;

await withPlatform(async (platform) => {
  const { api, simulator, offerId, database, databaseUrl } = platform;
  const rows = async (/** @type {string} */ sql, /** @type {unknown[]} */ parameters = []) =>
    (await database.query(sql, parameters)).rows;
  const began = performance.now();
  const played = await playDays(
    {
      ...{ api, simulator, offerId, rows, platformId: PLATFORM_A, host: 'conecta.localhost' },
      secret: loadConfiguration({ DATABASE_URL: databaseUrl }).app.internalSecret,
      ...{ password: DEMO_PASSWORD, emails: { admin: emailOf('ADMIN'), seller: emailOf('PRODUCER') } },
      now: async () => {
        const [row] = await rows(
          `select now() + coalesce((select offset_ms from demo_clock), 0) * interval '1 millisecond' as now`,
        );
        return row.now;
      },
      advance: async (ms) => {
        await rows(
          `insert into demo_clock (offset_ms) values ($1) on conflict (singleton) do update set offset_ms = demo_clock.offset_ms + $1`,
          [ms],
        );
        await rows(`select pg_notify('clock_changed', '')`);
      },
    },
    {
      ...{ days: Number(values.days), salesADay: Number(values.sales) },
      ...{ forecastEvery: 7, withdrawEvery: 7, scheme: SCHEME },
    },
  );
  const { sales, released, withdrawn, forecasts, comparedDays, differences } = played;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${values.days} days in ${seconds} s: ${sales} sales, ${reais(released)} released, ${reais(withdrawn)} withdrawn.`,
  );
  console.log(
    `${forecasts} forecasts, ${comparedDays} days of them compared: ${differences.length} differ from what was released.`,
  );
  for (const one of differences.slice(0, 10)) console.log(`  ${JSON.stringify(one)}`);
  if (differences.length > 0 || comparedDays === 0) process.exitCode = 1;
  console.log(await platform.run('ledger-verify', []));
});
