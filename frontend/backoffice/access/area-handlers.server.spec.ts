import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { keptFormOf } from '../forms/kept-form.server';
import {
  adminAction,
  adminLoader,
  customerAction,
  customerLoader,
  managerAction,
  managerLoader,
  masterAction,
  masterLoader,
  sellerAction,
  sellerLoader,
} from './area-handlers.server';

let api: http.Server;
let calls: { url: string | undefined; authorization: string | undefined }[];
let answer: { status: number; body: object };
let context: AppLoadContext;

beforeEach(async () => {
  calls = [];
  answer = { status: 200, body: { enabled: true, user: { flags: ['isSalesAvailable'] } } };
  api = http.createServer((req, res) => {
    calls.push({ url: req.url, authorization: req.headers.authorization });
    res.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '7' });
    res.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  context = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      demo: false,
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      internalSecret: 'of this test',
    },
    ...{ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, log: console },
  };
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

/** Any API call represents the calls of a page. */
const load = adminLoader({ flag: 'isSalesAvailable' }, async ({ api: ours, params, valueOf }) =>
  valueOf(
    await ours.get('/api/checkout/{checkoutId}/abandoned-cart-enabled', {
      params: { checkoutId: params['id'] ?? '' },
    }),
  ),
);

const asked = (cookie = 'guiche_admin=s1', path = '/admin-root/sales?status=paid') => ({
  request: new Request(`http://conecta.example${path}`, { headers: { cookie } }),
  params: { id: 'o1' },
  // Of each request its own.
  context: { ...context },
});

/** The value that a loader threw: a response, or a value with a status. */
async function thrownBy(loading: Promise<unknown>) {
  const thrown: unknown = await loading.catch((error: unknown) => error);
  if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
  const { data, init } = thrown as { data: unknown; init: ResponseInit };
  return { status: init.status, data, retryAfter: new Headers(init.headers).get('retry-after') };
}

describe('a loader of an area', () => {
  test('calls the API with the session of its own cookie as bearer token', async () => {
    expect(await load(asked('guiche_platform=other; guiche_admin=s1'))).toMatchObject({ enabled: true });
    expect(calls).toEqual([
      { url: '/api/checkout/o1/abandoned-cart-enabled', authorization: 'Bearer s1' },
      { url: '/api/sessions/current', authorization: 'Bearer s1' },
    ]);
    expect(load.access).toEqual({ area: 'admin', flag: 'isSalesAvailable' });
  });

  test('redirects to the sign-in of its area and back without a cookie, and does not call the API', async () => {
    const none = sellerLoader({}, () => Promise.resolve(1));
    expect(await thrownBy(none(asked('guiche_admin=s1', '/platform/my-sales')))).toEqual({
      status: 302,
      location: '/login?returnTo=%2Fplatform%2Fmy-sales',
    });
    const master = masterLoader({}, () => Promise.resolve(1));
    expect(await thrownBy(master(asked('', '/master-root/platforms.data?a=b')))).toEqual({
      status: 302,
      location: '/master-root-login?returnTo=%2Fmaster-root%2Fplatforms%3Fa%3Db',
    });
    expect(calls).toEqual([]);
  });

  test('leads to the sign-in when the API does not know the session', async () => {
    answer = { status: 401, body: { code: 'signInRequired' } };
    expect(await thrownBy(load(asked()))).toEqual({
      status: 302,
      location: '/admin-root-login?returnTo=%2Fadmin-root%2Fsales%3Fstatus%3Dpaid',
    });
  });

  test('is a page with status 403 and the name of the flag when the permission is missing', async () => {
    answer = { status: 403, body: { code: 'notAllowed', flag: 'isUsersAvailable', requestId: 'r-9' } };
    const details = { area: 'admin', flag: 'isUsersAvailable', code: 'notAllowed', requestId: 'r-9' };
    expect(await thrownBy(load(asked()))).toEqual({ status: 403, data: details, retryAfter: null });
    answer = { status: 403, body: { code: 'notAllowed', requestId: 'r-9' } };
    expect(await thrownBy(load(asked()))).toMatchObject({ data: { flag: 'isSalesAvailable' } });
  });

  test('is a page with status 403 without its permission, also where it asks the API for nothing', async () => {
    answer = { status: 200, body: { user: { flags: ['isUsersAvailable'] } } };
    const form = adminLoader({ flag: 'isSalesAvailable' }, () => Promise.resolve('form'));
    expect(await thrownBy(form(asked()))).toMatchObject({ status: 403, data: { flag: 'isSalesAvailable' } });
    answer = { status: 200, body: { user: { flags: ['isSalesAvailable'] } } };
    expect(await form(asked())).toBe('form');
  });

  test('is a page with status 404 for what does not exist, and 503 for every other failure', async () => {
    answer = { status: 404, body: { code: 'notFound' } };
    expect(await thrownBy(load(asked()))).toMatchObject({ status: 404 });
    answer = { status: 500, body: { code: 'unexpected' } };
    expect(await thrownBy(load(asked()))).toMatchObject({ status: 503, retryAfter: '7' });
  });
});

test('the frame and the page read the session once for a request, and anew for the next one and after an action', async () => {
  const page = adminLoader({ flag: 'isSalesAvailable' }, async ({ api: ours, valueOf }) => [
    valueOf(await ours.get('/api/sessions/current')),
    valueOf(await ours.get('/api/site')),
  ]);
  const frame = adminLoader({}, async ({ api: ours, valueOf }) =>
    valueOf(await ours.get('/api/sessions/current')),
  );
  const urls = () => calls.splice(0).map(({ url }) => url);
  const together = asked();
  await Promise.all([frame(together), page(together)]);
  expect(urls()).toEqual(['/api/sessions/current', '/api/site']);
  // Another session in the same request, which no page has, would be asked on its own.
  await frame({ ...asked('guiche_admin=s2'), context: together.context });
  expect(urls()).toEqual(['/api/sessions/current']);
  const act = adminAction({}, async ({ api: ours, valueOf }) =>
    valueOf(await ours.get('/api/sessions/current')),
  );
  const request = new Request('http://conecta.example/admin-root/x', {
    ...{ method: 'POST', body: new URLSearchParams({ intent: 'save' }) },
    headers: { cookie: 'guiche_admin=s1' },
  });
  await act({ request, params: {}, context: together.context });
  await frame(asked());
  expect(urls()).toEqual(['/api/sessions/current', '/api/sessions/current']);
});

test('an action of an area receives the form and which button sent it', async () => {
  const act = adminAction({}, ({ form, intent }) => Promise.resolve([intent, form.get('reason')]));
  const body = new URLSearchParams({ intent: 'approve', reason: 'ok' });
  const request = new Request('http://conecta.example/admin-root/x', {
    ...{ method: 'POST', body },
    headers: { cookie: 'guiche_admin=s1' },
  });
  expect(await act({ request, params: {}, context })).toEqual(['approve', 'ok']);
});

test('an action whose session has ended leads to the sign-in and keeps what was typed', async () => {
  answer = { status: 401, body: { code: 'signInRequired' } };
  const act = adminAction({}, async ({ api: ours, valueOf }) => valueOf(await ours.delete('/api/sessions')));
  const send = (fields: Record<string, string>, cookie: string) =>
    act({
      request: new Request('http://conecta.example/admin-root/refunds/new?sale=1', {
        ...{ method: 'POST', body: new URLSearchParams(fields) },
        headers: { cookie },
      }),
      params: {},
      context,
    }).catch((thrown: unknown) => thrown as Response);
  const typed = { formOf: 'password reason', formBy: 'ana', reason: 'Chamado', password: 'p' };
  // The session was ended elsewhere, and the cookie of the session is gone.
  for (const cookie of ['guiche_admin=s1', '']) {
    const thrown = (await send(typed, cookie)) as Response;
    expect(thrown.headers.get('location')).toBe(
      '/admin-root-login?returnTo=%2Fadmin-root%2Frefunds%2Fnew%3Fsale%3D1',
    );
    const request = new Request('http://conecta.example/admin-root/refunds/new', {
      headers: { cookie: thrown.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    expect(keptFormOf(context, request, 'ana')?.kept.values).toEqual({ reason: 'Chamado' });
  }
  const plain = (await send({ reason: 'Chamado' }, '')) as Response;
  expect(plain.headers.get('set-cookie')).toBeNull();
  answer = { status: 404, body: { code: 'notFound' } };
  expect(await send(typed, 'guiche_admin=s1')).not.toBeInstanceOf(Response);
});

test('a change that needs a recent proof leads to the page that asks for it, and keeps what was typed', async () => {
  answer = { status: 401, body: { code: 'proofNeeded' } };
  const act = adminAction({}, async ({ api: ours, valueOf }) => valueOf(await ours.delete('/api/sessions')));
  const typed = { formOf: 'reason token', formBy: 'ana', reason: 'Chamado', token: 't', formSecret: 'token' };
  const thrown = (await act({
    request: new Request('http://conecta.example/admin-root/platform-settings/fees', {
      ...{ method: 'POST', body: new URLSearchParams(typed) },
      headers: { cookie: 'guiche_admin=s1' },
    }),
    params: {},
    context,
  }).catch((error: unknown) => error)) as Response;
  expect(thrown.headers.get('location')).toBe(
    '/admin-root/confirm?returnTo=%2Fadmin-root%2Fplatform-settings%2Ffees',
  );
  const request = new Request('http://conecta.example/admin-root/platform-settings/fees', {
    headers: { cookie: thrown.headers.get('set-cookie')?.split(';')[0] ?? '' },
  });
  expect(keptFormOf(context, request, 'ana')?.kept).toMatchObject({
    ...{ because: 'proof', values: { reason: 'Chamado' } },
  });
});

test.each([
  ['seller', sellerLoader, sellerAction, 'guiche_platform', '/login'],
  ['customer', customerLoader, customerAction, 'guiche_customer', '/login'],
  ['admin', adminLoader, adminAction, 'guiche_admin', '/admin-root-login'],
  ['manager', managerLoader, managerAction, 'guiche_manager', '/manager-login'],
  ['master', masterLoader, masterAction, 'guiche_master', '/master-root-login'],
] as const)(
  'the %s area has its own cookie and its own sign-in page',
  async (area, loader, action, cookie, signIn) => {
    const read = loader({}, ({ params }) => Promise.resolve(params));
    expect(await read(asked(`${cookie}=s1`))).toEqual({ id: 'o1' });
    expect(await thrownBy(read(asked(`x${cookie}=s1`)))).toMatchObject({
      location: expect.stringMatching(new RegExp(`^${signIn}\\?returnTo=`)),
    });
    expect(action({}, () => Promise.resolve(null)).access).toEqual({ area });
  },
);
