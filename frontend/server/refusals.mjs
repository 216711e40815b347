// @ts-check
import { securityHeaders } from './security-headers.mjs';

/** The widest form of the site is a checkout: a few kilobytes. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const REFUSALS = /** @type {const} */ ({
  method: { status: 405, text: 'Este endereço só recebe o seu próprio formulário.' },
  origin: { status: 403, text: 'O formulário veio de outro site.' },
  type: { status: 415, text: 'Este endereço só recebe o seu próprio formulário.' },
  size: { status: 413, text: 'O formulário enviado é grande demais.' },
});

/**
 * Why a request is no form of our pages: it is answered as the stranger's fault, and reported as nobody's.
 * @param {import('node:http').IncomingMessage} req
 * @returns {keyof typeof REFUSALS | undefined}
 */
export function refusalOf({ method, headers }) {
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return 'method';
  if (headers.origin !== undefined && hostOf(headers.origin) !== addressed(headers)) return 'origin';
  if (!/^application\/x-www-form-urlencoded(?:;|$)/i.test(headers['content-type'] ?? '')) return 'type';
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES ? 'size' : undefined;
}

/**
 * @param {import('node:http').ServerResponse} res
 * @param {import('./visit.mjs').Visit} visit
 * @param {keyof typeof REFUSALS} why
 */
export function refuse(res, visit, why) {
  const { status, text } = REFUSALS[why];
  res.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    ...(why === 'method' ? { allow: 'GET, HEAD, POST' } : {}),
    // What follows of the request is not read.
    connection: 'close',
    ...securityHeaders(visit),
  });
  res.end(`${text} Código: ${visit.requestId}\n`);
}

const hostOf = (/** @type {string} */ origin) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** The host as Remix understands it, which compares it with the origin too. @param {import('node:http').IncomingHttpHeaders} headers */
function addressed(headers) {
  const [forwarded] = String(headers['x-forwarded-host'] ?? '').split(',');
  return forwarded?.trim() || headers.host;
}
