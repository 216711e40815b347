import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FLAGS, type Area } from '@guiche/access';
import { LISTS, PERIODS, listAddress, summedColumns, type ListDefinition } from '@guiche/lists';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { declaredRoutes } from '../../src/runtime/access/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { boundList } from '../../src/runtime/lists/index.js';
import { CheckoutHarness } from '../purchase/shop.js';

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly nextCursor: string | null;
  readonly totals: {
    readonly count: number;
    readonly isExact: boolean;
    readonly sums?: Readonly<Record<string, number>> | null;
  };
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const SELLERS = 60;
const FIRST = Date.parse('2020-01-01T12:00:00.000Z');
const DAY_MS = 86_400_000;

let shop: CheckoutHarness;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  const token = async (area: Area, email = '') => {
    const body = { area, email, password: DEMO_PASSWORD };
    return (await shop.send<{ token: string }>('POST', '/api/sessions', body)).body.token;
  };
  tokens.admin = await token('admin', USERS.find(({ role }) => role === 'ADMIN')?.email);
  tokens.functionary = await token('admin', USERS.find(({ role }) => role === 'FUNCTIONARY')?.email);
  tokens.master = await token('master', MASTER.email);
  // The sellers of the demonstration own products, so they are not deleted.
  await shop.rows(`update users set role = 'MANAGER' where role = 'PRODUCER'`);
  // Three with the same instant, so that a page must not end by the instant alone.
  for (let number = 0; number < SELLERS; number += 1)
    await addSeller(PLATFORM_A, `Vendedor ${String(number).padStart(3, '0')}`, {
      at: FIRST + Math.floor(number / 3) * DAY_MS,
    });
  await addSeller(PLATFORM_B, 'Vendedor da outra plataforma', { at: FIRST });
});
afterAll(() => shop.close());

async function addSeller(
  platformId: string,
  name: string,
  { at = FIRST, status = 'ACTIVE' }: { at?: number; status?: string } = {},
): Promise<string> {
  const id = newId(new Date(at));
  await shop.rows(
    `insert into users (id, platform_id, role, name, email, status, created_at) values ($1, $2, 'PRODUCER', $3, $4, $5, $6)`,
    [id, platformId, name, `${id}@example.com`, status, new Date(at)],
  );
  return id;
}
const get = <T = Page>(path: string, who = 'admin') =>
  shop.send<T>('GET', path, undefined, { authorization: `Bearer ${tokens[who] ?? ''}` });
const names = async (query: string) =>
  (await get(`/api/admin/users?${query}`)).body.items.map(({ name }) => name);
const file = async (path: string, who = 'admin', locale = 'pt-BR') => {
  const headers = { authorization: `Bearer ${tokens[who] ?? ''}`, 'accept-language': locale };
  const response = await fetch(shop.app.url + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('the pages of a list', () => {
  it.each(['-created', 'created', 'name', '-email'])(
    'sorted by %s show every row of the platform once, in order',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { status, body }: { status: number; body: Page } = await get(
          `/api/admin/users?limit=25&sort=${sort}&cursor=${cursor}`,
        );
        expect([status, body.totals]).toEqual([200, { count: SELLERS, isExact: true }]);
        seen.push(...body.items.map((row) => `${String(row[sort.replace('-', '')])} ${String(row.id)}`));
        cursor = body.nextCursor;
      }
      const ordered = [...seen].sort((one, other) => (one < other ? -1 : 1));
      expect(seen).toEqual(sort.startsWith('-') ? ordered.reverse() : ordered);
      expect(new Set(seen).size).toBe(SELLERS);
    },
  );

  it('do not skip or repeat a row when one is added meanwhile', async () => {
    const first = await get('/api/admin/users?limit=25');
    const added = await addSeller(PLATFORM_A, 'Vendedor novo', { at: FIRST + 1_000 * DAY_MS });
    const second = await get(`/api/admin/users?limit=25&cursor=${first.body.nextCursor ?? ''}`);
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect([ids.length, new Set(ids).size, ids.includes(added)]).toEqual([50, 50, false]);
    await shop.rows('delete from users where id = $1', [added]);
  });

  it('show the columns of the list, with values as JSON writes them', async () => {
    const { body } = await get('/api/admin/users?sort=name');
    expect(body.items[0]).toEqual({
      ...{ id: expect.any(String), name: 'Vendedor 000', email: expect.stringContaining('@example.com') },
      ...{ status: 'ACTIVE', manager: null, created: '2020-01-01T12:00:00.000Z', lastSignIn: null },
      ...{ document: null, phone: null, revenue: 0, available: 0, pending: 0, reserve: 0, debt: 0 },
      ...{ chargebackBps: 0, feePlan: 'PLATFORM', cashOut: 'FREE', sales: 'FREE', lastSale: null },
      documents: 'NONE',
    });
  });
});

describe('the filters of a list', () => {
  it('choose rows by status, and the total counts them only', async () => {
    const blocked = await addSeller(PLATFORM_A, 'Bloqueada', { status: 'BLOCKED' });
    const { body } = await get('/api/admin/users?status=BLOCKED,CREATED');
    expect(body.items.map(({ id }) => id)).toEqual([blocked]);
    expect(body.totals).toEqual({ count: 1, isExact: true });
    await shop.rows('delete from users where id = $1', [blocked]);
  });

  it('search by the beginning of a name or an e-mail address; wildcards have no meaning', async () => {
    expect(await names('q=vendedor+00&sort=name&limit=50')).toEqual(
      [...Array(10).keys()].map((number) => `Vendedor 00${number}`),
    );
    const found = await get('/api/admin/users?q=Vendedor+007');
    const email = String(found.body.items[0]?.email);
    expect(await names(`q=${encodeURIComponent(email.toUpperCase())}`)).toEqual(['Vendedor 007']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('q=vendedor_007')).toEqual([]);
  });

  it('search by a CPF, a CNPJ or a phone with and without punctuation, also by its beginning', async () => {
    const numbers = [
      ['Com CPF', '39053344705', '11987654321'],
      ['Com CNPJ', '11222333000181', '1133334444'],
      ['Com letras', '12ABC34501DE35', '21987654321'],
    ] as const;
    for (const [name, document, phone] of numbers)
      await shop.rows('update users set document = $2, phone = $3 where id = $1', [
        ...[await addSeller(PLATFORM_A, name), document, phone],
      ]);
    const found = async (q: string) => names(new URLSearchParams({ q, sort: 'name' }).toString());
    for (const q of [
      '390.533.447-05',
      '39053344705',
      '390.533',
      ' 390533 ',
      '(11) 98765-4321',
      '+55 11 98765',
    ])
      expect([q, await found(q)]).toEqual([q, ['Com CPF']]);
    for (const q of ['11.222.333/0001-81', '11222333', '(11) 3333-4444', '1133334444'])
      expect([q, await found(q)]).toEqual([q, ['Com CNPJ']]);
    for (const q of ['12.ABC.345/01DE-35', '12abc34501de35', '12.abc.345', '(21) 98765-4321'])
      expect([q, await found(q)]).toEqual([q, ['Com letras']]);
    for (const q of ['529.982.247-25', '+1 198 765 4321', '%053344705', '39_533'])
      expect([q, await found(q)]).toEqual([q, []]);
    await shop.rows('delete from users where document is not null and name = any ($1)', [
      numbers.map(([name]) => name),
    ]);
  });

  it('compare a document as it is stored, in every list that is searched by one', () => {
    const searches = LISTS.flatMap(({ area, name }) => {
      const q = boundList(area, name)?.filters.q ?? [];
      return [q].flat().map((one) => [`${area}/${name}`, one] as const);
    });
    const named = searches.filter(([, one]) => /document/.test(JSON.stringify(one)));
    expect(named.filter(([, one]) => typeof one === 'string' || !('document' in one))).toEqual([]);
    expect(named.length).toBeGreaterThan(9);
  });

  it('choose a period by days in São Paulo, the last day included', async () => {
    expect(await names('from=2020-01-01&to=2020-01-02&sort=name')).toEqual(
      [0, 1, 2, 3, 4, 5].map((number) => `Vendedor 00${number}`),
    );
    // 23:30 in São Paulo is the next day in UTC.
    const late = await addSeller(PLATFORM_A, 'Tarde', { at: Date.parse('2019-06-11T02:30:00.000Z') });
    expect(await names('from=2019-06-10&to=2019-06-10')).toEqual(['Tarde']);
    await shop.rows('delete from users where id = $1', [late]);
  });

  it.each([
    ['limit=1000', 'limit'],
    ['sort=status', 'sort'],
    ['status=GONE', 'status'],
    ['manager=1', 'manager'],
    ['offset=10', 'offset'],
    ['period=year', 'period'],
  ])('%s is refused with 422, which names the parameter', async (query, name) => {
    const { status, body } = await get(`/api/admin/users?${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
  });

  it.each(['abc', Buffer.from('["1","2"]').toString('base64url')])(
    'the cursor %s is refused',
    async (cursor) => {
      expect((await get(`/api/admin/users?cursor=${cursor}`)).status).toBe(422);
    },
  );
});

describe('the file of a list', () => {
  it('holds every row that fits, in the chosen columns, as spreadsheets in Brazil open it', async () => {
    const id = await addSeller(PLATFORM_A, '=1+1;"x"', { status: 'BLOCKED' });
    const { status, headers, bytes } = await file(
      '/api/admin/users.csv?status=BLOCKED&columns=name,status,created,manager',
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(bytes.toString()).toBe(
      `\u{feff}Nome;Situação;Gerente;Cadastro\r\n"'=1+1;""x""";Bloqueado;;01/01/2020 09:00\r\n`,
    );
    await shop.rows('delete from users where id = $1', [id]);
  });

  it('is in the language of the reader and has all rows, beyond one page', async () => {
    const { bytes } = await file('/api/admin/users.csv?limit=25&columns=name,status', 'admin', 'en-US');
    const lines = bytes.toString().split('\r\n');
    expect(lines.slice(0, 1)).toEqual(['\u{feff}Name;Status']);
    expect(lines.length).toBe(SELLERS + 2);
  });

  it('of sellers needs the permission to export, which is another than to look', async () => {
    const grant = (flags: readonly string[]) =>
      shop.rows(`update users set flags = $1 where role = 'FUNCTIONARY' and platform_id = $2`, [
        flags,
        PLATFORM_A,
      ]);
    await grant(FLAGS.filter((flag) => flag !== 'isExportUsersAvailable'));
    expect((await get('/api/admin/users', 'functionary')).status).toBe(200);
    expect((await file('/api/admin/users.csv', 'functionary')).status).toBe(403);
    await grant(['isExportUsersAvailable']);
    expect((await file('/api/admin/users.csv', 'functionary')).status).toBe(200);
    expect((await get('/api/admin/users', 'functionary')).status).toBe(403);
  });
});

describe('a row', () => {
  it('of the platform is shown, and one of another platform is not found', async () => {
    const [mine] = (await get('/api/admin/users?q=vendedor+001')).body.items;
    expect((await get<{ name: string }>(`/api/admin/users/${String(mine?.id)}`)).body).toEqual(mine);
    const [other] = await shop.rows<{ id: string }>(
      `select id from users where platform_id = '${PLATFORM_B}' and role = 'PRODUCER'`,
    );
    expect((await get(`/api/admin/users/${other?.id ?? ''}`)).status).toBe(404);
    expect((await get('/api/admin/users/none')).status).toBe(404);
  });

  it('that is no seller is not found among the sellers', async () => {
    const { id } =
      USERS.find(({ role, platformId }) => role === 'MANAGER' && platformId === PLATFORM_A) ?? {};
    expect((await get(`/api/admin/users/${String(id)}`)).status).toBe(404);
  });
});

it('the list of staff shows administrators and functionaries of the platform, with the number of permissions', async () => {
  await shop.rows(`update users set flags = $1 where role = 'FUNCTIONARY' and platform_id = $2`, [
    ['isSalesAvailable', 'isUsersAvailable'],
    PLATFORM_A,
  ]);
  const { body } = await get('/api/admin/functionaries');
  expect(body.items.map(({ role, flags }) => [role, flags]).sort()).toEqual([
    ['ADMIN', null],
    ['FUNCTIONARY', 2],
  ]);
});

it('the list of sign-ins shows those of every platform and of the master area', async () => {
  const { body } = await get('/api/master/session-logs?sort=at', 'master');
  const shown = body.items.map(({ person, area, platform, result }) => [person, area, platform, result]);
  expect(shown.sort()).toEqual([
    [MASTER.name, 'master', null, 'OK'],
    [USERS.find(({ role }) => role === 'ADMIN')?.name, 'admin', 'Conecta Saber', 'OK'],
    [USERS.find(({ role }) => role === 'FUNCTIONARY')?.name, 'admin', 'Conecta Saber', 'OK'],
  ]);
});

describe('a manager', () => {
  it('sees their own sellers, and nobody else', async () => {
    const [manager] = USERS.filter(({ role, platformId }) => role === 'MANAGER' && platformId === PLATFORM_A);
    const body = { area: 'manager', email: manager?.email, password: DEMO_PASSWORD };
    tokens.manager = (await shop.send<{ token: string }>('POST', '/api/sessions', body)).body.token;
    const mine = await addSeller(PLATFORM_A, 'Vendedora minha');
    await shop.rows('update users set manager_id = $1 where id = $2', [manager?.id, mine]);
    const { body: page } = await get('/api/manager/users', 'manager');
    expect(page.items.map(({ id, name }) => [id, name])).toEqual([[mine, 'Vendedora minha']]);
    expect(Object.keys(page.items[0] ?? {})).toEqual([
      ...[
        'id',
        'name',
        'status',
        'documents',
        'created',
        'lastSignIn',
        'lastSale',
        'revenue',
        'chargebackBps',
        'commission',
      ],
    ]);
    const managers = await get('/api/admin/managers');
    expect(managers.body.items.find(({ id }) => id === manager?.id)).toMatchObject({ sellers: 1 });
  });
});

describe('a master', () => {
  it('sees platforms and administrators of the whole installation', async () => {
    const platforms = await get('/api/master/platforms', 'master');
    expect(platforms.body.items.map(({ name, host }) => [name, host])).toEqual([
      ['Conecta Saber', 'conecta.localhost'],
      ['Vitrine do Vale', 'vitrine.localhost'],
    ]);
    const administrators = await get('/api/master/administrators?sort=email', 'master');
    const shown = administrators.body.items.map(({ email, platform }) => [email, platform]);
    const expected = USERS.filter(({ role }) => role === 'ADMIN').map(({ email, platformId }) => [
      email,
      platformId === PLATFORM_A ? 'Conecta Saber' : 'Vitrine do Vale',
    ]);
    expect(shown).toEqual(expected.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)));
  });

  it('sees which administrator has which second factor, and none that waits for its first code', async () => {
    const [one, other] = USERS.filter(({ role }) => role === 'ADMIN');
    const factorOf = async (id = '') =>
      (await get<{ secondFactor: string }>(`/api/master/administrators/${id}`, 'master')).body.secondFactor;
    const seen = [await factorOf(one?.id)];
    await shop.rows(
      `insert into second_factors (id, platform_id, secret_sealed, created_at) values ($1, $2, '', now())`,
      [one?.id, one?.platformId],
    );
    seen.push(await factorOf(one?.id));
    await shop.rows('update second_factors set confirmed_at = now() where id = $1', [one?.id]);
    seen.push(await factorOf(one?.id));
    for (const [place, person] of [one, one, other].entries())
      await shop.rows(
        `insert into passkeys (platform_id, id, area, person_id, rp_id, credential_id, public_key, counter, transports, name, created_at)
         values ($1, gen_random_uuid(), 'admin', $2, 'a', $3, '', 0, '{}', 'Chave', now())`,
        [person?.platformId, person?.id, String(place)],
      );
    seen.push(await factorOf(one?.id), await factorOf(other?.id));
    expect(seen).toEqual(['NONE', 'NONE', 'CODE', 'BOTH', 'PASSKEY']);
    await shop.rows('delete from passkeys');
    await shop.rows('delete from second_factors');
  });

  it('sees webhooks by their result, also those to addresses of no platform', async () => {
    const [at, id] = [new Date(FIRST), newId(new Date(FIRST))];
    await shop.rows(
      `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, tries, received_at)
values ($1, '00000000-0000-0000-0000-000000000000', 'HAWKPAY', 'x', '', '', 'QUARANTINED', 0, $2)`,
      [id, at],
    );
    const { body } = await get('/api/master/webhook-logs?result=QUARANTINED', 'master');
    expect(body.items).toEqual([
      {
        ...{ id, at: at.toISOString(), provider: 'HAWKPAY', platform: null, result: 'QUARANTINED' },
        ...{
          detail: null,
          tries: 0,
          processed: null,
          time: null,
          resolved: null,
          attempt: null,
          payment: null,
          reference: null,
          signature: null,
        },
      },
    ]);
  });
});

describe('the review inbox', () => {
  const resolve = (id: string, who = 'admin') =>
    shop.send<{ code?: string }>(
      'PUT',
      `/api/admin/review-items/${id}/resolution`,
      { resolution: 'Conferido no painel do provedor' },
      { authorization: `Bearer ${tokens[who] ?? ''}` },
    );

  it('shows open items of the platform; one is resolved once, with the name of the person', async () => {
    const [mine, theirs] = [newId(new Date(FIRST)), newId(new Date(FIRST))];
    for (const [id, platformId] of [
      [mine, PLATFORM_A],
      [theirs, PLATFORM_B],
    ])
      await shop.rows(
        `insert into attention_items (id, platform_id, kind, detail, created_at) values ($1, $2, 'UNASKABLE', '{"a": 1}', $3)`,
        [id, platformId, new Date(FIRST)],
      );
    const open = await get('/api/admin/review-items?state=OPEN');
    expect(open.body.items.map(({ id, kind }) => [id, kind])).toEqual([[mine, 'UNASKABLE']]);
    expect((await resolve(theirs)).status).toBe(404);
    expect((await resolve(mine)).status).toBe(204);
    expect((await resolve(mine)).body.code).toBe('notOpen');
    expect((await get(`/api/admin/review-items/${mine}`)).body).toMatchObject({
      state: 'CLOSED',
      resolution: 'Conferido no painel do provedor',
      resolvedBy: `staff:${USERS.find(({ role }) => role === 'ADMIN')?.id}`,
    });
    expect(await shop.rows('select resolved_at from attention_items where id = $1', [theirs])).toEqual([
      { resolved_at: null },
    ]);
  });
});

describe('every list', () => {
  it('whose rows have a page has a route for a row', () => {
    const routes = new Set(declaredRoutes(shop.app).map(({ method, path }) => `${method} ${path}`));
    const withPages = LISTS.filter(({ rowPage }) => rowPage !== undefined);
    expect(withPages.length).toBeGreaterThan(20);
    expect(
      withPages.map((list) => `GET ${listAddress(list)}/:id`).filter((route) => !routes.has(route)),
    ).toEqual([]);
  });

  beforeAll(async () => {
    const seller = USERS.find(({ role }) => role === 'PRODUCER');
    await shop.rows(`update users set role = 'PRODUCER' where id = $1`, [seller?.id]);
    const body = { area: 'seller', email: seller?.email, password: DEMO_PASSWORD };
    tokens.seller = (await shop.send<{ token: string }>('POST', '/api/sessions', body)).body.token;
  });
  const EXAMPLE_ID = '019aa1d0-0000-7000-8000-00000000dead';
  const EXAMPLES: Readonly<Record<string, string>> = { id: EXAMPLE_ID, centsRange: '100-99900' };
  const exampleOf = (filter: ListDefinition['filters'][string] | undefined): string =>
    filter && 'values' in filter ? (filter.values[0] ?? '') : (EXAMPLES[filter?.kind ?? ''] ?? 'a');

  it.each(LISTS)('$area/$name answers each order, each filter, each period and its file', async (list) => {
    const sortable = Object.keys(list.columns).filter((name) => list.columns[name]?.sortable);
    const queries = [
      ...sortable.flatMap((name) => [`sort=${name}`, `sort=-${name}`]),
      ...Object.keys(list.filters).map((name) => `${name}=${exampleOf(list.filters[name])}`),
      ...list.dates.flatMap((date) => PERIODS.map((period) => `date=${date}&period=${period}`)),
    ];
    for (const query of queries) {
      const { status, body } = await get(`${listAddress(list)}?${query}`, list.area);
      const { sums = {} } = body.totals;
      expect([query, status, body.items.every((row) => Object.keys(row).length > 1)]).toEqual([
        query,
        200,
        true,
      ]);
      expect([query, Object.keys(sums ?? {})]).toEqual([query, sums === null ? [] : summedColumns(list)]);
    }
    const columns = Object.keys(list.columns).join(',');
    const { status, bytes } = await file(`${listAddress(list)}.csv?columns=${columns}`, list.area);
    expect([status, bytes.toString().split('\r\n')[0]?.split(';').length]).toEqual([
      200,
      Object.keys(list.columns).length,
    ]);
  });
});
