// @ts-check

/** Where the scripts of others come from and where they report to. A page lets in those its offer asks for. */
const GUESTS = new Map([
  ['facebook', ['https://connect.facebook.net', 'https://www.facebook.com']],
  [
    'google',
    ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.doubleclick.net'],
  ],
  ['tiktok', ['https://analytics.tiktok.com']],
  ['kwai', ['https://s21-def.ap4r.com', 'https://*.kwai.com']],
]);

/** Where the library of a provider that seals cards itself comes from and reports to: in the card's frame, never in a page. */
const SEALERS = new Map([['iugu', ['https://js.iugu.com', 'https://api.iugu.com']]]);

/**
 * Every page carries these. Scripts and styles run only from our own files or with this page's nonce; pictures may
 * come from the seller's own address, so any https one is allowed.
 * @param {import('./visit.mjs').Visit} visit
 * @param {readonly string[]} [guests] names of GUESTS; unknown ones let nobody in
 * @returns {Record<string, string>}
 */
export function securityHeaders(visit, guests = []) {
  const { nonce } = visit;
  const strangers = guests.flatMap((guest) => GUESTS.get(guest) ?? []);
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", `'nonce-${nonce}'`, ...strangers].join(' '),
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "frame-src 'self'",
      ["connect-src 'self'", ...strangers].join(' '),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...always(visit),
  };
}

/**
 * Those of the document in which a card is typed. It stands in an origin of its own even when it is opened alone, runs one
 * script and reaches nobody; only our own pages may frame it.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} sealedBy  `platform`, or a name of SEALERS: its library runs beside our script, as far as it reaches
 * @returns {Record<string, string>}
 */
export function cardFrameHeaders(visit, sealedBy) {
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
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    ...always(visit),
  };
}

/** @param {import('./visit.mjs').Visit} visit @returns {Record<string, string>} */
function always({ secure }) {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
