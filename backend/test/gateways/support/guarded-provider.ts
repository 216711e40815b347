import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Answers of OWEMPAY and ONZ to a login, and of OWEMPAY to a charge. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/auth/login': { access_token: 'token-of-the-provider' },
  '/oauth/token': { access_token: 'token-of-the-provider', expires_in: 300 },
  '/transactions': { id: 'ow-1', status: 'pending', amount: 4990, pix: { qrcode: 'code-of-the-charge' } },
};

interface ReceivedRequest {
  readonly path: string;
  /** Whom the certificate names. */
  readonly subject: string;
  /** The same number: the same connection. */
  readonly port: number | undefined;
}

/** A provider that accepts only client certificates issued by its authority. */
export class GuardedProvider {
  private readonly server: Server;
  private readonly calls: ReceivedRequest[] = [];
  private connections = 0;

  constructor(options: ServerOptions & { readonly closing?: boolean }) {
    const { closing = false, ...tls } = options;
    this.server = createServer(
      { requestCert: true, rejectUnauthorized: true, ...tls },
      (request, response) => {
        this.calls.push(received(request));
        if (closing) response.setHeader('connection', 'close');
        response.setHeader('content-type', 'application/json');
        request.resume().on('end', () => response.end(JSON.stringify(ANSWERS[request.url ?? ''] ?? {})));
      },
    );
    this.server.on('connection', () => (this.connections += 1));
    this.server.on('tlsClientError', () => undefined);
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** By name, as providers are: the library of the proxies checks no certificate against a bare address. */
  get named(): string {
    return this.url.replace('127.0.0.1', 'localhost');
  }

  /** The requests since the last call, and the number of connections. */
  notifications(): { readonly calls: ReceivedRequest[]; readonly connections: number } {
    const notifications = { calls: this.calls.splice(0), connections: this.connections };
    this.connections = 0;
    return notifications;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

function received({ url = '', socket }: IncomingMessage): ReceivedRequest {
  const { CN } = (socket as TLSSocket).getPeerCertificate().subject;
  return { path: url, subject: String(CN), port: socket.remotePort };
}
