import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer, Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { HttpService } from '@nestjs/axios';
import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { WireRequest } from '@guiche/gateway-kit';
import { TransportError } from '@guiche/gateway-kit';
import { newTransaction, within } from '../../database/open-transaction.js';
import { THIS_MACHINE } from '../../../test/support/this-machine.js';
import { AxiosTransport, transportError } from './axios-transport.js';
import { CallableAddresses } from './callable-addresses.js';
import { ConnectTimeoutHttpAgent } from './connect-timeout-agents.js';

let transport: AxiosTransport;
let servers: (Server | TcpServer)[];
let sockets: Socket[];

beforeEach(() => {
  transport = new AxiosTransport(new HttpService(), THIS_MACHINE);
  servers = [];
  sockets = [];
});

afterEach(async () => {
  transport.onApplicationShutdown();
  for (const socket of sockets) socket.destroy();
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function provider(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Accepts every connection and never answers. */
async function muteServer(): Promise<number> {
  const server = createTcpServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A server whose process sleeps and whose queue of connections is full: the kernel answers no more. */
async function fullHouse(): Promise<{ url: string; end: () => Promise<unknown> }> {
  const asleep = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    { eval: true },
  );
  const [port] = (await once(asleep, 'message')) as [number];
  for (let full = false; !full;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    full = !(await Promise.race([
      once(socket, 'connect').then(() => true),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 300)),
    ]));
  }
  return { url: `http://127.0.0.1:${port}`, end: () => asleep.terminate() };
}

const request = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  timeoutMs: 2000,
  ...more,
});

async function failure(sent: Promise<unknown>): Promise<TransportError> {
  const error: unknown = await sent.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof TransportError) return error;
  throw error;
}

describe('a call inside a transaction', () => {
  it('a call inside a transaction is refused before anything is sent', async () => {
    let calls = 0;
    const url = await provider((_request, response) => response.end(String((calls += 1))));
    const request: WireRequest = { method: 'POST', url, headers: {}, body: '{}', timeoutMs: 1_000 };
    const transaction = newTransaction('placeOrder');
    await expect(within(transaction, () => transport.send(request))).rejects.toThrow(
      `a call to ${new URL(url).host} was attempted inside transaction placeOrder`,
    );
    expect(calls).toBe(0);
    transaction.open = false;
    expect(await within(transaction, () => transport.send(request))).toMatchObject({
      status: 200,
      body: '1',
    });
  });
});

describe('AxiosTransport', () => {
  it('hands over a file byte for byte when one is wanted, and a refusal as text', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80]);
    const url = await provider((incoming, answer) => {
      if (incoming.url === '/missing') answer.writeHead(404).end('{"message":"não há"}');
      else answer.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
    });
    const wanted = { method: 'GET', file: true } as const;
    const { status, body, file } = await transport.send(request(`${url}/slip.pdf`, wanted));
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(Buffer.from(file ?? [])).toEqual(bytes);
    const refusal = await transport.send(request(`${url}/missing`, wanted));
    expect(refusal).toMatchObject({ status: 404, body: '{"message":"não há"}' });
    expect(refusal).not.toHaveProperty('file');
  });

  it('sends and returns bodies unchanged', async () => {
    let seen: unknown;
    const url = await provider((incoming, answer) => {
      let body = '';
      incoming.on('data', (chunk) => (body += String(chunk)));
      incoming.on('end', () => {
        const { 'content-type': type, 'x-key': key } = incoming.headers;
        seen = { method: incoming.method, path: incoming.url, type, key, body };
        answer
          .writeHead(418, { 'X-Answer': 'yes', 'content-type': 'application/json' })
          .end('{"value": 1.10}');
      });
    });
    const response = await transport.send(
      request(`${url}/pay?a=b%20c`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-key': 'k' },
        body: '{"amount":10.50,"name":"Açaí"}',
      }),
    );
    expect(seen).toEqual({
      method: 'PUT',
      path: '/pay?a=b%20c',
      type: 'application/json',
      key: 'k',
      body: '{"amount":10.50,"name":"Açaí"}',
    });
    expect(response).toMatchObject({ status: 418, body: '{"value": 1.10}' });
    expect(response.headers['x-answer']).toBe('yes');
  });

  it('AxiosTransport does not follow a redirect', async () => {
    let calls = 0;
    const url = await provider((_incoming, answer) => {
      calls += 1;
      answer.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect((await transport.send(request(url))).status).toBe(307);
    expect(calls).toBe(1);
  });

  it('a closed port: nothing reached the provider', async () => {
    const url = await provider(() => undefined);
    servers.pop()?.close();
    expect(await failure(transport.send(request(url)))).toMatchObject({ phase: 'connection' });
  });

  it('no answer until the deadline: the outcome is unknown', async () => {
    const url = await provider(() => undefined);
    const error = await failure(transport.send(request(url, { timeoutMs: 500 })));
    expect(error).toMatchObject({ phase: 'timeout' });
  });

  it('an answer that starts and then hangs meets the deadline too', async () => {
    const url = await provider((_incoming, answer) => {
      answer.writeHead(200);
      answer.write('{"sta');
    });
    expect(await failure(transport.send(request(url, { timeoutMs: 500 })))).toMatchObject({
      phase: 'timeout',
    });
  });

  it('a connection cut in the middle: it may have happened, and it was tried once', async () => {
    let calls = 0;
    const url = await provider((incoming) => {
      calls += 1;
      incoming.socket.destroy();
    });
    expect(await failure(transport.send(request(url)))).toMatchObject({ phase: 'broken' });
    expect(calls).toBe(1);
  });

  it('an answer over 1 MB is not read to its end', async () => {
    const url = await provider((_incoming, answer) => answer.end('x'.repeat(1_048_577)));
    expect(await failure(transport.send(request(url)))).toMatchObject({ phase: 'broken' });
  });

  it('uses the proxy of the account', async () => {
    const url = await provider((_incoming, answer) => answer.end('through'));
    let tunnel = '';
    const proxy = createServer().listen(0, '127.0.0.1');
    servers.push(proxy);
    proxy.on('connect', (incoming, socket) => {
      tunnel = `${incoming.url} ${incoming.headers['proxy-authorization']}`;
      const onward = connect(Number(incoming.url?.split(':')[1]), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    });
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const response = await transport.send(request(url, { proxy: `http://me:pw@127.0.0.1:${port}` }));
    expect(response.body).toBe('through');
    expect(tunnel).toBe(`${new URL(url).host} Basic ${Buffer.from('me:pw').toString('base64')}`);
  });

  it('a server that answers no connection is given up after two seconds: nothing reached the provider', async () => {
    const { url, end } = await fullHouse();
    const began = performance.now();
    const error = await failure(transport.send(request(url, { timeoutMs: 10_000 })));
    const ms = performance.now() - began;
    await end();
    expect(error).toMatchObject({ phase: 'connection' });
    expect(ms).toBeGreaterThan(1_900);
    // The call itself had ten.
    expect(ms).toBeLessThan(9_000);
  });

  it.each(['https', 'proxy'])(
    'a %s that accepts and does not answer is given up after two seconds: nothing reached the provider',
    async (mute) => {
      const port = await muteServer();
      const began = performance.now();
      const sent = request(mute === 'https' ? `https://127.0.0.1:${port}` : 'https://pix.example', {
        timeoutMs: 10_000,
        ...(mute === 'proxy' && { proxy: `http://127.0.0.1:${port}` }),
      });
      expect(await failure(transport.send(sent))).toMatchObject({ phase: 'connection' });
      const ms = performance.now() - began;
      expect(ms).toBeGreaterThan(1_900);
      expect(ms).toBeLessThan(9_000);
    },
  );

  it('a connection cut during the TLS handshake: nothing reached the provider', async () => {
    const cutting = createTcpServer((socket) => socket.once('data', () => socket.destroy())).listen(
      0,
      '127.0.0.1',
    );
    servers.push(cutting);
    await once(cutting, 'listening');
    const { port } = cutting.address() as AddressInfo;
    const error = await failure(transport.send(request(`https://127.0.0.1:${port}`)));
    expect(error).toMatchObject({ phase: 'connection' });
  });

  it.each([
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'connection'],
    ['ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE', 'connection'],
    ['ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED', 'connection'],
    ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'connection'],
    ['ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR', 'broken'],
    ['ECONNRESET', 'broken'],
  ])('%s on an established connection is reported as %s', (code, phase) => {
    expect(transportError(new AxiosError('', code), 'pix.example')).toMatchObject({ phase });
  });

  it('a connection that stood while the process was too busy to look is used, however long that was', async () => {
    const url = await provider((_, response) => response.end());
    const asked = get(url, { agent: new ConnectTimeoutHttpAgent() });
    // The kernel completes the handshake; the process does not accept.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
  });

  it('a slow answer on an established connection is waited for', async () => {
    const url = await provider((_incoming, answer) => {
      setTimeout(() => answer.end('late, and right'), 2_300);
    });
    expect(await transport.send(request(url, { timeoutMs: 5_000 }))).toMatchObject({
      status: 200,
      body: 'late, and right',
    });
  });

  it('an account whose provider hangs holds up no other account at the same host', async () => {
    const url = await provider((incoming, answer) => {
      if (incoming.headers['x-key'] !== 'hangs') answer.end('quick');
    });
    const hanging = Array.from({ length: 150 }, () =>
      failure(
        transport.send(request(url, { accountId: 'a', headers: { 'x-key': 'hangs' }, timeoutMs: 8_000 })),
      ),
    );
    const firstGivenUp = Promise.race(hanging).then(() => 'given up');
    const quick = transport.send(request(url, { accountId: 'b' })).then(({ body }) => body);
    expect(await Promise.race([quick, firstGivenUp])).toBe('quick');
    expect((await Promise.all(hanging)).every(({ phase }) => phase === 'timeout')).toBe(true);
  });

  it('has no secret of the request in its error', async () => {
    const url = await provider((incoming) => incoming.socket.destroy());
    const sent = request(`${url}/?access_token=hush`, {
      headers: { authorization: 'Bearer hush' },
      body: 'hush',
    });
    const error = await failure(transport.send(sent));
    expect(JSON.stringify({ ...error, message: error.message, cause: error.cause })).not.toContain('hush');
  });
});

it.each(['http://127.0.0.1', 'http://localhost', 'http://169.254.169.254', 'http://10.0.0.7'])(
  'an address inside of our network, %s, is not called and counts as never sent',
  async (address) => {
    const calls: string[] = [];
    const base = await provider((incoming, answer) => {
      calls.push(incoming.url ?? '');
      answer.end('{}');
    });
    const guarded = new AxiosTransport(new HttpService(), new CallableAddresses([]));
    const { port } = new URL(base);
    const sent = guarded.send(request(`${address}:${port}/`));
    await expect(sent).rejects.toMatchObject({ phase: 'connection' });
    expect(calls).toEqual([]);
    guarded.onApplicationShutdown();
  },
);
