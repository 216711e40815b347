import { describe, expect, it } from '@jest/globals';
import { NativeBody } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const pagstar = SUBJECTS.find(({ id }) => id === 'PAGSTAR')!;
const { gateway, account, login, logins } = pagstar;
const charge = successfulExample(pagstar, 'chargePix')!;

describe('PAGSTAR', () => {
  it('requests its token first (P7.95)', async () => {
    const { runner, sent } = stage([login!]);
    await runOperation(runner, gateway, account, charge);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/identity/partner/login',
      headers: { 'user-agent': 'Guiche (operations@guiche.example)' },
    });
  });

  it('requests it by OAuth client credentials if the account has them (P7.95)', async () => {
    const { accessKey: _, ...others } = account.credentials;
    const credentials = {
      ...others,
      clientId: 'client-of-the-tests',
      clientSecret: 'client-secret-of-the-tests',
    };
    const token = {
      request: login!.request,
      reply: { status: 201, body: { access_token: 't', expires_in: 240 } },
    };
    const { runner, sent } = stage([token, ...charge.exchanges]);
    await expect(runOperation(runner, gateway, { ...account, credentials }, charge)).resolves.toMatchObject({
      kind: 'awaiting',
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/oauth/token',
      headers: { 'user-agent': 'Guiche (operations@guiche.example)' },
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client-of-the-tests',
      client_secret: 'client-secret-of-the-tests',
    });
    expect(sent[1]?.headers['authorization']).toBe('Bearer t');
    const reported = gateway.logins.main?.read(NativeBody.of({ access_token: 't', expires_in: 240 }));
    expect(reported).toEqual({ token: 't', expiresInSeconds: 240 });
  });

  it.each([
    ['no key at all', {}],
    ['a client without its secret', { clientId: 'client-of-the-tests' }],
    ['a secret without its client', { clientSecret: 'client-secret-of-the-tests' }],
  ])('sends nothing with %s', async (_, given) => {
    const { accessKey: __, ...others } = account.credentials;
    const { runner, sent } = stage(charge.exchanges);
    const poor = { ...account, credentials: { ...others, ...given } };
    await expect(runOperation(runner, gateway, poor, charge)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'configuration',
    });
    expect(sent).toEqual([]);
  });

  it('gets its tenant, and sends it with the charge (P7.122)', async () => {
    const [tenant, order] = await requestsOf('PAGSTAR', 'chargePix');
    expect(tenant?.method).toBe('GET');
    expect(order?.body).toMatchObject({ tenant_id: '6f1d0c8e-0000-4000-8000-000000000001' });
  });

  it('queries the tenant at the account’s address, and not at all if it is configured (P7.122)', async () => {
    const elsewhere = { ...account.credentials, tenantPath: '/tenants/mine' };
    const queried = stage(charge.exchanges, logins);
    await runOperation(queried.runner, gateway, { ...account, credentials: elsewhere }, charge);
    expect(queried.sent[0]?.url).toBe('http://provider.example/base/tenants/mine');

    const known = { ...account.credentials, tenantId: 'tenant-of-the-account' };
    const reported = stage(charge.exchanges.slice(1), logins);
    await runOperation(reported.runner, gateway, { ...account, credentials: known }, charge);
    expect(reported.sent).toHaveLength(1);
    expect(JSON.parse(reported.sent[0]?.body ?? '')).toMatchObject({ tenant_id: 'tenant-of-the-account' });
  });

  it('a PIX lives 86400 seconds (P9.20)', async () => {
    expect((await requestsOf('PAGSTAR', 'chargePix'))[1]?.body).toMatchObject({ expiration: 86_400 });
    expect(charge.outcome).toMatchObject({ expiresAt: '2030-01-03T02:30:00.000Z' });
  });
});
