import { Agent as HttpAgent } from 'node:http';
import type { AgentOptions, ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { SecureContextOptions } from 'node:tls';
import { HttpsProxyAgent } from 'https-proxy-agent';

/** A server that takes longer to shake hands, TLS and proxy included, is as good as unreachable. */
const CONNECT_TIMEOUT_MS = 2_000;

const failedHandshakes = new WeakSet<object>();

/** Whether the connection broke before it stood, for whatever reason: not a byte of a request has left then. */
export const isFailedHandshake = (error: Error): boolean => failedHandshakes.has(error);

type Connected = (error: Error | null, stream: Duplex) => void;

/** Gives up on a server that does not shake hands in time. Not a byte of a request has left then. */
export class ConnectTimeoutHttpAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs, connected?: Connected) {
    return impatient(super.createConnection(options, connected), 'connect');
  }
}

export class ConnectTimeoutHttpsAgent extends HttpsAgent {
  override createConnection(options: ClientRequestArgs, connected?: Connected) {
    return impatient(super.createConnection(options, connected), 'secureConnect');
  }
}

export class ConnectTimeoutProxyAgent extends HttpsProxyAgent<string> {
  constructor(
    proxy: string,
    connection: AgentOptions,
    identity: Pick<SecureContextOptions, 'pfx' | 'passphrase'>,
  ) {
    // The certificate is the provider's to see, not the proxy's.
    super(proxy, connection);
    // The library has none of these: tunnels would present no certificate, and idle ones never close.
    Object.assign(this.options, connection, identity);
  }

  override async connect(...call: Parameters<HttpsProxyAgent<string>['connect']>): Promise<Socket> {
    const socket = await inTime(super.connect(...call));
    const [, { secureEndpoint }] = call;
    return secureEndpoint ? impatient(socket, 'secureConnect') : socket;
  }
}

function impatient<S extends Duplex | null | undefined>(stream: S, shaken: 'connect' | 'secureConnect'): S {
  if (!stream) return stream;
  let over = false;
  const giveUp = (): void => {
    if (!over) stream.destroy(tooLate());
  };
  // A blocked process finds the timeout expired before it sees an established connection: it checks once more.
  const timer = setTimeout(() => setImmediate(giveUp), CONNECT_TIMEOUT_MS);
  const failed = (error: Error): unknown => failedHandshakes.add(error);
  const stop = (): void => {
    over = true;
    clearTimeout(timer);
    stream.off('error', failed);
  };
  stream.once('error', failed).once(shaken, stop).once('close', stop);
  return stream;
}

/** The proxy's agent returns its socket only when the tunnel is established: a late one is closed. */
async function inTime(tunnel: Promise<Socket>): Promise<Socket> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(tooLate())), CONNECT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([tunnel, late]);
  } catch (error) {
    tunnel.then(
      (socket) => socket.destroy(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Reported like a system error of a connection that was not established, so that all callers handle it. */
const tooLate = (): Error =>
  Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT', syscall: 'connect' });
