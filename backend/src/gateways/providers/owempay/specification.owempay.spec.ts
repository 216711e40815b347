import { describe, expect, it } from '@jest/globals';
import {
  GatewayRunner,
  NativeBody,
  TokenCache,
  type CertificateLoader,
  type GatewayAccount,
} from '@guiche/gateway-kit';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';
import { successfulExample } from '../../gateways.contract.subjects.js';

const { gateway, account, login } = subjectOf('OWEMPAY');
const charge = successfulExample(subjectOf('OWEMPAY'), 'chargePix')!;

describe('OWEMPAY', () => {
  it.each([
    ['pending', 'awaiting', 'P4.109'],
    ['approved', 'settled', 'P4.110'],
    ['paid', 'settled', 'P4.111'],
    ['refunded', 'refunded', 'P4.112'],
    ['chargedback', 'chargedBack', 'P4.113'],
    ['cancelled', 'declined', 'P4.114'],
  ])('reads %s as %s (%s)', async (word, kind) => {
    const outcome = await outcomeOfStatus('OWEMPAY', 'query', word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each([
    ['chargePix', 'P7.159', 'POST', '/transactions'],
    ['query', 'P7.160', 'GET', '/transactions/ow-0001'],
    ['refund', 'P7.161', 'POST', '/transactions/ow-0001/refund'],
  ])('%s calls its own path (%s)', async (capability, _, method, path) => {
    const [request] = await requestsOf('OWEMPAY', capability);
    expect(request).toMatchObject({ method, url: `http://provider.example/base${path}` });
  });

  it('logs in at its own path (P7.158)', () => {
    expect(gateway.logins.main?.send(account.credentials)).toMatchObject({
      method: 'POST',
      path: '/auth/login',
    });
  });

  it('refunds without an amount, or with one (P7.161)', async () => {
    for (const name of ['refund.refunded', 'refund.refunded.part']) {
      const example = subjectOf('OWEMPAY').operations.find((one) => one.name === name)!;
      const { runner, sent } = stage(example.exchanges, login);
      await runOperation(runner, gateway, account, example);
      const body = JSON.parse(sent[0]?.body ?? '') as object;
      if (name.endsWith('part')) expect(body).toHaveProperty('amount', 29);
      else expect(body).not.toHaveProperty('amount');
    }
  });

  it.each([
    ['paid', 29, 'refunded'],
    ['approved', 29, 'refunded'],
    ['pending', 29, 'processing'],
    ['paid', undefined, 'processing'],
    ['refunded', undefined, 'refunded'],
  ])(
    'OWEMPAY of an answer that still says %s to a refund of %s it makes: %s (P7.161)',
    async (word, amount, kind) => {
      const { exchanges, intent } = successfulExample(subjectOf('OWEMPAY'), 'refund')!;
      const answers = exchanges.map(({ request, reply }) => ({
        request,
        reply: { ...reply, body: { ...(reply.body as object), status: word } },
      }));
      const { runner } = stage(answers, login);
      const queried = { ...intent, ...(amount === undefined ? {} : { amount }) };
      await expect(
        runOperation(runner, gateway, account, { capability: 'refund', intent: queried }),
      ).resolves.toMatchObject({
        kind,
      });
    },
  );

  it("says 'Credenciais não configuradas' without credentials, and sends nothing (P8.38, P5.21)", async () => {
    const { runner, sent } = stage([]);
    await expect(runOperation(runner, gateway, { ...account, credentials: {} }, charge)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Credenciais não configuradas',
    });
    expect(sent).toEqual([]);
  });

  it.each([400, 401, 403, 500])(
    "says 'Falha na autenticação com owempay' when the login fails with %i (P8.39)",
    async (status) => {
      const failed = { request: login!.request, reply: { status, body: { message: 'no' } } };
      const { runner, sent } = stage([], failed);
      await expect(runOperation(runner, gateway, account, charge)).resolves.toMatchObject({
        kind: 'refused',
        detail: 'Falha na autenticação com owempay',
      });
      expect(sent).toEqual([]);
    },
  );

  it("says 'Falha na configuração dos certificados SSL' without a certificate, and sends nothing (P8.40)", async () => {
    const { runner, sent } = stage([]);
    const secured = { ...account, baseAddress: 'https://provider.example/base' };
    await expect(runOperation(runner, gateway, secured, charge)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Falha na configuração dos certificados SSL',
    });
    expect(sent).toEqual([]);
  });

  describe('with a certificate in another place', () => {
    const address = { url: 'https://files.example/owempay.p12', passphrase: 'passphrase-of-the-tests' };
    const secured: GatewayAccount = {
      ...account,
      baseAddress: 'https://provider.example/base',
      cashInCertificate: address,
    };
    const start = Date.parse('2030-01-02T02:30:00Z');

    /** A provider that always grants a token and charges, and a loader that counts. */
    function securely(loader: Partial<CertificateLoader> = {}) {
      const seen = { now: start, loaded: 0, log: [] as object[], certificates: [] as unknown[] };
      const runner = new GatewayRunner({
        transport: {
          send: async ({ url, certificate }) => {
            seen.certificates.push(certificate);
            const { status, body } = (url.endsWith('/auth/login') ? login! : charge.exchanges[0]!).reply;
            return { status, headers: {}, body: JSON.stringify(body) };
          },
        },
        now: () => new Date(seen.now),
        wireLog: { write: (entry) => seen.log.push(entry) },
        assertCallAllowed: () => undefined,
        certificates: {
          load: async () => ({ pfx: Uint8Array.of((seen.loaded += 1)) }),
          ...loader,
        },
      });
      const charged = (ms: number, by = secured) => {
        seen.now = start + ms;
        return runOperation(runner, gateway, by, charge);
      };
      return { charged, seen };
    }

    it('caches it for one hour, for the login and for every call (P9.51)', async () => {
      const { charged, seen } = securely();
      await charged(0);
      await charged(59 * 60_000);
      const first = { pfx: Uint8Array.of(1) };
      // The token, cached for 55 minutes, was requested twice.
      expect(seen.certificates).toEqual([first, first, first, first]);
      await expect(charged(60 * 60_000)).resolves.toMatchObject({ kind: 'awaiting' });
      expect(seen.loaded).toBe(2);
      expect(seen.certificates.at(-1)).toEqual({ pfx: Uint8Array.of(2) });
    });

    it("with a certificate that is kept elsewhere is the platform's, where the account has none of its own (P3.132)", async () => {
      const { cashInCertificate: _, ...none } = secured;
      const queried: unknown[] = [];
      const load = async (certificate: unknown) => {
        queried.push(certificate);
        return { pfx: Uint8Array.of(1) };
      };
      const { charged } = securely({ load });
      const url = 'https://files.example/platform.p12';
      await expect(charged(0, { ...none, platformCertificates: { cashIn: { url } } })).resolves.toMatchObject(
        {
          kind: 'awaiting',
        },
      );
      await charged(1, { ...secured, platformCertificates: { cashIn: { url } } });
      expect(queried).toEqual([{ url }, address]);
      await expect(
        charged(2, { ...none, platformCertificates: { cashOut: { url } } }),
      ).resolves.toMatchObject({
        kind: 'refused',
        reason: 'configuration',
      });
    });

    it("says 'Falha na configuração dos certificados SSL' when it cannot be loaded, and sends nothing (P8.40)", async () => {
      const { charged, seen } = securely({ load: () => Promise.reject(new Error(address.url)) });
      await expect(charged(0)).resolves.toEqual({
        kind: 'refused',
        reason: 'configuration',
        detail: 'Falha na configuração dos certificados SSL',
      });
      expect(seen.certificates).toEqual([]);
      expect(JSON.stringify(seen.log)).not.toContain(address.url);
    });
  });

  it('gives the code 3600 seconds (P9.24)', async () => {
    expect((await requestsOf('OWEMPAY', 'chargePix'))[0]?.body).toMatchObject({
      pix: { expiresInSeconds: 3600 },
    });
    const withoutEnd = subjectOf('OWEMPAY').operations.find(({ name }) => name.endsWith('without-its-end'));
    expect(withoutEnd?.outcome).toMatchObject({ expiresAt: '2030-01-02T03:30:00.000Z' });
  });

  it('caches a token for 55 minutes (P9.50)', async () => {
    const cache = new TokenCache();
    const start = Date.parse('2030-01-02T02:30:00Z');
    let calls = 0;
    const tokenAt = (ms: number) =>
      cache.get(
        'account-1',
        () => new Date(start + ms),
        async () => {
          calls += 1;
          return gateway.logins.main!.read(NativeBody.of({ access_token: `token-${calls}` }));
        },
      );
    await expect(tokenAt(0)).resolves.toBe('token-1');
    await expect(tokenAt(55 * 60_000 - 1)).resolves.toBe('token-1');
    await expect(tokenAt(55 * 60_000)).resolves.toBe('token-2');
  });
});
