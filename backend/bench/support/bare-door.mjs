// @ts-check
/** The least a receiver of webhooks can be: Node's own server and one INSERT for each delivery. A process of its own, as the API is. */
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists bare_webhooks (id uuid primary key default gen_random_uuid(), content text)',
);

const server = http.createServer((request, answer) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    await pool.query({
      name: 'insert',
      text: 'insert into bare_webhooks (content) values ($1)',
      values: [Buffer.concat(chunks).toString('utf8')],
    });
    answer.end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ port: address.port });
});
