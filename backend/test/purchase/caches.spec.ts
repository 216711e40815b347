import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Reads } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { OfferSnapshots } from '../../src/modules/catalog/index.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { PgNotifications } from '../../src/runtime/notifications/index.js';
import { CheckoutHarness } from './shop.js';
import { INSTALLATION_CONTEXT, onPlatform } from '../support/contexts.js';

const OFFER = OFFERS.digital.id;
const [ACCOUNT] = GATEWAY_ACCOUNTS;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const priceShown = async () =>
  (await shop.send<{ price: number }>('GET', `/api/checkout/${OFFER}`)).body.price;
const isActive = async () =>
  (await shop.app.get(GatewayAccounts).get(onPlatform(PLATFORM_A), ACCOUNT.id))?.active;

/** Changes a row without a notification, as when it is sent while the connection is lost. */
async function changedUnheard(table: string, change: string): Promise<void> {
  await shop.app.get(DataSource).query(`update ${table} set ${change}`);
}

describe('the cache', () => {
  it('the cache is read again after the connection for notifications was lost', async () => {
    // A late notification of what the tests prepared would empty the cache.
    await shop.announceCatalogChange();
    expect([await priceShown(), await isActive()]).toEqual([9_700, true]);
    await changedUnheard('offers', `price = 9900 where id = '${OFFER}'`);
    await changedUnheard('gateway_accounts', `active = false where id = '${ACCOUNT.id}'`);
    expect([await priceShown(), await isActive()]).toEqual([9_700, true]);
    await shop.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'guiche-listen' and datname = current_database()`,
    );
    await shop.until(async () => (await priceShown()) === 9_900);
    await shop.until(async () => (await isActive()) === false);
  });

  it('the cache does not store a value that was read while it changed: it is used once', async () => {
    const channel = shop.app.get(PgNotifications);
    let received = 0;
    channel.on('catalog_changed', () => (received += 1));
    const reads = new SlowReads(shop.app.get(DataSource));
    const offers = new OfferSnapshots(reads, channel, shop.clock);

    const first = offers.get(INSTALLATION_CONTEXT, OFFER);
    await reads.hasRead;
    const before = received;
    await shop.rows('update offers set price = 10100 where id = $1', [OFFER]);
    await shop.until(async () => received > before);
    reads.answer();
    expect((await first)?.price).toBe(9_900);
    expect((await offers.get(INSTALLATION_CONTEXT, OFFER))?.price).toBe(10_100);
  });
});

/** Reads with their rows, which answer when released. */
class SlowReads extends Reads {
  answer: () => void = () => undefined;
  private told = new Promise<void>((resolve) => (this.answer = resolve));
  private read: () => void = () => undefined;
  readonly hasRead = new Promise<void>((resolve) => (this.read = resolve));

  override async primary<R>(sql: string, params: unknown[] = []): Promise<R[]> {
    const rows = await super.primary<R>(sql, params);
    this.read();
    await this.told;
    return rows;
  }
}
