/**
 * Fills the demonstration with consistent sales, to see how the platform works with years of them:
 *
 *     demo:bulk [--users 100000] [--orders 1000000]
 *
 * Adds what is missing to these numbers, so a second run adds nothing. Everything is in the books: `ledger:balances` ends with 0. The
 * tables of sales, people, sign-ins and webhooks are locked meanwhile, so a running platform answers again when it ends. Refused in
 * production.
 */
import pg from 'pg';
import { configurationFromEnvironment } from '../config/index.js';
import { LEAST_USERS, fillDatabase } from '../demo/bulk/fill-database.js';
import { PLATFORM_A } from '../demo/platforms.js';
import { Envelope } from '../runtime/crypto/index.js';
import { CommandRefused, parsedArguments, refuseInProduction, reportRefusals } from './command.js';

const TABLES = [
  ...[
    'users',
    'orders',
    'order_items',
    'payments',
    'attempts',
    'refunds',
    'sales',
    'ledger_transfers',
    'ledger_accounts',
  ],
  ...['products', 'offers', 'bank_accounts', 'sign_in_log', 'webhook_records', 'attention_items'],
  ...['sales_days', 'seller_sales_days', 'sale_partners'],
];

await reportRefusals(async () => {
  const { given } = parsedArguments(['users', 'orders']);
  const users = numberOf('users', given.users ?? '100000', LEAST_USERS);
  const orders = numberOf('orders', given.orders ?? '1000000', 0);
  const configuration = configurationFromEnvironment();
  refuseInProduction(configuration, 'demo:bulk');
  const db = new pg.Client({ connectionString: configuration.database.migrationUrl });
  await db.connect();
  try {
    const { rows } = await db.query(`select to_regclass('orders') is not null as migrated`);
    const demo = rows[0]?.migrated
      ? await db.query('select from platforms_read where id = $1', [PLATFORM_A])
      : undefined;
    if (!demo?.rowCount)
      throw new CommandRefused('The database holds no demonstration. "npm start" makes one.');
    const startedAt = performance.now();
    const envelope = new Envelope(configuration.crypto);
    const added = await fillDatabase(db, { users, orders }, { envelope, now: new Date() });
    const seconds = (performance.now() - startedAt) / 1000;
    if (added.users + added.orders > 0) await db.query(`vacuum (analyze) ${TABLES.join(', ')}`);
    const rate = Math.round(added.orders / seconds);
    console.log(JSON.stringify({ added, seconds: Number(seconds.toFixed(1)), ordersPerSecond: rate }));
  } finally {
    await db.end();
  }
});

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= 100_000_000) return number;
  throw new CommandRefused(`--${name} takes a whole number of at least ${least}, not "${text}".`);
}
