import { HttpService } from '@nestjs/axios';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSPHRASE, PKCS12 } from '../../../test/support/pkcs12.js';
import { CallableAddresses } from './callable-addresses.js';
import { ClientCertificates } from './client-certificates.js';
import { ForbiddenAddress } from './checked-lookup.js';
import { GuardedClient } from './guarded-client.js';

const certificates = new ClientCertificates(
  new GuardedClient(new HttpService(), new CallableAddresses(['127.0.0.1/32'])),
);
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/file.p12') return response.end(PKCS12);
    if (request.url === '/page') return response.end('<html>Sign in</html>');
    response.statusCode = 404;
    return response.end('no such file');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const load = (url: string, secret = PASSPHRASE) => certificates.load({ url, passphrase: secret }, 1_000);

describe('client certificates', () => {
  it('client certificates are fetched from their configured place (P3.132, P9.88)', async () => {
    const { pfx, passphrase: kept } = await load(`${base}/file.p12`);
    expect(Buffer.from(pfx).equals(PKCS12)).toBe(true);
    expect(kept).toBe(PASSPHRASE);
  });

  it('client certificates are taken as they are where the account holds the file', async () => {
    await expect(certificates.load({ pfx: PKCS12, passphrase: PASSPHRASE }, 1_000)).resolves.toEqual({
      pfx: PKCS12,
      passphrase: PASSPHRASE,
    });
  });

  it.each([
    ['is not there', '/another.p12', PASSPHRASE, 'answered with 404'],
    ['is a page', '/page', PASSPHRASE, ''],
    ['has another passphrase', '/file.p12', 'guess', 'mac verify failure'],
  ])('client certificates are refused when the file %s', async (_, path, secret, why) => {
    await expect(load(`${base}${path}`, secret)).rejects.toThrow(why);
  });

  it('client certificates are refused when a file of the account opens with another passphrase', async () => {
    await expect(certificates.load({ pfx: PKCS12, passphrase: 'guess' }, 1_000)).rejects.toThrow('mac');
  });

  it('client certificates are not fetched from our own network, unless the configuration allows it', async () => {
    const strict = new ClientCertificates(new GuardedClient(new HttpService(), new CallableAddresses([])));
    await expect(strict.load({ url: `${base}/file.p12`, passphrase: PASSPHRASE }, 1_000)).rejects.toThrow(
      ForbiddenAddress,
    );
  });

  it.each([
    'http://files.example/file.p12',
    'ftp://files.example/file.p12',
    'file:///etc/passwd',
    'file.p12',
  ])('client certificates are never fetched in the clear over a network: %s', async (url) => {
    await expect(load(url)).rejects.toThrow(/https only|Invalid URL/);
  });
});
