import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../src/config/index.js';
import { createDataSource } from '../../src/data-source.js';
import type { GuicheDataSource } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A, PRODUCERS_BANK, RECEIVERS } from '../../src/demo/demo-data.js';
import { seedDemo } from '../../src/demo/seed.js';
import { SEALED_IN_CARDS } from '../../src/modules/cards/index.js';
import { SEALED_IN_ACQUIRING } from '../../src/modules/acquiring/index.js';
import { SEALED_IN_IDENTITY } from '../../src/modules/identity/index.js';
import { SEALED_IN_MAIL } from '../../src/modules/mail/index.js';
import { SEALED_IN_CATALOG } from '../../src/modules/catalog/index.js';
import { SEALED_IN_PLATFORMS } from '../../src/modules/platforms/index.js';
import { SEALED_IN_RECEIVER_REQUESTS } from '../../src/modules/receiver-requests/index.js';
import { SEALED_IN_RECEIVERS } from '../../src/modules/receivers/index.js';
import { SEALED_IN_WITHDRAWALS } from '../../src/modules/withdrawals/index.js';
import { SEALED_IN_WEBHOOKS } from '../../src/modules/webhooks/index.js';
import { Envelope, type SealedColumn } from '../../src/runtime/crypto/index.js';
import { runProgram } from '../support/run-program.js';

const OLD = `2025:${Buffer.alloc(32, 1).toString('base64')}`;
const NEW = `2026:${Buffer.alloc(32, 2).toString('base64')}`;
const SEALED = [
  ...SEALED_IN_PLATFORMS,
  ...SEALED_IN_CATALOG,
  ...SEALED_IN_RECEIVERS,
  ...SEALED_IN_RECEIVER_REQUESTS,
  ...SEALED_IN_WITHDRAWALS,
  ...SEALED_IN_CARDS,
  ...SEALED_IN_ACQUIRING,
  ...SEALED_IN_MAIL,
  ...SEALED_IN_IDENTITY,
  ...SEALED_IN_WEBHOOKS,
];
const WEBHOOKS = 450;
/** Everything that the seed and {@link fill} seal, by column. */
const FILLED: Record<string, number> = {
  'platforms.private_key_sealed': 1,
  'platform_second_secrets.value_sealed': 1,
  'receivers.receiver_token_sealed': RECEIVERS.length,
  'receiver_requests.registration_sealed': 1,
  'gateway_accounts.credentials_sealed': GATEWAY_ACCOUNTS.length,
  'gateway_accounts.cash_in_certificate_sealed': 1,
  'gateway_accounts.cash_out_certificate_sealed': 1,
  'gateway_accounts.proxy_sealed': 1,
  'gateway_accounts.webhook_auth_token_sealed': GATEWAY_ACCOUNTS.length,
  'card_keys.private_sealed': 1,
  'stored_cards.sealed': 1,
  'webhook_records.sealed': WEBHOOKS,
  'mails.message_sealed': 1,
  'withdrawals.destination_sealed': 1,
  'second_factors.secret_sealed': 1,
  'platform_pixels.token_sealed': 1,
  'product_pixels.token_sealed': 1,
};
const NOTHING = Object.fromEntries(Object.keys(FILLED).map((name) => [name, 0]));

const envelopeOf = (...keys: string[]): Envelope =>
  new Envelope(loadConfiguration({ DATABASE_URL: 'postgres://x', ENCRYPTION_KEYS: keys.join(',') }).crypto);
const before = envelopeOf(OLD);
const after = envelopeOf(NEW);
const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;

let dataSource: GuicheDataSource;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await createDataSource(database).initialize();
  await dataSource.transaction((tx) => seedDemo(tx, before, new Date('2026-03-02T12:00:00Z')));
  await fill();
});
afterAll(() => dataSource.destroy());

const columnOf = (name: string): SealedColumn => {
  const column = SEALED.find((one) => nameOf(one) === name);
  if (!column) throw new Error(name);
  return column;
};

/** One blob in each column that the demonstration leaves empty, and more webhooks than one batch holds. */
async function fill(): Promise<void> {
  const account = GATEWAY_ACCOUNTS[0].id;
  const sealed = (name: string, id: string) => before.seal(`secret of ${name}`, columnOf(name).context(id));
  await dataSource.query(`update platforms set private_key_sealed = $2 where id = $1`, [
    PLATFORM_A,
    sealed('platforms.private_key_sealed', PLATFORM_A),
  ]);
  for (const column of ['cash_in_certificate_sealed', 'cash_out_certificate_sealed', 'proxy_sealed'])
    await dataSource.query(`update gateway_accounts set ${column} = $2 where id = $1`, [
      account,
      sealed(`gateway_accounts.${column}`, account),
    ]);
  const second = randomUUID();
  await dataSource.query(
    `insert into platform_second_secrets (platform_id, id, name, value_sealed, mark) values ($1, $2, 'privateKey', $3, '{}')`,
    [PLATFORM_A, second, sealed('platform_second_secrets.value_sealed', second)],
  );
  const [key, card] = [randomUUID(), randomUUID()];
  await dataSource.query(
    `insert into card_keys (id, platform_id, public_jwk, private_sealed, created_at) values ($1, $2, '{}', $3, now())`,
    [key, PLATFORM_A, sealed('card_keys.private_sealed', key)],
  );
  await dataSource.query(
    `insert into stored_cards (id, platform_id, gateway_account_id, kind, sealed, created_at) values ($1, $2, $3, 'CARD', $4, now())`,
    [card, PLATFORM_A, account, sealed('stored_cards.sealed', card)],
  );
  const mail = randomUUID();
  await dataSource.query(
    `insert into mails (id, platform_id, kind, message_sealed, created_at) values ($1, $2, 'passwordChanged', $3, now())`,
    [mail, PLATFORM_A, sealed('mails.message_sealed', mail)],
  );
  const withdrawal = randomUUID();
  await dataSource.query(
    `insert into withdrawals (platform_id, id, owner, owner_id, request_key, currency, amount, fee, available_before, payment_method,
       destination, destination_sealed, state, needs_two, risks, requested_by, requested_at)
     values ($1, $2, 'seller', $2, 'one', 'BRL', 1000, 0, 1000, 'PIX', 'PIX', $3, 'WAITING', false, '{}', 'test', now())`,
    [PLATFORM_A, withdrawal, sealed('withdrawals.destination_sealed', withdrawal)],
  );
  const person = randomUUID();
  await dataSource.query(
    'insert into second_factors (id, platform_id, secret_sealed, created_at) values ($1, $2, $3, now())',
    [person, PLATFORM_A, sealed('second_factors.secret_sealed', person)],
  );
  const pixel = randomUUID();
  await dataSource.query(
    `insert into platform_pixels (id, platform_id, type, pixel_id, token_sealed, is_active, needs_consent, created_at)
     values ($1, $2, 'FACEBOOK', '111222333', $3, true, false, now())`,
    [pixel, PLATFORM_A, sealed('platform_pixels.token_sealed', pixel)],
  );
  const ofProduct = randomUUID();
  await dataSource.query(
    `insert into product_pixels (id, platform_id, product_id, type, pixel_id, token_sealed, is_active, needs_consent, events,
       purchase_on, value_sent, created_at)
     values ($1, $2, $3, 'FACEBOOK', '111222333', $4, true, false, '{}', 'APPROVED', 'TOTAL', now())`,
    [ofProduct, PLATFORM_A, OFFERS.digital.productId, sealed('product_pixels.token_sealed', ofProduct)],
  );
  const opened = randomUUID();
  await dataSource.query(
    `insert into receiver_requests (id, platform_id, user_id, gateway_account_id, provider, bank_account_id, bank_account, document_ids, name,
       document, email, registration_sealed, state, requested_by, requested_at)
     select $1, $2, user_id, $3, 'ASAAS', id, '341', '{}', holder_name, holder_document, 'ana@conecta.example', $4, 'PENDING', 'system:test', now()
     from bank_accounts where id = $5`,
    [opened, PLATFORM_A, account, sealed('receiver_requests.registration_sealed', opened), PRODUCERS_BANK.id],
  );
  const webhooks = Array.from({ length: WEBHOOKS }, () => randomUUID());
  await dataSource.query(
    `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, received_at)
     select id, $3, 'HAWKPAY', 'x', sealed, '', now() from unnest($1::uuid[], $2::bytea[]) as one(id, sealed)`,
    [webhooks, webhooks.map((id) => sealed('webhook_records.sealed', id)), PLATFORM_A],
  );
}

const rotate = (...keys: string[]) =>
  runProgram('keys-rotate', [], { settings: { ENCRYPTION_KEYS: keys.join(',') } });

/** The number of encrypted values per column that these keys decrypt. */
async function opened(envelope: Envelope): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const column of SEALED) {
    const rows = await dataSource.query<{ id: string; sealed: Buffer }[]>(
      `select id, ${column.column} as sealed from ${column.table} where ${column.column} is not null`,
    );
    counts[nameOf(column)] = rows.filter(({ id, sealed }) => {
      try {
        return envelope.open(sealed, column.context(id)).length > 0;
      } catch {
        return false;
      }
    }).length;
  }
  return counts;
}

describe('keys:rotate', () => {
  it('knows every sealed column of the schema', async () => {
    const columns = await dataSource.query<{ name: string }[]>(
      `select table_name || '.' || column_name as name
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bytea' and column_name like '%sealed'
       order by 1`,
    );
    expect(SEALED.map(nameOf).sort()).toEqual(columns.map(({ name }) => name));
  });

  it('keys:rotate with one key does nothing', async () => {
    const { code, stdout, stderr } = await rotate(OLD);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      key: '2025',
      cardKeys: { retired: 0, forgotten: 0 },
      resealed: NOTHING,
      left: 0,
    });
    expect(await opened(before)).toEqual(FILLED);
  });

  it('keys:rotate that is killed leaves whole batches, decrypts everything with both keys, and continues where it stopped', async () => {
    // The third batch of webhooks meets its end.
    await dataSource.query(`
      create sequence updates; grant all on updates to public;
      create function die_late() returns trigger language plpgsql as $$ begin
        if nextval('updates') > 430 then raise exception 'pulled the plug'; end if; return new; end $$;
      create trigger die_late before update on webhook_records for each row execute function die_late()`);
    const died = await rotate(NEW, OLD);
    expect({ code: died.code, stdout: died.stdout }).toEqual({ code: 1, stdout: '' });
    expect(await opened(after)).toEqual({ ...FILLED, 'webhook_records.sealed': 400 });
    expect(await opened(envelopeOf(NEW, OLD))).toEqual(FILLED);
    await dataSource.query(
      'drop trigger die_late on webhook_records; drop function die_late; drop sequence updates',
    );

    const { code, stdout } = await rotate(NEW, OLD);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      key: '2026',
      cardKeys: { retired: 0, forgotten: 0 },
      resealed: { ...NOTHING, 'webhook_records.sealed': 50 },
      left: 0,
    });
  });

  it('does not need the old key after completion, keeps every value, and finds nothing left to do', async () => {
    expect(await opened(after)).toEqual(FILLED);
    expect(await opened(before)).toEqual(NOTHING);
    const proxy = columnOf('gateway_accounts.proxy_sealed');
    const account = GATEWAY_ACCOUNTS[0].id;
    const [row] = await dataSource.query<{ sealed: Buffer }[]>(
      'select proxy_sealed as sealed from gateway_accounts where id = $1',
      [account],
    );
    expect(after.open(row?.sealed ?? Buffer.alloc(0), proxy.context(account)).toString()).toBe(
      'secret of gateway_accounts.proxy_sealed',
    );
    const { code, stdout } = await rotate(NEW);
    expect({ code, ...(JSON.parse(stdout) as object) }).toMatchObject({
      code: 0,
      resealed: NOTHING,
      left: 0,
    });
  });

  it('retires old card keys, which decrypt for one more day, and then deletes them', async () => {
    const keys = () =>
      dataSource.query<{ retired: boolean }[]>('select retired_at is not null as retired from card_keys');
    expect(await keys()).toEqual([{ retired: true }]);
    await dataSource.query(`update card_keys set retired_at = now() - interval '23 hours'`);
    expect(JSON.parse((await rotate(NEW)).stdout)).toMatchObject({ cardKeys: { retired: 0, forgotten: 0 } });
    await dataSource.query(`update card_keys set retired_at = now() - interval '25 hours'`);
    expect(JSON.parse((await rotate(NEW)).stdout)).toMatchObject({ cardKeys: { retired: 0, forgotten: 1 } });
    expect(await keys()).toEqual([]);
  });

  it('names a blob that nothing opens, leaves it as it is, and seals the others', async () => {
    const [{ id } = { id: '' }] = await dataSource.query<{ id: string }[]>(
      'select id from webhook_records order by id limit 1',
    );
    const stranger = envelopeOf(`2019:${Buffer.alloc(32, 9).toString('base64')}`).seal('x', 'y');
    await dataSource.query('update webhook_records set sealed = $2 where id = $1', [id, stranger]);
    const newest = `2027:${Buffer.alloc(32, 3).toString('base64')}`;
    const { code, stdout, stderr } = await rotate(newest, NEW);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `webhook_records.sealed of ${id} opens by no configured key\n`,
    });
    expect(JSON.parse(stdout)).toMatchObject({
      resealed: { ...FILLED, 'card_keys.private_sealed': 0, 'webhook_records.sealed': WEBHOOKS - 1 },
      left: 1,
    });
    const [kept] = await dataSource.query<{ sealed: Buffer }[]>(
      'select sealed from webhook_records where id = $1',
      [id],
    );
    expect(kept?.sealed.equals(stranger)).toBe(true);
  });
});
