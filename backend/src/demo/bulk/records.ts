import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { webhookSealContext } from '../../modules/webhooks/index.js';
import type { Envelope } from '../../runtime/crypto/index.js';
import { newId } from '../../runtime/ids/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { BULK_DOMAIN } from './people.js';
import { randomNumbers } from './random-numbers.js';

const BATCH = 5_000;
const DAY_MS = 86_400_000;

const BANK_ACCOUNTS = `
with paid as materialized (select platform_id, user_id from bank_accounts where platform_id = any ($1::uuid[]))
insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, reason, usable_from,
  created_at)
select platform_id, gen_random_uuid(), id, 'PIX', document, 'CPF', name, document, account_status,
  case when account_status in ('REJECTED', 'BLOCKED') then 'O titular não confere com o cadastro.' end,
  case when account_status = 'ACTIVE' then created_at + interval '3 days' end, created_at + interval '2 days'
from (
  select *, case abs(hashint8(hashtext(email))) % 100 when 0 then 'BLOCKED' when 1 then 'REJECTED' when 2 then 'REJECTED'
    when 3 then 'PENDING' when 4 then 'PENDING' when 5 then 'PENDING' else 'ACTIVE' end as account_status
  from users
  where role = 'PRODUCER' and platform_id = any ($1::uuid[]) and email like '%@${BULK_DOMAIN}' and created_at < $2::timestamptz - interval '2 days'
) sellers
where abs(hashint8(hashtext(sellers.email))) % 10 < 7
  and not exists (select from paid where paid.platform_id = sellers.platform_id and paid.user_id = sellers.id)`;

// Who has some is found before the first is added: their index is put aside, and the table grows meanwhile.
const SIGN_INS = `
with seen as materialized (select distinct platform_id, person_id from sign_in_log where platform_id = any ($1::uuid[]))
insert into sign_in_log (platform_id, id, area, person_id, result, ip, user_agent, created_at)
select platform_id, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(drawn, 1, 3) || '8' || substr(drawn, 4, 15))::uuid,
  case role when 'PRODUCER' then 'seller' when 'MANAGER' then 'manager' else 'customer' end, id,
  case when hash % 50 = 0 then 'WRONG' else 'OK' end, '203.0.113.' || hash % 250, 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0', at
from (
  select u.platform_id, u.id, u.role, abs(hashint8extended(time * 7919, hashtext(u.email))) as hash, md5(u.email || time) as drawn,
    $2::timestamptz - (abs(hashint8extended(time, hashtext(u.email))) % 15552000) * interval '1 second' as at
  from (select * from users where email like '%@${BULK_DOMAIN}' and platform_id = any ($1::uuid[]) and status = 'ACTIVE') u
  cross join generate_series(1, 3) time
  order by at
) signed
where not exists (select from seen where seen.platform_id = signed.platform_id and seen.person_id = signed.id)`;

const REVIEW_ITEMS = `
insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at, resolved_at, resolved_by, resolution)
select gen_random_uuid(), platform_id, (array['UNRESOLVED', 'PROVIDER_SILENT', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT', 'UNKNOWN_WORD', 'FORBIDDEN_TRANSITION'])[1 + n % 6],
  payment_id, attempt_id, '{}', bulk_orders.at + interval '5 minutes', closed.at, closed.by, closed.why
from bulk_orders
cross join lateral (select case when n % 3000 > 0 then bulk_orders.at + interval '1 day' end as at,
  case when n % 3000 > 0 then 'Equipe de demonstração' end as by, case when n % 3000 > 0 then 'Conferido no extrato do provedor.' end as why) closed
where n % 500 = 0`;

const DELIVERED = `
declare delivered cursor for
select b.platform_id as "platformId", b.attempt_id as "attemptId", b.n, b.approved_at as "approvedAt", a.provider, a.webhook_token as token,
  a.gateway_account_id as "gatewayAccountId"
from bulk_orders b join attempts a on a.id = b.attempt_id and a.platform_id = b.platform_id
where b.approved_at > $1 order by b.n`;

const INSERT_WEBHOOKS = `
insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, gateway_account_id, attempt_id, received_at,
  processed_at, tries)
select *, 1 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::bytea[], $6::bytea[], $7::text[], $8::uuid[], $9::uuid[],
  $10::timestamptz[], $11::timestamptz[])`;

interface Delivered {
  readonly platformId: string;
  readonly attemptId: string;
  readonly n: string;
  readonly approvedAt: Date;
  readonly provider: string;
  readonly token: string;
  readonly gatewayAccountId: string;
}

/** Accounts for payouts of seven sellers in ten, and three sign-ins in the last six months of everybody. */
export async function addAccountRecords(db: Client, now: Date): Promise<void> {
  await db.query(BANK_ACCOUNTS, [[PLATFORM_A, PLATFORM_B], now]);
  await db.query(SIGN_INS, [[PLATFORM_A, PLATFORM_B], now]);
}

/** Of the staged orders: what staff looked at, and what providers reported in the last thirty days. */
export async function addSaleRecords(db: Client, envelope: Envelope, now: Date): Promise<void> {
  await db.query(REVIEW_ITEMS);
  const random = randomNumbers(7);
  await db.query(DELIVERED.replace('$1', `'${new Date(now.getTime() - 30 * DAY_MS).toISOString()}'`));
  for (;;) {
    const { rows } = await db.query<Delivered>(`fetch ${BATCH} from delivered`);
    if (rows.length === 0) break;
    const values = rows.map((one) => webhookValues(one, envelope, random));
    await db.query(
      INSERT_WEBHOOKS,
      (values[0] ?? []).map((_, at) => values.map((row) => row[at])),
    );
  }
  // No index of a table can be made that an open cursor reads.
  await db.query('close delivered');
}

/** The values of {@link INSERT_WEBHOOKS}. */
function webhookValues(one: Delivered, envelope: Envelope, random: () => number): unknown[] {
  const id = newId(one.approvedAt);
  const rawBody = JSON.stringify({ id: `volume-${one.n}`, status: 'paid' });
  const delivery = { headers: { 'content-type': 'application/json' }, rawBody };
  return [
    ...[id, one.platformId, one.provider, one.token],
    envelope.seal(JSON.stringify(delivery), webhookSealContext(id)),
    createHash('sha256').update(rawBody).digest(),
    ...[stateFor(random()), one.gatewayAccountId, one.attemptId, one.approvedAt, one.approvedAt],
  ];
}

function stateFor(share: number): string {
  if (share < 0.92) return 'APPLIED';
  if (share < 0.96) return 'DUPLICATE';
  if (share < 0.98) return 'IGNORED';
  if (share < 0.99) return 'UNKNOWN_WORD';
  return share < 0.995 ? 'FAILED' : 'QUARANTINED';
}
