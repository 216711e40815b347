import { randomUUID } from 'node:crypto';
import type { Area } from '@guiche/access';
import { loadConfiguration } from '../../../src/config/index.js';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../../src/demo/demo-data.js';
import { NO_PLATFORM } from '../../../src/database/index.js';
import { newApiKey } from '../../../src/modules/identity/domain/api-key.js';
import { newSessionToken, readSessionToken } from '../../../src/modules/identity/domain/session-token.js';
import { OFFER_AT, order } from '../../purchase/buyer.js';
import { CheckoutHarness } from '../../purchase/shop.js';
import { Worker } from '../../../src/runtime/jobs/index.js';
import { until } from '../../support/index.js';
import { changedTables, recordChanges } from './table-changes.js';

const HOSTS = { [PLATFORM_A]: 'conecta.localhost', [PLATFORM_B]: 'vitrine.localhost' } as Record<
  string,
  string
>;
const MASTER_HOST = 'master.localhost';

export type Role = 'PRODUCER' | 'CUSTOMER' | 'MANAGER' | 'FUNCTIONARY' | 'ADMIN' | 'MASTER';

/** The tables whose rows have a platform and an id, with the columns that name a person. */
const OWNED_TABLES = `
  select table_name as name, array_remove(array_agg(case
      when column_name in ('user_id', 'seller_id', 'person_id', 'customer_id') then column_name
      when table_name = 'users' and column_name = 'id' then 'id' end), null)::text[] as owners
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
   where table_schema = 'public' group by table_name
  having count(*) filter (where column_name in ('platform_id', 'id') and data_type = 'uuid') = 2`;

/** A person of the first role that an area has. */
export const ROLE_OF_AREA: Readonly<Record<Area, Role>> = {
  seller: 'PRODUCER',
  customer: 'CUSTOMER',
  manager: 'MANAGER',
  admin: 'ADMIN',
  master: 'MASTER',
};

const AREA_OF_ROLE: Readonly<Record<Role, Area>> = {
  ...{ PRODUCER: 'seller', CUSTOMER: 'customer', MANAGER: 'manager' },
  ...{ FUNCTIONARY: 'admin', ADMIN: 'admin', MASTER: 'master' },
};

export interface TestPerson {
  readonly id: string;
  readonly role: Role;
  readonly platformId: string;
}

interface SessionOptions {
  readonly ended?: true;
  readonly expired?: true;
  readonly impersonator?: TestPerson;
}

export interface ApiReply {
  readonly status: number;
  readonly text: string;
  /** Headers of a private answer that are missing or different. */
  readonly exposed: readonly string[];
}

const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const keyOf = (platformId: string, owner?: string): string => `${platformId} ${owner}`;

/** The demonstration with one person more of each kind, and ways to call it that need no password. */
export class World {
  private readonly rowsOf = new Map<string, Promise<ReadonlyMap<string, string[]>>>();

  private constructor(
    readonly shop: CheckoutHarness,
    private readonly secret: string,
  ) {}

  static async open(): Promise<World> {
    const { app } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
    const world = new World(await CheckoutHarness.open(), app.internalSecret);
    // Left open by a failure it would keep the whole run from ending.
    await world.fill().catch((failure: unknown) =>
      world.close().then(() => {
        throw failure;
      }),
    );
    await recordChanges(world.query);
    return world;
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  person(role: Role, platformId: string = PLATFORM_A): TestPerson {
    if (role === 'MASTER') return { id: MASTER.id, role, platformId: NO_PLATFORM };
    const found = USERS.find((user) => user.role === role && user.platformId === platformId);
    if (!found) throw new Error(`the demonstration has no ${role} on this platform`);
    return { id: found.id, role, platformId };
  }

  /** Somebody else of the same role on the same platform. */
  async colleague({ id, role, platformId }: TestPerson): Promise<TestPerson> {
    const [found] = await this.shop.rows<{ id: string }>(
      `select id from users where platform_id = $1 and role = $2 and id <> $3 order by name = 'Colega' desc, id limit 1`,
      [platformId, role, id],
    );
    if (!found) throw new Error(`platform ${platformId} has one ${role} only`);
    return { id: found.id, role, platformId };
  }

  /** A new session of a person, which nobody signed in for. Returns the token. */
  async session(person: TestPerson, { ended, expired, impersonator }: SessionOptions = {}): Promise<string> {
    const { token, digest } = newSessionToken(person.platformId);
    const id = randomUUID();
    const now = this.shop.clock.now();
    const hour = 3_600_000;
    const begunIn = impersonator && (await this.session(impersonator));
    const [begun] = begunIn
      ? await this.shop.rows<{ id: string }>('select id from sessions where token_digest = $1', [
          readSessionToken(begunIn)?.digest,
        ])
      : [];
    await this.shop.rows(
      `insert into sessions (platform_id, id, area, person_id, token_digest, created_at, seen_at, expires_at, ended_at,
         impersonator_session_id, impersonator_area, impersonator_id, impersonator_name)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[person.platformId, id, AREA_OF_ROLE[person.role], person.id, digest, now],
        ...[new Date(now.getTime() + (expired ? -1 : hour)), ended ? now : null],
        ...[
          begun?.id,
          impersonator && AREA_OF_ROLE[impersonator.role],
          impersonator?.id,
          impersonator && 'Equipe',
        ],
      ],
    );
    const known = await this.rowsOf.get(keyOf(person.platformId, person.id));
    known?.get('sessions')?.unshift(id);
    return token;
  }

  /** A new API key of a seller, which was used just now. */
  async key({ id, platformId }: TestPerson, scope: 'READ' | 'WRITE'): Promise<string> {
    const { key, digest, beginning } = newApiKey(platformId);
    await this.shop.rows(
      `insert into api_keys (platform_id, id, user_id, name, scope, beginning, key_digest, created_at, last_used_at)
       values ($1, $2, $3, 'Chave', $4, $5, $6, $7, $7)`,
      [platformId, randomUUID(), id, scope, beginning, digest, this.shop.clock.now()],
    );
    return key;
  }

  async grant({ id, platformId }: TestPerson, flags: readonly string[]): Promise<void> {
    await this.shop.rows('update users set flags = $1 where id = $2 and platform_id = $3', [
      flags,
      id,
      platformId,
    ]);
  }

  /** Calls an address at the host of a platform; of a stream, only the beginning is read. */
  async call(
    platformId: string,
    token: string | undefined,
    method: string,
    address: string,
    body?: object,
  ): Promise<ApiReply> {
    const response = await fetch(this.shop.app.url + address, {
      method,
      headers: {
        'x-guiche-host': HOSTS[platformId] ?? MASTER_HOST,
        'x-guiche-secret': this.secret,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const exposed = Object.entries(PRIVATE).flatMap(([name, value]) =>
      headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`],
    );
    if (!headers.get('content-type')?.startsWith('text/event-stream'))
      return { status, exposed, text: await response.text() };
    await response.body?.cancel();
    return { status, exposed, text: '' };
  }

  /** Runs `work` and names the tables that it changed. */
  changedBy(work: () => Promise<void>): Promise<string[]> {
    return changedTables(this.query, work);
  }

  private readonly query = <T>(sql: string, params?: unknown[]): Promise<T[]> =>
    this.shop.rows<T>(sql, params);

  /**
   * The ids of all rows of a platform, or of those that belong to one of its people, by table; the newest first. They are read
   * once: it takes a statement for each table, and no call of a walk may change them. New sessions are added.
   */
  rowIds(platformId: string, owner?: string): Promise<ReadonlyMap<string, string[]>> {
    const key = keyOf(platformId, owner);
    const rows = this.rowsOf.get(key) ?? this.readRowIds(platformId, owner);
    this.rowsOf.set(key, rows);
    return rows;
  }

  private async readRowIds(platformId: string, owner?: string): Promise<ReadonlyMap<string, string[]>> {
    const tables = await this.shop.rows<{ name: string; owners: string[] }>(OWNED_TABLES);
    const read = async ({ name, owners }: { name: string; owners: string[] }) => {
      const belongs = owner === undefined ? 'true' : `'${owner}' in (${['null', ...owners].join(', ')})`;
      const sql = `select id from "${name}" where platform_id = $1 and ${belongs} order by id desc`;
      const rows = await this.shop.rows<{ id: string }>(sql, [platformId]);
      return [name, rows.map(({ id }) => id)] as const;
    };
    return new Map(await Promise.all(tables.map(read)));
  }

  private async addColleague({ id, platformId }: TestPerson): Promise<void> {
    await this.shop.rows(
      `insert into users (id, platform_id, role, name, email, password_hash, status, created_at, version, updated_by, updated_at)
       select $1, platform_id, role, 'Colega', 'colega-' || email, password_hash, status, created_at, 1, 'walk', created_at
         from users where id = $2 and platform_id = $3`,
      [randomUUID(), id, platformId],
    );
  }

  /** Rows for the lists that the demonstration leaves empty. */
  private async fill(): Promise<void> {
    const { shop } = this;
    // The other sellers of the demonstration have contracts with the first.
    for (const role of ['MANAGER', 'CUSTOMER', 'PRODUCER'] as const)
      await this.addColleague(this.person(role));
    const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
    await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await this.insert(`refunds (id, platform_id, attempt_id, amount, state, asked_at, answered_at, asks)
      select $1, a.platform_id, a.id, p.amount, 'REFUSED', now(), now(), 0 from attempts a
        join payments p on p.platform_id = a.platform_id and p.id = a.payment_id`);
    await this.insert(`attention_items (id, platform_id, kind, detail, created_at)
      values ($1, '${PLATFORM_A}', 'UNKNOWN_WORD', '{}', now())`);
    const [seller, admin] = [this.person('PRODUCER'), this.person('ADMIN')];
    await shop.rows('update users set document = $1 where id = $2', ['39053344705', seller.id]);
    await this.made(seller, 'POST', '/api/platform/bank-accounts', {
      ...{ kind: 'BANK', bankCode: '341', branchNumber: '0123', accountNumber: '98765' },
      ...{ accountDigit: '9', accountType: 'CHECKING', password: DEMO_PASSWORD },
    });
    await this.key(seller, 'READ');
    await this.made(admin, 'PUT', '/api/admin/platform-settings/checkout', {
      ...{ version: 1, reason: 'Chamado 4711', trackingNeedsConsent: true, cartHeadingHidden: true },
      validFrom: '2090-01-01',
    });
    // From now on nothing changes by itself.
    await until(async () => (await shop.rows('select 1 from mails where sent_at is null')).length === 0);
    await shop.app.get(Worker).stop();
  }

  private async insert(into: string): Promise<void> {
    await this.shop.rows(`insert into ${into}`, [randomUUID()]);
  }

  private async made(person: TestPerson, method: string, address: string, body: object): Promise<void> {
    const token = await this.session(person);
    const { status, text } = await this.call(person.platformId, token, method, address, body);
    if (status >= 300) throw new Error(`${method} ${address} was answered ${status}: ${text}`);
  }
}
