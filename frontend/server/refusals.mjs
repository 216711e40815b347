// @ts-check
import { formLimits } from './upload-pages.mjs';

/**
 * Why a request is not a form of our pages: answered as a client error and not reported.
 * @param {import('node:http').IncomingMessage} req
 * @param {string} host  the addressed host; X-Forwarded-Host only behind our proxy
 * @returns {'method' | 'origin' | 'type' | 'size' | undefined}  the name of its plain answer
 */
export function refusalOf(req, host) {
  const { method, headers } = req;
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return 'method';
  if (isFromAnotherSite(req, host)) return 'origin';
  const { isForm, bytes } = formLimits(req);
  if (!isForm) return 'type';
  return Number(headers['content-length'] ?? 0) > bytes ? 'size' : undefined;
}

/**
 * Whether a browser sent this for a page of another origin. Browsers set both headers themselves and let no script change
 * them; other clients send neither.
 * @param {import('node:http').IncomingMessage} req
 * @param {string} host
 */
export function isFromAnotherSite({ headers }, host) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && hostOf(headers.origin) !== host.toLowerCase();
}

const hostOf = (/** @type {string} */ origin) => (URL.canParse(origin) ? new URL(origin).host : undefined);
