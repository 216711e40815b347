// @ts-check
/** The widest form of the site is a checkout: a few kilobytes. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Why a request is no form of our pages: it is answered as the stranger's fault, and reported as nobody's.
 * @param {import('node:http').IncomingMessage} req
 * @returns {'method' | 'origin' | 'type' | 'size' | undefined}  the name of its plain answer
 */
export function refusalOf({ method, headers }) {
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return 'method';
  if (headers.origin !== undefined && hostOf(headers.origin) !== addressed(headers)) return 'origin';
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(headers['content-type'] ?? '')) return 'type';
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES ? 'size' : undefined;
}

const hostOf = (/** @type {string} */ origin) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** The host as Remix understands it, which compares it with the origin too. @param {import('node:http').IncomingHttpHeaders} headers */
function addressed(headers) {
  const [forwarded] = String(headers['x-forwarded-host'] ?? '').split(',');
  return forwarded?.trim() || headers.host;
}
