import type { GatewayAccount } from './account.js';
import type { AnyGateway } from './gateway.js';
import type { ProviderApi, GatewayRequest } from './requests.js';
import type { WireRequest } from './transport.js';

/** The target of a request: one of the APIs or the token endpoint. */
export type Host = ProviderApi | 'login';

/** The caller of a request. */
interface Caller {
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly credentials: object;
}

/** Builds the HTTP request: complete address, our authentication and timeout. */
export function toWireRequest(
  { gateway, account, credentials }: Caller,
  request: GatewayRequest,
  { host, token, loggingIn, timeoutMs }: { host: Host; token: string; loggingIn: boolean; timeoutMs: number },
): WireRequest {
  const base = baseAddress(account, host).replace(/\/+$/, '');
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const { onBehalfOf, anonymous } = request;
  const whoCalls = { token, ...(onBehalfOf ? { onBehalfOf } : {}) };
  const auth =
    host === 'login' || loggingIn || anonymous
      ? {}
      : gateway.authorize(credentials, { api: host, ...whoCalls });
  const content = serializeBody(request);
  return {
    method: request.method,
    url: `${base}${request.path}${query && `?${query}`}`,
    headers: {
      accept: 'application/json',
      'user-agent': 'Guiche',
      ...content.headers,
      ...request.headers,
      ...auth,
    },
    ...(content.body === undefined ? {} : { body: content.body }),
    timeoutMs,
    ...(request.file ? { file: true } : {}),
    accountId: account.id,
    ...(account.proxy ? { proxy: account.proxy } : {}),
  };
}

export function serializeBody({ body, form }: GatewayRequest): {
  body?: string;
  headers: Record<string, string>;
} {
  if (form) {
    return {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  return body === undefined
    ? { headers: {} }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export function baseAddress(
  { baseAddress, accountsBaseAddress, loginBaseAddress }: GatewayAccount,
  host: Host,
): string {
  if (host === 'login') return loginBaseAddress ?? baseAddress;
  return (host === 'main' ? baseAddress : accountsBaseAddress) ?? '';
}
