import type { Asked, Visit } from './visit.server';

interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
}

/** A cookie no script can read and no other site can send; over https it never travels in the clear. */
export function cookie(
  visit: Visit,
  name: string,
  value: string,
  { path, maxAgeSeconds }: CookieOptions,
): string {
  const secure = visit.secure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The value of one cookie of the request. */
export function cookieOf(request: Asked, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === undefined ? undefined : safelyDecoded(value);
}

function safelyDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
