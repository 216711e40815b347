import { TransportError } from '@guiche/gateway-kit';
import type { HttpService } from '@nestjs/axios';
import { assertOutsideTransaction } from '../../database/open-transaction.js';
import { transportError } from './axios-transport.js';
import type { CallableAddresses } from './callable-addresses.js';
import {
  ForbiddenAddress,
  checkedLookup,
  forbiddenIn,
  refuseWrittenAddress,
  type Resolve,
} from './checked-lookup.js';
import { ConnectTimeoutHttpAgent, ConnectTimeoutHttpsAgent } from './connect-timeout-agents.js';

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  /** As the user gave it: http or https, no name and password in it. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For everything together: names, shaking hands, redirects, the last byte. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /**
   * The number of redirects that a GET follows, each to an address that is checked again. Omitted: none, and a redirect is
   * the answer.
   */
  readonly redirects?: number;
}

export interface GuardedAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/**
 * Calls addresses that users gave us (webhooks of sellers, pictures, certificates). It reaches the public internet and nothing
 * of ours: names are resolved here, every address behind a name must be callable, and the connection goes to the very
 * addresses that were checked, so that a name that changes its mind between check and call changes nothing.
 */
export class GuardedClient {
  private readonly agents: { httpAgent: ConnectTimeoutHttpAgent; httpsAgent: ConnectTimeoutHttpsAgent };

  constructor(
    private readonly http: HttpService,
    private readonly callable: CallableAddresses,
    resolve?: Resolve,
  ) {
    const lookup = checkedLookup(callable, resolve);
    // No connection is kept: it would be used again without a check.
    this.agents = {
      httpAgent: new ConnectTimeoutHttpAgent({ keepAlive: false, lookup }),
      httpsAgent: new ConnectTimeoutHttpsAgent({ keepAlive: false, lookup }),
    };
  }

  /** Throws {@link ForbiddenAddress}, or TransportError when no answer, or a too large one, came in time. */
  async send(request: GuardedRequest): Promise<GuardedAnswer> {
    assertOutsideTransaction('a call to an address of a user');
    const signal = AbortSignal.timeout(request.timeoutMs);
    let url = this.checked(request.url);
    for (let left = request.redirects ?? 0; ; left--) {
      const answer = await this.call(url, request, signal);
      const location = answer.headers['location'];
      const goesOn = request.method === 'GET' && REDIRECTS.has(answer.status) && location !== undefined;
      if (!goesOn || left <= 0) return answer;
      url = this.redirected(url, location);
    }
  }

  private async call(url: URL, request: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer> {
    try {
      const { status, headers, data } = await this.http.axiosRef.request<Buffer>({
        method: request.method,
        url: url.href,
        headers: { 'user-agent': 'Guiche', ...request.headers, 'accept-encoding': 'identity' },
        data: request.body,
        signal,
        ...this.agents,
        proxy: false,
        maxRedirects: 0,
        maxContentLength: request.maxBytes,
        // A small file that unpacks into a large one is not unpacked.
        decompress: false,
        validateStatus: () => true,
        responseType: 'arraybuffer',
        transformRequest: [(body: unknown) => body],
      });
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      return {
        status,
        headers: Object.fromEntries(named) as Record<string, string>,
        bytes: Buffer.from(data),
      };
    } catch (error) {
      const forbidden = forbiddenIn(error);
      if (forbidden) throw forbidden;
      throw signal.aborted
        ? new TransportError('timeout', `${url.host} did not answer in time`)
        : transportError(error, url.host);
    }
  }

  /** A redirect from https to http is refused. */
  private redirected(from: URL, location: string): URL {
    const to = URL.canParse(location, from.href) ? new URL(location, from).href : location;
    const url = this.checked(to);
    if (from.protocol === 'https:' && url.protocol !== 'https:')
      throw new ForbiddenAddress('a redirect leads from https to http');
    return url;
  }

  /** A name is checked when it is resolved; an address that is written out is never resolved, so it is checked here. */
  private checked(text: string): URL {
    if (!URL.canParse(text)) throw new ForbiddenAddress('the address cannot be read');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new ForbiddenAddress(`${url.protocol} addresses are not called`);
    if (url.username !== '' || url.password !== '')
      throw new ForbiddenAddress('an address with a name or password in it is not called');
    refuseWrittenAddress(url, this.callable);
    return url;
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
