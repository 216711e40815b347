import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { GatewayAccount } from '@guiche/gateway-kit';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import { PERSONAL, sampleAccount } from '../../src/gateways/rehearsal/samples.js';
import { CallerProcess } from './support/caller-process.js';
import { CertificateAuthority } from './support/certificate-authority.js';
import { GuardedProvider } from './support/guarded-provider.js';

const authority = new CertificateAuthority('Authority of the provider');
const untrustedServer = new CertificateAuthority('Authority of nobody');
const identity = authority.server();

const passphrase = 'passphrase-of-the-tests';
const shop = { pfx: authority.client('shop', passphrase), passphrase };
/** Presents the shop's name with an authority that the provider does not trust. */
const impostor = { pfx: untrustedServer.client('shop', passphrase), passphrase };
const rival = { pfx: authority.client('rival', passphrase), passphrase };

let caller: CallerProcess;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  caller = await CallerProcess.start(authority.pem);
});

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

afterAll(() => caller.stop());

async function provider(
  options: ConstructorParameters<typeof GuardedProvider>[0] = {},
): Promise<GuardedProvider> {
  const guarded = await new GuardedProvider({ ...identity, ca: authority.pem, ...options }).listen();
  opened.push(guarded);
  return guarded;
}

let accounts = 0;

/** An account without earlier calls: it has no token and no connection. */
const account = (
  id: string,
  { url }: GuardedProvider,
  more: Partial<GatewayAccount> = {},
): GatewayAccount => ({
  ...sampleAccount(id, credentialsOf(id)),
  id: `account-${(accounts += 1)}`,
  baseAddress: url,
  accountsBaseAddress: `${url}/accounts`,
  ...more,
});

/** A plain server of the tests; resolves to its port. */
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
  return (server.address() as AddressInfo).port;
}

/** An http proxy that counts its tunnels. */
async function proxy(): Promise<{ readonly url: string; tunnels(): number }> {
  let tunnels = 0;
  const server = createServer().on('connect', ({ url }, socket: Socket) => {
    tunnels += 1;
    const onward = connect(Number(url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
  });
  return { url: `http://127.0.0.1:${await listening(server)}`, tunnels: () => tunnels };
}

const charged = { kind: 'awaiting', reference: 'ow-1', pix: { copyPaste: 'code-of-the-charge' } };
const misconfigured = {
  kind: 'refused',
  reason: 'configuration',
  detail: 'Falha na configuração dos certificados SSL',
};
const unreachable = { kind: 'refused', reason: 'unreachable', detail: 'no connection' };
const noLogin = { ...unreachable, detail: 'Falha na autenticação com owempay' };
const silence = { calls: [], connections: 0 };

const subjects = (guarded: GuardedProvider): string[] =>
  guarded.notifications().calls.map(({ subject }) => subject);

function expectNoSecret(log: unknown, { pfx }: { pfx: Buffer }): void {
  const written = JSON.stringify(log);
  const secrets = [passphrase, 'guess', pfx.toString('base64'), ...Object.values(credentialsOf('OWEMPAY'))];
  expect([...secrets, ...PERSONAL].filter((secret) => written.includes(secret))).toEqual([]);
}

describe('a client certificate that fits', () => {
  it('a client certificate that fits is fetched from its address and shown: the provider knows us by it, and charges (P7.104, P9.88)', async () => {
    const guarded = await provider();
    const files = createServer((_, response) => response.end(shop.pfx));
    const url = `http://127.0.0.1:${await listening(files)}/cash-in.p12`;
    const platformCertificates = { cashIn: { url, passphrase } };
    const { outcome, log } = await caller.charge(account('OWEMPAY', guarded, { platformCertificates }));
    expect(outcome).toMatchObject(charged);
    const { calls, connections } = guarded.notifications();
    expect(calls).toMatchObject([
      { path: '/auth/login', subject: 'shop' },
      { path: '/transactions', subject: 'shop' },
    ]);
    expect(connections).toBe(1);
    expect(log.map(({ operation, outcome: became }) => [operation, became])).toEqual([
      ['login', 'granted'],
      ['chargePix', 'awaiting'],
    ]);
    expectNoSecret({ outcome, log }, shop);
  });

  it("a client certificate that fits is shown to the provider through the account's proxy as well (P7.104)", async () => {
    const guarded = await provider();
    const { url, tunnels } = await proxy();
    const more = { baseAddress: guarded.named, cashInCertificate: shop, proxy: url };
    const { outcome } = await caller.charge(account('OWEMPAY', guarded, more));
    expect(outcome).toMatchObject(charged);
    expect(subjects(guarded)).toEqual(['shop', 'shop']);
    expect(tunnels()).toBe(1);
  });

  it('a client certificate that fits is the one of cash-in for charges and the one of cash-out for payouts', async () => {
    const guarded = await provider();
    const both = account('ONZ', guarded, { cashInCertificate: shop, cashOutCertificate: rival });
    await caller.charge(both);
    expect(new Set(subjects(guarded))).toEqual(new Set(['shop']));
    await caller.withdraw(both);
    const { calls } = guarded.notifications();
    expect(calls[0]).toMatchObject({ path: '/accounts/oauth/token', subject: 'rival' });
    expect(new Set(calls.map(({ subject }) => subject))).toEqual(new Set(['rival']));
  });
});

describe('a client certificate that does not fit', () => {
  it('a client certificate that is missing: refused, and the provider is not called (P8.40)', async () => {
    const guarded = await provider();
    const { outcome, log } = await caller.charge(account('OWEMPAY', guarded));
    expect(outcome).toEqual(misconfigured);
    expect(guarded.notifications()).toEqual(silence);
    expect(log).toEqual([]);
  });

  it('a client certificate with a wrong passphrase: refused, and the provider is not called (P8.40)', async () => {
    const guarded = await provider();
    const cashInCertificate = { ...shop, passphrase: 'guess' };
    const { outcome, log } = await caller.charge(account('OWEMPAY', guarded, { cashInCertificate }));
    expect(outcome).toEqual(misconfigured);
    expect(guarded.notifications()).toEqual(silence);
    expectNoSecret({ outcome, log }, shop);
  });

  it("a client certificate that does not fit is a stranger's, where no login comes first: a connection cut after our half of the handshake proves nothing", async () => {
    const guarded = await provider({ minVersion: 'TLSv1.3' });
    const { outcome } = await caller.charge(account('HAWKPAY', guarded, { cashInCertificate: impostor }));
    expect(outcome).toEqual({ kind: 'unknown', why: 'broken' });
    expect(guarded.notifications()).toEqual({ calls: [], connections: 1 });
  });

  describe.each(['TLSv1.2', 'TLSv1.3'] as const)('under %s', (maxVersion) => {
    it('a server with an unknown certificate is refused at the login, and receives nothing of the charge', async () => {
      const guarded = await provider({ maxVersion });
      const { outcome, log } = await caller.charge(
        account('OWEMPAY', guarded, { cashInCertificate: impostor }),
      );
      expect(outcome).toEqual(noLogin);
      expect(guarded.notifications()).toEqual({ calls: [], connections: 1 });
      expect(log.map(({ operation }) => operation)).toEqual(['login']);
      expectNoSecret({ outcome, log }, impostor);
    });

    it('a certificate that the server demands and our manifest lacks fails the handshake, which proves that nothing was charged', async () => {
      const guarded = await provider({ maxVersion });
      const { outcome } = await caller.charge(account('HAWKPAY', guarded));
      expect(outcome).toEqual(unreachable);
      expect(guarded.notifications()).toEqual({ calls: [], connections: 1 });
    });
  });
});

describe('the certificate of a provider', () => {
  it.each([
    ['of an authority that we do not know', untrustedServer.server()],
    ['made out to another name', authority.server('provider.example')],
  ])('%s is not accepted and receives no data', async (_, server) => {
    const guarded = await provider(server);
    const { outcome } = await caller.charge(account('OWEMPAY', guarded, { cashInCertificate: shop }));
    expect(outcome).toEqual(noLogin);
    expect(guarded.notifications()).toEqual({ calls: [], connections: 1 });
    const { url } = await proxy();
    const more = { baseAddress: guarded.named, cashInCertificate: shop, proxy: url };
    await expect(caller.charge(account('OWEMPAY', guarded, more))).resolves.toMatchObject({
      outcome: noLogin,
    });
    expect(guarded.notifications()).toEqual({ calls: [], connections: 1 });
  });
});

describe('connections', () => {
  it('connections are reused, and never shared by two accounts', async () => {
    const guarded = await provider();
    const ours = account('OWEMPAY', guarded, { cashInCertificate: shop });
    const theirs = account('OWEMPAY', guarded, { cashInCertificate: rival });
    for (const each of [ours, theirs, ours, theirs]) await caller.charge(each);
    const { calls, connections } = guarded.notifications();
    expect(calls.map(({ subject }) => subject)).toEqual(['shop', 'shop', 'rival', 'rival', 'shop', 'rival']);
    expect(connections).toBe(2);
    expect(new Set(calls.map(({ subject, port }) => `${subject} ${port}`)).size).toBe(2);
  });

  it('connections that are closed leave no TLS session behind for another account', async () => {
    const guarded = await provider({ closing: true });
    const ours = account('OWEMPAY', guarded, { cashInCertificate: shop });
    const theirs = account('OWEMPAY', guarded, { cashInCertificate: rival });
    for (const each of [ours, theirs, ours]) await caller.charge(each);
    expect(subjects(guarded)).toEqual(['shop', 'shop', 'rival', 'rival', 'shop']);
  });

  it('connections of an account whose certificate was changed are opened again, with the new one', async () => {
    const guarded = await provider();
    const before = account('OWEMPAY', guarded, { cashInCertificate: shop });
    await caller.charge(before);
    await caller.charge({ ...before, cashInCertificate: rival });
    const { calls, connections } = guarded.notifications();
    expect(calls.map(({ subject }) => subject)).toEqual(['shop', 'shop', 'rival']);
    expect(connections).toBe(2);
  });
});
