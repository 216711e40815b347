import { Resolver } from 'node:dns/promises';

/** Asks DNS. A name without such records is an empty list. */
export abstract class DnsLookup {
  /** @throws Error when DNS gives no answer */
  abstract cname(name: string): Promise<string[]>;
  /** IPv4 and IPv6. @throws Error when DNS gives no answer */
  abstract addresses(name: string): Promise<string[]>;
  /** @throws Error when DNS gives no answer */
  abstract texts(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 3_000;
const NOT_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks the name servers of this machine, not its files: what counts is what the world sees. */
export class SystemDns extends DnsLookup {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });

  cname(name: string): Promise<string[]> {
    return orNothing(async () => (await this.resolver.resolveCname(name)).map(plain));
  }

  async addresses(name: string): Promise<string[]> {
    const [four, six] = await Promise.all([
      orNothing(() => this.resolver.resolve4(name)),
      orNothing(() => this.resolver.resolve6(name)),
    ]);
    return [...four, ...six];
  }

  texts(name: string): Promise<string[]> {
    return orNothing(async () => (await this.resolver.resolveTxt(name)).map((parts) => parts.join('')));
  }
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

async function orNothing(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && NOT_THERE.has(String(Reflect.get(error, 'code')))) return [];
    throw error;
  }
}
