import { describe, expect, it } from '@jest/globals';
import {
  ACME,
  account,
  queryIntent,
  ok,
  scriptedProvider,
  acmeStatus,
  type AcmeCredentials,
  type Reply,
} from '../test/acme.js';
import { Gateway, GatewayBase, type AnyGateway, type Login } from './gateway.js';
import type { QueryOperation } from './operations.js';
import { path } from './requests.js';
import { TransportError } from './transport.js';

@Gateway({ ...ACME, id: 'TOKENS', auth: 'oauth', capabilities: ['query'], mutualTls: ['main'] })
class TokensGateway extends GatewayBase<AcmeCredentials> {
  override readonly logins = {
    main: {
      send: ({ secret }: AcmeCredentials) => ({ method: 'POST' as const, path: '/token', form: { secret } }),
      read: (b) => ({ token: b.text('access_token'), expiresInSeconds: b.number('expires_in') }),
    } satisfies Login<AcmeCredentials>,
  };

  override authorize(_: AcmeCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/charges/${reference}` }),
    read: (b) => acmeStatus(b.text('status'), b),
  };
}

const tokens = new TokensGateway() as AnyGateway;

describe('tokens', () => {
  const TOKEN = ok({ access_token: 'token-one', expires_in: 300 });
  const SECOND = ok({ access_token: 'token-two', expires_in: 300 });
  const PAID = ok({ id: 'c1', status: 'paid' });
  const SETTLED = { kind: 'settled', reference: 'c1', native: 'paid' };

  it('tokens are requested once for concurrent callers, and cached', async () => {
    const { runner, sent } = scriptedProvider([TOKEN, PAID, PAID, PAID]);
    const both = [runner.query(tokens, account, queryIntent), runner.query(tokens, account, queryIntent)];
    await expect(Promise.all(both)).resolves.toEqual([SETTLED, SETTLED]);
    await runner.query(tokens, account, queryIntent);
    expect(sent.map(({ url }) => url.split('/acme')[1])).toEqual([
      '/token',
      '/charges/c1',
      '/charges/c1',
      '/charges/c1',
    ]);
    expect(sent[3]?.headers['authorization']).toBe('Bearer token-one');
  });

  it.each([
    [239_000, 1],
    [240_000, 2],
  ])('tokens of 300 s are, after %i ms, requested %i times in all', async (later, calls) => {
    let time = Date.parse('2030-01-01T12:00:00Z');
    const replies = [TOKEN, PAID, ...(calls === 2 ? [SECOND] : []), PAID];
    const { runner, sent } = scriptedProvider(replies, { now: () => new Date(time) });
    await runner.query(tokens, account, queryIntent);
    time += later;
    await runner.query(tokens, account, queryIntent);
    expect(sent.filter(({ url }) => url.endsWith('/token'))).toHaveLength(calls);
  });

  it('tokens that are no longer taken are renewed once, because 401 proves that nothing happened', async () => {
    const { runner, sent } = scriptedProvider([TOKEN, { status: 401, body: '{}' }, SECOND, PAID]);
    await expect(runner.query(tokens, account, queryIntent)).resolves.toEqual(SETTLED);
    expect(sent[3]?.headers['authorization']).toBe('Bearer token-two');
  });

  it('tokens that are never taken end in refused credentials', async () => {
    const denied = { status: 401, body: '{}' };
    const { runner, sent } = scriptedProvider([TOKEN, denied, SECOND, denied]);
    await expect(runner.query(tokens, account, queryIntent)).resolves.toEqual({
      kind: 'refused',
      reason: 'credentials',
      detail: 'status 401: {}',
    });
    expect(sent).toHaveLength(4);
  });

  it.each<[string, Reply, object]>([
    [
      'turned away',
      { status: 400, body: '{"error":"invalid_client"}' },
      {
        reason: 'credentials',
        detail: 'login: status 400: {"error":"invalid_client"}',
      },
    ],
    [
      'not answered',
      new TransportError('timeout', 'late'),
      { reason: 'unreachable', detail: 'login: timeout' },
    ],
    ['answered with {}', ok({}), { reason: 'unreachable', detail: 'login: body.access_token is not a text' }],
  ])('tokens whose call is %s stop the operation before it happened', async (_, reply, refusal) => {
    const { runner, sent, log } = scriptedProvider([reply]);
    await expect(runner.query(tokens, account, queryIntent)).resolves.toEqual({
      kind: 'refused',
      ...refusal,
    });
    expect(sent).toHaveLength(1);
    expect(log[0]).not.toHaveProperty('received');
  });

  it('belong to one account and one set of credentials', async () => {
    const { runner, sent } = scriptedProvider([TOKEN, PAID, SECOND, PAID]);
    await runner.query(tokens, account, queryIntent);
    await runner.query(
      tokens,
      { ...account, credentials: { shop: 'shop-1', secret: 'rotated-secret' } },
      queryIntent,
    );
    expect(sent.filter(({ url }) => url.endsWith('/token'))).toHaveLength(2);
  });

  it('over https need the client certificate of the account; plain http sends none', async () => {
    const certificate = { pfx: new Uint8Array([1, 2, 3]) };
    const secure = { ...account, baseAddress: 'https://api.acme.example' };
    const { runner, sent } = scriptedProvider([TOKEN, PAID, TOKEN, PAID]);
    await expect(runner.query(tokens, secure, queryIntent)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Unauthorized.',
    });
    expect(sent).toHaveLength(0);

    await runner.query(tokens, { ...secure, cashInCertificate: certificate }, queryIntent);
    expect(sent.map(({ certificate: used }) => used)).toEqual([certificate, certificate]);
    await runner.query(tokens, { ...account, cashInCertificate: certificate }, queryIntent);
    expect(sent[3]).not.toHaveProperty('certificate');
  });
});
