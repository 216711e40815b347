import type { ClientCertificate, GatewayAccount } from './account.js';
import { clientIdentity } from './client-identity.js';
import { classifyFailure, classifyStatus } from './classify.js';
import { Deadline } from './deadline.js';
import { MAX_DETAIL, MAX_LOGGED, excerpt, redactTexts, loggedBody } from './excerpt.js';
import { hasExpectedContent } from './files.js';
import type { AnyGateway } from './gateway.js';
import { NativeBody, UnreadableBody } from './native-body.js';
import type { Refused, Unknown } from './outcomes.js';
import type { Ports } from './ports.js';
import type { Redact } from './redaction.js';
import { UnsupportedRequest, NotOffered, type ProviderApi, type GatewayRequest } from './requests.js';
import type { WireRequest, WireResponse } from './transport.js';
import { baseAddress, toWireRequest, serializeBody, type Host } from './wire-request.js';

/** Options of one session; `until` is on the process's monotonic clock. */
export interface SessionOptions {
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly credentials: object;
  readonly operation: string;
  readonly until: number;
  readonly redact: Redact;
}

/** One request and how its answer is read. */
export interface SessionStep<T> {
  build(): GatewayRequest;
  read(body: NativeBody): T;
  readError?(status: number, body: NativeBody): T | undefined;
}

/** The same, before the format of the answer is known. */
type Call<T> = Pick<SessionStep<T>, 'build' | 'readError'> & { read(answer: WireResponse): T };

/** A request that is answered with a file, the name to store it under, and the log text of a failure. */
export interface FileStep {
  build(): GatewayRequest;
  readonly name: string;
  readonly failure: string;
}

/** A fetched file that is not stored yet. */
interface Fetched {
  readonly kind: 'fetched';
  readonly content: Uint8Array;
}

type ResponseOrFailure = WireResponse | Refused | Unknown;

class LoginFailed extends Error {
  constructor(readonly verdict: Refused | Unknown) {
    super('login failed');
  }
}

/** All requests of one operation at one provider: authentication, deadline, classification and logging. */
export class ProviderSession {
  private readonly deadline: Deadline;

  constructor(
    private readonly ports: Ports,
    private readonly options: SessionOptions,
  ) {
    this.deadline = new Deadline(options.until);
  }

  /** Never throws because of the provider. `refused` means that this step certainly did not happen. */
  request<T extends { readonly kind: string }>(step: SessionStep<T>): Promise<T | Refused | Unknown> {
    return this.call({
      build: () => step.build(),
      read: ({ body }) => step.read(NativeBody.parse(body)),
      ...(step.readError ? { readError: (status, body) => step.readError?.(status, body) } : {}),
    });
  }

  private async call<T extends { readonly kind: string }>(step: Call<T>): Promise<T | Refused | Unknown> {
    const built = buildRequest(step);
    if ('reason' in built) return built;
    const api = built.api ?? 'main';
    const identity = await clientIdentity(this.options, api, this.ports, this.deadline);
    if (identity && 'reason' in identity) return identity;
    const request = this.signed(built, api);
    if ('reason' in request) return request;

    const first = await this.attempt(step, request, api);
    const staleToken = first.status === 401 && this.options.gateway.logins[api] !== undefined;
    // 401 proves that nothing happened, so the same request may be sent once more with a new token.
    return staleToken ? (await this.attempt(step, request, api)).result : first.result;
  }

  /** Gets a token and sends nothing else. Undefined means success. */
  async logIn(): Promise<Refused | undefined> {
    const token = await this.token('main');
    return typeof token === 'string' ? undefined : token;
  }

  /** Fetches a file and stores it. Resolves to its address, or to undefined after any failure, which is logged. */
  async keepFile({ build, name, failure }: FileStep): Promise<string | undefined> {
    const { files } = this.ports;
    if (!files) return undefined;
    const fetched = await this.call<Fetched>({
      build: () => ({ ...build(), file: true }),
      read: ({ file = new Uint8Array() }) => ({ kind: 'fetched', content: file }),
    });
    if (fetched.kind !== 'fetched') return undefined;
    const startedAt = performance.now();
    try {
      const file = { name, content: fetched.content };
      if (!hasExpectedContent(file)) throw new Error('it is not what its name says');
      return await this.deadline.holds(files.keep(file, this.deadline.remaining()));
    } catch (error) {
      const why = error instanceof Error ? error.message : 'it failed';
      this.ports.wireLog.write({
        gateway: this.options.gateway.manifest.id,
        accountId: this.options.account.id,
        operation: this.options.operation,
        method: 'PUT',
        url: 'object storage',
        ms: Math.round(performance.now() - startedAt),
        outcome: `${failure}: ${excerpt(why, this.options.redact, MAX_DETAIL)}`,
      });
      return undefined;
    }
  }

  /** A key that cannot sign is a configuration error; nothing was sent. */
  private signed(request: GatewayRequest, api: ProviderApi): GatewayRequest | Refused {
    const { gateway, account, credentials } = this.options;
    if (!request.signed || !gateway.sign) return request;
    const { pathname } = new URL(baseAddress(account, api));
    const useKey = (): string | undefined => {
      if (account.platformPrivateKey !== undefined) this.ports.secretUsed?.(account, 'privateKey');
      return account.platformPrivateKey;
    };
    try {
      const proof = gateway.sign(credentials, {
        method: request.method,
        path: pathname.replace(/\/+$/, '') + request.path,
        body: serializeBody(request).body ?? '',
        at: this.ports.now(),
        // Most gateways sign with a credential and never ask for it.
        get privateKey() {
          return useKey();
        },
        ...(request.onBehalfOf ? { onBehalfOf: request.onBehalfOf } : {}),
      });
      return { ...request, headers: { ...request.headers, ...proof } };
    } catch (error) {
      const detail = error instanceof UnsupportedRequest ? error.message : 'the request could not be signed';
      return { kind: 'refused', reason: 'configuration', detail };
    }
  }

  private async attempt<T extends { readonly kind: string }>(
    step: Call<T>,
    request: GatewayRequest,
    api: ProviderApi,
  ): Promise<{ result: T | Refused | Unknown; status?: number }> {
    const token = await this.token(api);
    if (typeof token !== 'string') return { result: token };

    const { answer, log } = await this.exchange(request, api, token, this.options.operation);
    const result = this.readResponse(step, answer, this.redactorFor(token, request));
    log(result);
    if ('kind' in answer) return { result };
    if (answer.status === 401) this.ports.tokens.forget(this.tokenKey(api), token);
    return { result, status: answer.status };
  }

  private readResponse<T>(step: Call<T>, answer: ResponseOrFailure, redact: Redact): T | Refused | Unknown {
    if ('kind' in answer) return answer;
    try {
      if (answer.status >= 200 && answer.status < 300) return redactTexts(step.read(answer), redact);
      return (
        this.readError(step, answer, redact) ??
        classifyStatus(answer.status, `status ${answer.status}: ${excerpt(answer.body, redact, MAX_DETAIL)}`)
      );
    } catch (error) {
      // If the reader fails, the answer is not understood and the request may have been executed.
      const why = error instanceof UnreadableBody ? error.message : 'the answer could not be read';
      return { kind: 'unknown', why: excerpt(why, redact, MAX_DETAIL) };
    }
  }

  private readError<T>(step: Call<T>, { status, body }: WireResponse, redact: Redact): T | undefined {
    if (!step.readError || status < 400 || status >= 500) return undefined;
    try {
      const reported = step.readError(status, NativeBody.parse(body));
      return reported && redactTexts(reported, redact);
    } catch (error) {
      if (error instanceof UnreadableBody) return undefined;
      throw error;
    }
  }

  private async token(api: ProviderApi): Promise<string | Refused> {
    const login = this.options.gateway.logins[api];
    if (!login) return '';
    try {
      return await this.deadline.holds(
        this.ports.tokens.get(this.tokenKey(api), this.ports.now, async () => {
          const request = login.send(this.options.credentials);
          const { answer, log } = await this.exchange(request, login.ownHost ? 'login' : api, '', 'login');
          const step = {
            build: () => request,
            read: ({ body }: WireResponse) => login.read(NativeBody.parse(body)),
          };
          const verdict = this.readResponse(step, answer, this.options.redact);
          log('kind' in verdict ? verdict : { kind: 'granted' });
          if ('kind' in verdict) throw new LoginFailed(verdict);
          return verdict;
        }),
      );
    } catch (error) {
      const refusal = loginRefusal(error);
      const { failedLogin } = this.options.gateway.manifest;
      return failedLogin === undefined ? refusal : { ...refusal, detail: failedLogin };
    }
  }

  private tokenKey(api: ProviderApi): string {
    const { account, credentials } = this.options;
    return JSON.stringify([account.provider, account.id, baseAddress(account, api), api, credentials]);
  }

  private async exchange(
    request: GatewayRequest,
    host: Host,
    token: string,
    operation: string,
  ): Promise<{
    answer: ResponseOrFailure;
    log: (result: { readonly kind: string; readonly reason?: string }) => void;
  }> {
    const identity = await clientIdentity(this.options, host, this.ports, this.deadline);
    const loggingIn = operation === 'login';
    const timeoutMs = this.deadline.remaining();
    const wire = toWireRequest(this.options, request, { host, token, loggingIn, timeoutMs });
    const startedAt = performance.now();
    const answer = identity && 'reason' in identity ? identity : await this.transmit(wire, identity);
    const ms = Math.round(performance.now() - startedAt);
    const redact = (text: string): string => excerpt(text, this.redactorFor(token, request), MAX_LOGGED);
    const bodies = loggingIn ? {} : this.bodies(wire, answer, redact);

    return {
      answer,
      log: ({ kind, reason }) =>
        this.ports.wireLog.write({
          gateway: this.options.gateway.manifest.id,
          accountId: this.options.account.id,
          operation,
          method: wire.method,
          url: redact(wire.url),
          ...('status' in answer ? { status: answer.status } : {}),
          ms,
          outcome: reason ? `${kind}: ${reason}` : kind,
          ...bodies,
        }),
    };
  }

  private bodies(
    wire: WireRequest,
    answer: ResponseOrFailure,
    redact: Redact,
  ): { sent?: string; received?: string } {
    return {
      ...(wire.body === undefined ? {} : { sent: redact(wire.body) }),
      ...('body' in answer ? { received: loggedBody(answer, redact) } : {}),
    };
  }

  private async transmit(request: WireRequest, certificate?: ClientCertificate): Promise<ResponseOrFailure> {
    const wire = certificate ? { ...request, certificate } : request;
    if (wire.timeoutMs <= 0)
      return { kind: 'refused', reason: 'unreachable', detail: 'no time was left to ask' };
    try {
      return await this.deadline.holds(this.ports.transport.send(wire));
    } catch (error) {
      return classifyFailure(error);
    }
  }

  private redactorFor(token: string, { onBehalfOf = '' }: GatewayRequest): Redact {
    const secrets = [token, onBehalfOf].filter((secret) => secret !== '');
    return (text) =>
      this.options.redact(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
  }
}

function buildRequest<T>(step: Call<T>): GatewayRequest | Refused {
  try {
    return step.build();
  } catch (error) {
    // Nothing was sent yet: the intent is not supported by this provider.
    const detail = error instanceof UnsupportedRequest ? error.message : 'the request could not be built';
    return { kind: 'refused', reason: error instanceof NotOffered ? 'notOffered' : 'request', detail };
  }
}

/** A failed token call precedes the step itself, which therefore did not happen. */
function loginRefusal(error: unknown): Refused {
  const verdict = error instanceof LoginFailed ? error.verdict : classifyFailure(error);
  if (verdict.kind === 'refused' && verdict.reason !== 'request') return verdict;
  const detail = verdict.kind === 'refused' ? verdict.detail : verdict.why;
  // A token call answered with 400 is refused because of its credentials (RFC 6749, invalid_client).
  return {
    kind: 'refused',
    reason: verdict.kind === 'refused' ? 'credentials' : 'unreachable',
    detail: `login: ${detail}`,
  };
}
