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
  // Makes a token of a card in the page, at the provider itself.
  ['iugu', ['https://js.iugu.com', 'https://api.iugu.com']],
]);

/**
 * Every answer carries these. Scripts and styles run only from our own files or with this page's nonce; pictures may
 * come from the seller's own address, so any https one is allowed.
 * @param {import('./visit.mjs').Visit} visit
 * @param {readonly string[]} [guests] names of GUESTS; unknown ones let nobody in
 * @returns {Record<string, string>}
 */
export function securityHeaders({ nonce, secure }, guests = []) {
  const strangers = guests.flatMap((guest) => GUESTS.get(guest) ?? []);
  return {
    'content-security-policy': [
      "default-src 'none'",
      ["script-src 'self'", `'nonce-${nonce}'`, ...strangers].join(' '),
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      ["connect-src 'self'", ...strangers].join(' '),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
