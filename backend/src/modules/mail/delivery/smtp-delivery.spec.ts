import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { SmtpDelivery } from './smtp-delivery.js';

const MAIL = {
  ...{
    id: '018f0000-0000-7000-8000-000000000001',
    platformId: 'p',
    from: 'Conecta "Saber"',
    to: 'ana@example.com',
  },
  ...{ subject: 'Olá', text: 'Texto', html: '<p>Texto</p>' },
};

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A server that speaks as much SMTP as a mail needs, and keeps what it was sent. */
async function smtpServer(refusal?: string): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 accepted\r\n');
      } else if (text.startsWith('RCPT') && refusal) socket.write(`${refusal}\r\n`);
      else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

it('a mail is handed to the SMTP server with the name of the platform and an id that stays the same', async () => {
  const { url, received } = await smtpServer();
  await new SmtpDelivery(url, 'no-reply@guiche.example').deliver({ ...MAIL, replyTo: 'rui@conecta.example' });
  const sent = received.join('');
  expect(sent).toContain('MAIL FROM:<no-reply@guiche.example>');
  expect(sent).toContain('RCPT TO:<ana@example.com>');
  expect(sent).toContain('From: "Conecta \\"Saber\\"" <no-reply@guiche.example>');
  expect(sent).toContain(`Message-ID: <${MAIL.id}@guiche.example>`);
  expect(sent).toContain('Reply-To: rui@conecta.example');
  expect(sent).toContain('multipart/alternative');
});

it('a mail that the server refuses is an error', async () => {
  const { url } = await smtpServer('550 no such mailbox');
  await expect(new SmtpDelivery(url, 'no-reply@guiche.example').deliver(MAIL)).rejects.toThrow('550');
});
