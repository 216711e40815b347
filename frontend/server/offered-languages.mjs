// @ts-check
import { acceptLanguageIn, isLocale } from '@guiche/i18n';
import { languageCookie } from '@guiche/checkout-rules';
import { LRUCache } from 'lru-cache';

/**
 * @typedef {import('@guiche/i18n').Locale} Locale
 * @typedef {{ offered: readonly Locale[], usual: Locale }} Languages
 */

/** A change of the settings is seen after so long. */
const FRESH_MS = 15_000;
/** A page does not wait longer for it, and is then in any language. */
const WAIT_MS = 1_000;
const MOST_HOSTS = 5_000;
/** Says the usual language of the host to our own pages; never taken from a client. */
export const USUAL_LANGUAGE = 'x-guiche-language';

/**
 * Finds the languages of a host. Known ones are renewed while the old ones are used, so a page waits once for each host.
 * @param {{ apiUrl: URL, internalSecret: string }} settings
 */
export function languagesOfHosts({ apiUrl, internalSecret }) {
  /** @param {string} host @returns {Promise<Languages | null>} null: no platform has the host, or the API does not answer */
  const read = async (host) => {
    const headers = { 'x-guiche-host': host, 'x-guiche-secret': internalSecret };
    const signal = AbortSignal.timeout(WAIT_MS);
    const answer = await fetch(new URL('/api/site', apiUrl), { headers, signal }).catch(() => null);
    if (!answer?.ok) return null;
    const site = await answer.json().catch(() => ({}));
    return /** @type {{ languages?: Languages | null }} */ (site).languages ?? null;
  };
  /** @type {LRUCache<string, { languages: Languages | null }>} */
  const known = new LRUCache({
    ...{ max: MOST_HOSTS, ttl: FRESH_MS, allowStale: true },
    fetchMethod: async (host, old) => {
      const languages = await read(host);
      return { languages: languages ?? old?.languages ?? null };
    },
  });
  return async (/** @type {string} */ host) => (await known.fetch(host))?.languages ?? null;
}

/**
 * Leaves of the reader's wishes those that the platform offers, so that whatever reads them, here or in the API, chooses one of these.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Languages | null} languages
 */
export function offerLanguages(headers, languages) {
  delete headers[USUAL_LANGUAGE];
  if (!languages) return;
  headers[USUAL_LANGUAGE] = languages.usual;
  const chosen = languageCookie(headers.cookie);
  if (chosen !== undefined && !(isLocale(chosen) && languages.offered.includes(chosen)))
    headers.cookie = (headers.cookie ?? '').replaceAll(/(^|;\s*)(?:__Host-)?lang=[^;]*/g, '$1');
  const wanted = acceptLanguageIn(headers['accept-language'] ?? '', languages.offered);
  if (wanted === '') delete headers['accept-language'];
  else headers['accept-language'] = wanted;
}
