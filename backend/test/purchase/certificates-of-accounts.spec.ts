import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../src/config/index.js';
import { createDataSource } from '../../src/data-source.js';
import type { GuicheDataSource, Reads } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { seedDemo } from '../../src/demo/seed.js';
import { SEALED_IN_ACQUIRING } from '../../src/modules/acquiring/index.js';
import { GatewayAccounts } from '../../src/modules/acquiring/accounts/gateway-accounts.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import type { PgNotifications } from '../../src/runtime/notifications/index.js';
import { onPlatform } from '../support/contexts.js';

const KEYS = `2030:${Buffer.alloc(32, 7).toString('base64')}`;
const ACCOUNT = GATEWAY_ACCOUNTS[0].id;

let dataSource: GuicheDataSource;
let envelope: Envelope;
beforeAll(async () => {
  const configuration = loadConfiguration({
    DATABASE_URL: process.env['DATABASE_URL'],
    ENCRYPTION_KEYS: KEYS,
  });
  envelope = new Envelope(configuration.crypto);
  dataSource = await createDataSource(configuration.database).initialize();
  await dataSource.transaction((tx) => seedDemo(tx, envelope, new Date('2030-01-02T12:00:00Z')));
});
afterAll(() => dataSource.destroy());

/** As a process opens them: nothing is cached between calls of this function. */
async function opened() {
  const reads = { primary: (sql: string, values?: unknown[]) => dataSource.query(sql, values) } as Reads;
  const channel = { on: () => undefined, onReconnect: () => undefined } as unknown as PgNotifications;
  const { simulator, app } = loadConfiguration({ DATABASE_URL: process.env['DATABASE_URL'] });
  const account = await new GatewayAccounts(reads, envelope, simulator, app, channel).get(
    onPlatform(PLATFORM_A),
    ACCOUNT,
  );
  if (!account) throw new Error('the demonstration has no such account');
  return account.account;
}

async function seal(column: 'cash_in_certificate_sealed' | 'cash_out_certificate_sealed', kept: object) {
  const context = SEALED_IN_ACQUIRING.find((one) => one.column === column)!.context(ACCOUNT);
  await dataSource.query(`update gateway_accounts set ${column} = $2 where id = $1`, [
    ACCOUNT,
    envelope.seal(JSON.stringify(kept), context),
  ]);
}

describe('the certificates of an account', () => {
  it('an account has no certificates before they are configured', async () => {
    await dataSource.query('update platforms set cert_cash_out_url = null where id = $1', [PLATFORM_A]);
    const account = await opened();
    expect(account).not.toHaveProperty('cashInCertificate');
    expect(account).not.toHaveProperty('cashOutCertificate');
    expect(account.platformCertificates).toEqual({});
  });

  it("the certificates of an account are offered the platform's addresses for where they are missing (P3.132, P3.133)", async () => {
    const urls = ['https://files.example/in.p12', 'https://files.example/out.p12'];
    await dataSource.query(
      'update platforms set cert_cash_in_url = $2, cert_cash_out_url = $3 where id = $1',
      [PLATFORM_A, ...urls],
    );
    await expect(opened()).resolves.toMatchObject({
      platformCertificates: { cashIn: { url: urls[0] }, cashOut: { url: urls[1] } },
    });
  });

  it('the certificates of an account are a file or the address of one, with its passphrase', async () => {
    const pfx = Buffer.from('a PKCS#12 file');
    await seal('cash_in_certificate_sealed', { pfx: pfx.toString('base64'), passphrase: 'one' });
    await seal('cash_out_certificate_sealed', { url: 'https://files.example/own.p12', passphrase: 'two' });
    const { cashInCertificate, cashOutCertificate } = await opened();
    expect(cashInCertificate).toEqual({ pfx, passphrase: 'one' });
    expect(cashOutCertificate).toEqual({ url: 'https://files.example/own.p12', passphrase: 'two' });
  });
});
