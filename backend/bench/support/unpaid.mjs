// @ts-check
/** Unpaid PIX codes as sales would leave them: copies of one real purchase, each with its own ids. */

const DAY_MS = 86_400_000;
let series = 0;

/**
 * Copies the newest purchase with its payment and attempt. The n-th copy is asked about `dueInSeconds` from now and a share of
 * `spreadSeconds` later, as one that no buyer waits for any more. All have the reference of the model: the provider knows them.
 * @param {{ database: import('pg').Pool }} platform
 * @param {{ count: number, dueInSeconds: number | null, spreadSeconds?: number, bornMs?: number }} how
 *   `bornMs`: when the first of them was charged, in Unix milliseconds; each next one a millisecond later
 */
export async function addUnpaid({ database }, { count, dueInSeconds, spreadSeconds = 0, bornMs }) {
  series += 1;
  const firstMs = bornMs ?? Date.now() - DAY_MS / 24 - series * 1e7;
  const born = `to_timestamp((${firstMs} + n) / 1000.0)`;
  /** A UUIDv7 of that instant. @param {string} kind three hexadecimal digits */
  const id = (kind) => `(lpad(to_hex(${firstMs} + n), 12, '0') || '70008000000000000' || '${kind}')::uuid`;
  const due =
    dueInSeconds === null
      ? 'null'
      : `now() + interval '1 second' * (${dueInSeconds} + ${spreadSeconds}::float8 * n / ${count})`;
  /** @type {Record<string, Record<string, string>>} */
  const own = {
    orders: {
      id: id('00a'),
      idempotency_key: `'unpaid-${series}-' || n`,
      upsell_token: `'upsell-${series}-' || n`,
    },
    payments: {
      id: id('00c'),
      order_id: id('00a'),
      created_at: born,
      expires_at: `now() + interval '1 day'`,
    },
    attempts: {
      id: id('00d'),
      payment_id: id('00c'),
      webhook_token: `'unpaid-${series}-' || n`,
      asks: '1',
      due_at: due,
      ask_priority: '2',
      created_at: born,
    },
  };
  for (const [table, expressions] of Object.entries(own)) {
    const { rows } = await database.query(
      `select column_name as name from information_schema.columns where table_name = $1 and table_schema = 'public'`,
      [table],
    );
    const names = rows.map(({ name }) => String(name));
    const values = names.map((name) => expressions[name] ?? `model.${name}`);
    await database.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from (select * from ${table} where ${MODEL[table]} limit 1) model, generate_series(1, ${count}) n`,
    );
  }
  await database.query('analyze orders, payments, attempts');
}

const NEWEST = `(select payment_id from attempts where state = 'AWAITING' order by created_at desc, id desc limit 1)`;
/** @type {Record<string, string>} which row is copied */
const MODEL = {
  orders: `id = (select order_id from payments where id = ${NEWEST})`,
  payments: `id = ${NEWEST}`,
  attempts: `payment_id = ${NEWEST}`,
};
