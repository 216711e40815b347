import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { ClamdScanner } from './clamd-scanner.js';

let server: Server;
afterEach(() => {
  server.close();
});

/** A daemon that takes one file, as the manual of clamd describes INSTREAM, and gives this answer. */
async function daemon(answer: (file: Buffer) => string | undefined): Promise<ClamdScanner> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const file = fileIn(received);
      if (!file) return;
      const said = answer(file);
      if (said === undefined) socket.destroy();
      else socket.end(`${said}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new ClamdScanner({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
}

/** The file of a complete command; undefined while pieces are missing. */
function fileIn(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!sent.toString('latin1').startsWith(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > sent.length) return undefined;
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

it('sends the whole file in pieces, and a clean one has no finding', async () => {
  const file = Buffer.alloc(200_000, 'guiche');
  let seen: Buffer | undefined;
  const scanner = await daemon((given) => {
    seen = given;
    return 'stream: OK';
  });
  expect(await scanner.scan(file)).toBeUndefined();
  expect(seen?.equals(file)).toBe(true);
});

it('names what was found', async () => {
  const scanner = await daemon(() => 'stream: Eicar-Test-Signature FOUND');
  expect(await scanner.scan(Buffer.from('x'))).toBe('Eicar-Test-Signature');
});

it.each(['INSTREAM size limit exceeded. ERROR', '', undefined])(
  'the answer %j is no proof that a file is clean',
  async (answer) => {
    const scanner = await daemon(() => answer);
    await expect(scanner.scan(Buffer.from('x'))).rejects.toThrow('clamd answered');
  },
);

it('no daemon is no proof that a file is clean', async () => {
  const scanner = await daemon(() => 'stream: OK');
  server.close();
  await once(server, 'close');
  await expect(scanner.scan(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
