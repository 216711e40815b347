import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { pino } from 'pino';
import backofficeRoutes from '../backoffice/routes';
import { remixPages } from './remix-pages.mjs';
import { visitOf } from './visit.mjs';

interface Action {
  readonly path: string;
  readonly file: string;
}

const ID = '01a1fff4-164d-7483-ad00-4b36a48e600b';
/** The actions of the buyer's site. */
const CHECKOUT: readonly Action[] = [
  { path: 'checkout/:checkoutId', file: '../checkout/routes/checkout/checkout.tsx' },
  { path: 'checkout/payment/:paymentId', file: '../checkout/routes/checkout/payment.tsx' },
  { path: 'language', file: '../checkout/routes/resources/language.ts' },
];

/** What a page of another site, or a request that is no form of ours, looks like. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.conecta.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://conecta.example' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json', origin: 'http://conecta.example' },
];

let server: http.Server;
let actions: readonly Action[];
let acted: string[];

beforeAll(async () => {
  actions = [...(await backofficeActions()), ...CHECKOUT];
  // The real server in front of each address; its action only notes that it was called.
  const build = buildOf(actions);
  const settings = {
    production: true,
    demo: false,
    apiUrl: new URL('http://127.0.0.1:9'),
    internalSecret: 's',
  };
  const serve = remixPages({ pageHeaders: () => ({}) }, build, {
    settings: settings as unknown as Parameters<typeof remixPages>[2]['settings'],
    log: pino({ level: 'silent' }),
    inTurn: (_res, _visit, work) => work(),
  });
  server = http.createServer((req, res) => void serve(req, res, visitOf(req, false)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  acted = [];
});

/** Every route of the back office that has an action. */
async function backofficeActions(): Promise<Action[]> {
  const flat = (entries: readonly RouteConfigEntry[]): Action[] =>
    entries.flatMap(({ path: address, file, children = [] }) => [
      ...(address === undefined ? [] : [{ path: address, file: path.join('../backoffice', file) }]),
      ...flat(children),
    ]);
  const all = flat(backofficeRoutes as RouteConfigEntry[]);
  const modules = await Promise.all(
    all.map(({ file }) => import(path.join(__dirname, file)) as Promise<Record<string, unknown>>),
  );
  return all.filter((_, at) => modules[at]?.['action'] !== undefined);
}

function buildOf(all: readonly Action[]): ServerBuild {
  const routes = all.map(({ path: address }) => {
    const module = {
      action: () => {
        acted.push(address);
        return new Response('acted');
      },
    };
    return [address, { id: address, path: address, module }] as const;
  });
  return {
    ...{ routes: Object.fromEntries(routes), future: {}, isSpaMode: false, publicPath: '/' },
    ...{ assetsBuildDirectory: '', basename: '/' },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' },
    entry: { module: { default: () => new Response('page') } },
  } as unknown as ServerBuild;
}

async function post(address: string, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const pathname = `/${address.replaceAll(/:(\w+)\??/g, ID)}`;
  const body = 'intent=save';
  const request = http.request({
    ...{ host: '127.0.0.1', port, path: pathname, method: 'POST', agent: false },
    headers: {
      ...{ host: 'conecta.example', cookie: 'guiche_admin=s', 'content-length': body.length },
      ...{ 'content-type': 'application/x-www-form-urlencoded' },
      ...headers,
    },
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('no action of either application is called for a form of another site', async () => {
  expect(actions.length).toBeGreaterThan(30);
  for (const { path: address } of actions)
    for (const headers of FOREIGN)
      expect([address, await post(address, headers)]).toEqual([
        address,
        'content-type' in headers ? 415 : 403,
      ]);
  expect(acted).toEqual([]);
});

test('every action is called for a form of its own page', async () => {
  for (const { path: address } of actions)
    await post(address, { origin: 'http://conecta.example', 'sec-fetch-site': 'same-origin' });
  expect(acted).toEqual(actions.map(({ path: address }) => address));
});
