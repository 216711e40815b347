import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { LISTS } from '@guiche/lists';
import routes from '../routes';
import { AREA_PAGES, type PageAccess } from './areas';
import type { RouteModule } from './route-guards';

/**
 * Calls every loader and every action of the back office. expected-pages.json, which people review, says who may use each;
 * `npm run access:expected` writes it anew. The API behind the pages answers as the reviewed table of its own routes says.
 */
const EXPECTED = path.join(__dirname, 'expected-pages.json');
const ACTUAL = path.join(__dirname, '../../../.cache/access/expected-pages.json');
const API_TABLE = path.join(__dirname, '../../../backend/test/access/walk/expected-access.json');

type Handler = ((args: object) => Promise<unknown>) & { readonly access?: PageAccess };
interface Page {
  readonly file: string;
  readonly address: string;
  readonly kind: 'loader' | 'action';
  readonly handle: Handler;
  readonly access: PageAccess;
}

const ID = '019aa1d0-0000-7000-8000-00000000dead';
const apiTable = JSON.parse(fs.readFileSync(API_TABLE, 'utf8')) as Record<string, Record<string, string>>;

let pages: Page[];
let api: http.Server;
let context: AppLoadContext;
let called: string[];
let reply: (method: string, url: string) => { status: number; body: object };

/** Files with their addresses; a layout has none of its own. */
const filesOf = (entries: readonly RouteConfigEntry[]): { file: string; address: string }[] =>
  entries.flatMap(({ file, path: at = '', children = [] }) => [{ file, address: at }, ...filesOf(children)]);

beforeAll(async () => {
  pages = [];
  for (const { file, address } of filesOf(routes as RouteConfigEntry[])) {
    const module = (await import(path.join(__dirname, '..', file))) as RouteModule;
    for (const kind of ['loader', 'action'] as const) {
      const handle = module[kind] as Handler | undefined;
      if (handle?.access) pages.push({ file, address, kind, handle, access: handle.access });
    }
  }
  api = http.createServer((req, res) => {
    const url = (req.url ?? '').split('?')[0] ?? '';
    called.push(`${req.method} ${url}`);
    const { status, body } = reply(req.method ?? '', url);
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ status, requestId: 'r', ...body }));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  context = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{ production: true, demo: false, publicWebUrl: 'https://conecta.example', simulatorUrl: undefined },
    ...{ internalSecret: 'of this test', log: console },
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  } as AppLoadContext;
});
beforeEach(() => {
  called = [];
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const nameOf = ({ file, kind }: Page): string => `${file} ${kind}`;
const ruleOf = ({ access: { area, flag } }: Page): string => (flag ? `${area} ${flag}` : area);

/** Calls a page as a browser with this cookie does, and says how it ended. */
async function visit({ address, handle, kind, access }: Page, cookie: string) {
  const list = LISTS.find(({ area }) => area === access.area)?.page ?? '';
  const values: Record<string, string> = { list, method: 'PIX', status: '404', group: 'methods' };
  const params = Object.fromEntries(
    [...address.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, values[name] ?? ID]),
  );
  const at = address.replaceAll(/:(\w+)\??/g, (_, name: string) => params[name] ?? '');
  const request = new Request(`http://conecta.example/${at}`, {
    headers: { cookie },
    ...(kind === 'action' && { method: 'POST', body: new URLSearchParams({ intent: '' }) }),
  });
  try {
    return { kind: 'answered' as const, value: await handle({ request, params, context }) };
  } catch (thrown) {
    if (thrown instanceof Response)
      return { kind: 'thrown' as const, status: thrown.status, location: thrown.headers.get('location') };
    const { data, init } = thrown as { data?: { flag?: string }; init?: ResponseInit };
    return {
      kind: 'thrown' as const,
      status: init?.status,
      flag: data?.flag,
      error: init ? undefined : thrown,
    };
  }
}

const signedIn = ({ access }: Page): string => `${AREA_PAGES[access.area].cookie}=s1`;

/** The row of the API's table for a call. */
function rowOf(call: string): Record<string, string> | undefined {
  const [method, url = ''] = call.split(' ');
  const name = Object.keys(apiTable).find((route) => {
    const [of, pattern = ''] = route.split(' ');
    return of === method && new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(url);
  });
  return name === undefined ? undefined : apiTable[name];
}

/** The flag without which a call is refused. */
const flagOf = (call: string): string | undefined =>
  Object.entries(rowOf(call) ?? {})
    .find(([, who]) => who.split(', ').includes('every other flag'))?.[0]
    .split(' ')[2];

test('nobody without the cookie of its area gets a page or sends a form, and the API is not called', async () => {
  const cookies = Object.values(AREA_PAGES).map(({ cookie }) => cookie);
  for (const page of pages) {
    const { signInPath, cookie } = AREA_PAGES[page.access.area];
    const others = cookies.filter((one) => one !== cookie).map((one) => `${one}=s1`);
    for (const sent of ['', others.join('; ')])
      expect([nameOf(page), await visit(page, sent)]).toEqual([
        nameOf(page),
        { kind: 'thrown', status: 302, location: expect.stringContaining(`${signInPath}?returnTo=`) },
      ]);
  }
  expect(called).toEqual([]);
  expect(pages.length).toBeGreaterThan(60);
});

test('a page of a permission is refused to everybody who has not got it', async () => {
  reply = (method, url) => {
    const flag = flagOf(`${method} ${url}`);
    return flag
      ? { status: 403, body: { code: 'notAllowed', flag } }
      : { status: 200, body: { items: [], user: { flags: [] } } };
  };
  const open: string[] = [];
  for (const page of pages.filter(({ access, kind }) => access.flag && kind === 'loader'))
    if ((await visit(page, signedIn(page))).kind === 'answered') open.push(nameOf(page));
  expect(open).toEqual([]);
});

test('a page whose session has ended shows nothing of the API', async () => {
  reply = () => ({ status: 401, body: { code: 'signInRequired' } });
  const open: string[] = [];
  for (const page of pages.filter(({ kind }) => kind === 'loader')) {
    called = [];
    const seen = await visit(page, signedIn(page));
    // An empty form asks the API for nothing; the frame around it asks for the session.
    if (seen.kind === 'answered' && called.length > 0) open.push(page.file);
  }
  expect(open).toEqual([]);
});

test('everybody may use the pages that the reviewed table says', () => {
  const actual = Object.fromEntries(
    pages
      .map((page) => [nameOf(page), ruleOf(page)])
      .sort(([one = ''], [other = '']) => one.localeCompare(other)),
  ) as Record<string, string>;
  fs.mkdirSync(path.dirname(ACTUAL), { recursive: true });
  fs.writeFileSync(ACTUAL, `${JSON.stringify(actual, null, 2)}\n`);
  const hint = 'run "npm run access:expected" and review what it changes';
  expect({ hint, actual }).toEqual({ hint, actual: JSON.parse(fs.readFileSync(EXPECTED, 'utf8')) });
});
