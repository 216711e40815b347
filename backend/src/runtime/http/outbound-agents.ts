import { createHash } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import type { LookupFunction } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { WireRequest } from '@guiche/gateway-kit';
import {
  ConnectTimeoutHttpAgent,
  ConnectTimeoutHttpsAgent,
  ConnectTimeoutProxyAgent,
} from './connect-timeout-agents.js';

type Way = Pick<WireRequest, 'accountId' | 'certificate' | 'proxy'>;

interface Agents {
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpAgent;
}

/** Sockets stay open between calls, but not so long that the other side closes one just as we use it. */
const KEEP_ALIVE = { keepAlive: true, timeout: 4000, maxSockets: 100 } as const;

/**
 * Outgoing connections, one pool per account, certificate and proxy: accounts never share a TLS identity, and a provider
 * that hangs uses only its own connections.
 */
export class OutboundAgents {
  private readonly sets = new LRUCache<string, Agents>({
    max: 500,
    dispose: ({ httpAgent, httpsAgent }) => {
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  });

  /** @param lookup resolves the names of hosts; of a proxied call the proxy does */
  constructor(private readonly lookup: LookupFunction) {}

  for(way: Way): Agents {
    const key = identity(way);
    const known = this.sets.get(key);
    if (known !== undefined) return known;
    const agents = open(way, this.lookup);
    this.sets.set(key, agents);
    return agents;
  }

  close(): void {
    this.sets.clear();
  }
}

function open({ certificate, proxy }: Way, lookup: LookupFunction): Agents {
  const tls =
    certificate === undefined
      ? {}
      : {
          pfx: Buffer.from(certificate.pfx),
          ...(certificate.passphrase === undefined ? {} : { passphrase: certificate.passphrase }),
        };
  if (proxy === undefined) {
    return {
      httpAgent: new ConnectTimeoutHttpAgent({ ...KEEP_ALIVE, lookup }),
      httpsAgent: new ConnectTimeoutHttpsAgent({ ...KEEP_ALIVE, lookup, ...tls }),
    };
  }
  const agent = new ConnectTimeoutProxyAgent(proxy, KEEP_ALIVE, tls);
  return { httpAgent: agent, httpsAgent: agent };
}

function identity({ accountId, certificate, proxy }: Way): string {
  const hash = createHash('sha256').update(JSON.stringify([accountId ?? '', proxy ?? '']));
  if (certificate !== undefined) {
    hash
      .update('\0')
      .update(certificate.pfx)
      .update('\0')
      .update(certificate.passphrase ?? '');
  }
  return hash.digest('base64');
}
