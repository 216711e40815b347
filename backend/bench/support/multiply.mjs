// @ts-check
/** Many copies of the rows that real purchases left, each with its own ids, as years of sales would leave them. */

/** Tables that grow with every sale. */
export const BIG_TABLES = [
  ...['orders', 'order_items', 'payments', 'attempts'],
  ...['outbox', 'webhook_records', 'ledger_transfers'],
];

/** An id like a UUIDv7 of long ago: in the order of n. @param {string} kind three hexadecimal digits */
const id = (kind) => `('0190' || lpad(to_hex(n), 8, '0') || '70008000000000000' || '${kind}')::uuid`;
/** The same of a month ago: older deliveries are kept in no platform. */
const DELIVERY_ID = `(lpad(to_hex((extract(epoch from now() - interval '30 days') * 1000)::bigint + n), 12, '0') || '7000800000000000000f')::uuid`;
const LONG_AGO = `timestamptz '2025-01-01' + n * interval '1 second'`;
/** One attempt in 200 still waits for its question; nothing else is due. */
const WAITING = `case when n % 200 = 0 then now() + n * interval '1 second' end`;

/**
 * What differs in each copy; every other column is the model's.
 * @type {Record<string, Record<string, string>>}
 */
const OWN = {
  orders: {
    id: id('00a'),
    idempotency_key: `'key-' || n`,
    upsell_token: `'upsell-' || n`,
    created_at: LONG_AGO,
  },
  order_items: { id: id('00b'), order_id: id('00a') },
  payments: { id: id('00c'), order_id: id('00a'), created_at: LONG_AGO },
  attempts: {
    id: id('00d'),
    payment_id: id('00c'),
    webhook_token: `'token-' || n`,
    reference: `'reference-' || n`,
    due_at: WAITING,
    created_at: LONG_AGO,
  },
  outbox: { id: id('00e'), key: `${id('00c')}::text`, occurred_at: LONG_AGO },
  webhook_records: {
    id: DELIVERY_ID,
    attempt_id: id('00d'),
    token: `'token-' || n`,
    received_at: `now() - interval '30 days' + n * interval '1 millisecond'`,
  },
  ledger_transfers: {
    id: id('010'),
    transaction_id: id('011'),
    payment_id: id('00c'),
    fact_key: `'fact-' || n`,
    posted_at: LONG_AGO,
  },
};

/**
 * @param {import('pg').Pool} superuser
 * @param {number} rows
 */
export async function multiply(superuser, rows) {
  await Promise.all(BIG_TABLES.map((table) => multiplyTable(superuser, table, rows)));
  await superuser.query('analyze');
}

/**
 * @param {import('pg').Pool} superuser
 * @param {string} table
 * @param {number} rows
 */
async function multiplyTable(superuser, table, rows) {
  const client = await superuser.connect();
  try {
    const { rows: columns } = await client.query(
      `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
      [table],
    );
    const names = columns.map(({ name }) => String(name));
    const expressions = names.map((name) => OWN[table]?.[name] ?? `model.${name}`);
    // Copies of rows that passed every rule need not pass them again: neither triggers nor foreign keys are asked.
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${expressions.join(', ')}
       from (select * from ${table} order by id limit 1) model, generate_series(1, ${rows}) n`,
    );
    await client.query(`vacuum analyze ${table}`);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
