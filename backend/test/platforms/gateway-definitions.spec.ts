import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, BackOffice } from '../support/back-office.js';

interface Rehearsed {
  readonly problems: readonly string[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const PATH = '/api/master/gateway-definitions';
const PROOF = { reason: 'Um provedor novo', password: DEMO_PASSWORD };
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const post = (path: string, body: object) => office.send<Rehearsed>(AS_MASTER, 'POST', PATH + path, body);
const stored = () =>
  office.shop.rows('select provider, version from gateway_definitions order by provider, version');

it('a definition that is no JSON, or not complete, is shown with its problems and is not stored', async () => {
  const before = await stored();
  const text = await post('/rehearsal', { definition: '{"id": ' });
  expect(text.status).toBe(200);
  expect(text.body.problems).toEqual([expect.stringMatching(/^JSON: /)]);
  const incomplete = await post('', { definition: '{"id": "NEW"}', ...PROOF });
  expect(incomplete.status).toBe(200);
  expect(incomplete.body.problems.length).toBeGreaterThan(0);
  expect((await office.send(AS_ADMIN, 'POST', PATH, { definition: '{}', ...PROOF })).status).toBe(403);
  expect((await office.send(undefined, 'GET', PATH)).status).toBe(401);
  expect(await stored()).toEqual(before);
});
