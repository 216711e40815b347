import type { RequestArguments, Visit } from './visit.server';

interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
}

/**
 * Browsers accept a cookie of this name from the host itself only, over https, for all of its paths: no sibling host and no
 * network attacker can set or replace it. Over plain http, as in the demo, they refuse it.
 */
const OF_THIS_HOST = '__Host-';

/**
 * A cookie that no script can read and no other site can send. Over https it is `Secure` and named `__Host-…`, which
 * requires the path `/`.
 */
export function cookie(
  visit: Visit,
  name: string,
  value: string,
  { path, maxAgeSeconds }: CookieOptions,
): string {
  const attributes = `Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return visit.secure
    ? `${OF_THIS_HOST}${name}=${encodeURIComponent(value)}; Path=/; ${attributes}; Secure`
    : `${name}=${encodeURIComponent(value)}; Path=${path}; ${attributes}`;
}

/** The value of one cookie of the request: that which only this host can set, else that of the plain name. */
export const cookieOf = (request: RequestArguments, name: string): string | undefined =>
  sentAs(request, `${OF_THIS_HOST}${name}`) ?? sentAs(request, name);

/** The value of a cookie that {@link cookie} set at this visit's host, and of no other: over https a sibling host cannot set it. */
export const ownCookieOf = (request: RequestArguments, visit: Visit, name: string): string | undefined =>
  sentAs(request, visit.secure ? `${OF_THIS_HOST}${name}` : name);

function sentAs(request: RequestArguments, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : safelyDecoded(pair.slice(name.length + 1));
}

function safelyDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
