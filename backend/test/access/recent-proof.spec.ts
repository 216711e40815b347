import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { generate } from 'otplib';
import { minutes } from '../../src/runtime/clock/durations.js';
import { declaredRoutes } from '../../src/runtime/access/index.js';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly secret?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** What the description of the API says of bodies. */
interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          | {
              readonly requestBody?: {
                readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
              };
            }
          | undefined
        >
      >
    >
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>>;
  };
}

/** Changes that pay nobody, give no rights and hold no credentials of others, by what they do. */
const WITHOUT_PROOF = [
  // Work of a queue, of which each has its own permission and a record.
  'PUT /api/admin/disputes/:id/defence',
  'PUT /api/admin/documents/:id/decision',
  'PUT /api/admin/products/:id/decision',
  'PUT /api/admin/review-items/:id/resolution',
  'POST /api/admin/review-items/bulk/resolve',
  'POST /api/admin/statement-uploads',
  'POST /api/admin/reconciliations',
  'POST /api/master/webhook-logs/:id/resolution',
  // A look at a document, or a file of it, which is recorded.
  'POST /api/admin/accounting/files',
  'POST /api/admin/documents/:id/tax-id-views',
  'POST /api/admin/documents/:id/views',
  'POST /api/admin/receivers/:id/documents/:document/views',
  'POST /api/admin/users/:id/document-view',
  // A question to a provider or a network.
  'POST /api/admin/gateway-accounts/:id/test',
  'POST /api/admin/platform-pixels/:id/test',
  'POST /api/admin/receivers/:id/questions',
  'POST /api/admin/sales/:id/provider-queries',
  'POST /api/master/gateway-definitions/rehearsal',
  // What a change would do. Nothing is written.
  'POST /api/admin/demanded-documents/preview',
  // Mails that were sent before, to the same address.
  'POST /api/admin/functionaries/:id/invitation',
  'POST /api/admin/managers/:id/invitation',
  'POST /api/admin/sales/:id/access-mails',
  'POST /api/master/administrators/:id/invitation',
  // Notes, and what takes rights away or gives them back to a buyer.
  'POST /api/admin/sales/:id/notes',
  'POST /api/admin/users/:id/notes',
  'POST /api/admin/sales/:id/buyer-block',
  'POST /api/admin/sales/:id/buyer-block/end',
  'POST /api/admin/blocked-buyers',
  'POST /api/admin/blocked-buyers/:id/end',
  'POST /api/master/blocked-networks',
  'POST /api/master/blocked-networks/:id/end',
  'POST /api/master/session-logs/:id/end',
  'POST /api/master/session-logs/bulk/end',
  // A file for a defence, which changes no money.
  'POST /api/admin/disputes/:id/files',
  // The look and the hosts of the platform; a host counts when its DNS says so.
  'POST /api/admin/customization/pictures/uploads',
  'POST /api/admin/domains',
  'POST /api/admin/domains/:id/check',
  'POST /api/admin/platform-pixels',
  'PUT /api/admin/platform-pixels/:id',
  'DELETE /api/admin/platform-pixels/:id',
  'DELETE /api/admin/platform-pixels/:id/token',
] as const;

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string) =>
  shop.send<Answer>(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });
const emailOf = (role: string): string => USERS.find((user) => user.role === role)?.email ?? '';
const signIn = async (area: Area, email: string) =>
  (await send('POST', '/api/sessions', { area, email, password: DEMO_PASSWORD })).body.token ?? '';
const invite = (token: string, email: string) =>
  send('POST', '/api/admin/functionaries', { name: 'Nova Pessoa', email, flags: [] }, token);
const prove = (token: string, proof: object = {}) =>
  send('POST', '/api/sessions/current/proof', { password: DEMO_PASSWORD, ...proof }, token);
const functionaries = async () =>
  Number(
    (await shop.rows<{ n: string }>(`select count(*) as n from users where role = 'FUNCTIONARY'`))[0]?.n,
  );

describe('a sensitive change', () => {
  it('is made for 15 minutes after the sign-in, and then refused until the person proves who they are', async () => {
    const token = await signIn('admin', emailOf('ADMIN'));
    shop.clock.advance(minutes(15) - 1);
    expect((await invite(token, 'um@equipe.example')).status).toBe(201);
    shop.clock.advance(1);
    const before = await functionaries();
    expect((await send('GET', '/api/sessions/current/proof', undefined, token)).body).toEqual({
      secondsLeft: 0,
    });
    const refused = await invite(token, 'dois@equipe.example');
    expect([refused.status, refused.body.code]).toEqual([401, 'proofNeeded']);
    expect(await functionaries()).toBe(before);
    // Reading, and what is not sensitive, goes on.
    expect((await send('GET', '/api/admin/platform-settings', undefined, token)).status).toBe(200);
    const wrong = await prove(token, { password: 'wrong' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Senha incorreta.'] }]);
    expect((await invite(token, 'dois@equipe.example')).body.code).toBe('proofNeeded');
    expect((await prove(token)).status).toBe(204);
    expect((await send('GET', '/api/sessions/current/proof', undefined, token)).body).toEqual({
      secondsLeft: 900,
    });
    expect((await invite(token, 'dois@equipe.example')).status).toBe(201);
    expect((await invite(token, 'tres@equipe.example')).status).toBe(201);
    expect(await shop.rows(`select subject from audit_log where action = 'session.proved'`)).toEqual([
      { subject: 'sessions' },
    ]);
  });

  it('is not unlocked by the proof of another session of the same person', async () => {
    const [token, other] = [await signIn('admin', emailOf('ADMIN')), await signIn('admin', emailOf('ADMIN'))];
    shop.clock.advance(minutes(15));
    expect((await prove(other)).status).toBe(204);
    expect((await invite(token, 'quatro@equipe.example')).body.code).toBe('proofNeeded');
  });

  it('needs the code as well, from a person with an authenticator', async () => {
    const token = await signIn('admin', emailOf('FUNCTIONARY'));
    const prepared = await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token);
    const secret = prepared.body.secret ?? '';
    const code = () => generate({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
    const confirmation = { code: await code() };
    const confirmed = await send('POST', '/api/second-factor/confirmation', confirmation, token);
    const renewed = confirmed.body.token ?? '';
    shop.clock.advance(minutes(15));
    const without = await prove(renewed);
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['code']]);
    expect((await prove(renewed, { code: await code() })).status).toBe(204);
  });

  it('is every change of the staff that asks for no password, but those that are listed', () => {
    const { paths, components } = JSON.parse(
      readFileSync('libs/api-client/openapi.json', 'utf8'),
    ) as Described;
    const asksForPassword = (method: string, path: string): boolean => {
      const address = path.replace(/:(\w+)/g, '{$1}');
      const body =
        paths[address]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema.$ref;
      const schema = components.schemas[body?.split('/').at(-1) ?? ''];
      return schema?.properties?.password !== undefined;
    };
    const without = declaredRoutes(shop.app).filter(
      ({ method, path, rule }) =>
        method !== 'GET' &&
        /^\/api\/(admin|master)\//.test(path) &&
        !(rule?.kind === 'signedIn' && rule.recentProof) &&
        !asksForPassword(method, path),
    );
    expect(without.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...WITHOUT_PROOF].sort());
  });

  it('asks masters as well', async () => {
    const token = await signIn('master', MASTER.email);
    shop.clock.advance(minutes(15));
    const refused = await send('POST', '/api/master/administrators', {}, token);
    expect([refused.status, refused.body.code]).toEqual([401, 'proofNeeded']);
  });
});
