import type { Area } from '@guiche/access';
import { loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import type { TestAppOptions } from './start-app.js';
import { CheckoutHarness } from '../purchase/shop.js';

const HOSTS: Readonly<Record<string, string>> = {
  [PLATFORM_A]: 'conecta.localhost',
  [PLATFORM_B]: 'vitrine.localhost',
};

const MASTER_HOST = 'master.localhost';

const AREA_OF_ROLE: Readonly<Record<string, Area>> = {
  ADMIN: 'admin',
  FUNCTIONARY: 'admin',
  PRODUCER: 'seller',
  MANAGER: 'manager',
  CUSTOMER: 'customer',
  MASTER: 'master',
};

type Role = 'ADMIN' | 'FUNCTIONARY' | 'PRODUCER' | 'MANAGER' | 'CUSTOMER' | 'MASTER';

/** Who calls: a person of the demonstration by their role, of the first platform unless another is named. */
export interface Caller {
  readonly role: Role;
  readonly platformId?: string;
}

const hostOf = (caller: Caller | undefined): string =>
  caller?.role === 'MASTER' ? MASTER_HOST : (HOSTS[caller?.platformId ?? PLATFORM_A] ?? '');

const labelOf = ({ role, platformId = PLATFORM_A }: Caller) => `${role} ${platformId}`;

/** The API as the people of the demonstration use it. */
export class BackOffice {
  private readonly tokens = new Map<string, string>();

  private constructor(
    readonly shop: CheckoutHarness,
    private readonly secret: string,
  ) {}

  static async open(options: TestAppOptions = {}): Promise<BackOffice> {
    const { app } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
    return new BackOffice(await CheckoutHarness.open(options), app.internalSecret);
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  person({ role, platformId = PLATFORM_A }: Caller): (typeof USERS)[number] {
    const found = USERS.find((user) => user.role === role && user.platformId === platformId);
    if (!found) throw new Error(`the demonstration has no ${role}`);
    return found;
  }

  private emailOf(caller: Caller): string {
    return caller.role === 'MASTER' ? MASTER.email : this.person(caller).email;
  }

  /** Gives the functionary of the first platform these permissions and no others. */
  async grant(...flags: string[]): Promise<void> {
    await this.shop.rows('update users set flags = $1 where id = $2', [
      flags,
      this.person({ role: 'FUNCTIONARY' }).id,
    ]);
  }

  /**
   * Sends a request as a person, who is signed in at their first request and proves again who they are where a change needs that.
   * Undefined: anonymous, at the first platform.
   */
  async send<T = Readonly<Record<string, unknown>>>(
    caller: Caller | undefined,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T }> {
    const host = hostOf(caller);
    const token = caller && (this.tokens.get(labelOf(caller)) ?? (await this.signIn(caller, host)));
    const headers = this.headers(host, token);
    const answer = await this.shop.send<T & { code?: string }>(method, path, body, headers);
    if (answer.body?.code !== 'proofNeeded') return answer;
    await this.shop.send('POST', '/api/sessions/current/proof', { password: DEMO_PASSWORD }, headers);
    return this.shop.send<T>(method, path, body, headers);
  }

  /** Sends a request with a token, at the first platform unless another host is named. */
  sendAs<T = Readonly<Record<string, unknown>>>(
    token: string,
    method: string,
    path: string,
    body?: object,
    host = HOSTS[PLATFORM_A] ?? '',
    extra: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: T }> {
    return this.shop.send<T>(method, path, body, { ...this.headers(host, token), ...extra });
  }

  /** Sends a request to another process of the shop, as a person who has sent one before. */
  async sendTo(
    url: string,
    caller: Caller,
    request: { method: string; path: string; body: object; signal: AbortSignal },
  ): Promise<number> {
    const { method, path, body, signal } = request;
    const headers = this.headers(hostOf(caller), this.tokens.get(labelOf(caller)));
    const answer = await fetch(url + path, {
      ...{ method, signal, body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', ...headers },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** A file, as a person who has sent a request before. */
  async text(caller: Caller, path: string): Promise<{ status: number; body: string }> {
    const headers = this.headers(hostOf(caller), this.tokens.get(labelOf(caller)));
    const answer = await fetch(this.shop.app.url + path, { headers });
    return { status: answer.status, body: await answer.text() };
  }

  /** A file, with a token, at the first platform. */
  file(token: string, path: string): Promise<Response> {
    return fetch(this.shop.app.url + path, { headers: this.headers(HOSTS[PLATFORM_A] ?? '', token) });
  }

  /** The next request of the person signs in again. */
  forget(caller: Caller): void {
    this.tokens.delete(labelOf(caller));
  }

  private async signIn(caller: Caller, host: string): Promise<string> {
    const answer = await this.shop.send<{ token: string }>(
      'POST',
      '/api/sessions',
      { area: AREA_OF_ROLE[caller.role], email: this.emailOf(caller), password: DEMO_PASSWORD },
      this.headers(host),
    );
    this.tokens.set(labelOf(caller), answer.body.token);
    return answer.body.token;
  }

  private headers(host: string, token?: string): Record<string, string> {
    return {
      ...{ 'x-guiche-host': host, 'x-guiche-secret': this.secret },
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
  }
}

export const AS_ADMIN: Caller = { role: 'ADMIN' };
export const AS_FUNCTIONARY: Caller = { role: 'FUNCTIONARY' };
export const AS_SELLER: Caller = { role: 'PRODUCER' };
export const AS_CUSTOMER: Caller = { role: 'CUSTOMER' };
export const AS_OTHER_ADMIN: Caller = { role: 'ADMIN', platformId: PLATFORM_B };
export const AS_MASTER: Caller = { role: 'MASTER' };
