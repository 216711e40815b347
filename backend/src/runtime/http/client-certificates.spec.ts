import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CallableAddresses } from './callable-addresses.js';
import { ClientCertificates } from './client-certificates.js';
import { ForbiddenAddress, GuardedClient } from './guarded-client.js';

/** Made for these tests with `openssl pkcs12 -export`; it identifies nobody. */
const PKCS12 = Buffer.from(
  'MIIELAIBAzCCA+IGCSqGSIb3DQEHAaCCA9MEggPPMIIDyzCCAoIGCSqGSIb3DQEHBqCCAnMwggJvAgEAMIICaAYJKoZIhvcNAQcB' +
    'MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAj1Z1QIloyxSwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEJ1K' +
    'NjTl71z+awq9eSdo1jmAggIA9Bc4cCSi+L2F14VkPMa8qqEWM7b7R/Sk6uebXMCd9+IfhCbXP0GTeRsQdgR+XsWB90kbPJNzJV7c' +
    'JB4QpeQktrv0tNZc8vSmjr3U7gN254GRcv8fQ9aFQH5pbaSDMiCpSt/qtZwNkRj3gHxhySrtt720WOEL4sRpTIq/OprHuwytNHdx' +
    'HWNkC4t5OGSRwxgPWMfb3ffciU5RJ5Rq+4zrUIk40pedHra+LFdhi8DutCmIB+A5UroPstuNJzteZx7oc/u250gCJm5FPDdj3r0C' +
    'S1TjJjL2SBz2MQddq9tCPPEQ4YUqrBTB7RzEZyhIC9kxVmW59/k9BWx0QlQ2TbemxM8oKjCU8Ag5DLbdJJx+nlhM0v4QabAvFc8h' +
    'OkP3gePyNL2Mr2yoApqfGfm0Y/ctTtVqgbiJ2cXde5w1AEYjbG8mjVA2c/37CmwEKJlHQpRY3Dpq2WbPSNxGCH789VJKTdaxxnPM' +
    'Y4/lzZbX8RsBE1qT/ptCjc4GESIZ7EN5SuhfOPQSACjgg7j2/6VbIp94Brors+m21aPwi1d2zuEq5aVRo59PhKfZxYsBWvguoqmn' +
    'tGT9Usc7tFUfLmiO57U/FVlt/CQGcXLIP7lRu+nQT5SaMGUFjw+rbvWY57fdIsYJxsBzM9NjxBuWlU8EyJH0QLCrub2ZSH6o9/Xq' +
    '8ibZbh4wggFBBgkqhkiG9w0BBwGgggEyBIIBLjCCASowggEmBgsqhkiG9w0BDAoBAqCB7zCB7DBXBgkqhkiG9w0BBQ0wSjApBgkq' +
    'hkiG9w0BBQwwHAQInjplCGNe2kACAggAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBBJdUycpvA1TOEh2wk0VYjXBIGQ9GaT' +
    'Qnun9Pslg55TgbKmfozBO40CMcSaKPxQfk64Sx3pthYoK/ypWapjoyloFtrvbXpfvGdl8oH+AqlqDfrBImHqG/H2zz9tqxsAe7M6' +
    'u08ec8riOSiLpRtnIA9ZBy/WPtDG08i6lOzRRvwiqgqNfdBPYdTsbj9bN15VWvyeBUF7DKdNgRZYvlmVrgtx0zSAMSUwIwYJKoZI' +
    'hvcNAQkVMRYEFESD4RzCbflBYDdLN7dLN2Msg6w0MEEwMTANBglghkgBZQMEAgEFAAQgboyxUx6smqigzIHh+7lfOEfmYzekaUUF' +
    'y5hoDCO6uuAECFB/voneBGMvAgIIAA==',
  'base64',
);
const passphrase = 'passphrase-of-the-tests';

const certificates = new ClientCertificates(new GuardedClient(new CallableAddresses(['127.0.0.1/32'])));
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

const load = (url: string, secret = passphrase) => certificates.load({ url, passphrase: secret }, 1_000);

describe('client certificates', () => {
  it('P3.132 P9.88 are fetched from where the configuration says they lie', async () => {
    const { pfx, passphrase: kept } = await load(`${base}/file.p12`);
    expect(Buffer.from(pfx).equals(PKCS12)).toBe(true);
    expect(kept).toBe(passphrase);
  });

  it('are taken as they are where the account holds the file', async () => {
    await expect(certificates.load({ pfx: PKCS12, passphrase }, 1_000)).resolves.toEqual({
      pfx: PKCS12,
      passphrase,
    });
  });

  it.each([
    ['is not there', '/another.p12', passphrase, 'answered with 404'],
    ['is a page', '/page', passphrase, ''],
    ['has another passphrase', '/file.p12', 'guess', 'mac verify failure'],
  ])('are refused when the file %s', async (_, path, secret, why) => {
    await expect(load(`${base}${path}`, secret)).rejects.toThrow(why);
  });

  it('are refused when a file of the account opens with another passphrase', async () => {
    await expect(certificates.load({ pfx: PKCS12, passphrase: 'guess' }, 1_000)).rejects.toThrow('mac');
  });

  it('are not fetched from our own network, unless the configuration allows it', async () => {
    const strict = new ClientCertificates(new GuardedClient(new CallableAddresses([])));
    await expect(strict.load({ url: `${base}/file.p12`, passphrase }, 1_000)).rejects.toThrow(
      ForbiddenAddress,
    );
  });

  it.each([
    'http://files.example/file.p12',
    'ftp://files.example/file.p12',
    'file:///etc/passwd',
    'file.p12',
  ])('are never fetched in the clear over a network: %s', async (url) => {
    await expect(load(url)).rejects.toThrow(/https only|Invalid URL/);
  });
});
