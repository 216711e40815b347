import { types } from 'node:util';
import { HttpService } from '@nestjs/axios';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { isAxiosError } from 'axios';
import type { AxiosResponse } from 'axios';
import type { Transport, WireRequest, WireResponse } from '@guiche/gateway-kit';
import { TransportError } from '@guiche/gateway-kit';
import { assertOutsideTransaction } from '../../database/open-transaction.js';
import { CallableAddresses } from './callable-addresses.js';
import { checkedLookup, forbiddenIn, refuseWrittenAddress } from './checked-lookup.js';
import { isFailedHandshake } from './connect-timeout-agents.js';
import { OutboundAgents } from './outbound-agents.js';

const RESPONSE_LIMIT_BYTES = 1_048_576;

/** Until one of these is over, not one byte of the request was sent: the provider cannot have received it. */
const BEFORE_SENDING = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Under TLS 1.3 we hear only after our own half of the handshake that our certificate is not liked, or missing. */
const CERTIFICATE_TURNED_AWAY = /_ALERT_(UNKNOWN_CA|.*CERTIFICATE)/;

/**
 * The network, for gateways: one try, no redirects, a deadline, and never while a transaction is open. Administrators of a platform
 * enter the addresses, so only those that may be called are.
 */
@Injectable()
export class AxiosTransport implements Transport, OnApplicationShutdown {
  private readonly agents: OutboundAgents;

  constructor(
    private readonly http: HttpService,
    private readonly callable: CallableAddresses,
  ) {
    this.agents = new OutboundAgents(checkedLookup(callable));
  }

  async send(request: WireRequest): Promise<WireResponse> {
    const host = hostOf(request.url);
    assertOutsideTransaction(`a call to ${host}`);
    try {
      if (URL.canParse(request.url)) refuseWrittenAddress(new URL(request.url), this.callable);
      return wireResponse(await this.call(request), request.file ?? false);
    } catch (error) {
      throw transportError(error, host);
    }
  }

  onApplicationShutdown(): void {
    this.agents.close();
  }

  private call(request: WireRequest): Promise<AxiosResponse<string | Buffer>> {
    return this.http.axiosRef.request<string | Buffer>({
      method: request.method,
      url: request.url,
      headers: { 'user-agent': 'Guiche', ...request.headers },
      data: request.body,
      signal: AbortSignal.timeout(request.timeoutMs),
      ...this.agents.for(request),
      // The account's proxy is in the agent; the process's HTTP_PROXY is none of a provider's business.
      proxy: false,
      maxRedirects: 0,
      maxContentLength: RESPONSE_LIMIT_BYTES,
      validateStatus: () => true,
      responseType: request.file ? 'arraybuffer' : 'text',
      transformRequest: [(body: unknown) => body],
      transformResponse: [(body: unknown) => body],
    });
  }
}

function wireResponse(
  { status, headers, data }: AxiosResponse<string | Buffer>,
  file: boolean,
): WireResponse {
  const flat = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const answer = { status, headers: Object.fromEntries(flat) as Record<string, string> };
  // A refusal is text, whatever was asked for.
  if (!file || status < 200 || status >= 300) return { ...answer, body: data.toString() };
  return { ...answer, body: '', file: Buffer.from(data) };
}

export function transportError(error: unknown, host: string): TransportError {
  const code = isAxiosError(error) ? (error.code ?? '') : '';
  if (code === 'ERR_CANCELED') return new TransportError('timeout', `${host} did not answer in time`);
  const phase = neverSent(error, code) ? 'connection' : 'broken';
  // The library's error holds the whole request, secrets included: it is not kept as the cause.
  return new TransportError(phase, `the call to ${host} failed (${code || 'unreadable answer'})`);
}

function neverSent(error: unknown, code: string): boolean {
  if (forbiddenIn(error)) return true;
  const cause: unknown = isAxiosError(error) ? error.cause : error;
  if (types.isNativeError(cause) && 'errors' in cause && Array.isArray(cause.errors)) {
    return cause.errors.every((one: unknown) => neverSent(one, codeOf(one)));
  }
  const unconnected =
    types.isNativeError(cause) && (Reflect.get(cause, 'syscall') === 'connect' || isFailedHandshake(cause));
  return unconnected || BEFORE_SENDING.has(code) || CERTIFICATE_TURNED_AWAY.test(code);
}

function codeOf(error: unknown): string {
  return types.isNativeError(error) ? String(Reflect.get(error, 'code')) : '';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'an unreadable address';
}
