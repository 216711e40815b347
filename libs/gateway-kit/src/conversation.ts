import type { ClientCertificate, GatewayAccount } from './account.js';
import type { Certificates } from './certificates.js';
import { clientIdentity } from './client-identity.js';
import { classifyFailure, classifyStatus } from './classify.js';
import { Deadline } from './deadline.js';
import { MAX_DETAIL, MAX_LOGGED, excerpt, hidden, received } from './excerpt.js';
import { isWhatItsNameSays, type FileStore } from './files.js';
import type { AnyGateway } from './gateway.js';
import { NativeBody, UnreadableBody } from './native-body.js';
import type { Refused, Unknown } from './outcomes.js';
import type { Redact } from './redaction.js';
import { CannotSpell, NotOffered, type Api, type GatewayRequest } from './requests.js';
import type { TokenCache } from './token-cache.js';
import type { Transport, WireRequest, WireResponse } from './transport.js';
import type { WireLog } from './wire-log.js';
import { baseAddress, onTheWire, serialised, type Host } from './wire-spelling.js';

/** What the runner lends to a conversation. */
export interface Ports {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly wireLog: WireLog;
  readonly tokens: TokenCache;
  readonly certificates: Certificates;
  readonly files?: FileStore;
}

/** Who speaks with whom, about what, and until when (on the process's monotonic clock). */
export interface Line {
  readonly gateway: AnyGateway;
  readonly account: GatewayAccount;
  readonly credentials: object;
  readonly operation: string;
  readonly until: number;
  readonly redact: Redact;
}

/** One request and how its answer is understood. */
export interface Step<T> {
  spell(): GatewayRequest;
  read(body: NativeBody): T;
  readError?(status: number, body: NativeBody): T | undefined;
}

/** The same, before anything is known of the form of the answer. */
type Call<T> = Pick<Step<T>, 'spell' | 'readError'> & { read(answer: WireResponse): T };

/** A request that is answered with a file, the name it is kept under, and what the log says when it is not. */
export interface FileStep {
  spell(): GatewayRequest;
  readonly name: string;
  readonly failure: string;
}

/** A file that came, on its way to the store. */
interface Fetched {
  readonly kind: 'fetched';
  readonly content: Uint8Array;
}

type Answer = WireResponse | Refused | Unknown;

class LoginFailed extends Error {
  constructor(readonly verdict: Refused | Unknown) {
    super('login failed');
  }
}

/** All requests of one operation with one provider: authentication, deadline, classification and log live here, once. */
export class Conversation {
  private readonly deadline: Deadline;

  constructor(
    private readonly ports: Ports,
    private readonly line: Line,
  ) {
    this.deadline = new Deadline(line.until);
  }

  /** Never throws for what a provider does. `refused` means that this step certainly did not happen. */
  ask<T extends { readonly kind: string }>(step: Step<T>): Promise<T | Refused | Unknown> {
    return this.call({
      spell: () => step.spell(),
      read: ({ body }) => step.read(NativeBody.parse(body)),
      ...(step.readError ? { readError: (status, body) => step.readError?.(status, body) } : {}),
    });
  }

  private async call<T extends { readonly kind: string }>(step: Call<T>): Promise<T | Refused | Unknown> {
    const spelling = spelt(step);
    if ('reason' in spelling) return spelling;
    const api = spelling.api ?? 'main';
    const identity = await clientIdentity(this.line, api, this.ports, this.deadline);
    if (identity && 'reason' in identity) return identity;
    const request = this.signed(spelling, api);
    if ('reason' in request) return request;

    const first = await this.attempt(step, request, api);
    const staleToken = first.status === 401 && this.line.gateway.logins[api] !== undefined;
    // 401 proves that nothing happened, so the same request may go out once more with a fresh token.
    return staleToken ? (await this.attempt(step, request, api)).result : first.result;
  }

  /** Gets a token and nothing else. Undefined: it was given. */
  async logIn(): Promise<Refused | undefined> {
    const token = await this.token('main');
    return typeof token === 'string' ? undefined : token;
  }

  /** Fetches a file and keeps it in the store. Resolves to its address; undefined when anything failed, and the log says so. */
  async keepFile({ spell, name, failure }: FileStep): Promise<string | undefined> {
    const { files } = this.ports;
    if (!files) return undefined;
    const fetched = await this.call<Fetched>({
      spell: () => ({ ...spell(), file: true }),
      read: ({ file = new Uint8Array() }) => ({ kind: 'fetched', content: file }),
    });
    if (fetched.kind !== 'fetched') return undefined;
    const startedAt = performance.now();
    try {
      const file = { name, content: fetched.content };
      if (!isWhatItsNameSays(file)) throw new Error('it is not what its name says');
      return await this.deadline.holds(files.keep(file, this.deadline.remaining()));
    } catch (error) {
      const why = error instanceof Error ? error.message : 'it failed';
      this.ports.wireLog.write({
        gateway: this.line.gateway.manifest.id,
        accountId: this.line.account.id,
        operation: this.line.operation,
        method: 'PUT',
        url: 'object storage',
        ms: Math.round(performance.now() - startedAt),
        outcome: `${failure}: ${excerpt(why, this.line.redact, MAX_DETAIL)}`,
      });
      return undefined;
    }
  }

  /** A key that cannot sign is the account's fault, and nothing was sent. */
  private signed(request: GatewayRequest, api: Api): GatewayRequest | Refused {
    const { gateway, account, credentials } = this.line;
    if (!request.signed || !gateway.sign) return request;
    const { pathname } = new URL(baseAddress(account, api));
    try {
      const proof = gateway.sign(credentials, {
        method: request.method,
        path: pathname.replace(/\/+$/, '') + request.path,
        body: serialised(request).body ?? '',
        at: this.ports.now(),
        privateKey: account.platformPrivateKey,
        ...(request.onBehalfOf ? { onBehalfOf: request.onBehalfOf } : {}),
      });
      return { ...request, headers: { ...request.headers, ...proof } };
    } catch (error) {
      const detail = error instanceof CannotSpell ? error.message : 'the request could not be signed';
      return { kind: 'refused', reason: 'configuration', detail };
    }
  }

  private async attempt<T extends { readonly kind: string }>(
    step: Call<T>,
    request: GatewayRequest,
    api: Api,
  ): Promise<{ result: T | Refused | Unknown; status?: number }> {
    const token = await this.token(api);
    if (typeof token !== 'string') return { result: token };

    const { answer, log } = await this.exchange(request, api, token, this.line.operation);
    const result = this.understand(step, answer, this.hiding(token, request));
    log(result);
    if ('kind' in answer) return { result };
    if (answer.status === 401) this.ports.tokens.forget(this.tokenKey(api), token);
    return { result, status: answer.status };
  }

  private understand<T>(step: Call<T>, answer: Answer, redact: Redact): T | Refused | Unknown {
    if ('kind' in answer) return answer;
    try {
      if (answer.status >= 200 && answer.status < 300) return hidden(step.read(answer), redact);
      return (
        this.readError(step, answer, redact) ??
        classifyStatus(answer.status, `status ${answer.status}: ${excerpt(answer.body, redact, MAX_DETAIL)}`)
      );
    } catch (error) {
      // A reader that stumbles over a stranger's text has understood nothing: the request may well have been obeyed.
      const why = error instanceof UnreadableBody ? error.message : 'the answer could not be read';
      return { kind: 'unknown', why: excerpt(why, redact, MAX_DETAIL) };
    }
  }

  private readError<T>(step: Call<T>, { status, body }: WireResponse, redact: Redact): T | undefined {
    if (!step.readError || status < 400 || status >= 500) return undefined;
    try {
      const told = step.readError(status, NativeBody.parse(body));
      return told && hidden(told, redact);
    } catch (error) {
      if (error instanceof UnreadableBody) return undefined;
      throw error;
    }
  }

  private async token(api: Api): Promise<string | Refused> {
    const login = this.line.gateway.logins[api];
    if (!login) return '';
    try {
      return await this.deadline.holds(
        this.ports.tokens.get(this.tokenKey(api), this.ports.now, async () => {
          const request = login.send(this.line.credentials);
          const { answer, log } = await this.exchange(request, login.ownHost ? 'login' : api, '', 'login');
          const step = {
            spell: () => request,
            read: ({ body }: WireResponse) => login.read(NativeBody.parse(body)),
          };
          const verdict = this.understand(step, answer, this.line.redact);
          log('kind' in verdict ? verdict : { kind: 'granted' });
          if ('kind' in verdict) throw new LoginFailed(verdict);
          return verdict;
        }),
      );
    } catch (error) {
      const refusal = loginRefusal(error);
      const { failedLogin } = this.line.gateway.manifest;
      return failedLogin === undefined ? refusal : { ...refusal, detail: failedLogin };
    }
  }

  private tokenKey(api: Api): string {
    const { account, credentials } = this.line;
    return JSON.stringify([account.provider, account.id, baseAddress(account, api), api, credentials]);
  }

  private async exchange(
    request: GatewayRequest,
    host: Host,
    token: string,
    operation: string,
  ): Promise<{ answer: Answer; log: (result: { readonly kind: string; readonly reason?: string }) => void }> {
    const identity = await clientIdentity(this.line, host, this.ports, this.deadline);
    const loggingIn = operation === 'login';
    const timeoutMs = this.deadline.remaining();
    const wire = onTheWire(this.line, request, { host, token, loggingIn, timeoutMs });
    const startedAt = performance.now();
    const answer = identity && 'reason' in identity ? identity : await this.send(wire, identity);
    const ms = Math.round(performance.now() - startedAt);
    const redact = (text: string): string => excerpt(text, this.hiding(token, request), MAX_LOGGED);
    const bodies = loggingIn ? {} : this.bodies(wire, answer, redact);

    return {
      answer,
      log: ({ kind, reason }) =>
        this.ports.wireLog.write({
          gateway: this.line.gateway.manifest.id,
          accountId: this.line.account.id,
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

  private bodies(wire: WireRequest, answer: Answer, redact: Redact): { sent?: string; received?: string } {
    return {
      ...(wire.body === undefined ? {} : { sent: redact(wire.body) }),
      ...('body' in answer ? { received: received(answer, redact) } : {}),
    };
  }

  private async send(request: WireRequest, certificate?: ClientCertificate): Promise<Answer> {
    const wire = certificate ? { ...request, certificate } : request;
    if (wire.timeoutMs <= 0)
      return { kind: 'refused', reason: 'unreachable', detail: 'no time was left to ask' };
    try {
      return await this.deadline.holds(this.ports.transport.send(wire));
    } catch (error) {
      return classifyFailure(error);
    }
  }

  private hiding(token: string, { onBehalfOf = '' }: GatewayRequest): Redact {
    const secrets = [token, onBehalfOf].filter((secret) => secret !== '');
    return (text) =>
      this.line.redact(secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text));
  }
}

function spelt<T>(step: Call<T>): GatewayRequest | Refused {
  try {
    return step.spell();
  } catch (error) {
    // Nothing was sent yet, whatever went wrong: the intent does not fit this provider.
    const detail = error instanceof CannotSpell ? error.message : 'the request could not be spelt';
    return { kind: 'refused', reason: error instanceof NotOffered ? 'notOffered' : 'request', detail };
  }
}

/** A failed token call comes before the step itself, which therefore did not happen. */
function loginRefusal(error: unknown): Refused {
  const verdict = error instanceof LoginFailed ? error.verdict : classifyFailure(error);
  if (verdict.kind === 'refused' && verdict.reason !== 'request') return verdict;
  const detail = verdict.kind === 'refused' ? verdict.detail : verdict.why;
  // A token call that is turned away with 400 is told so for its credentials (RFC 6749, invalid_client).
  return {
    kind: 'refused',
    reason: verdict.kind === 'refused' ? 'credentials' : 'unreachable',
    detail: `login: ${detail}`,
  };
}
