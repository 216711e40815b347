import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as askDns } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import type { CallableAddresses } from './callable-addresses.js';

/** The address must not be called at all: trying again changes nothing. Nothing was sent. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

export type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for a connection and refuses it unless every address behind it may be called. The connection goes to the very
 * addresses that were checked. One forbidden address is enough to refuse the call: a mix of both is an attack.
 */
export function checkedLookup(callable: CallableAddresses, resolve: Resolve = askDns): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), []);
      const bad = addresses.some(({ address }) => !callable.includes(address));
      if (bad) return done(new ForbiddenAddress(notPublic(name)), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/** An address that is written out is never resolved, so it is checked here. @throws ForbiddenAddress */
export function refuseWrittenAddress({ hostname }: URL, callable: CallableAddresses): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !callable.includes(host)) throw new ForbiddenAddress(notPublic(host));
}

/** The refusal among the causes of an error. */
export function forbiddenIn(error: unknown): ForbiddenAddress | undefined {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof ForbiddenAddress) return one;
  return undefined;
}

const notPublic = (host: string): string => `${host} is not on the public internet`;
