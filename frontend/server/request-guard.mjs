// @ts-check
/** Methods whose requests carry no body here. A body on them is how one request is hidden behind another (RFC 9112 §11.2). */
const BODYLESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** A name or an address with an optional port; no user information, no path, no spaces (RFC 9110 §7.2). */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Visible ASCII. A fragment is never part of a request target. */
const TARGET = /^\/[\x21\x22\x24-\x7e]*$/;
/** Empty segments, backslashes, and dots, slashes, percent signs or control characters in an encoded spelling. */
const AMBIGUOUS = /\/\/|\\|%(?:2[ef5]|5c|[01][\da-f]|7f)/i;
const DOT_SEGMENT = /\/\.{1,2}(?:[/;]|$)/;

/**
 * @typedef {'method' | 'framing' | 'host' | 'target'} Malformation
 */

/**
 * Why a request is refused before anything is decided by it or forwarded. What passes has one unambiguous reading: no body
 * where none belongs, one framing, one valid host, and a path that every later reader resolves to itself.
 * @param {import('node:http').IncomingMessage} req
 * @param {boolean} trustProxy  whether X-Forwarded-Host counts, and is therefore checked too
 * @returns {Malformation | undefined}
 */
export function malformationOf(req, trustProxy) {
  if (hasBadFraming(req)) return 'framing';
  if (!METHODS.has(req.method ?? '')) return 'method';
  if (!hasOneValidHost(req, trustProxy)) return 'host';
  return isPlainTarget(req.url ?? '') ? undefined : 'target';
}

/**
 * Node's parser already refuses two different lengths, a length beside a transfer coding, and unknown final codings; this is
 * checked again so that it does not depend on a parser option.
 * @param {import('node:http').IncomingMessage} req
 */
function hasBadFraming({ method, headers, httpVersion }) {
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (coding === undefined && length === undefined) return false;
  if (coding !== undefined) {
    if (length !== undefined || httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked') return true;
  } else if (!/^\d+$/.test(length ?? '')) return true;
  return BODYLESS.has(method ?? '') && (coding !== undefined || Number(length) > 0);
}

/**
 * Node keeps the first of several Host headers and drops the others.
 * @param {import('node:http').IncomingMessage} req
 * @param {boolean} trustProxy
 */
function hasOneValidHost({ headers, rawHeaders }, trustProxy) {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count !== 1 || !isHost(headers.host ?? '')) return false;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  return forwarded === undefined || isHost(lastOf(forwarded) ?? '');
}

/** @param {string} host */
const isHost = (host) => HOST.test(host) && URL.canParse(`http://${host}/`);

/** @param {string} url */
function isPlainTarget(url) {
  if (!TARGET.test(url)) return false;
  const pathname = pathnameOf(url);
  if (AMBIGUOUS.test(pathname) || DOT_SEGMENT.test(pathname)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The path of a request target, without its query. @param {string} url */
export function pathnameOf(url) {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/**
 * Of several values of a forwarding header the last, which our own proxy added: anyone can write those before it.
 * @param {string | string[] | undefined} header
 */
export function lastOf(header) {
  const values = String(header ?? '').split(',');
  return values.at(-1)?.trim() || undefined;
}
