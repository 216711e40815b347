import { HttpService } from '@nestjs/axios';
import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer, type Agent as HttpsAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TransportError } from '@guiche/gateway-kit';
import { CallableAddresses } from './callable-addresses.js';
import { ForbiddenAddress } from './checked-lookup.js';
import { GuardedClient, type GuardedRequest } from './guarded-client.js';

/** Made for these tests with `openssl req -x509`, for 127.0.0.1; not used anywhere else. */
const pem = (label: string, base64: string): string =>
  `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`;
const KEY = pem(
  'PRIVATE KEY',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQlEmN5Sfnot3jJDMfRb8iXY17mXg+2Mt2hjbfuVTQS' +
    'ahRANCAARv2lfdBWBhHtmhgsmW70ujxW9CxqL7WfUwkCz5a2Kz5KsX8i+p7czclt4mRy8V4LzFMPLM360ctm4XYchx' +
    'L87T',
);
const CERTIFICATE = pem(
  'CERTIFICATE',
  'MIIBiTCCAS6gAwIBAgIUKjjcyomQOiBp4pwyChjq+k0dKr0wCgYIKoZIzj0EAwIwEDEOMAwGA1UEAwwFdGVzdHMwIB' +
    'cNMjYxMTIxMTUyMDU5WhgPMjEyNjEwMjgxNTIwNTlaMBAxDjAMBgNVBAMMBXRlc3RzMFkwEwYHKoZIzj0CAQYIKoZI' +
    'zj0DAQcDQgAEb9pX3QVgYR7ZoYLJlu9Lo8VvQsai+1n1MJAs+Wtis+SrF/Ivqe3M3JbeJkcvFeC8xTDyzN+tHLZuF2' +
    'HIcS/O06NkMGIwHQYDVR0OBBYEFGiOG5LAECwJg/cjOxOfmg5i6/5CMB8GA1UdIwQYMBaAFGiOG5LAECwJg/cjOxOf' +
    'mg5i6/5CMA8GA1UdEwEB/wQFMAMBAf8wDwYDVR0RBAgwBocEfwAAATAKBggqhkjOPQQDAgNJADBGAiEA/M64UmkoRj' +
    'Hwl44wzNl2UI7DBV89Pqh4a78CpNovPz8CIQCgp4w/8UFObXhe/ryIVBkEdlE+5v8AQIIrYziujhiEIg==',
);

let servers: Server[];
let received: string[];

beforeEach(() => {
  servers = [];
  received = [];
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** A server on the one address that these tests allow, by default. Returns its port. */
async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer((request, reply) => {
    received.push(`${request.method} ${request.headers.host} ${request.url}`);
    listener(request, reply);
  }).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Names as this test's DNS knows them; a list of lists answers differently each time. */
function client(names: Record<string, string[][]> = {}) {
  const asked: string[] = [];
  const guarded = new GuardedClient(
    new HttpService(),
    new CallableAddresses(['127.0.0.1/32']),
    (name, _, done) => {
      asked.push(name);
      const answers = names[name] ?? [];
      const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      const found = addresses.map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      if (found.length > 0) done(null, found);
      else done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), []);
    },
  );
  const get = (url: string, more: Partial<GuardedRequest> = {}) =>
    guarded.send({ method: 'GET', url, timeoutMs: 1000, maxBytes: 1000, ...more });
  return { get, asked };
}

async function refusal(sent: Promise<unknown>): Promise<Error> {
  return sent.then(
    () => new Error('it was answered'),
    (error: unknown) => error as Error,
  );
}

describe('GuardedClient', () => {
  it('sends a body unchanged to an allowed address, and returns bytes', async () => {
    let seen: unknown;
    const bytes = Buffer.from([0, 255, 254, 128]);
    const port = await serve((request, reply) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        seen = { body, type: request.headers['content-type'], signature: request.headers['x-signature'] };
        reply.writeHead(202, { 'x-id': '7' }).end(bytes);
      });
    });
    const answer = await client().get(`http://127.0.0.1:${port}/hook`, {
      method: 'POST',
      body: '{"a":"ção"}',
      headers: { 'content-type': 'application/json', 'x-signature': 's' },
    });
    expect(seen).toEqual({ body: '{"a":"ção"}', type: 'application/json', signature: 's' });
    expect(answer).toMatchObject({ status: 202, bytes, headers: { 'x-id': '7' } });
  });

  it('refuses an address of ours that is written out, in every spelling, and sends nothing', async () => {
    const port = await serve((_, reply) => reply.end('secret'), '127.0.0.2');
    for (const host of [
      '127.0.0.2',
      '127.2',
      '0x7f000002',
      '017700000002',
      '2130706434',
      '[::ffff:127.0.0.2]',
      '[::ffff:7f00:2]',
      '[::1]',
      '[::]',
      '0.0.0.0',
      '0',
      '169.254.169.254',
      '10.0.0.1',
    ])
      expect([host, await refusal(client().get(`http://${host}:${port}/`))]).toEqual([
        host,
        expect.any(ForbiddenAddress),
      ]);
    expect(received).toEqual([]);
  });

  it('refuses a name that leads to an address of ours, and one that leads to others besides', async () => {
    const port = await serve((_, reply) => reply.end('secret'), '127.0.0.2');
    for (const addresses of [
      ['127.0.0.2'],
      ['::1'],
      ['::ffff:127.0.0.2'],
      ['169.254.169.254'],
      ['127.0.0.1', '127.0.0.2'],
      ['2606:4700::1111', 'fd00::1'],
    ]) {
      const { get } = client({ 'shop.example': [addresses] });
      await expect(get(`http://shop.example:${port}/`)).rejects.toThrow(ForbiddenAddress);
      await expect(get(`https://shop.example:${port}/`)).rejects.toThrow(ForbiddenAddress);
    }
    expect(received).toEqual([]);
  });

  it('connects to the checked address: a name is resolved once, so that rebinding has no effect', async () => {
    const inside = await serve((_, reply) => reply.end('secret'), '127.0.0.2');
    const { get, asked } = client({ 'rebinding.example': [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']] });
    const first = await refusal(get(`http://rebinding.example:${inside}/`));
    expect(first).toBeInstanceOf(TransportError);
    expect(asked).toEqual(['rebinding.example']);
    await expect(get(`http://rebinding.example:${inside}/`)).rejects.toThrow(ForbiddenAddress);
    expect(received).toEqual([]);
  });

  it('keeps no connection: the next call is checked again', async () => {
    const port = await serve((_, reply) => reply.end('ok'));
    const { get } = client({ 'shop.example': [['127.0.0.1'], ['127.0.0.2']] });
    expect((await get(`http://shop.example:${port}/`)).status).toBe(200);
    await expect(get(`http://shop.example:${port}/`)).rejects.toThrow(ForbiddenAddress);
    expect(received).toHaveLength(1);
  });

  it.each([
    'ftp://127.0.0.1/x',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'http://user:password@127.0.0.1/',
    'http://user@127.0.0.1/',
    '//127.0.0.1/',
    '/etc/passwd',
    'http://',
    '',
  ])('refuses %j', async (url) => {
    await expect(client().get(url)).rejects.toThrow(ForbiddenAddress);
  });

  describe('redirects', () => {
    const redirecting = (location: string, status = 302) =>
      serve((_, reply) => reply.writeHead(status, { location }).end());

    it('redirects are an answer, unless they are to be followed', async () => {
      const port = await redirecting('http://127.0.0.2/');
      const answer = await client().get(`http://127.0.0.1:${port}/`);
      expect(answer).toMatchObject({ status: 302, headers: { location: 'http://127.0.0.2/' } });
    });

    it('redirects are followed where they lead to an address that may be called, relative ones too', async () => {
      const port = await serve((request, reply) => {
        if (request.url === '/file') reply.end('found');
        else reply.writeHead(301, { location: request.url === '/a' ? '/b' : 'file' }).end();
      });
      const { bytes } = await client().get(`http://127.0.0.1:${port}/a`, { redirects: 2 });
      expect(bytes.toString()).toBe('found');
      const cut = await client().get(`http://127.0.0.1:${port}/a`, { redirects: 1 });
      expect(cut.status).toBe(301);
    });

    it('redirects are refused where they lead to us, by address or by name', async () => {
      const inside = await serve((_, reply) => reply.end('secret'), '127.0.0.2');
      for (const location of [
        `http://127.0.0.2:${inside}/`,
        `http://[::ffff:127.0.0.2]:${inside}/`,
        `http://inside.example:${inside}/`,
        `//127.0.0.2:${inside}/`,
        'file:///etc/passwd',
        'http://169.254.169.254/latest/meta-data/',
      ]) {
        received.length = 0;
        const port = await redirecting(location);
        const { get } = client({ 'inside.example': [['127.0.0.2']] });
        await expect(get(`http://127.0.0.1:${port}/`, { redirects: 3 })).rejects.toThrow(ForbiddenAddress);
        expect(received).toEqual([`GET 127.0.0.1:${port} /`]);
      }
    });

    it('lead from https to https, and never back into the clear', async () => {
      const open = await serve((_, reply) => reply.end('read by all'));
      const secure = createSecureServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
        if (request.url === '/file') reply.end('sealed');
        else
          reply
            .writeHead(302, { location: request.url === '/out' ? `http://127.0.0.1:${open}/` : '/file' })
            .end();
      }).listen(0, '127.0.0.1');
      servers.push(secure);
      await once(secure, 'listening');
      const guarded = new GuardedClient(new HttpService(), new CallableAddresses(['127.0.0.1/32']));
      const { httpsAgent } = Reflect.get(guarded, 'agents') as { httpsAgent: HttpsAgent };
      httpsAgent.options.ca = CERTIFICATE;
      const get = (path: string) =>
        guarded.send({
          method: 'GET',
          url: `https://127.0.0.1:${(secure.address() as AddressInfo).port}${path}`,
          timeoutMs: 1000,
          maxBytes: 1000,
          redirects: 3,
        });
      expect((await get('/in')).bytes.toString()).toBe('sealed');
      await expect(get('/out')).rejects.toThrow('a redirect leads from https to http');
      expect(received).toEqual([]);
    });

    it('redirects are not followed by a POST: its body is for one reader', async () => {
      const port = await redirecting('/elsewhere', 307);
      const answer = await client().get(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body: '{}',
        redirects: 3,
      });
      expect(answer.status).toBe(307);
      expect(received).toHaveLength(1);
    });
  });

  it('reads no more bytes than allowed, declared or not, compressed or not', async () => {
    const port = await serve((request, reply) => {
      if (request.url === '/said')
        return reply.writeHead(200, { 'content-length': 1001 }).end(Buffer.alloc(1001));
      if (request.url === '/packed')
        return reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(500_000)));
      if (request.url === '/endless')
        return void setInterval(() => reply.write(Buffer.alloc(300)), 1).unref();
      return reply.end(Buffer.alloc(1000));
    });
    const get = (path: string) => client().get(`http://127.0.0.1:${port}${path}`);
    expect((await get('/fits')).bytes).toHaveLength(1000);
    await expect(get('/said')).rejects.toThrow(TransportError);
    await expect(get('/endless')).rejects.toThrow(TransportError);
    // It stays packed.
    expect((await get('/packed')).bytes.length).toBeLessThan(1000);
  });

  it('limits the total time, redirects and slow bytes together', async () => {
    const hanging = await serve(() => undefined);
    const dribbling = await serve((_, reply) => {
      const timer = setInterval(() => reply.write('x'), 30);
      reply.on('close', () => clearInterval(timer));
    });
    const circling = await serve(
      (_, reply) => void setTimeout(() => reply.writeHead(302, { location: '/' }).end(), 60),
    );
    for (const port of [hanging, dribbling, circling]) {
      const startedAt = performance.now();
      const error = await refusal(
        client().get(`http://127.0.0.1:${port}/`, { timeoutMs: 200, redirects: 100, maxBytes: 1_000_000 }),
      );
      expect(error).toMatchObject({ name: 'TransportError', phase: 'timeout' });
      // A hundred redirects take six seconds, the bytes far longer, and the third server never answers.
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    }
  });

  it('distinguishes an unreachable server from a forbidden address', async () => {
    const { get } = client({ 'gone.example': [] });
    await expect(get('http://gone.example/')).rejects.toMatchObject({
      name: 'TransportError',
      phase: 'connection',
    });
    await expect(get('http://127.0.0.1:1/')).rejects.toMatchObject({
      name: 'TransportError',
      phase: 'connection',
    });
  });
});
