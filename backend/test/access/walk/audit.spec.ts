import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACTOR_OF_AREA, declaredRoutes, type AccessRule } from '../../../src/runtime/access/index.js';
import { routeAddress, fieldsOfRows, sampleBody } from './sample-body.js';
import { ROLE_OF_AREA, World, type TestPerson } from './world.js';

/** Changes without a record, each with the reason. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'POST /api/admin/gateway-accounts/:id/test':
    'asks the provider whether the credentials work; changes nothing',
  'POST /api/admin/managers/:id/transfers': 'the first manager has no sellers to transfer',
  'POST /api/master/gateway-definitions': 'the sample is no definition: its problems are shown',
  'POST /api/master/gateway-definitions/rehearsal': 'checks a definition; changes nothing',
  'POST /api/admin/demanded-documents/preview': 'shows whom a change would affect; changes nothing',
  'POST /api/passkeys/preparation': 'begins what POST /api/passkeys records',
  'POST /api/platform/sales/:id/refunds':
    'the sale of the walk is refunded already: a repetition changes nothing',
  'PUT /api/platform/products/:id/files/order': 'the sample has the order of the files as it is',
  'POST /api/second-factor': 'begins what POST /api/second-factor/confirmation records',
  'PUT /api/admin/domains/:id/default': 'the only domain of the demonstration is the default one already',
};

type SignedIn = Extract<AccessRule, { kind: 'signedIn' }>;
interface Change {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rule: SignedIn;
}

interface Recorded {
  readonly actor: string;
  readonly action: string;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly requestId: string;
}

const REASON = 'Chamado 4711';
let world: World;
let changes: Change[];

beforeAll(async () => {
  world = await World.open();
  const order = ['POST', 'PUT', 'PATCH', 'DELETE'];
  changes = declaredRoutes(world.shop.app)
    .flatMap(({ method, path, rule }) =>
      rule?.kind === 'signedIn' && order.includes(method)
        ? [{ name: `${method} ${path}`, method, path, rule }]
        : [],
    )
    .sort((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
});
afterAll(() => world?.close());

it('every change that this walk can make is recorded with who, why, from where and in which request', async () => {
  const wrong: string[] = [];
  let made = 0;
  for (const change of changes.filter(({ name }) => !(name in UNRECORDED))) {
    const person = world.person(ROLE_OF_AREA[change.rule.areas[0] ?? 'seller']);
    const body = await bodyOf(change, person);
    const before = await positions();
    const { status } = await world.call(
      ...([person.platformId, await world.session(person), change.method] as const),
      routeAddress(change.method, change.path, (await ownId(change, person)) ?? ''),
      body,
    );
    // A body from the description does not suit every change; the tests of those prove their records.
    if (status >= 300) continue;
    made += 1;
    const records = await recordedSince(before);
    if (records.length === 0) wrong.push(`${change.name} left no record`);
    for (const { actor, ip, requestId } of records)
      if (actor !== `${ACTOR_OF_AREA[change.rule.areas[0] ?? 'seller']}:${person.id}` || !ip || !requestId)
        wrong.push(`${change.name} is recorded without its actor, address or request`);
    if (body && 'reason' in body && !records.some(({ reason }) => reason === REASON))
      wrong.push(`${change.name} is recorded without the reason`);
  }
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(15);
});

it('lists no change that does not exist', () => {
  const names = changes.map(({ name }) => name);
  expect(Object.keys(UNRECORDED).filter((name) => !names.includes(name))).toEqual([]);
});

async function bodyOf({ method, path }: Change, person: TestPerson): Promise<object | undefined> {
  const rows = await world.rowIds(person.platformId);
  const [field] = fieldsOfRows(method, path);
  const [, ids] = [...rows].find(([table]) => field && table.startsWith(field.replace(/Id$/, ''))) ?? [];
  return sampleBody(method, path, ids?.[0] ?? person.id);
}

/** The row that the person's list shows first. */
async function ownId({ path }: Change, person: TestPerson): Promise<string | undefined> {
  if (!path.includes('/:')) return undefined;
  const list = path.slice(0, path.indexOf('/:'));
  const { text } = await world.call(person.platformId, await world.session(person), 'GET', list);
  return (JSON.parse(text) as { items?: { id: string }[] }).items?.[0]?.id;
}

const positions = async (): Promise<string> =>
  JSON.stringify(
    Object.fromEntries(
      (
        await world.shop.rows<{ id: string; position: number }>(
          'select platform_id as id, position from audit_heads',
        )
      ).map(({ id, position }) => [id, Number(position)]),
    ),
  );

const recordedSince = (before: string): Promise<Recorded[]> =>
  world.shop.rows<Recorded>(
    `select actor, action, reason, ip, request_id as "requestId" from audit_log
      where position > coalesce(($1::jsonb ->> platform_id::text)::bigint, 0)`,
    [before],
  );
