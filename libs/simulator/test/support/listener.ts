import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

/** A merchant's webhook address: records what arrives and answers the statuses given, then always 200. */
export interface Listener {
  readonly url: string;
  readonly received: Received[];
  answerNext(...statuses: number[]): void;
  /** Waits until so many webhooks have arrived; fails loudly when they do not. */
  until(count: number): Promise<Received[]>;
  close(): Promise<void>;
}

export async function startListener(): Promise<Listener> {
  const received: Received[] = [];
  let answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.statusCode = answers.shift() ?? 200;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answerNext: (...statuses) => {
      answers = statuses;
    },
    until: async (count) => {
      await waitFor(`${count} webhooks`, () => received.length >= count);
      return received;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Ends what hangs, and measures nothing: the machine may be busy. */
const PATIENCE_MS = 60_000;

export async function waitFor(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
