import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { chargesList, usersList, withdrawalsList, type ListDefinition } from '@guiche/lists';
import { listLoader } from './list-loader.server';

let api: http.Server;
let flags: readonly string[];
let asked: string[];
let context: AppLoadContext;

const ANA = { id: '019aa1d0-0000-7000-8000-000000000012', name: 'Ana', email: 'ana@example.com' };
const BIA = { id: '019aa1d0-0000-7000-8000-000000000013', name: 'Bia', email: 'bia@example.com' };

const CHARGE = { id: '019aa1d0-0000-7000-8000-000000000014' };
const ONE = { count: 1, isExact: true };

/** What is searched for, and the status by which the API refuses it. */
const REFUSED: Readonly<Record<string, number>> = { falha: 503, proibido: 403, saiu: 401 };

/** What the API answers at the addresses that a list page asks for. */
function answerAt(path = ''): object {
  if (path === '/api/sessions/current') return { user: { flags } };
  if (path.startsWith('/api/saved-views')) return { items: [] };
  if (path.startsWith('/api/admin/users?q=ana')) return { items: [ANA, BIA], nextCursor: null };
  if (path.startsWith('/api/admin/users?q=bia')) return { items: [BIA], nextCursor: null };
  if (path.startsWith('/api/admin/users?q=a')) return { items: [ANA, BIA], nextCursor: 'c25' };
  if (path.startsWith('/api/admin/charges')) return { items: [CHARGE], nextCursor: null, totals: ONE };
  return { items: [], nextCursor: null, totals: { count: 0, isExact: true } };
}

beforeEach(async () => {
  asked = [];
  api = http.createServer((req, res) => {
    asked.push(req.url ?? '');
    const refused = REFUSED[new URL(req.url ?? '', 'http://api').searchParams.get('q') ?? ''];
    res.writeHead(refused ?? 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(refused ? { status: refused, code: 'refused', title: 'x' } : answerAt(req.url)));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  context = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{ production: true, demo: false, publicWebUrl: 'https://conecta.example', simulatorUrl: undefined },
    ...{ internalSecret: 'of this test', log: console },
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  };
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const open = (list: ListDefinition, query = '') =>
  listLoader(list)({
    request: new Request(`http://conecta.example/admin-root/${list.page}${query}`, {
      headers: { cookie: 'guiche_admin=s1' },
    }),
    params: {},
    context: { ...context },
  });

describe('the page of a list', () => {
  test('offers the file of the sellers only to whoever has the permission for it', async () => {
    flags = ['isUsersAvailable'];
    expect(await open(usersList)).toMatchObject({ canExport: false, items: [] });
    flags = ['isUsersAvailable', 'isExportUsersAvailable'];
    expect(await open(usersList)).toMatchObject({ canExport: true });
    expect(asked.filter((path) => path === '/api/sessions/current')).toHaveLength(2);
  });

  test('offers the file of a list whose permission is that of its page to everybody who reads it', async () => {
    flags = [withdrawalsList.flag];
    expect(await open(withdrawalsList)).toMatchObject({ canExport: true });
  });

  test('a filter by a person is typed: one fits, several are chosen from, none is said', async () => {
    flags = [chargesList.flag];
    // Not the rows of everybody, which nobody asked for.
    const nothing = { items: [], nextCursor: null, canExport: false };
    const moved = await open(chargesList, `?seller.find=bia&seller=${ANA.id}`).catch(
      (answer: Response) => answer,
    );
    expect((moved as Response).headers.get('location')).toBe(`/admin-root/charges?seller=${BIA.id}`);
    expect(await open(chargesList, '?seller.find=ana')).toMatchObject({
      finding: {
        ...{ name: 'seller', text: 'ana' },
        choices: [
          { id: ANA.id, label: 'Ana · ana@example.com' },
          { id: BIA.id, label: 'Bia · bia@example.com' },
        ],
        ...{ hasMore: false, hasFailed: false },
      },
      ...nothing,
    });
    expect(await open(chargesList, '?seller.find=caio')).toMatchObject({
      finding: { text: 'caio', choices: [], hasMore: false, hasFailed: false },
      ...nothing,
    });
    expect(asked.filter((path) => path.startsWith('/api/admin/charges'))).toEqual([]);
    expect(await open(chargesList, `?seller=${BIA.id}`)).toMatchObject({
      ...{ finding: null, canExport: true, items: [CHARGE] },
    });
    const cleared = await open(chargesList, '?seller.find=').catch((answer: Response) => answer);
    expect((cleared as Response).headers.get('location')).toBe('/admin-root/charges');
  });

  test('a search for a filter that found more than it shows, or that failed, says so and shows no rows', async () => {
    flags = [chargesList.flag];
    const finding = async (query: string) => (await open(chargesList, query)).finding;
    expect(await finding('?seller.find=a')).toMatchObject({
      ...{ text: 'a', hasMore: true, hasFailed: false },
      choices: [{ id: ANA.id }, { id: BIA.id }],
    });
    const failed = { text: 'falha', choices: [], hasMore: false, hasFailed: true };
    expect(await finding(`?seller.find=falha&seller=${ANA.id}`)).toMatchObject(failed);
    // Who may not read the sellers finds none of them.
    expect(await finding('?seller.find=proibido')).toMatchObject({ choices: [], hasFailed: false });
    const left = await open(chargesList, '?seller.find=saiu').catch((answer: Response) => answer);
    expect((left as Response).headers.get('location')).toMatch(/^\/admin-root-login\?returnTo=/);
    expect(asked.filter((path) => path.startsWith('/api/admin/charges'))).toEqual([]);
  });
});
