import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AREAS, FLAGS, type Area } from '@guiche/access';
import { PLATFORM_A, PLATFORM_B } from '../../../src/demo/demo-data.js';
import { declaredRoutes, type AccessRule, type DeclaredRoute } from '../../../src/runtime/access/index.js';
import { routeAddress, fieldsOfRows, sampleBody } from './sample-body.js';
import { ROLE_OF_AREA, World, type TestPerson, type ApiReply } from './world.js';

/**
 * Calls every route of the API as everybody who might: expected-access.json, which people review, says what each is answered.
 * `npm run access:expected` writes it anew.
 */
const EXPECTED = path.join(__dirname, 'expected-access.json');
const ACTUAL = path.join(__dirname, '../../../../.cache/access/expected-access.json');

/** What a route answers, with who is answered so. `everybody`: the route is public, and not called. */
type Answers = Record<string, string>;

type SignedIn = Extract<AccessRule, { kind: 'signedIn' }>;
interface Guarded {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rule: SignedIn;
}

const NOWHERE = '019aa1d0-0000-7000-8000-00000000dead';
/** All that a refusal says. */
const MEMBERS_OF_REFUSALS = [
  'code',
  'detail',
  'flag',
  'message',
  'requestId',
  'retryAfter',
  'status',
  'title',
  'type',
];

let world: World;
let guarded: Guarded[];
let open: DeclaredRoute[];
const answers = new Map<string, Map<string, string[]>>();
/** What was wrong with a refusal: what it changed, and what it disclosed. */
const changed: string[] = [];
const disclosed: string[] = [];
/** Answers that a browser or a proxy may keep, frame or run. */
const kept = new Set<string>();

beforeAll(async () => {
  world = await World.open();
  const routes = declaredRoutes(world.shop.app).filter(({ path: at }) => at !== '/');
  open = routes.filter(({ rule }) => rule?.kind === 'public');
  guarded = routes.flatMap(({ method, path: at, rule }) =>
    rule?.kind === 'signedIn' ? [{ name: `${method} ${at}`, method, path: at, rule }] : [],
  );
});
afterAll(() => world?.close());

/** Who is entitled to a route, by the first of its areas. */
const entitled = ({ areas: [area] }: SignedIn, platformId = PLATFORM_A): TestPerson =>
  world.person(ROLE_OF_AREA[area as Area], area === 'master' ? undefined : platformId);

const isReading = ({ method }: Guarded): boolean => method === 'GET';

function record(route: Guarded, who: string, { status, text, exposed }: ApiReply): void {
  if (exposed.length > 0) kept.add(`${route.name} sends ${who} ${exposed.join(', ')}`);
  const isRefusal = status === 401 || status === 403 || status === 404;
  const body = isRefusal ? (JSON.parse(text) as Record<string, unknown>) : {};
  const extra = Object.keys(body).filter((member) => !MEMBERS_OF_REFUSALS.includes(member));
  if (extra.length > 0) disclosed.push(`${route.name} told ${who}: ${extra.join(', ')}`);
  const answer = [status, body.code, body.flag].filter(Boolean).join(' ');
  const of = answers.get(route.name) ?? new Map<string, string[]>();
  answers.set(route.name, of);
  if (!of.get(answer)?.includes(who)) of.set(answer, [...(of.get(answer) ?? []), who]);
}

async function call(
  route: Guarded,
  person: TestPerson | undefined,
  token?: string,
  id = NOWHERE,
): Promise<ApiReply> {
  const body = isReading(route) ? undefined : sampleBody(route.method, route.path, id);
  return world.call(
    person?.platformId ?? PLATFORM_A,
    token,
    route.method,
    routeAddress(route.method, route.path, id),
    body,
  );
}

it('everybody who is not entitled to a route is refused, and changes nothing', async () => {
  const tokens = new Map<Area, string>();
  for (const area of AREAS) tokens.set(area, await world.session(world.person(ROLE_OF_AREA[area])));
  const seller = world.person('PRODUCER');
  const keys = [
    ['reading key', await world.key(seller, 'READ')],
    ['writing key', await world.key(seller, 'WRITE')],
  ] as const;
  const asSeller = await world.session(seller, { impersonator: world.person('ADMIN') });
  const functionary = world.person('FUNCTIONARY');
  const asFunctionary = await world.session(functionary);
  for (const route of guarded) {
    const { rule } = route;
    const right = entitled(rule);
    const ended = await world.session(right, { ended: true });
    const expired = await world.session(right, { expired: true });
    const elsewhere = right.role === 'MASTER' ? world.person('ADMIN') : entitled(rule, PLATFORM_B);
    const foreign = await world.session(elsewhere);
    if (rule.flag)
      await world.grant(
        functionary,
        FLAGS.filter((flag) => flag !== rule.flag),
      );
    const tables = await world.changedBy(async () => {
      record(route, 'anonymous', await call(route, undefined));
      record(route, 'unknown token', await call(route, right, 'x'.repeat(64)));
      record(route, 'ended session', await call(route, right, ended));
      record(route, 'expired session', await call(route, right, expired));
      record(route, 'session at another host', await call(route, right, foreign));
      for (const area of AREAS.filter((one) => !rule.areas.includes(one)))
        record(route, area, await call(route, world.person(ROLE_OF_AREA[area]), tokens.get(area)));
      if (rule.flag) record(route, 'every other flag', await call(route, functionary, asFunctionary));
      for (const [who, key] of rule.forApiKeys ? [] : keys)
        record(route, who, await call(route, seller, key));
      if (rule.areas.includes('seller') && !(rule.duringImpersonation ?? isReading(route)))
        record(route, 'staff as seller', await call(route, seller, asSeller));
    });
    if (tables.length > 0) changed.push(`${route.name}: ${tables.join(', ')}`);
  }
  expect(changed).toEqual([]);
});

it('no row of another platform, or of another person, is found', async () => {
  const found: string[] = [];
  const idsOfA = await world.rowIds(PLATFORM_A);
  for (const route of guarded.filter(({ rule }) => !rule.areas.includes('master') || rule.areas.length > 1)) {
    const owner = entitled(route.rule);
    const colleague = owner.role === 'ADMIN' ? undefined : await world.colleague(owner);
    const strangers = [
      ['other platform', entitled(route.rule, PLATFORM_B), idsOfA] as const,
      ...(colleague ? [['other person', colleague, await world.rowIds(PLATFORM_A, owner.id)] as const] : []),
    ];
    for (const [who, stranger, secret] of strangers) {
      const token = await world.session(stranger);
      const ids = await idsFor(route, owner, secret);
      if (ids.length > 0) {
        const tables = await world.changedBy(async () => {
          for (const id of ids) {
            const reply = await call(route, stranger, token, id);
            record(route, who, reply);
            if (reply.status !== 404) found.push(notNotFound(route, who, reply));
          }
        });
        if (tables.length > 0) changed.push(`${route.name} as ${who}: ${tables.join(', ')}`);
      } else if (isReading(route)) {
        const { text } = await call(route, stranger, token);
        found.push(
          ...[...secret.values()]
            .flat()
            .filter((id) => text.includes(id))
            .map((id) => `${route.name} shows ${who} ${id}`),
        );
      }
    }
  }
  expect([...changed, ...new Set(found)]).toEqual([]);
});

/** A body that is refused proves nothing about the row. */
const notNotFound = (route: Guarded, who: string, { status, text }: ApiReply): string =>
  status === 422
    ? `${route.name} refuses the body (${text}): write one that it accepts into sample-body.ts`
    : `${route.name} answers ${status} to ${who}`;

/**
 * Rows that the address or the body of a route can name: the first of the owner's list, those of the tables that the address or a
 * field names, or the newest of every table. Empty: the route names none.
 */
async function idsFor(
  route: Guarded,
  owner: TestPerson,
  rows: ReadonlyMap<string, string[]>,
): Promise<string[]> {
  if (route.path.includes('/:id')) {
    const listed = await firstListed(route, owner);
    return listed ? [listed] : newestOf(rows, collectionOf(route.path));
  }
  const fields = isReading(route) ? [] : fieldsOfRows(route.method, route.path);
  return fields.flatMap((field) => newestOf(rows, field.replace(/Id$/, '')));
}

/** `bank_account` of `/api/platform/bank-accounts/:id`: how the names of its tables begin. */
const collectionOf = (path: string): string =>
  (path.slice(0, path.indexOf('/:id')).split('/').at(-1) ?? '').replaceAll('-', '_').replace(/s$/, '');

/** The newest row of each table whose name begins so, or of every table when there is none. */
function newestOf(rows: ReadonlyMap<string, string[]>, beginning: string): string[] {
  const newest = [...rows].flatMap(([table, [id]]) => (id === undefined ? [] : [[table, id] as const]));
  const named = newest.filter(([table]) => table.startsWith(beginning));
  return (named.length > 0 ? named : newest).map(([, id]) => id);
}

/** The row that the owner's list shows first. */
async function firstListed({ path: at }: Guarded, owner: TestPerson): Promise<string | undefined> {
  const list = at.slice(0, at.indexOf('/:'));
  const { status, text } = await world.call(owner.platformId, await world.session(owner), 'GET', list);
  if (status !== 200) return undefined;
  return (JSON.parse(text) as { items?: { id?: string }[] }).items?.[0]?.id;
}

it('the entitled are let in', async () => {
  const order = (route: Guarded) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(route.method);
  for (const route of [...guarded].sort((one, other) => order(one) - order(other)))
    for (const area of route.rule.areas) {
      const person = world.person(ROLE_OF_AREA[area]);
      record(route, area, await send(route, person));
      const own = isReading(route) && route.path.includes('/:id') && (await firstListed(route, person));
      if (own) record(route, `${area} with own row`, await send(route, person, own));
      if (area !== 'admin') continue;
      const functionary = world.person('FUNCTIONARY');
      await world.grant(functionary, route.rule.flag ? [route.rule.flag] : []);
      record(route, route.rule.flag ? 'this flag only' : 'no flag', await send(route, functionary));
    }
  expect(disclosed).toEqual([]);
});

/** Calls a route with a session of its own and nothing in the body. */
async function send(route: Guarded, person: TestPerson, id = NOWHERE): Promise<ApiReply> {
  const token = await world.session(person);
  const body = isReading(route) || route.method === 'DELETE' ? undefined : {};
  return world.call(person.platformId, token, route.method, routeAddress(route.method, route.path, id), body);
}

it('no answer of a route that needs a session may be kept, framed or run', () => {
  expect([...kept]).toEqual([]);
});

it('everybody is answered as the reviewed table says', () => {
  const actual: Record<string, Answers> = {};
  for (const { method, path: at } of open) actual[`${method} ${at}`] = { everybody: 'public' };
  for (const [name, of] of answers)
    actual[name] = Object.fromEntries([...of].sort().map(([answer, who]) => [answer, who.join(', ')]));
  const sorted = Object.fromEntries(
    Object.entries(actual).sort(([one], [other]) => one.localeCompare(other)),
  );
  fs.mkdirSync(path.dirname(ACTUAL), { recursive: true });
  fs.writeFileSync(ACTUAL, `${JSON.stringify(sorted, null, 2)}\n`);
  const expected = JSON.parse(fs.readFileSync(EXPECTED, 'utf8')) as Record<string, Answers>;
  const hint = 'run "npm run access:expected" and review what it changes';
  expect({ hint, missing: Object.keys(sorted).filter((name) => !(name in expected)) }).toEqual({
    hint,
    missing: [],
  });
  expect({ hint, gone: Object.keys(expected).filter((name) => !(name in sorted)) }).toEqual({
    hint,
    gone: [],
  });
  expect(sorted).toEqual(expected);
});
