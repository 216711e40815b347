import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/until.js';
import { loadConfiguration } from '../../config/index.js';
import { GuicheDataSource, Reads } from '../../database/index.js';
import { PgNotifications } from '../notifications/index.js';
import { DemoClock } from './demo-clock.js';

const FIFTEEN_DAYS_MS = 15 * 24 * 3_600_000;

let dataSource: GuicheDataSource;
let channel: PgNotifications;
let clock: DemoClock;

beforeEach(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, { entities: [], migrations: [] }).initialize();
  await dataSource.query('DELETE FROM demo_clock');
  channel = new PgNotifications(database);
  clock = new DemoClock(new Reads(dataSource), channel);
  await channel.onApplicationBootstrap();
  await clock.onApplicationBootstrap();
});

afterEach(async () => {
  await channel.beforeApplicationShutdown();
  await dataSource.destroy();
});

const move = (ms: number) =>
  dataSource.query(
    `INSERT INTO demo_clock (offset_ms) VALUES ($1) ON CONFLICT (singleton) DO UPDATE SET offset_ms = excluded.offset_ms`,
    [ms],
  );
const ahead = (): number => Math.round((clock.now().getTime() - Date.now()) / 1000) * 1000;

describe('the clock of the demo', () => {
  it('shows real time until it is moved', () => {
    // A little less than a whole second rounds to a negative zero.
    expect(ahead()).toBeCloseTo(0);
  });

  it('moves in every process on a notification', async () => {
    await move(FIFTEEN_DAYS_MS);
    // A little less than a whole second rounds to a negative zero.
    expect(ahead()).toBeCloseTo(0);
    await dataSource.query('NOTIFY clock_changed');
    await until(() => ahead() === FIFTEEN_DAYS_MS);
  });

  it('the clock of the demo is right again after the notice was missed with a lost connection', async () => {
    await dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'guiche-listen' AND datname = current_database()`,
    );
    await move(FIFTEEN_DAYS_MS);
    await dataSource.query('NOTIFY clock_changed');
    await until(() => ahead() === FIFTEEN_DAYS_MS);
    await move(0);
    await dataSource.query('NOTIFY clock_changed');
    await until(() => ahead() === 0);
  });
});
