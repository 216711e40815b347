// @ts-check
import { CSP_REPORTS_PATH } from './csp-reports.mjs';

/**
 * Script and report addresses of each tracker, allowed in its own frame and never in a page. Facebook receives an image
 * request; none of its scripts is allowed.
 */
const TRACKERS = new Map([
  ['facebook', { scripts: [], reports: ['https://www.facebook.com'] }],
  [
    'google',
    {
      // Those of conversions (Google's guide to content security policies): a product's pixel may count purchases as one.
      scripts: [
        ...['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://www.google.com'],
        ...['https://googleads.g.doubleclick.net', 'https://pagead2.googlesyndication.com'],
      ],
      reports: [
        ...['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.doubleclick.net'],
        'https://google.com',
      ],
    },
  ],
  ['tiktok', { scripts: ['https://analytics.tiktok.com'], reports: [] }],
  ['kwai', { scripts: ['https://s21-def.ap4r.com'], reports: ['https://*.kwai.com'] }],
]);

/** Script and report addresses of a provider's library that encrypts cards: allowed in the card's frame, never in a page. */
const SEALERS = new Map([['iugu', ['https://js.iugu.com', 'https://api.iugu.com']]]);

/** Browsers support one or the other. A `report-to` name refers to an address in Reporting-Endpoints. */
const REPORTING = [`report-uri ${CSP_REPORTS_PATH}`, 'report-to csp'];

/**
 * Writes the headers of a page of an application.
 * @callback PageHeaders
 * @param {import('./visit.mjs').Visit} visit
 * @param {ReadonlyMap<string, string>} answer  the headers that the application gave its page
 * @returns {Record<string, string>}
 */

/**
 * Those of the buyer's site. A route that answers with the document of a frame names the frame in a header.
 * @type {PageHeaders}
 */
export function checkoutHeaders(visit, answer) {
  const sealedBy = answer.get('x-card-frame');
  const tracker = answer.get('x-tracker-frame');
  if (answer.has('x-checkout-preview')) return previewHeaders(visit);
  if (sealedBy !== undefined) return cardFrameHeaders(visit, sealedBy);
  return tracker === undefined ? securityHeaders(visit) : trackerFrameHeaders(visit, tracker);
}

/** Where films of lessons are played: the hosts that videoPlayer of the backend knows. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Those of the back office. Mantine writes sizes and colours into `style` attributes, so its pages allow them; a script still
 * runs only from our own files or with this page's nonce.
 * @type {PageHeaders}
 */
export function backofficeHeaders(visit) {
  // Also of the data that a page fetches: all of it is of the person who is signed in.
  return {
    ...securityHeaders(visit, ["style-src-attr 'unsafe-inline'", "media-src 'self'"], PLAYERS),
    'cache-control': 'no-store',
  };
}

/**
 * The headers of every page. Scripts and styles run only from our own files or with this page's nonce; pictures may come
 * from the seller's own address, so any https address is allowed.
 * @param {import('./visit.mjs').Visit} visit
 * @param {readonly string[]} [more]  further directives
 * @param {readonly string[]} [framed]  further origins that may be framed
 * @returns {Record<string, string>}
 */
export function securityHeaders(visit, more = [], framed = []) {
  const { nonce } = visit;
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      ...more,
      "img-src 'self' data: https:",
      "font-src 'self'",
      ["frame-src 'self'", ...framed].join(' '),
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...REPORTING,
    ].join('; '),
    'x-frame-options': 'DENY',
    // The query of a page is not even in our own request log: a link may contain buyer data.
    'referrer-policy': 'strict-origin',
    ...always(visit),
  };
}

/**
 * The headers of the document in which a card is typed. It has its own origin even when it is opened alone, runs one script
 * and connects to nothing; only our own pages may frame it.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} sealedBy  `platform`, or a name of SEALERS: its library runs beside our script with its own connections
 * @returns {Record<string, string>}
 */
function cardFrameHeaders(visit, sealedBy) {
  const sealer = SEALERS.get(sealedBy);
  return {
    'content-security-policy': [
      "default-src 'none'",
      [`script-src 'nonce-${visit.nonce}'`, ...(sealer ?? [])].join(' '),
      `style-src 'nonce-${visit.nonce}'`,
      ['connect-src', ...(sealer ?? ["'none'"])].join(' '),
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts allow-forms',
      ...REPORTING,
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    ...always(visit),
  };
}

/**
 * The headers of a preview of a checkout, in a frame of the page on which it is made: it runs no script and sends no form. It keeps its origin,
 * because the files of the page are given to our own pages only; without scripts there is nobody to use it.
 * @param {import('./visit.mjs').Visit} visit
 * @returns {Record<string, string>}
 */
function previewHeaders(visit) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'self' 'nonce-${visit.nonce}'`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
      ...REPORTING,
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...always(visit),
  };
}

/**
 * The headers of the document in which a tracker runs: its own origin, our script and its vendor's, and connections to its
 * vendor only. Only our own pages may frame it.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} tracker  a name of TRACKERS; an unknown one allows nothing
 * @returns {Record<string, string>}
 */
function trackerFrameHeaders(visit, tracker) {
  const { scripts = [], reports = [] } = TRACKERS.get(tracker) ?? {};
  const reached = [...scripts, ...reports];
  const reach = reached.length > 0 ? reached.join(' ') : "'none'";
  return {
    'content-security-policy': [
      "default-src 'none'",
      [`script-src 'nonce-${visit.nonce}'`, ...scripts].join(' '),
      `connect-src ${reach}`,
      `img-src ${reach}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
      ...REPORTING,
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    ...always(visit),
  };
}

/** @param {import('./visit.mjs').Visit} visit @returns {Record<string, string>} */
function always({ secure }) {
  return {
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
